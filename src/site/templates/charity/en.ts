import { contact } from '../../sections/contact/index.ts'
import { cta } from '../../sections/cta/index.ts'
import { features } from '../../sections/features/index.ts'
import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { stats } from '../../sections/stats/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { table } from '../../sections/table/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { timeline } from '../../sections/timeline/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Charity',
  description: 'For an association that needs hands and money and says what becomes of both.',
  theme: {
    header: { variant: 'bar', cta: { label: 'Give', href: '/help/#give' } },
    footer: {
      variant: 'columns',
      columns: [
        {
          title: 'Long Table',
          links: [
            { label: 'Where it goes', href: '/figures/' },
            { label: 'Help', href: '/help/' },
          ],
        },
      ],
      legal:
        '<p>Long Table is a registered charity, no. 0000000. Donations qualify for Gift Aid. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'Long Table',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'A warm meal at noon for whoever comes. Cooked by neighbours from what the shops did not sell.',
      sections: [
        use(hero, {
          variant: 'split-right',
          heading: 'Whoever comes, eats',
          subheading:
            'At noon, every day, in the old fire station. Cooked by neighbours from what the shops did not sell. Nobody has to explain anything.',
          actions: [
            { label: 'Cook with us', href: '/help/' },
            { label: 'Where the money goes', href: '/figures/', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'leaves', alt: 'Herbs in pots on a long table' } },
        }),
        use(stats, {
          variant: 'large',
          items: [
            { value: '61,300', label: 'meals last year', source: 'Counted in plates' },
            { value: '£1.11', label: 'is what one of them costs' },
            { value: '140', label: 'neighbours who cook, drive and wash up' },
          ],
        }),
        use(steps, {
          heading: 'A day at the fire station',
          variant: 'numbered',
          items: [
            { title: '6:30', text: 'Two vans fetch what bakeries and shops set aside.' },
            { title: '9:00', text: 'Whoever cooks today looks at the crates and decides what it will be.' },
            { title: '12:00', text: 'Doors open. Soup, a main dish, fruit, a second helping.' },
          ],
        }),
        use(testimonials, {
          variant: 'single',
          items: [
            {
              quote: 'I came for the soup. Now I cook on Thursdays, and my soup is better.',
              author: 'Rolf',
              role: 'With us since 2021',
            },
          ],
        }),
        use(cta, {
          variant: 'banner',
          tone: 'accent',
          heading: 'Three hours on a weekday?',
          text: 'We need people for the washing-up most of all. The company is good.',
          actions: [{ label: 'I have time', href: '/help/#join' }],
        }),
      ],
    },
    {
      title: 'Where it goes',
      slug: 'figures',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'The spending of Long Table, line by line, and ten years in three dates.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Every pound, line by line',
          subheading: 'The books lie open in the hall. Here they are in brief.',
        }),
        use(table, {
          caption: 'Spending in 2025',
          header_column: true,
          variant: 'striped',
          rows: [
            ['', 'Pounds', 'Share'],
            ['Food that had to be bought', '38,200', '56 %'],
            ['Rent and electricity', '17,900', '26 %'],
            ['Vans', '9,400', '14 %'],
            ['Office', '2,700', '4 %'],
          ],
        }),
        use(timeline, {
          variant: 'vertical',
          items: [
            { date: '2015', title: 'One pot', text: 'Four neighbours, a camping stove, the yard behind number 9.' },
            {
              date: '2018',
              title: 'The fire station',
              text: 'The town lets it to us for a peppercorn rent, with a real kitchen.',
            },
            {
              date: '2025',
              title: 'A second van',
              text: 'Paid for by 312 people, none of whom gave more than £200.',
            },
          ],
        }),
      ],
    },
    {
      title: 'Help',
      slug: 'help',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Cook, drive, wash up or give: how to help Long Table, in hours or in pounds.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Hands or money, both are good', subheading: 'Hands are scarcer.' }),
        use(features, {
          anchor: 'give',
          heading: 'If you would rather give',
          variant: 'icons',
          columns: 3,
          items: [
            { icon: 'utensils', title: '£5', text: 'Four meals and an apple.' },
            { icon: 'truck', title: '£30', text: 'A van for a day, with fuel.' },
            { icon: 'flame', title: '£150', text: 'The kitchen for a day: gas, water, light.' },
          ],
        }),
        use(form, {
          anchor: 'join',
          heading: 'I would like to help',
          fields: [
            { name: 'name', type: 'text', label: 'Your name', required: true, autocomplete: 'name' },
            { name: 'phone', type: 'tel', label: 'Telephone', required: true, autocomplete: 'tel' },
            {
              name: 'task',
              type: 'radio',
              label: 'I would most like to help with',
              options: ['Cooking', 'Driving', 'Washing up', 'Whatever is needed'],
            },
            { name: 'days', type: 'text', label: 'Which days suit you?' },
          ],
          submit_label: 'Send',
          success_text: 'Thank you. Greta will call you by Friday.',
          target: 'mailto:help@example.org',
        }),
        use(contact, {
          address: 'The old fire station\n9 Pump Lane',
          phone: '+44 1632 960 771',
          email: 'help@example.org',
          hours: [{ days: 'Every day', time: '12:00–14:00' }],
        }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
})
