import { contact } from '../../sections/contact/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { features } from '../../sections/features/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { table } from '../../sections/table/index.ts'
import { team } from '../../sections/team/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Trades',
  description: 'For a workshop or a firm that comes to the house: services, prices, the telephone in large figures.',
  theme: {
    header: { variant: 'bar', sticky: true, cta: { label: '01632 960 318', href: 'tel:+441632960318' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Fenn &amp; Daughter, heating and plumbing. Gas Safe no. 000000. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'Fenn & Daughter, heating and plumbing',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Heating, water, bathrooms within thirty miles. Four people, one van each, a price before we start.',
      sections: [
        use(hero, {
          variant: 'split-left',
          eyebrow: 'Heating and plumbing within thirty miles',
          heading: 'No heating? We come today',
          subheading:
            'Call before eleven and one of us is there before the evening. You hear the price before a tool leaves the bag.',
          actions: [
            { label: 'Call 01632 960 318', href: 'tel:+441632960318' },
            { label: 'What it costs', href: '/prices/', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'stripes', alt: 'Copper pipes on a cellar wall' } },
        }),
        use(features, {
          heading: 'What we do',
          columns: 3,
          variant: 'cards',
          items: [
            {
              icon: 'flame',
              title: 'Heating',
              text: 'Repairs, servicing, heat pumps. If the old boiler is good for three more winters, we say so.',
            },
            { icon: 'droplet', title: 'Water', text: 'Burst pipes, dripping taps, cisterns that sing at night.' },
            {
              icon: 'house',
              title: 'Bathrooms',
              text: 'From the drawing to the last tile, in three weeks, with a shower you can use in the meantime.',
            },
          ],
        }),
        use(testimonials, {
          variant: 'grid',
          items: [
            {
              quote: 'The daughter came, found it in ten minutes and charged for ten minutes.',
              author: 'Mrs Abbott',
              role: 'Mill Lane',
              rating: 5,
            },
            {
              quote: 'They wiped the stairs. On the way out, without being asked.',
              author: 'Dev Sharma',
              role: 'High Street',
              rating: 5,
            },
          ],
        }),
      ],
    },
    {
      title: 'Prices',
      slug: 'prices',
      page_type: 'standard',
      nav_order: 1,
      meta_description:
        'Hourly rate, call-out, fixed prices for the usual jobs. No surcharge before six in the evening.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Prices that hold on a Friday too',
          subheading: 'VAT included. Before we start you sign a sheet, and that is the bill.',
        }),
        use(table, {
          caption: 'The usual jobs',
          variant: 'striped',
          header_column: true,
          rows: [
            ['', 'Price'],
            ['Call-out within thirty miles', '£25'],
            ['An hour, charged by the quarter', '£64'],
            ['Boiler service', '£110'],
            ['Change a tap', '£85'],
            ['Unblock a drain', '£120'],
          ],
        }),
        use(faq, {
          variant: 'accordion',
          heading: 'And if …',
          items: [
            {
              question: 'it happens at night?',
              answer: '<p>Turn off the stopcock and call. Between ten and six the hour costs half as much again.</p>',
            },
            { question: 'the repair does not hold?', answer: '<p>We come back for nothing, for two years.</p>' },
          ],
        }),
      ],
    },
    {
      title: 'About us',
      slug: 'about',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Fenn & Daughter: who comes to your house, since when, and where to find the workshop.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Who rings your doorbell',
          subheading: 'You get the name beforehand, and a photograph if you like.',
        }),
        use(team, {
          variant: 'list',
          members: [
            {
              name: 'Graham Fenn',
              role: 'Heating engineer, founder',
              photo: { art: 'portrait', alt: 'Graham Fenn' },
              bio: '<p>Began in 1989 with a bicycle. Knows every cellar in the old town.</p>',
            },
            {
              name: 'Ruth Fenn',
              role: 'Heating engineer, manager',
              photo: { art: 'portrait', alt: 'Ruth Fenn' },
              bio: '<p>Took over in 2019. Heat pumps, and everything with a cable.</p>',
            },
          ],
        }),
        use(contact, {
          address: 'Yard 3, Station Road',
          phone: '+44 1632 960 318',
          email: 'workshop@example.org',
          hours: [
            { days: 'Monday to Friday', time: '7:00–17:00' },
            { days: 'Saturday', time: '8:00–12:00' },
          ],
        }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
})
