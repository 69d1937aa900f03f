import { bento } from '../../sections/bento/index.ts'
import { contact } from '../../sections/contact/index.ts'
import { featureSplit } from '../../sections/feature-split/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { logos } from '../../sections/logos/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Designer',
  description: 'For one designer or two: a few works told properly, what you do, and how to begin.',
  theme: {
    header: { variant: 'split', logo: 'name', cta: { label: 'Begin', href: '/begin/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Set in two typefaces, both of which can write your name. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'Mira Tal, signs and forms',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Mira Tal designs signs, maps and forms for hospitals, stations and town halls. For people in a hurry.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'I design for people who are looking for the exit',
          subheading:
            'Signs, maps, forms. For hospitals, stations, town halls. You can tell the good ones by not noticing them.',
          actions: [{ label: 'Three works', href: '/works/' }],
        }),
        use(bento, {
          variant: 'three',
          cells: [
            {
              span: 2,
              title: 'A hospital without a single “Please”',
              text: 'Forty per cent fewer questions at the desk.',
              image: { art: 'stripes', alt: 'Coloured lines on a corridor floor' },
              href: '/works/#hospital',
            },
            { title: 'One form instead of six', text: 'Housing benefit in eleven questions.', href: '/works/#form' },
            {
              title: 'A map for walkers',
              text: 'Minutes, not metres.',
              image: { art: 'city', alt: 'A map with few streets' },
              href: '/works/#map',
            },
            { span: 2, title: 'Arrows', text: 'I collect them. If you know a beautiful wrong one, write to me.' },
          ],
        }),
        use(logos, {
          heading: 'Worked for',
          variant: 'row',
          items: [
            { image: { art: 'mark' }, alt: 'St Brigid’s Hospital' },
            { image: { art: 'circles' }, alt: 'North Line' },
            { image: { art: 'arches' }, alt: 'Town of Old Harbour' },
          ],
        }),
      ],
    },
    {
      title: 'Works',
      slug: 'works',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Three works told from the problem to the count afterwards: a hospital, a form, a map.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Three works, told properly',
          subheading: 'With what went wrong at first.',
        }),
        use(featureSplit, {
          anchor: 'hospital',
          variant: 'left',
          heading: 'St Brigid’s: find the ward',
          body: '<p>For two weeks I stood in the hall in a white shirt and was asked for the way 611 times. The old signs named departments. Nobody looks for a department. They look for their mother.</p><p>Now there are four colours, numbers you can say over the telephone, and a line on the floor.</p>',
          image: { art: 'stripes', alt: 'Four coloured lines part at a corner' },
        }),
        use(featureSplit, {
          anchor: 'form',
          variant: 'right',
          heading: 'Housing benefit: eleven questions',
          body: '<p>Six forms asked for the date of birth nine times. We put them on a table, cut them up and kept what somebody could give a reason for.</p>',
          image: { art: 'desk', alt: 'Snippets of forms on a table' },
        }),
        use(featureSplit, {
          anchor: 'map',
          variant: 'left',
          heading: 'The map that counts in minutes',
          body: '<p>First version: beautiful, and wrong by a hill. Second version: walked with a pram.</p>',
          image: { art: 'city', alt: 'Detail of the walkers’ map' },
        }),
      ],
    },
    {
      title: 'Begin',
      slug: 'begin',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'How a project with Mira Tal begins, how it goes on and how to reach her.',
      sections: [
        use(hero, { variant: 'plain', heading: 'How we begin' }),
        use(steps, {
          variant: 'vertical',
          items: [
            {
              title: 'I come and get lost',
              text: 'One day in your building, without a guide. You get a list of every place where I hesitated.',
            },
            { title: 'Paper and tape', text: 'We hang up signs made of paper and watch for a week.' },
            {
              title: 'Then the real ones',
              text: 'Drawings, manufacturers, fitting. A year later I come and count again.',
            },
          ],
        }),
        use(contact, {
          address: 'Studio in the old telephone exchange\n3 Wire Street',
          phone: '+44 1632 960 635',
          email: 'mira@example.org',
        }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
})
