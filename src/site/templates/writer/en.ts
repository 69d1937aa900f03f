import { contact } from '../../sections/contact/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { richText } from '../../sections/rich-text/index.ts'
import { table } from '../../sections/table/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { timeline } from '../../sections/timeline/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Writer',
  description: 'For an author or translator: books, readings, a first page to try, the address of the agent.',
  theme: {
    header: { variant: 'bar', logo: 'name' },
    footer: {
      variant: 'simple',
      legal:
        '<p>Portraits may be printed free of charge with the name of the photographer. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'Edith Callow',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'Edith Callow writes novels about people who stay where they are. The newest: The Salt Office.',
      sections: [
        use(hero, {
          variant: 'split-left',
          eyebrow: 'The new novel',
          heading: 'The Salt Office',
          subheading:
            'A customs officer on a closed border goes on stamping papers for forty years. Then somebody comes.',
          actions: [{ label: 'Read the first page', href: '/books/#first-page' }],
          media: { kind: 'image', image: { art: 'hills', alt: 'Cover: a small house between white hills' } },
        }),
        use(testimonials, {
          variant: 'grid',
          items: [
            { quote: 'The quietest book of the year, and the one I remember most loudly.', author: 'Harbour Review' },
            { quote: 'Callow can make a rubber stamp tragic.', author: 'Radio Four Corners' },
          ],
        }),
      ],
    },
    {
      title: 'Books',
      slug: 'books',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Three novels and a book for children by Edith Callow, with a first page to try.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Three novels and a hedgehog' }),
        use(timeline, {
          variant: 'alternating',
          items: [
            {
              date: '2025',
              title: 'The Salt Office',
              text: 'Novel, 288 pages. Also as an audiobook, read by the author, nine hours.',
            },
            { date: '2020', title: 'Lower Street, Left Side', text: 'Novel about a house and its seven doors.' },
            { date: '2016', title: 'What the Ferry Brings', text: 'First novel, translated into six languages.' },
            { date: '2014', title: 'Mr Prickle Moves Out', text: 'For reading aloud, from the age of four.' },
          ],
        }),
        use(richText, {
          anchor: 'first-page',
          variant: 'drop-cap',
          width: 'narrow',
          html: '<h2>The first page</h2><p>On the morning the road was closed, Anselm Vogt put on his cap as always, walked the two hundred steps to the barrier and opened the ledger at a new page. He wrote the date. Under “Persons” he wrote a nought, under “Carts” he wrote a nought, and under “Remarks”, after thinking for a while: <em>Wind.</em></p><p>Nobody had told him to stop. So it was not a matter of waiting, he explained later, when somebody finally asked. It was a matter of being there.</p>',
        }),
      ],
    },
    {
      title: 'Readings and contact',
      slug: 'readings',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'When and where Edith Callow reads, and whom to write to about rights and invitations.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Where I read next' }),
        use(table, {
          caption: 'Readings this spring',
          variant: 'plain',
          rows: [
            ['Date', 'Place', 'Begins'],
            ['4 March', 'Town library, Old Harbour', '19:30'],
            ['11 March', 'Bookshop at the Gate', '20:00'],
            ['2 April', 'School by the river, for children', '10:00'],
          ],
        }),
        use(contact, { address: 'Rights and invitations:\nBirch Literary Agency', email: 'callow@example.org' }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
})
