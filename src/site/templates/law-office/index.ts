import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** Two lawyers who write letters one can understand. */
export const lawOffice: SiteTemplate = {
  key: 'law-office',
  category: 'business',
  theme_config: look({
    preset: 'harbour',
    mode: 'light',
    fonts: { heading: 'Source Serif 4', body: 'Source Serif 4' },
    radius: 'none',
  }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
