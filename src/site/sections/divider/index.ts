import * as z from 'zod'
import { choice } from '../../fields.ts'
import { section } from '../../section.ts'

export const divider = section({
  type: 'divider',
  title: 'Divider',
  description: 'A pause between two sections.',
  variants: ['plain'],
  props: z.strictObject({
    style: choice('Style', ['line', 'ornament', 'space']),
    height: choice('Height', ['medium', 'small', 'large']),
  }),
  sample: { en: { style: 'ornament' }, uk: { style: 'ornament' }, de: { style: 'ornament' } },
})
