import * as z from 'zod'
import { action, list, maybeLines, text } from '../../fields.ts'
import { section } from '../../section.ts'

export const cta = section({
  type: 'cta',
  title: 'Call to action',
  description: 'One sentence and a button.',
  variants: ['banner', 'boxed', 'split'],
  props: z.strictObject({
    heading: text('Heading', 120),
    text: maybeLines('Text', 400),
    actions: list('Buttons', action('Button'), { max: 2 }).default([]),
  }),
  sample: {
    en: {
      heading: 'Come and try a lesson',
      text: 'The first one is free. Bring your own flute or borrow one of ours.',
      actions: [{ label: 'Pick a day', href: '#contact' }],
    },
    uk: {
      heading: 'Приходьте на пробний урок',
      text: 'Перший безкоштовно. Беріть свою флейту або позичте нашу.',
      actions: [{ label: 'Обрати день', href: '#contact' }],
    },
    de: {
      heading: 'Kommen Sie zur Probestunde',
      text: 'Die erste ist kostenlos. Bringen Sie Ihre Flöte mit oder leihen Sie eine von uns.',
      actions: [{ label: 'Tag aussuchen', href: '#contact' }],
    },
  },
})
