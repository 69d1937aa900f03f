import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** Signs, maps and forms: design for public places. */
export const designer: SiteTemplate = {
  key: 'designer',
  category: 'portfolio',
  theme_config: look({ preset: 'press', fonts: { heading: 'Montserrat', body: 'Rubik' } }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
