import * as z from 'zod'
import { image, link, list, maybeRichText, maybeText, text } from '../../fields.ts'
import { section } from '../../section.ts'

const member = z.strictObject({
  name: text('Name', 80),
  role: maybeText('Role', 80),
  photo: image('Portrait').optional(),
  bio: maybeRichText('About', 1_500),
  links: list('Links', z.strictObject({ label: text('Label', 60), href: link('Leads to') }), { max: 5 }).default([]),
})

export const team = section({
  type: 'team',
  title: 'Team',
  description: 'Who you are.',
  variants: ['grid', 'list'],
  props: z.strictObject({ members: list('People', member, { min: 1, max: 40 }) }),
  sample: {
    en: {
      members: [
        {
          name: 'Marta Quinn',
          role: 'Baker',
          photo: { art: 'portrait', alt: 'Marta Quinn' },
          bio: '<p>Starts at three in the morning and insists that she likes it.</p>',
        },
        {
          name: 'Paul Okafor',
          role: 'Shop',
          photo: { art: 'portrait', alt: 'Paul Okafor' },
          bio: '<p>Knows what you had last time.</p>',
        },
      ],
    },
    uk: {
      members: [
        {
          name: 'Марта Коваль',
          role: 'Пекарка',
          photo: { art: 'portrait', alt: 'Марта Коваль' },
          bio: '<p>Починає о третій ночі й запевняє, що їй це до вподоби.</p>',
        },
        {
          name: 'Павло Ткач',
          role: 'Продавець',
          photo: { art: 'portrait', alt: 'Павло Ткач' },
          bio: '<p>Пам’ятає, що ви брали минулого разу.</p>',
        },
      ],
    },
    de: {
      members: [
        {
          name: 'Martha Köhler',
          role: 'Bäckerin',
          photo: { art: 'portrait', alt: 'Martha Köhler' },
          bio: '<p>Fängt um drei Uhr früh an und behauptet, dass ihr das gefällt.</p>',
        },
        {
          name: 'Paul Okafor',
          role: 'Laden',
          photo: { art: 'portrait', alt: 'Paul Okafor' },
          bio: '<p>Weiß, was Sie beim letzten Mal hatten.</p>',
        },
      ],
    },
  },
})
