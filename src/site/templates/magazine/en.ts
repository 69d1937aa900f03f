import { cta } from '../../sections/cta/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { posts } from '../../sections/posts/index.ts'
import { team } from '../../sections/team/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Magazine',
  description: 'For several writers: a front page, reports with images, an editorial office with names.',
  theme: {
    header: { variant: 'centred', logo: 'name' },
    footer: {
      variant: 'columns',
      columns: [
        {
          title: 'The Ferry',
          links: [
            { label: 'Reports', href: '/reports/' },
            { label: 'The office', href: '/office/' },
          ],
        },
      ],
      legal:
        '<p>The Ferry appears four times a year and belongs to its readers. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'The Ferry',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'The Ferry: reports from both banks of one river, written by the people who live there.',
      sections: [
        use(hero, {
          variant: 'split-right',
          eyebrow: 'Issue 31, winter',
          heading: 'The Ferry',
          subheading: 'Reports from both banks of one river, by the people who live there.',
          media: { kind: 'image', image: { art: 'waves', alt: 'A boat on the river at sunrise' } },
        }),
        use(posts, {
          variant: 'magazine',
          source: { kind: 'all' },
          count: 6,
          columns: 2,
          show: { image: true, excerpt: true, date: true, author: true, tags: false },
          label: 'This issue',
        }),
        use(cta, {
          variant: 'boxed',
          heading: 'Do you live by the river?',
          text: 'Then you know something that we do not. Write it down, and we will help.',
          actions: [{ label: 'Suggest a report', href: '/office/#write' }],
        }),
      ],
    },
    {
      title: 'Reports',
      slug: 'reports',
      page_type: 'blog_listing',
      nav_order: 1,
      meta_description: 'All reports of The Ferry since the first issue, the newest first.',
      sections: [
        use(hero, { variant: 'plain', heading: 'All reports' }),
        use(posts, {
          variant: 'cards',
          source: { kind: 'all' },
          count: 12,
          columns: 3,
          pagination: true,
          label: 'All reports',
        }),
      ],
    },
    {
      title: 'The office',
      slug: 'office',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Who makes The Ferry, who pays for it and how a report of yours gets into it.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'The editorial office',
          subheading: 'A table in the waiting room of the ferry, Thursdays.',
        }),
        use(team, {
          variant: 'list',
          members: [
            {
              name: 'Iris Bowen',
              role: 'Editor',
              photo: { art: 'portrait', alt: 'Iris Bowen' },
              bio: '<p>Strikes out everybody’s first paragraph, her own included.</p>',
            },
            {
              name: 'Malik Shaw',
              role: 'Photographs',
              photo: { art: 'portrait', alt: 'Malik Shaw' },
              bio: '<p>Takes the ferry twice a day and sees something twice a day.</p>',
            },
          ],
        }),
        use(faq, {
          anchor: 'write',
          heading: 'Writing for us',
          items: [
            {
              question: 'May I write without being a journalist?',
              answer:
                '<p>Most of us are not. Send three sentences to <a href="mailto:office@example.org">office@example.org</a>.</p>',
            },
            {
              question: 'Do you pay?',
              answer: '<p>£80 a page, the same for everybody. 640 subscribers make it possible.</p>',
            },
          ],
        }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
  posts: [
    {
      title: 'The last lamplighter of the lock',
      slug: 'the-last-lamplighter-of-the-lock',
      meta_title: 'The last lamplighter of the lock',
      meta_description:
        'Every evening Bernard Hill switches on eleven lamps by hand. A machine could do it. He has one.',
      keywords: ['river', 'people'],
      content:
        '<p>At a quarter past four Bernard Hill puts on his coat, says “the lamps” to his wife and goes out. It is two hundred paces to the lock. There are eleven lamps, each with a switch in a small iron box, and every box has its own way of jamming.</p><p>There is a timer. It lies in the shed in its original packing, delivered in 2009. “It is a good timer,” says Hill. “I have nothing against it.”</p><h2>What he sees</h2><p>At lamp three he counts the ducks, at lamp six he looks to see whether there is a light on at Mrs Osei’s. In February there was none. He knocked, and she was lying in the hall with a broken hip and said that she had known he would come at twenty past.</p><p>The waterways office asked in the autumn how much electricity the timer saves. Hill answered on a postcard: “None. It has never been on.”</p>',
    },
    {
      title: 'A bridge is measured',
      slug: 'a-bridge-is-measured',
      meta_title: 'A bridge is measured',
      meta_description: 'For forty years people have talked of a bridge. Now somebody has come with a tripod.',
      keywords: ['bridge', 'town'],
      content:
        '<p>On Monday a young woman in a yellow jacket stood on the east bank and looked west through an instrument on a tripod. By noon the whole town knew: they are measuring the bridge.</p><p>There is no bridge. It was promised in 1983, 1996 and 2011, each time before an election. In the Anchor there hangs a drawing of it, framed, beside the stuffed pike.</p><h2>For and against</h2><p>The baker is in favour; his mother lives across the water. The ferryman is in favour too, which surprises people. “I am sixty-three,” he says. “I should like to see the thing from above for once.” Against it are the two schools, which have played each other at football for ninety years because there is nobody else.</p><p>And the young woman? She packed up at five. She had been measuring the church tower, she said, it leans a little. But she had heard of the bridge. In the baker’s shop.</p>',
    },
  ],
})
