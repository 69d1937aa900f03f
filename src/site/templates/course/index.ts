import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** Eight evenings in which one learns to mend clothes. */
export const course: SiteTemplate = {
  key: 'course',
  category: 'landing',
  theme_config: look({ preset: 'workshop', fonts: { heading: 'Montserrat', body: 'Inter' }, radius: 'medium' }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
