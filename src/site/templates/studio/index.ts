import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** Architects who mostly rebuild what is there. */
export const studio: SiteTemplate = {
  key: 'studio',
  category: 'business',
  theme_config: look({ preset: 'press', fonts: { heading: 'Inter', body: 'Inter' }, scale: 'regular' }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
