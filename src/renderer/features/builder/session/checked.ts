import type { Section } from '../../../../contract/hosted-values.ts'
import { type Checked, parseSection } from '../../../../site/parse.ts'

/** Sections are never changed in place, so what was found out about one holds for good. */
const known = new WeakMap<Section, Checked<Section>>()

export function checked(section: Section): Checked<Section> {
  const found = known.get(section) ?? parseSection(section)
  known.set(section, found)
  return found
}

/**
 * The sections as they can be stored: one that is not right yet stands as it last was. A new one that never was right is
 * left out, and stays on the screen.
 */
export function storable(
  sections: readonly Section[],
  lastGood: ReadonlyMap<string, Section>,
  stored: readonly Section[],
): { sections: Section[]; waiting: Section[] } {
  const waiting: Section[] = []
  const kept = sections.flatMap((section) => {
    if (checked(section).ok) return [section]
    const before = stored.find(({ id }) => id === section.id)
    if (before === section) return [section]
    waiting.push(section)
    return lastGood.get(section.id) ?? before ?? []
  })
  return { sections: kept, waiting }
}
