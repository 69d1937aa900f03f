import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** A photographer of people at work and at weddings. */
export const photographer: SiteTemplate = {
  key: 'photographer',
  category: 'portfolio',
  theme_config: look({
    preset: 'dusk',
    mode: 'dark',
    fonts: { heading: 'Lora', body: 'Inter' },
    width: 'wide',
    radius: 'none',
  }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
