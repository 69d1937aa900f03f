import * as z from 'zod'
import { choice, maybeText } from '../../fields.ts'
import { section } from '../../section.ts'

export const toc = section({
  type: 'toc',
  title: 'Table of contents',
  description: 'The headings of this page as links.',
  variants: ['box', 'side'],
  props: z.strictObject({ title: maybeText('Title', 80), levels: choice('Levels of headings', ['2-3', '2']) }),
  sample: { en: { title: 'On this page' }, uk: { title: 'На цій сторінці' }, de: { title: 'Auf dieser Seite' } },
})
