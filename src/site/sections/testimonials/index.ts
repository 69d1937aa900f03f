import * as z from 'zod'
import { image, list, maybeText, text } from '../../fields.ts'
import { section } from '../../section.ts'

const item = z.strictObject({
  quote: text('Quote', 600),
  author: text('Author', 80),
  role: maybeText('Role', 120),
  avatar: image('Portrait').optional(),
  rating: z.int().min(1).max(5).meta({ title: 'Stars' }).optional(),
})

export const testimonials = section({
  type: 'testimonials',
  title: 'Voices',
  description: 'What other people say about you, with their names.',
  variants: ['grid', 'carousel', 'single'],
  props: z.strictObject({ items: list('Voices', item, { min: 1, max: 24 }) }),
  sample: {
    en: {
      items: [
        {
          quote: 'She asked what the room was for before she asked what colour we wanted. Nobody had done that.',
          author: 'Ines Marlow',
          role: 'Two children, one small flat',
          rating: 5,
        },
        { quote: 'The price at the end was the price on the first sheet of paper.', author: 'Tom Adeyemi', rating: 5 },
      ],
    },
    uk: {
      items: [
        {
          quote: 'Вона спершу спитала, для чого нам ця кімната, а вже потім про колір. Доти ніхто так не робив.',
          author: 'Інна Марченко',
          role: 'Двоє дітей, одна невелика квартира',
          rating: 5,
        },
        {
          quote: 'У кінці ми заплатили рівно стільки, скільки стояло на першому аркуші.',
          author: 'Тарас Гнатюк',
          rating: 5,
        },
      ],
    },
    de: {
      items: [
        {
          quote:
            'Sie hat zuerst gefragt, wofür wir das Zimmer brauchen, und erst dann nach der Farbe. Das hatte noch niemand getan.',
          author: 'Ines Marquardt',
          role: 'Zwei Kinder, eine kleine Wohnung',
          rating: 5,
        },
        {
          quote: 'Am Ende stand der Preis da, der auf dem ersten Blatt gestanden hatte.',
          author: 'Thomas Böhme',
          rating: 5,
        },
      ],
    },
  },
})
