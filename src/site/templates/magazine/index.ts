import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** A quarterly about a town, made by its inhabitants. */
export const magazine: SiteTemplate = {
  key: 'magazine',
  category: 'blog',
  theme_config: look({
    preset: 'press',
    fonts: { heading: 'Source Serif 4', body: 'Golos Text' },
    width: 'wide',
    spacing: 'compact',
  }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
