import type { SectionDefinition } from './section.ts'
import { announcement } from './sections/announcement/index.ts'
import { bento } from './sections/bento/index.ts'
import { featureSplit } from './sections/feature-split/index.ts'
import { features } from './sections/features/index.ts'
import { hero } from './sections/hero/index.ts'
import { logos } from './sections/logos/index.ts'
import { shared } from './sections/shared/index.ts'
import { steps } from './sections/steps/index.ts'

/** Every type a page may hold, in the order in which they are offered. */
export const library: readonly SectionDefinition[] = [
  announcement,
  hero,
  logos,
  features,
  featureSplit,
  bento,
  steps,
  shared,
]

const byType = new Map(library.map((definition) => [definition.type, definition]))

export const definitionOf = (type: string): SectionDefinition | undefined => byType.get(type)
