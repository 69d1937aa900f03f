import type { PageDraft, StudioPage } from '../../../../contract/site-pages.ts'
import type { Section } from '../../../../contract/hosted-values.ts'
import { adopt, same } from '../../../../document/adopt.ts'
import { findSection, insertSection, placeOf, replaceSection, type Sections } from '../../../../document/sections.ts'

/** What a page says, as it stands on the screen. */
export type PageDoc = Omit<PageDraft, 'sections'> & { sections: readonly Section[] }

/** The draft where there is one, else what is live. */
export function docOf(page: StudioPage): PageDoc {
  const { title, sections, background, meta_title, meta_description, canonical_url, og_image_url, noindex } =
    page.draft ?? page
  return { title, sections, background, meta_title, meta_description, canonical_url, og_image_url, noindex }
}

/** Fields in which two differ, with the values of the second. */
export function changedFields(from: PageDoc, to: PageDoc): Partial<PageDoc> {
  const changed = Object.entries(to).filter(([name, value]) => !same(from[name as keyof PageDoc], value))
  return Object.fromEntries(changed)
}

/**
 * What has arrived, keeping the identity of every section that says the same. Sections that wait until they are right stay
 * as they are typed, in their places.
 */
export function adoptDoc(here: PageDoc, arrived: PageDoc, waiting: readonly Section[] = []): PageDoc {
  const sections = adopt(here.sections, arrived.sections)
  return { ...arrived, sections: waiting.reduce((list, one) => withWaiting(list, here.sections, one), sections) }
}

function withWaiting(list: Sections, here: Sections, section: Section): Sections {
  const there = findSection(list, section.id)
  if (there) return replaceSection(list, section)
  // It was never stored: it stands after the same neighbour as before.
  const before = here[placeOf(here, section.id) - 1]
  return insertSection(list, before ? placeOf(list, before.id) + 1 : 0, section)
}
