import { contact } from '../../sections/contact/index.ts'
import { cta } from '../../sections/cta/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { featureSplit } from '../../sections/feature-split/index.ts'
import { features } from '../../sections/features/index.ts'
import { form } from '../../sections/form/index.ts'
import { gallery } from '../../sections/gallery/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { team } from '../../sections/team/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Studio',
  description: 'For a small practice that sells thought and care: architects, interior designers, consultants.',
  theme: {
    header: { variant: 'split', cta: { label: 'Talk to us', href: '/contact/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Hale Marsh Architects, 12 Weir Street. Registered with the Architects Registration Board, no. 000000. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'Hale Marsh Architects',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Two architects who rebuild houses that are already there: barns, shops, flats, one lighthouse.',
      sections: [
        use(hero, {
          variant: 'split-right',
          eyebrow: 'Architects, since 2009',
          heading: 'We rebuild what is already there',
          subheading:
            'Barns, corner shops, flats from the seventies, one lighthouse. Before we draw a line we ask what can stay.',
          actions: [
            { label: 'See the work', href: '/work/' },
            { label: 'How we charge', href: '/contact/#fees', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'arches', alt: 'A row of old brick arches with new windows' } },
        }),
        use(features, {
          heading: 'What people come to us for',
          columns: 3,
          items: [
            {
              icon: 'house',
              title: 'Conversions',
              text: 'A barn becomes a house and still looks like a barn. Planning permission included.',
            },
            { icon: 'ruler', title: 'Extensions', text: 'One more room without losing the garden, or the neighbour.' },
            {
              icon: 'thermometer',
              title: 'Energy',
              text: 'What insulation, windows and heating would save in your house, in figures, before you buy any of them.',
            },
          ],
        }),
        use(featureSplit, {
          variant: 'left',
          heading: 'The mill at Harrow Ford',
          body: '<p>Four floors, no stairs that a surveyor would sign for, and a family of five who wanted to move in by autumn. We kept the beams, the gear and the smell of flour. Everything else is new, and you have to look twice to see it.</p>',
          image: { art: 'window', alt: 'Morning light through the mill window' },
          action: { label: 'More work', href: '/work/', style: 'link' },
        }),
        use(testimonials, {
          variant: 'single',
          items: [
            {
              quote: 'They talked us out of the glass box. We thank them every August.',
              author: 'The Brandt family',
              role: 'Farmhouse in Lower Weir',
            },
          ],
        }),
        use(cta, {
          variant: 'banner',
          tone: 'accent',
          heading: 'Is there a building on your mind?',
          text: 'An hour at your kitchen table costs nothing.',
          actions: [{ label: 'Arrange a visit', href: '/contact/' }],
        }),
      ],
    },
    {
      title: 'Work',
      slug: 'work',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Finished buildings by Hale Marsh: a mill, a bakery, two flats and a lighthouse.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Finished, and lived in',
          subheading: 'We take pictures a year after the move, when there are shoes in the hall.',
        }),
        use(gallery, {
          variant: 'grid',
          columns: 2,
          images: [
            { media: { art: 'window' }, alt: 'Mill interior with wooden beams', caption: 'Mill at Harrow Ford, 2024' },
            { media: { art: 'arches' }, alt: 'Shop front with three arches', caption: 'Bakery on Weir Street, 2023' },
            {
              media: { art: 'city' },
              alt: 'Roof terrace above the town',
              caption: 'Two flats into one, Castle Hill, 2022',
            },
            {
              media: { art: 'waves' },
              alt: 'Lighthouse seen from the water',
              caption: 'Keeper’s house, Sand Point, 2019',
            },
          ],
        }),
        use(cta, {
          variant: 'boxed',
          heading: 'Every one of them can be visited',
          text: 'The owners agreed to that, most of them gladly.',
          actions: [{ label: 'Ask for a tour', href: '/contact/' }],
        }),
      ],
    },
    {
      title: 'Studio',
      slug: 'studio',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Who we are, how a project goes with us and why we take only three at a time.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Two architects, one joiner',
          subheading: 'Three projects at a time, never more. That is why we answer the telephone.',
        }),
        use(team, {
          members: [
            {
              name: 'Judith Hale',
              role: 'Architect',
              photo: { art: 'portrait', alt: 'Judith Hale' },
              bio: '<p>Fifteen years in building conservation. Can tell the age of a brick by its sound.</p>',
            },
            {
              name: 'Owen Marsh',
              role: 'Architect',
              photo: { art: 'portrait', alt: 'Owen Marsh' },
              bio: '<p>Calculates first, draws second. Responsible for every heat pump we have put in.</p>',
            },
            {
              name: 'Piet de Vries',
              role: 'Joiner',
              photo: { art: 'portrait', alt: 'Piet de Vries' },
              bio: '<p>Builds the models, and the stairs that nobody else will build.</p>',
            },
          ],
        }),
        use(steps, {
          heading: 'How it goes',
          variant: 'vertical',
          items: [
            {
              title: 'Looking',
              text: 'We measure, open a few walls and read the old plans. Two weeks, a fixed price.',
            },
            { title: 'Drawing', text: 'Two designs, one careful and one brave, both with costs you can hold us to.' },
            { title: 'Building', text: 'We are on site every Tuesday and Friday until the key is yours.' },
          ],
        }),
      ],
    },
    {
      title: 'Contact',
      slug: 'contact',
      page_type: 'standard',
      nav_order: 3,
      meta_description: 'Write, call or come by: Hale Marsh Architects, 12 Weir Street. The first hour is free.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Come by, the kettle is on',
          subheading: 'Mondays we draw and do not answer. Any other day is good.',
        }),
        use(contact, {
          address: '12 Weir Street, second floor\nOld Harbour',
          phone: '+44 1632 960 457',
          email: 'office@example.org',
          hours: [{ days: 'Tuesday to Friday', time: '9:00–17:00' }],
          form_ref: 'write',
        }),
        use(form, {
          anchor: 'write',
          heading: 'Tell us about the building',
          fields: [
            { name: 'name', type: 'text', label: 'Your name', required: true, autocomplete: 'name' },
            { name: 'email', type: 'email', label: 'E-mail', required: true, autocomplete: 'email' },
            { name: 'place', type: 'text', label: 'Where does it stand?' },
            { name: 'message', type: 'textarea', label: 'What should become of it?', required: true },
          ],
          submit_label: 'Send',
          success_text: 'It has arrived. One of us will call you this week.',
          target: 'mailto:office@example.org',
        }),
        use(faq, {
          anchor: 'fees',
          heading: 'About money',
          items: [
            {
              question: 'What does the first visit cost?',
              answer: '<p>Nothing, within an hour’s drive. Beyond that we ask for the train fare.</p>',
            },
            {
              question: 'How are the fees made up?',
              answer:
                '<p>The survey has a fixed price. After that it is a percentage of the building costs, agreed in writing before you decide.</p>',
            },
            {
              question: 'Do you take small jobs?',
              answer: '<p>One staircase, one window, one wall: yes, if it is an interesting wall.</p>',
            },
          ],
        }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
})
