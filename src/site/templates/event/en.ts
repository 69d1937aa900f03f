import { contact } from '../../sections/contact/index.ts'
import { cta } from '../../sections/cta/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { features } from '../../sections/features/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { pricing } from '../../sections/pricing/index.ts'
import { quote } from '../../sections/quote/index.ts'
import { timeline } from '../../sections/timeline/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Event',
  description: 'For something with a date: what happens, when, where, who comes, and tickets.',
  theme: {
    header: { variant: 'centred', cta: { label: 'Tickets', href: '/tickets/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Dry Pool is organised by the Association of Small Presses. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'Dry Pool, the fair of small presses',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Forty small presses in an empty swimming hall. 11 and 12 September, readings on the diving tower.',
      sections: [
        use(hero, {
          variant: 'background',
          eyebrow: '11 and 12 September',
          heading: 'Forty presses in an empty pool',
          subheading:
            'Books you will not find at the station. Readings from the three-metre board, soup in the changing rooms.',
          actions: [
            { label: 'Get tickets', href: '/tickets/' },
            { label: 'Programme', href: '/programme/', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'waves', alt: 'Blue tiles in long waves' } },
        }),
        use(features, {
          heading: 'What awaits you',
          columns: 3,
          variant: 'cards',
          items: [
            {
              icon: 'book-open',
              title: 'Forty tables',
              text: 'At each one stands somebody who made the book in their hand.',
            },
            { icon: 'mic', title: 'Twelve readings', text: 'Twenty minutes each. A whistle ends them.' },
            { icon: 'printer', title: 'A press to touch', text: 'Set your name in lead and take it home.' },
          ],
        }),
        use(quote, {
          variant: 'pull',
          text: 'I went for an hour and came out with eleven books and a swimming cap.',
          source: 'A visitor last year',
        }),
      ],
    },
    {
      title: 'Programme',
      slug: 'programme',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Saturday and Sunday at Dry Pool, hour by hour: readings, workshops, soup.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Two days, hour by hour' }),
        use(timeline, {
          variant: 'vertical',
          items: [
            { date: 'Saturday, 10:00', title: 'Doors and showers open', text: 'The showers are full of posters.' },
            {
              date: 'Saturday, 14:00',
              title: 'Readings from the board',
              text: 'Poems up there, prose at the edge of the pool.',
            },
            { date: 'Saturday, 20:00', title: 'Dancing in the shallow end', text: 'Bring shoes that may get dusty.' },
            {
              date: 'Sunday, 11:00',
              title: 'Setting type with children',
              text: 'From the age of six; hands are washed afterwards.',
            },
            { date: 'Sunday, 16:00', title: 'The prize', text: 'For the best book nobody has reviewed.' },
          ],
        }),
        use(cta, {
          variant: 'boxed',
          heading: 'A table of your own?',
          text: 'Presses with up to ten books a year can apply until 1 June.',
          actions: [{ label: 'Write to us', href: 'mailto:tables@example.org' }],
        }),
      ],
    },
    {
      title: 'Tickets and directions',
      slug: 'tickets',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'What tickets cost, how to get to the old swimming hall and what is step-free.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Tickets and directions',
          subheading: 'At the door there is always a ticket left. Only the dancing sells out.',
        }),
        use(pricing, {
          variant: 'cards',
          plans: [
            { name: 'One day', price: '8', currency: '£', features: ['All tables and readings', 'Children free'] },
            {
              name: 'Both days',
              price: '12',
              currency: '£',
              features: ['All tables and readings', 'The dancing', 'A bag printed on site'],
              highlight: true,
            },
          ],
        }),
        use(contact, {
          address: 'Old swimming hall\n1 Spring Street',
          email: 'hello@example.org',
          hours: [
            { days: 'Saturday', time: '10:00–24:00' },
            { days: 'Sunday', time: '10:00–18:00' },
          ],
          map_image: { art: 'city', alt: 'The hall lies between the station and the river' },
        }),
        use(faq, {
          heading: 'Before you set out',
          items: [
            {
              question: 'Can I come in a wheelchair?',
              answer:
                '<p>Yes, a ramp leads into the pool. The board has no lift; those readings are also heard below.</p>',
            },
            {
              question: 'Do I have to take off my shoes?',
              answer: '<p>Only for the dancing, and only if you like.</p>',
            },
          ],
        }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
})
