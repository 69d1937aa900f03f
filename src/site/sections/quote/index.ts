import * as z from 'zod'
import { link, maybeText, text } from '../../fields.ts'
import { section } from '../../section.ts'

export const quote = section({
  type: 'quote',
  title: 'Quote',
  description: 'One sentence that deserves a place of its own.',
  variants: ['plain', 'pull', 'boxed'],
  props: z.strictObject({
    text: text('Quote', 800),
    source: maybeText('Source', 160),
    href: link('Leads to').optional(),
  }),
  sample: {
    en: {
      text: 'A garden is finished when the gardener stops asking what it is for.',
      source: 'Notebook of the head gardener, 1931',
    },
    uk: {
      text: 'Сад готовий тоді, коли садівник перестає питати, навіщо він.',
      source: 'Із записника старшого садівника, 1931',
    },
    de: {
      text: 'Ein Garten ist fertig, wenn der Gärtner nicht mehr fragt, wozu er da ist.',
      source: 'Notizbuch des Obergärtners, 1931',
    },
  },
})
