import { contact } from '../../sections/contact/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { features } from '../../sections/features/index.ts'
import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { table } from '../../sections/table/index.ts'
import { team } from '../../sections/team/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Law office',
  description: 'For lawyers, notaries and tax advisers: fields of work, people, fees, and the first letter.',
  theme: {
    header: { variant: 'split', cta: { label: 'First meeting', href: '/contact/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Aldous &amp; Rehm, solicitors. Nothing on this site is legal advice for your case. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'Aldous & Rehm, solicitors',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Solicitors for tenancy, inheritance and work. The first meeting costs a fixed sum and ends with a plan.',
      sections: [
        use(hero, {
          variant: 'plain',
          eyebrow: 'Tenancy · inheritance · work',
          heading: 'Law in sentences you can follow',
          subheading:
            'You tell us what happened. We tell you what the law says, what it will cost and whether it is worth it. In that order.',
          actions: [
            { label: 'Arrange a first meeting', href: '/contact/' },
            { label: 'Fees', href: '/fees/', style: 'secondary' },
          ],
        }),
        use(features, {
          heading: 'What we do',
          intro: 'Three fields, and nothing else. For everything else we know good colleagues.',
          columns: 3,
          variant: 'list',
          items: [
            {
              icon: 'key',
              title: 'Tenancy',
              text: 'Eviction, rent increases, damp walls. For tenants and for landlords with one flat.',
            },
            {
              icon: 'scale',
              title: 'Inheritance',
              text: 'Wills that hold, and estates after which siblings still speak to each other.',
            },
            {
              icon: 'briefcase',
              title: 'Work',
              text: 'Dismissals, references, contracts. Come early: the time limits are short.',
            },
          ],
        }),
        use(steps, {
          heading: 'How a case begins',
          variant: 'numbered',
          items: [
            { title: 'You write', text: 'Ten lines are enough. Attach the letter that annoyed you.' },
            { title: 'We meet', text: 'An hour. You bring the papers, we bring the statutes.' },
            { title: 'You decide', text: 'You get our view on one page, with the costs of each route.' },
          ],
        }),
      ],
    },
    {
      title: 'The lawyers',
      slug: 'lawyers',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Catherine Aldous and Jonas Rehm: training, fields of work and languages.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Two people, both read every file' }),
        use(team, {
          variant: 'list',
          members: [
            {
              name: 'Catherine Aldous',
              role: 'Tenancy and inheritance',
              photo: { art: 'portrait', alt: 'Catherine Aldous' },
              bio: '<p>Admitted in 2004. Was a judge’s clerk before that, and still writes as briefly.</p>',
            },
            {
              name: 'Jonas Rehm',
              role: 'Employment',
              photo: { art: 'portrait', alt: 'Jonas Rehm' },
              bio: '<p>Admitted in 2011. Former union representative, so he knows both sides of the table.</p>',
            },
          ],
        }),
      ],
    },
    {
      title: 'Fees',
      slug: 'fees',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'What the first meeting, a letter and a case cost at Aldous & Rehm, and who pays in the end.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'What it costs',
          subheading: 'Before every step you get the sum in writing. No step without your yes.',
        }),
        use(table, {
          caption: 'Fixed prices, VAT included',
          variant: 'plain',
          header_column: true,
          rows: [
            ['', 'Price'],
            ['First meeting, one hour', '£150'],
            ['A letter to the other side', '£240'],
            ['A simple will', '£480'],
            ['Checking an employment contract', '£320'],
          ],
        }),
        use(faq, {
          variant: 'open',
          items: [
            {
              question: 'Does my insurance pay?',
              answer: '<p>Often. We ask it for you, free of charge, before you spend anything.</p>',
            },
            {
              question: 'And if I cannot pay?',
              answer: '<p>Then there is legal aid. We fill in the form together at the first meeting.</p>',
            },
          ],
        }),
      ],
    },
    {
      title: 'Contact',
      slug: 'contact',
      page_type: 'standard',
      nav_order: 3,
      meta_description: 'Address, telephone hours and a form for the first ten lines. Aldous & Rehm, solicitors.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'The first ten lines',
          subheading: 'What you write stays with us, whether you become a client or not.',
        }),
        use(contact, {
          address: '8 Court Street, first floor',
          phone: '+44 1632 960 482',
          email: 'office@example.org',
          hours: [{ days: 'Monday to Thursday', time: '9:00–12:30, 14:00–17:00' }],
          form_ref: 'case',
        }),
        use(form, {
          anchor: 'case',
          fields: [
            { name: 'name', type: 'text', label: 'Your name', required: true, autocomplete: 'name' },
            { name: 'email', type: 'email', label: 'E-mail', required: true, autocomplete: 'email' },
            {
              name: 'field',
              type: 'select',
              label: 'It is about',
              options: ['Tenancy', 'Inheritance', 'Work', 'I do not know'],
            },
            { name: 'message', type: 'textarea', label: 'What happened?', required: true },
          ],
          consent: '<p>A reply does not yet make you a client. We use your data only to answer you.</p>',
          submit_label: 'Send in confidence',
          success_text: 'We have it. One of us will answer by the next working day.',
          target: 'mailto:office@example.org',
        }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
})
