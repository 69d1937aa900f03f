import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** A letter every second Friday about growing vegetables. */
export const newsletter: SiteTemplate = {
  key: 'newsletter',
  category: 'blog',
  theme_config: look({ preset: 'meadow', fonts: { heading: 'Alegreya', body: 'Alegreya' }, width: 'narrow' }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
