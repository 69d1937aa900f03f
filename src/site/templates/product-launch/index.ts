import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** A small app on the day before it appears. */
export const productLaunch: SiteTemplate = {
  key: 'product-launch',
  category: 'landing',
  theme_config: look({ preset: 'harbour', fonts: { heading: 'Rubik', body: 'Golos Text' }, radius: 'large' }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
