import type { PageChange, PageDraft } from '../../contract/site-pages.ts'

const seoFields = ['meta_title', 'meta_description', 'canonical_url', 'og_image_url', 'noindex'] as const

/** What publishing the draft would change, section by section: in the order of the draft, then what goes, then the page. */
export function pageChanges(live: PageDraft, draft: PageDraft): PageChange[] {
  const before = new Map(live.sections.map((section) => [section.id, section]))
  const after = new Map(draft.sections.map((section) => [section.id, section]))
  const moved = movedIds(
    live.sections.map(({ id }) => id).filter((id) => after.has(id)),
    draft.sections.map(({ id }) => id).filter((id) => before.has(id)),
  )
  const changes: PageChange[] = []
  for (const { id, type } of draft.sections) {
    const told = (what: PageChange['what']) => changes.push({ what, section_id: id, type })
    if (!before.has(id)) told('section_added')
    else {
      if (!isEqual(before.get(id), after.get(id))) told('section_changed')
      if (moved.has(id)) told('section_moved')
    }
  }
  for (const { id, type } of live.sections) {
    if (!after.has(id)) changes.push({ what: 'section_removed', section_id: id, type })
  }
  const ofPage = (what: PageChange['what']) => changes.push({ what, section_id: null, type: null })
  if (live.title !== draft.title) ofPage('title')
  if (!isEqual(live.background, draft.background)) ofPage('background')
  if (seoFields.some((field) => live[field] !== draft[field])) ofPage('seo')
  return changes
}

/** Of two orders of the same ids: the fewest that, moved, make the second of the first. */
function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((id, index) => [id, index]))
  const moved = new Set(after)
  for (const id of longestRising(after, (each) => place.get(each)!)) moved.delete(id)
  return moved
}

/** The longest part whose ranks rise, in its order: found by keeping the lowest end of every length. */
function longestRising(ids: readonly string[], rank: (id: string) => number): string[] {
  const ends: number[] = []
  const previous: number[] = []
  for (const [index, id] of ids.entries()) {
    const length = ends.findIndex((end) => rank(ids[end]!) > rank(id))
    const at = length === -1 ? ends.length : length
    previous[index] = at === 0 ? -1 : ends[at - 1]!
    ends[at] = index
  }
  const rising: string[] = []
  for (let index = ends.at(-1) ?? -1; index !== -1; index = previous[index]!) rising.unshift(ids[index]!)
  return rising
}

/** Whatever the order of keys: what came over the API may be written in another one. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, child]) => [key, sorted(child)]),
  )
}
