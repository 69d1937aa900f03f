import type { SiteTemplate } from '../../../contract/hosted-values.ts'
import { look } from '../build.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** Notes of one person who walks a lot. The name is the writer's to change. */
export const journal: SiteTemplate = {
  key: 'journal',
  category: 'blog',
  theme_config: look({ preset: 'paper' }),
  locales: ['en', 'uk', 'de'],
  content: { en, uk, de },
}
