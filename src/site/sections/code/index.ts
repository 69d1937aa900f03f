import * as z from 'zod'
import { code as codeField, maybeText } from '../../fields.ts'
import { section } from '../../section.ts'

const language = z
  .string()
  .regex(/^[a-z0-9+#.-]{1,40}$/, 'A short name such as ts, python or c++.')
  .meta({ title: 'Language' })

export const code = section({
  type: 'code',
  title: 'Code',
  description: 'A listing, shown as it stands.',
  variants: ['plain', 'numbered'],
  props: z.strictObject({
    code: codeField('Code', 20_000),
    language: language.optional(),
    filename: maybeText('File name', 120),
    caption: maybeText('Caption', 300),
  }),
  sample: {
    en: {
      code: 'recipe "rye" {\n  flour = 900\n  water = 720\n  rest  = "14h"\n}',
      filename: 'bread.recipe',
      caption: 'Grams, and a night in the cold',
    },
    uk: {
      code: 'recipe "rye" {\n  flour = 900\n  water = 720\n  rest  = "14h"\n}',
      filename: 'bread.recipe',
      caption: 'У грамах, і ще ніч на холоді',
    },
    de: {
      code: 'recipe "rye" {\n  flour = 900\n  water = 720\n  rest  = "14h"\n}',
      filename: 'bread.recipe',
      caption: 'In Gramm, dazu eine Nacht im Kalten',
    },
  },
})
