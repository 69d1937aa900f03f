import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** A novelist between two books. */
export const writer: SiteTemplate = {
  key: 'writer',
  category: 'portfolio',
  theme_config: look({ preset: 'paper', fonts: { heading: 'Vollkorn', body: 'Source Serif 4' } }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
