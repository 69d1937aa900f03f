import * as z from 'zod'
import { icon, list, maybeLines, maybeText, text } from '../../fields.ts'
import { section } from '../../section.ts'

const item = z.strictObject({
  title: text('Title', 80),
  text: maybeLines('Text', 400),
  icon: icon('Icon'),
})

export const steps = section({
  type: 'steps',
  title: 'Steps',
  description: 'What happens, in the order in which it happens.',
  variants: ['numbered', 'icons', 'vertical'],
  props: z.strictObject({
    heading: maybeText('Heading', 120),
    items: list('Steps', item, { min: 1, max: 12 }),
  }),
  sample: {
    en: {
      heading: 'How a repair goes',
      items: [
        { title: 'You call', text: 'We ask three questions and give you a time within two days.', icon: 'phone' },
        { title: 'We look', text: 'Half an hour on site. You get the price in writing, and it stays.', icon: 'search' },
        { title: 'We repair', text: 'Usually the same day. We take the rubbish with us.', icon: 'wrench' },
      ],
    },
    uk: {
      heading: 'Як відбувається ремонт',
      items: [
        { title: 'Ви телефонуєте', text: 'Ставимо три запитання й призначаємо час упродовж двох днів.', icon: 'phone' },
        {
          title: 'Ми оглядаємо',
          text: 'Пів години на місці. Ціну даємо на папері, і вона не зміниться.',
          icon: 'search',
        },
        { title: 'Ми ремонтуємо', text: 'Зазвичай того самого дня. Сміття забираємо із собою.', icon: 'wrench' },
      ],
    },
    de: {
      heading: 'So läuft eine Reparatur',
      items: [
        {
          title: 'Sie rufen an',
          text: 'Wir stellen drei Fragen und nennen einen Termin binnen zwei Tagen.',
          icon: 'phone',
        },
        {
          title: 'Wir sehen es uns an',
          text: 'Eine halbe Stunde vor Ort. Den Preis bekommen Sie schriftlich, und er bleibt.',
          icon: 'search',
        },
        { title: 'Wir reparieren', text: 'Meist noch am selben Tag. Den Abfall nehmen wir mit.', icon: 'wrench' },
      ],
    },
  },
})
