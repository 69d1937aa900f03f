import * as z from 'zod'
import { list, maybeText, text } from '../../fields.ts'
import { section } from '../../section.ts'

const item = z.strictObject({
  value: text('Value', 20),
  unit: maybeText('Unit', 20),
  label: text('Label', 120),
  source: maybeText('Source', 160),
})

export const stats = section({
  type: 'stats',
  title: 'Figures',
  description: 'A few numbers that say something, and where they come from.',
  variants: ['row', 'cards', 'large'],
  props: z.strictObject({ items: list('Figures', item, { min: 1, max: 12 }) }),
  sample: {
    en: {
      items: [
        { value: '412', label: 'families had a warm meal every day in January' },
        { value: '38', unit: 't', label: 'of food saved from the bin', source: 'Weighed at our door, 2025' },
        { value: '0', label: 'paid staff' },
      ],
    },
    uk: {
      items: [
        { value: '412', label: 'родин щодня мали гарячий обід у січні' },
        {
          value: '38',
          unit: 'т',
          label: 'продуктів не потрапили на смітник',
          source: 'Зважено на нашому складі, 2025',
        },
        { value: '0', label: 'людей на зарплаті' },
      ],
    },
    de: {
      items: [
        { value: '412', label: 'Familien hatten im Januar jeden Tag ein warmes Essen' },
        {
          value: '38',
          unit: 't',
          label: 'Lebensmittel vor der Tonne gerettet',
          source: 'An unserer Tür gewogen, 2025',
        },
        { value: '0', label: 'bezahlte Stellen' },
      ],
    },
  },
})
