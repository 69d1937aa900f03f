import * as z from 'zod'
import { choice, count, maybeText } from '../../fields.ts'
import { section } from '../../section.ts'

export const relatedPosts = section({
  type: 'related_posts',
  title: 'Related posts',
  description: 'What else a reader of this post may like.',
  variants: ['cards', 'list'],
  props: z.strictObject({
    heading: maybeText('Heading', 120),
    count: count('How many', { from: 1, to: 12, standard: 3 }),
    by: choice('Related by', ['tag', 'text']),
  }),
  sample: { en: { heading: 'Read on' }, uk: { heading: 'Читайте далі' }, de: { heading: 'Weiterlesen' } },
})
