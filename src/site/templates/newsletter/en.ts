import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { posts } from '../../sections/posts/index.ts'
import { richText } from '../../sections/rich-text/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Newsletter',
  description: 'For letters that come regularly: subscribing at the top, the archive below, and who writes.',
  theme: {
    header: { variant: 'centred', logo: 'name', cta: { label: 'Subscribe', href: '/#subscribe' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Every second Friday. One click and you are off the list. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'Bed Four',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'A letter every second Friday about growing vegetables on forty square metres, failures included.',
      sections: [
        use(hero, {
          variant: 'plain',
          align: 'center',
          heading: 'Bed Four',
          subheading:
            'A letter every second Friday about forty square metres of vegetables. Failures included, they are the better part.',
        }),
        use(form, {
          anchor: 'subscribe',
          variant: 'inline',
          fields: [{ name: 'email', type: 'email', label: 'E-mail', required: true, autocomplete: 'email' }],
          consent: '<p>We keep the address until you take it back.</p>',
          submit_label: 'Subscribe',
          success_text: 'Welcome. The next letter comes on Friday.',
          target: 'mailto:letters@example.org',
        }),
        use(posts, { variant: 'list', source: { kind: 'all' }, count: 3, columns: 1, label: 'Latest letters' }),
      ],
    },
    {
      title: 'Letters',
      slug: 'letters',
      page_type: 'blog_listing',
      nav_order: 1,
      meta_description: 'All letters of Bed Four, the newest first. Nothing of it is behind a wall.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'All letters',
          subheading: 'Sorted by date. For carrots use the search of your browser.',
        }),
        use(posts, {
          variant: 'list',
          source: { kind: 'all' },
          count: 12,
          columns: 1,
          pagination: true,
          label: 'All letters',
        }),
      ],
    },
    {
      title: 'Who writes',
      slug: 'who-writes',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Who digs, who writes, and where Bed Four lies. With an address for seeds.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Who writes' }),
        use(richText, {
          width: 'narrow',
          html: '<p>Two sisters, one allotment. Agnes digs, Vera writes, both eat. There are five beds. Three belong to the beans by custom, the fifth is under water until May, so the experiments happen in bed four.</p><p>Seeds and objections reach us at <a href="mailto:letters@example.org">letters@example.org</a>.</p>',
        }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
  posts: [
    {
      title: 'The beans did not read the packet',
      slug: 'the-beans-did-not-read-the-packet',
      meta_title: 'The beans did not read the packet',
      meta_description: 'Sown on the right day, at the right depth, and up came nothing. What helped in the end.',
      keywords: ['beans', 'sowing'],
      content:
        '<p>“After the middle of May, three centimetres deep,” says the packet. We kept to it as one keeps to an oath. Nineteen days later we had forty sticks and not one bean.</p><p>Agnes dug up a row. The seeds lay there, fat and soft, as if they had drunk too much. It had rained for eight days, and our soil keeps rain like a grudge.</p><h2>The second time</h2><p>We did not go by the calendar but by the hand: if you can keep it flat on the ground for a minute without wanting to take it away, the beans will like it there as well. Two centimetres, no watering, a fleece against the pigeons. After seven days they stood in line like a school class.</p><p>So: the packet is right on average. You do not garden on average.</p>',
    },
    {
      title: 'In praise of the ugly cabbage',
      slug: 'in-praise-of-the-ugly-cabbage',
      meta_title: 'In praise of the ugly cabbage',
      meta_description: 'Why the plant with the holes was the only one left standing, and what we sow next year.',
      keywords: ['cabbage', 'varieties'],
      content:
        '<p>We had planted two kinds of cabbage: a smooth one with a name like a racehorse, and six seedlings from the neighbour without any name at all. In July the smooth ones were the pride of the path. In September they were lace.</p><p>The nameless ones had holes as well. But they went on growing around them, leaf by leaf, like somebody who is interrupted and simply continues.</p><h2>What we learned</h2><ul><li>A caterpillar eats for two weeks. Whoever grows for five months can wait.</li><li>Smooth leaves are for the market, thick ones for the bed.</li><li>Ask the neighbour. She has had the seed since 1974, in a jar that says <em>Mustard</em>.</li></ul><p>It weighed four kilos and tasted of winter. We have asked for another spoonful from the jar.</p>',
    },
  ],
})
