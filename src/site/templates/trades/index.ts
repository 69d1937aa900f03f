import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** A heating and plumbing firm with four people. */
export const trades: SiteTemplate = {
  key: 'trades',
  category: 'business',
  theme_config: look({ preset: 'workshop' }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
