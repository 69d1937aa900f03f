import { faq } from '../../sections/faq/index.ts'
import { featureSplit } from '../../sections/feature-split/index.ts'
import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { pricing } from '../../sections/pricing/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { timeline } from '../../sections/timeline/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Course',
  description: 'For a course or a school: what one can do afterwards, the evenings, the price, the place.',
  theme: {
    header: { variant: 'bar', sticky: true, cta: { label: 'Book a place', href: '/place/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Needle &amp; Light, courses in mending. Places are confirmed within a day. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'Mending, in eight evenings',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'A course in mending clothes: eight Tuesdays, eight people, one teacher, no machine needed.',
      sections: [
        use(hero, {
          variant: 'split-right',
          eyebrow: 'Begins on 5 October',
          heading: 'After this you will not throw away a jumper again',
          subheading: 'Eight Tuesdays, eight people, one big table. You bring what is torn.',
          actions: [
            { label: 'Book a place', href: '/place/' },
            { label: 'The evenings', href: '/evenings/', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'desk', alt: 'A table with thread, scissors and a lamp' } },
          trust_line: 'Three places left',
        }),
        use(featureSplit, {
          variant: 'left',
          heading: 'What you will be able to do by Christmas',
          bullets: [
            'Darn so that nobody sees it, or so that everybody does',
            'Change a zip without swearing',
            'Save trousers between the legs, where they always give way',
            'Tell a fabric by burning a thread',
          ],
          image: { art: 'stripes', alt: 'A darned sleeve in three colours' },
        }),
        use(testimonials, {
          variant: 'single',
          items: [
            {
              quote: 'My son’s friends now bring me their jackets. I am famous in Year Five.',
              author: 'Hannah',
              role: 'Course in spring',
            },
          ],
        }),
      ],
    },
    {
      title: 'The evenings',
      slug: 'evenings',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'What is learned on each of the eight Tuesdays, from threading the needle to the last zip.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Eight Tuesdays, half past six' }),
        use(timeline, {
          variant: 'vertical',
          items: [
            {
              date: 'Evenings 1 and 2',
              title: 'Needle, thread, eyes',
              text: 'Three stitches that hold everything. Buttons included.',
            },
            {
              date: 'Evenings 3 and 4',
              title: 'Holes',
              text: 'Darning wool, patching cotton. Your own holes, no practice cloth.',
            },
            { date: 'Evenings 5 and 6', title: 'Zips and seams', text: 'What the tailor charges twenty pounds for.' },
            {
              date: 'Evenings 7 and 8',
              title: 'What is left',
              text: 'The difficult pile. And soup on the last evening.',
            },
          ],
        }),
        use(faq, {
          heading: 'Asked every time',
          items: [
            {
              question: 'I am all thumbs.',
              answer: '<p>We have had surgeons and bricklayers. The bricklayers were quicker.</p>',
            },
            {
              question: 'What if I miss an evening?',
              answer: '<p>You make it up in the next course, at no charge.</p>',
            },
          ],
        }),
      ],
    },
    {
      title: 'Book a place',
      slug: 'place',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Price and registration for the mending course. Half price for pupils and on request.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Book a place',
          subheading: 'You pay on the second evening, when you know whether you like it.',
        }),
        use(pricing, {
          variant: 'cards',
          plans: [
            {
              name: 'Whole course',
              price: '160',
              currency: '£',
              period: 'eight evenings',
              features: ['Thread and needles provided', 'Tea as well', 'A mending kit to keep'],
              highlight: true,
            },
            {
              name: 'Half price',
              price: '80',
              currency: '£',
              period: 'eight evenings',
              features: ['For pupils and apprentices', 'And for anyone who asks'],
            },
          ],
        }),
        use(form, {
          heading: 'Registration',
          fields: [
            { name: 'name', type: 'text', label: 'Your name', required: true, autocomplete: 'name' },
            { name: 'email', type: 'email', label: 'E-mail', required: true, autocomplete: 'email' },
            { name: 'pile', type: 'textarea', label: 'What is on your pile?' },
          ],
          submit_label: 'Register',
          success_text: 'Good. The confirmation comes within a day, with the way to the door.',
          target: 'mailto:course@example.org',
        }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
})
