import * as z from 'zod'
import { list, text } from '../../fields.ts'
import { section } from '../../section.ts'

const value = z
  .union([z.boolean(), text('Text', 120)], { error: 'Text of one line, or true for yes, false for no.' })
  .meta({ title: 'Text, yes or no' })

const row = z.strictObject({
  label: text('Label', 120),
  values: list('Values, one for each column', value, { min: 1, max: 6 }),
})

export const comparison = section({
  type: 'comparison',
  title: 'Comparison',
  description: 'Two or more things, line by line.',
  variants: ['table', 'cards'],
  props: z.strictObject({
    columns: list('Columns', text('Name', 60), { min: 1, max: 6 }),
    rows: list('Rows', row, { min: 1, max: 40 }),
  }),
  rules: ({ columns, rows }) =>
    rows.flatMap(({ values }, at) =>
      values.length === columns.length
        ? []
        : [
            {
              path: ['rows', at, 'values'],
              code: 'length',
              message: `One value for each of the ${columns.length} columns.`,
            },
          ],
    ),
  sample: {
    en: {
      columns: ['Own boat', 'Our boat'],
      rows: [
        { label: 'Mooring for the season', values: ['£900', true] },
        { label: 'Winter storage', values: ['£600', true] },
        { label: 'Free every Saturday', values: [true, false] },
      ],
    },
    uk: {
      columns: ['Власний човен', 'Наш човен'],
      rows: [
        { label: 'Місце біля причалу на сезон', values: ['36 000 ₴', true] },
        { label: 'Зимове зберігання', values: ['24 000 ₴', true] },
        { label: 'Вільний щосуботи', values: [true, false] },
      ],
    },
    de: {
      columns: ['Eigenes Boot', 'Unser Boot'],
      rows: [
        { label: 'Liegeplatz für die Saison', values: ['900 €', true] },
        { label: 'Winterlager', values: ['600 €', true] },
        { label: 'Jeden Samstag frei', values: [true, false] },
      ],
    },
  },
})
