import * as z from 'zod'
import { background } from './background.ts'
import { choice, maybeText } from './fields.ts'

/** Where a link may jump to, such as `prices`. */
const anchor = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/, 'Small Latin letters, digits and "-", beginning with a letter.')
  .meta({ title: 'Name for links to this section' })

/** What every section has. `tone` absent: as the page. */
export const commonProps = {
  anchor: anchor.optional(),
  align: choice('Alignment', ['start', 'center']),
  background: background.optional(),
  spacing: choice('Space above and below', ['medium', 'none', 'small', 'large']),
  width: choice('Width', ['normal', 'narrow', 'wide', 'full']),
  tone: z.enum(['light', 'dark', 'accent']).meta({ title: 'Tone' }).optional(),
  hide_on: z
    .array(z.enum(['phone', 'tablet', 'desktop']))
    .max(2)
    .meta({ title: 'Hide on' })
    .default([]),
  label: maybeText('Name for screen readers', 120),
}
