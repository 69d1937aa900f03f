import * as z from 'zod'
import { flag, list, maybeText, text } from '../../fields.ts'
import { section } from '../../section.ts'

const cell = maybeText('Cell', 300).unwrap()

export const table = section({
  type: 'table',
  title: 'Table',
  description: 'Rows and columns of short texts.',
  variants: ['plain', 'striped', 'compact'],
  props: z.strictObject({
    caption: text('Caption', 200),
    header_row: flag('First row is a heading', true),
    header_column: flag('First column is a heading'),
    rows: list('Rows', list('Cells', cell, { min: 1, max: 12 }), { min: 1, max: 200 }),
  }),
  rules: ({ rows }) => {
    const width = rows[0]!.length
    return rows.flatMap((row, at) =>
      row.length === width
        ? []
        : [{ path: ['rows', at], code: 'length', message: `Each row has ${width} cells, as the first.` }],
    )
  },
  sample: {
    en: {
      caption: 'Ferry from 1 April',
      header_column: true,
      rows: [
        ['', 'Out', 'Back'],
        ['Weekdays', '6:40', '17:15'],
        ['Weekend', '9:00', '18:30'],
      ],
    },
    uk: {
      caption: 'Пором з 1 квітня',
      header_column: true,
      rows: [
        ['', 'Туди', 'Назад'],
        ['Будні', '6:40', '17:15'],
        ['Вихідні', '9:00', '18:30'],
      ],
    },
    de: {
      caption: 'Fähre ab 1. April',
      header_column: true,
      rows: [
        ['', 'Hin', 'Zurück'],
        ['Werktags', '6:40', '17:15'],
        ['Am Wochenende', '9:00', '18:30'],
      ],
    },
  },
})
