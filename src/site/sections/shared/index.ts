import * as z from 'zod'
import type { SectionDefinition } from '../../section.ts'

/** A section that is stored once and stands on several pages. It has no look of its own, so no common props. */
export const shared: SectionDefinition = {
  type: 'shared',
  title: 'Shared section',
  description: 'Stands for a section that is stored once for the whole site.',
  variants: [],
  props: z.strictObject({
    ref: z.int().positive().meta({ title: 'Id of the shared section' }),
  }),
  upgrades: [],
  version: 1,
  sample: { en: { ref: 1 }, uk: { ref: 1 }, de: { ref: 1 } },
}
