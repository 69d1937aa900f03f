import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** A family dentist: calm, exact, no promises. */
export const clinic: SiteTemplate = {
  key: 'clinic',
  category: 'business',
  theme_config: look({ preset: 'harbour', radius: 'medium' }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
