import * as z from 'zod'
import { maybeText, picture, text } from '../../fields.ts'
import { section } from '../../section.ts'

export const beforeAfter = section({
  type: 'before_after',
  title: 'Before and after',
  description: 'Two pictures of the same thing.',
  variants: ['slider', 'side-by-side'],
  props: z.strictObject({
    before: picture('Before'),
    after: picture('After'),
    alts: z
      .strictObject({ before: text('Before', 300), after: text('After', 300) })
      .meta({ title: 'Descriptions of the images' }),
    labels: z
      .strictObject({ before: maybeText('Before', 40), after: maybeText('After', 40) })
      .meta({ title: 'Labels' })
      .default({}),
  }),
  sample: {
    en: {
      before: { art: 'stripes' },
      after: { art: 'window' },
      alts: {
        before: 'The kitchen with the old wall',
        after: 'The kitchen with the wall gone and light from two sides',
      },
      labels: { before: 'March', after: 'June' },
    },
    uk: {
      before: { art: 'stripes' },
      after: { art: 'window' },
      alts: { before: 'Кухня зі старою стіною', after: 'Кухня без стіни, світло з двох боків' },
      labels: { before: 'Березень', after: 'Червень' },
    },
    de: {
      before: { art: 'stripes' },
      after: { art: 'window' },
      alts: { before: 'Die Küche mit der alten Wand', after: 'Die Küche ohne Wand, Licht von zwei Seiten' },
      labels: { before: 'März', after: 'Juni' },
    },
  },
})
