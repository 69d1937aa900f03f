import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** A soup kitchen that counts in meals. */
export const charity: SiteTemplate = {
  key: 'charity',
  category: 'community',
  theme_config: look({ preset: 'meadow' }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
