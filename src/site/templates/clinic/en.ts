import { announcement } from '../../sections/announcement/index.ts'
import { contact } from '../../sections/contact/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { features } from '../../sections/features/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { quote } from '../../sections/quote/index.ts'
import { team } from '../../sections/team/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const en = content({
  name: 'Clinic',
  description: 'For a practice: hours, treatments, people, and answers to what patients are afraid to ask.',
  theme: {
    header: { variant: 'bar', cta: { label: 'Make an appointment', href: '/visit/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Dental practice Dr Amara Lindqvist, registered with the General Dental Council, no. 000000. <a href="/legal-notice/">Legal notice</a></p>',
    },
  },
  pages: [
    {
      title: 'Dental practice by the park',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'A dental practice for families. Time to explain, the cost in writing, pain seen to on the same day.',
      sections: [
        use(announcement, { text: 'In pain? Come at eight, you will be seen the same day.', href: '/visit/' }),
        use(hero, {
          variant: 'split-right',
          heading: 'A dentist who explains first',
          subheading:
            'You see what we see, on the screen and in plain words. Then you decide. Nothing is drilled meanwhile.',
          actions: [{ label: 'Make an appointment', href: '/visit/' }],
          media: { kind: 'image', image: { art: 'window', alt: 'Bright treatment room facing the park' } },
          trust_line: 'Step-free entrance, tram line 4 to the door',
        }),
        use(features, {
          heading: 'What we treat',
          columns: 4,
          variant: 'icons',
          items: [
            {
              icon: 'shield-check',
              title: 'Prevention',
              text: 'A check twice a year and cleaning that does not hurt.',
            },
            { icon: 'baby', title: 'Children', text: 'The first visit is for looking at the chair.' },
            { icon: 'wrench', title: 'Repair', text: 'Fillings, crowns, root treatment with a microscope.' },
            { icon: 'heart', title: 'Fear', text: 'A hand signal stops everything. Always.' },
          ],
        }),
        use(quote, {
          variant: 'boxed',
          text: 'I fell asleep. At the dentist’s. I am still telling people.',
          source: 'A patient after eleven years without a check-up',
        }),
      ],
    },
    {
      title: 'The people',
      slug: 'people',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Two dentists, and Mr Otieno at the desk, who knows when a gap will open.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Who sits beside you' }),
        use(team, {
          members: [
            {
              name: 'Dr Amara Lindqvist',
              role: 'Dentist',
              photo: { art: 'portrait', alt: 'Dr Amara Lindqvist' },
              bio: '<p>Root treatments and patience. Speaks English, Swedish and German.</p>',
            },
            {
              name: 'Dr Samuel Ito',
              role: 'Dentist for children',
              photo: { art: 'portrait', alt: 'Dr Samuel Ito' },
              bio: '<p>Can make a glove look like a hen.</p>',
            },
            {
              name: 'Joseph Otieno',
              role: 'Reception',
              photo: { art: 'portrait', alt: 'Joseph Otieno' },
              bio: '<p>Answers within four rings.</p>',
            },
          ],
        }),
      ],
    },
    {
      title: 'Your visit',
      slug: 'visit',
      page_type: 'standard',
      nav_order: 2,
      meta_description:
        'Appointments, opening hours, and answers about fear, pain and cost. Dental practice by the park.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Your visit',
          subheading: 'Call, or write when you have time. We keep half an hour free each day for emergencies.',
        }),
        use(contact, {
          address: '2 Park Row, ground floor',
          phone: '+44 1632 960 204',
          email: 'desk@example.org',
          hours: [
            { days: 'Monday, Tuesday, Thursday', time: '8:00–18:00' },
            { days: 'Wednesday, Friday', time: '8:00–13:00' },
          ],
        }),
        use(faq, {
          heading: 'What people are afraid to ask',
          items: [
            {
              question: 'It has been years. Will you scold me?',
              answer: '<p>No. You are here, that is the hard part done.</p>',
            },
            {
              question: 'Will it hurt?',
              answer: '<p>The injection pinches for three seconds. After that: raise your hand, and we stop.</p>',
            },
            {
              question: 'What will it cost?',
              answer: '<p>You get a plan with every amount before we begin. If something changes, we ask again.</p>',
            },
          ],
        }),
      ],
    },
    legalPage('en'),
    notFoundPage('en'),
  ],
})
