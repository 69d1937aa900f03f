import * as z from 'zod'
import { image, list, maybeLines, text } from '../../fields.ts'
import { section } from '../../section.ts'

const item = z.strictObject({
  date: text('When', 40),
  title: text('Title', 120),
  text: maybeLines('Text', 600),
  image: image('Image').optional(),
})

export const timeline = section({
  type: 'timeline',
  title: 'Timeline',
  description: 'What happened when, or what will.',
  variants: ['vertical', 'alternating'],
  props: z.strictObject({ items: list('Events', item, { min: 1, max: 40 }) }),
  sample: {
    en: {
      items: [
        {
          date: '1987',
          title: 'A lathe in the garage',
          text: 'Father bought it at an auction without telling anyone.',
        },
        { date: '2004', title: 'The first order from abroad', text: 'Forty stools for a school in Tromsø.' },
        { date: 'Today', title: 'Six people, two dogs' },
      ],
    },
    uk: {
      items: [
        { date: '1987', title: 'Токарний верстат у гаражі', text: 'Батько купив його на аукціоні й нікому не сказав.' },
        { date: '2004', title: 'Перше замовлення з-за кордону', text: 'Сорок табуретів для школи в Тромсе.' },
        { date: 'Сьогодні', title: 'Шестеро людей, двоє собак' },
      ],
    },
    de: {
      items: [
        {
          date: '1987',
          title: 'Eine Drehbank in der Garage',
          text: 'Vater hat sie ersteigert, ohne jemandem etwas zu sagen.',
        },
        { date: '2004', title: 'Der erste Auftrag aus dem Ausland', text: 'Vierzig Hocker für eine Schule in Tromsø.' },
        { date: 'Heute', title: 'Sechs Leute, zwei Hunde' },
      ],
    },
  },
})
