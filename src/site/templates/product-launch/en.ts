import { announcement } from '../../sections/announcement/index.ts'
import { bento } from '../../sections/bento/index.ts'
import { comparison } from '../../sections/comparison/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { pricing } from '../../sections/pricing/index.ts'
import { stats } from '../../sections/stats/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Product launch',
  description: 'For something new: what it does, what it costs, when it comes, and a list to be told.',
  theme: {
    header: { variant: 'bar', sticky: true, cta: { label: 'Tell me when', href: '/#list' } },
    footer: {
      variant: 'columns',
      columns: [
        {
          title: 'Pantry',
          links: [
            { label: 'Prices', href: '/prices/' },
            { label: 'Help', href: '/help/' },
          ],
        },
      ],
      legal: '<p>Made by three people who once bought cumin four times. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'Pantry, the app that knows what is in the cupboard',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Photograph the shelf once. Pantry knows what is there, what is running out and what can be cooked tonight.',
      sections: [
        use(announcement, {
          text: 'On 2 March for Android, iPhone and the browser. Testers get in earlier.',
          href: '#list',
        }),
        use(hero, {
          variant: 'split-left',
          heading: 'Know what is in the cupboard, from the shop',
          subheading:
            'Photograph the shelf once. After that Pantry keeps count: what is there, what is running out, what must be eaten this week.',
          actions: [
            { label: 'Put me on the list', href: '#list' },
            { label: 'How it works', href: '#how', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'circles', alt: 'Jars of different sizes, seen from above' } },
          trust_line: 'Works without a network and without an account',
        }),
        use(stats, {
          variant: 'row',
          items: [
            { value: '11', unit: 's', label: 'for a shelf with thirty things on it' },
            { value: '£37', label: 'less thrown away each month', source: '214 test households, autumn 2025' },
            { value: '0', label: 'bytes about you on our servers' },
          ],
        }),
        use(steps, {
          anchor: 'how',
          heading: 'Three minutes, then it runs',
          variant: 'icons',
          items: [
            {
              icon: 'camera',
              title: 'Photograph',
              text: 'Shelf, fridge, freezer. Labels are read on the phone itself.',
            },
            {
              icon: 'check',
              title: 'Correct',
              text: 'It is right nine times out of ten. The tenth time you tap once.',
            },
            { icon: 'utensils', title: 'Cook', text: 'It suggests what uses up what is old. You may ignore it.' },
          ],
        }),
        use(bento, {
          variant: 'three',
          cells: [
            {
              span: 2,
              title: 'One list for the household',
              text: 'Whoever is in the shop sees what was finished at breakfast.',
            },
            { title: 'No barcode hunt', text: 'Market vegetables are things too.' },
            { title: 'Yours to take away', text: 'One button, one file, every entry.' },
            {
              span: 2,
              title: 'It goes quiet',
              text: 'One notice a day at most, at the hour you choose. Or none at all.',
            },
          ],
        }),
        use(form, {
          anchor: 'list',
          heading: 'One e-mail on the day it appears',
          variant: 'inline',
          fields: [{ name: 'email', type: 'email', label: 'E-mail', required: true, autocomplete: 'email' }],
          consent: '<p>One e-mail, then we delete the address.</p>',
          submit_label: 'Tell me',
          success_text: 'You are on the list. See you in March.',
          target: 'mailto:list@example.org',
        }),
      ],
    },
    {
      title: 'Prices',
      slug: 'prices',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Free for one person; £19 a year for a household. No advertising in either.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'One price, once a year',
          subheading: 'No advertising, no selling of data. That is why it costs something.',
        }),
        use(pricing, {
          variant: 'cards',
          plans: [
            {
              name: 'Alone',
              price: '0',
              currency: '£',
              period: 'for good',
              features: ['One phone', 'As many shelves as you have', 'Export'],
            },
            {
              name: 'Household',
              price: '19',
              currency: '£',
              period: 'a year',
              features: ['Up to six people', 'A shared shopping list', 'Encrypted between your devices'],
              highlight: true,
              cta: { label: 'Put us on the list', href: '/#list' },
            },
          ],
        }),
        use(comparison, {
          variant: 'table',
          columns: ['Paper', 'Spreadsheet', 'Pantry'],
          rows: [
            { label: 'There when you are in the shop', values: [false, true, true] },
            { label: 'Notices when something is finished', values: [false, false, true] },
            { label: 'Never needs charging', values: [true, false, false] },
          ],
        }),
      ],
    },
    {
      title: 'Help',
      slug: 'help',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Answers about phones, privacy and what happens if we give up.',
      sections: [
        use(hero, { variant: 'plain', heading: 'What people want to know first' }),
        use(faq, {
          items: [
            {
              question: 'Which phones does it run on?',
              answer: '<p>Android from version 11, iPhone from iOS 17, and any current browser.</p>',
            },
            {
              question: 'Where are my photographs?',
              answer: '<p>On your phone. They are read there and then deleted, unless you keep them.</p>',
            },
            {
              question: 'What if you give up?',
              answer:
                '<p>Then the source is published and the app goes on without us. That is in our articles of association.</p>',
            },
          ],
        }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
})
