import { hero } from '../../sections/hero/index.ts'
import { posts } from '../../sections/posts/index.ts'
import { quote } from '../../sections/quote/index.ts'
import { richText } from '../../sections/rich-text/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Journal',
  description: 'For one person who writes: notes, walks, letters. Few pages, a lot of text.',
  theme: {
    header: { variant: 'centred', logo: 'name' },
    footer: {
      variant: 'simple',
      legal: '<p>Written by hand, typed up on Sundays. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'Slow roads',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'Notes from walks on small roads, mostly within a day of home. New ones on Sundays.',
      sections: [
        use(hero, {
          variant: 'plain',
          align: 'center',
          heading: 'Slow roads',
          subheading:
            'Notes from walks, mostly within a day of home. New ones on Sundays, if it did not rain too hard to write.',
        }),
        use(posts, { variant: 'list', source: { kind: 'all' }, count: 3, columns: 1, label: 'Latest notes' }),
        use(quote, {
          variant: 'plain',
          text: 'Whoever wants to know a country should carry something heavy through it.',
          source: 'My grandmother, who carried milk',
        }),
      ],
    },
    {
      title: 'Notes',
      slug: 'notes',
      page_type: 'blog_listing',
      nav_order: 1,
      meta_description: 'Every note from the road, the newest first.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'All notes',
          subheading: 'The newest first. The old ones have aged differently, some of them well.',
        }),
        use(posts, {
          variant: 'list',
          source: { kind: 'all' },
          count: 10,
          columns: 1,
          pagination: true,
          label: 'All notes',
        }),
      ],
    },
    {
      title: 'About',
      slug: 'about',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Who walks here, in what shoes, and how to write to her.',
      sections: [
        use(hero, { variant: 'plain', heading: 'About me and the shoes' }),
        use(richText, {
          width: 'narrow',
          html: '<p>I am Nora. From Monday to Friday I repair church organs, which means that I sit in cold rooms and listen. On Saturdays I walk, because one has to warm up somehow.</p><p>I began to write this in 2016, when my doctor said that I should move more and worry less. The second has not worked yet.</p><h2>Shoes</h2><p>The third pair, resoled twice. Nobody pays me to say that.</p><h2>Writing to me</h2><p>Gladly: <a href="mailto:nora@example.org">nora@example.org</a>. I answer by hand if you leave a postal address.</p>',
        }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
  posts: [
    {
      title: 'The bus that only runs when it is called',
      slug: 'the-bus-that-only-runs-when-it-is-called',
      meta_title: 'The bus that only runs when it is called',
      meta_description:
        'A Saturday between two villages, a telephone number on a post and a driver who knows the way home.',
      keywords: ['walking', 'villages'],
      content:
        '<p>At the end of the road in Lower Ashby there is a post with a telephone number and the sentence: <em>Call an hour before you need it.</em> No timetable. I had walked twelve miles and I needed it now, so I called and told the truth.</p><p>“Are you the one with the red rucksack?” asked the woman at the other end. I was. “I saw you at the quarry. Sit down at the church, there is sun on the bench until four.”</p><h2>What the driver knew</h2><p>He came at ten to four, with a box of leeks on the front seat. He knew who had moved away, which dog was to be greeted first and that the bridge would be closed from Monday. He did not know what the ride cost. “Two something. Put it in the tin.”</p><p>I have thought about that tin for a week. Every system I use wants to know who I am before it helps me. This one only wanted to know where I was sitting.</p>',
    },
    {
      title: 'What you hear at five in the morning',
      slug: 'what-you-hear-at-five-in-the-morning',
      meta_title: 'What you hear at five in the morning',
      meta_description: 'An hour on a field path before sunrise, written down in the order in which it could be heard.',
      keywords: ['birds', 'morning'],
      content:
        '<p>I went out to hear the blackbird begin. People say it begins forty minutes before sunrise, and people are right, but it is not the first.</p><h2>In this order</h2><ol><li>A refrigerated lorry on the main road, far away.</li><li>My own jacket.</li><li>The redstart, like somebody cleaning a window.</li><li>The blackbird, and from then on nothing in any order at all.</li></ol><p>At half past five a farmer came out and asked whether something had happened. I said that I was listening. He stood beside me for a while with his hands in his pockets. “It is always like this,” he said, half proud and half as if he had just noticed.</p><p>On the way home I counted seven lit windows. At each one somebody stood and made coffee. I would have liked to tell them all to open the window.</p>',
    },
    {
      title: 'A list of gates',
      slug: 'a-list-of-gates',
      meta_title: 'A list of gates',
      meta_description: 'Eleven gates on one walk, and what each of them thinks about people.',
      keywords: ['walking', 'fields'],
      content:
        '<p>On the ridge between Holm and Sutton there are eleven gates. I wrote them down because it rained and I wanted to look at something other than my feet.</p><h2>Friendly ones</h2><p>Number two closes by itself, with a stone on a chain. Somebody worked that out with love. Number five has a step for dogs. Number nine is only two posts; the gate was taken away years ago, and everyone still goes through the middle.</p><h2>Unfriendly ones</h2><p>Number four is tied up with a knot that only its owner can untie. I climbed over and felt like a thief with a sandwich. Number seven bears the sign <em>Keep closed</em> and has no hinges.</p><p>The last one, down by the road, squeaks so loudly that the woman in the first house comes to the door. “Tea?” she called. I think that is why nobody oils it.</p>',
    },
  ],
})
