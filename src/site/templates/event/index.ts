import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** A weekend of small publishers in a swimming hall. */
export const event: SiteTemplate = {
  key: 'event',
  category: 'landing',
  theme_config: look({ preset: 'dusk', scale: 'expressive' }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
