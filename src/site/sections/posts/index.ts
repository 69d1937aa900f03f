import * as z from 'zod'
import { count, flag, list, text } from '../../fields.ts'
import { section } from '../../section.ts'

const source = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({ kind: z.literal('tag'), tag: text('Tag', 80) }),
    z.strictObject({ kind: z.literal('chosen'), ids: list('Posts, by id', z.int().positive(), { min: 1, max: 50 }) }),
  ])
  .meta({ title: 'Which posts' })

const show = z
  .strictObject({
    image: flag('Image', true),
    excerpt: flag('Excerpt', true),
    date: flag('Date', true),
    author: flag('Author'),
    tags: flag('Tags'),
  })
  .meta({ title: 'Shows' })

export const posts = section({
  type: 'posts',
  title: 'Posts',
  description: 'The live posts of the site, newest first, or those you choose.',
  variants: ['cards', 'list', 'magazine'],
  props: z.strictObject({
    source: source.default({ kind: 'all' }),
    count: count('How many', { from: 1, to: 50, standard: 6 }),
    columns: count('Columns', { from: 1, to: 4, standard: 3 }),
    show: show.default(show.parse({})),
    pagination: flag('Further pages'),
  }),
  sample: {
    en: { source: { kind: 'all' }, count: 3, label: 'Latest posts' },
    uk: { source: { kind: 'all' }, count: 3, label: 'Останні дописи' },
    de: { source: { kind: 'all' }, count: 3, label: 'Neueste Beiträge' },
  },
})
