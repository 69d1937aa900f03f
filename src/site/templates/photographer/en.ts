import { beforeAfter } from '../../sections/before-after/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { featureSplit } from '../../sections/feature-split/index.ts'
import { form } from '../../sections/form/index.ts'
import { gallery } from '../../sections/gallery/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { pricing } from '../../sections/pricing/index.ts'
import { quote } from '../../sections/quote/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Photographer',
  description: 'Pictures first: a portfolio with galleries, prices and a way to ask for a date.',
  theme: {
    header: { variant: 'bar', cta: { label: 'Is your date free?', href: '/contact/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>All photographs © Lena Achterberg. Ask before you print. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'Lena Achterberg, photographer',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Photographs of people at work, at table and on their wedding day. Daylight, patience, no props.',
      sections: [
        use(hero, {
          variant: 'background',
          heading: 'I wait until you forget the camera',
          subheading: 'Portraits, weddings, people at work. Daylight, patience, no props.',
          actions: [{ label: 'See pictures', href: '/pictures/' }],
          media: { kind: 'image', image: { art: 'hills', alt: 'Two people on a hill in the evening light' } },
        }),
        use(gallery, {
          variant: 'grid',
          columns: 2,
          images: [
            {
              media: { art: 'portrait' },
              alt: 'A bookbinder looks up from her work',
              caption: 'Bookbinder, Tuesday morning',
            },
            {
              media: { art: 'window' },
              alt: 'A couple by a window before the ceremony',
              caption: 'Ten minutes before',
            },
            { media: { art: 'waves' }, alt: 'A swimmer in a cold sea', caption: 'November, six degrees' },
            { media: { art: 'desk' }, alt: 'A watchmaker’s table', caption: 'Every tool has a name' },
          ],
        }),
        use(quote, {
          variant: 'pull',
          text: 'I hate being photographed. I did not notice that I was.',
          source: 'A bride, in May',
        }),
      ],
    },
    {
      title: 'Pictures',
      slug: 'pictures',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Three series: hands that work, weddings without poses, and a winter by the sea.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Three series',
          subheading: 'I show little. What is here I would hang on a wall.',
        }),
        use(featureSplit, {
          variant: 'right',
          heading: 'Hands',
          body: '<p>For two years I photographed people in trades that are said to be dying. None of them had time for the rumour.</p>',
          image: { art: 'desk', alt: 'Hands of a watchmaker over an open case' },
        }),
        use(featureSplit, {
          variant: 'left',
          heading: 'The day itself',
          body: '<p>Weddings from the first coffee to the last dance, told in eighty pictures. Nobody has to line up, except for Grandmother’s picture.</p>',
          image: { art: 'arches', alt: 'Guests under the arches of a town hall' },
        }),
        use(beforeAfter, {
          variant: 'side-by-side',
          before: { art: 'stripes' },
          after: { art: 'waves' },
          alts: { before: 'The beach in August, full of towels', after: 'The same beach in January, one person' },
          labels: { before: 'August', after: 'January' },
        }),
      ],
    },
    {
      title: 'Prices',
      slug: 'prices',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'What a portrait, half a day and a wedding cost, and what you get.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'What it costs',
          subheading: 'Prices include travel within sixty miles, and all pictures without a watermark.',
        }),
        use(pricing, {
          variant: 'cards',
          plans: [
            {
              name: 'Portrait',
              price: '240',
              currency: '£',
              period: 'one hour',
              features: ['At your place or outside', 'Eight pictures, finished', 'One print on cotton paper'],
            },
            {
              name: 'Half a day',
              price: '680',
              currency: '£',
              period: 'four hours',
              features: ['A workshop, a kitchen, a stage', 'Forty pictures', 'Use on your website included'],
              highlight: true,
            },
            {
              name: 'Wedding',
              price: '1,900',
              currency: '£',
              period: 'ten hours',
              features: ['A meeting beforehand', 'About eighty pictures', 'A box of prints in autumn'],
            },
          ],
          footnote: '<p>Charities and theatres pay what they can. I mean it.</p>',
        }),
        use(faq, {
          variant: 'open',
          heading: 'What people ask me',
          items: [
            {
              question: 'When do we get the pictures?',
              answer: '<p>Five the next morning, the rest within three weeks.</p>',
            },
            {
              question: 'Do we get all of them?',
              answer: '<p>All the good ones. Nobody needs forty pictures of one cake.</p>',
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
      meta_description: 'Ask whether your date is free. Lena Achterberg answers within a day.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Is your date free?',
          subheading: 'From May to September I take one wedding a week. Portraits fit in almost always.',
        }),
        use(form, {
          heading: 'Tell me about the day',
          fields: [
            { name: 'name', type: 'text', label: 'Your name', required: true, autocomplete: 'name' },
            { name: 'email', type: 'email', label: 'E-mail', required: true, autocomplete: 'email' },
            { name: 'date', type: 'date', label: 'The date' },
            {
              name: 'occasion',
              type: 'select',
              label: 'The occasion',
              options: ['Portrait', 'Work', 'Wedding', 'Something else'],
            },
            { name: 'message', type: 'textarea', label: 'What should I know?' },
          ],
          submit_label: 'Ask',
          success_text: 'Thank you. I will look in the calendar this evening.',
          target: 'mailto:lena@example.org',
        }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
})
