import type { ExportItem } from '../../../contract/site-export.ts'
import type { Section } from '../../../contract/hosted-values.ts'
import type { Drawing, SiteFrame } from '../../../contract/site-view.ts'
import type { Found, PlannedFile } from '../site-reader.ts'

/** What the worker needs for one file. Null: what stood there went since the plan was made. */
export function itemOf({ path, tag }: PlannedFile, found: Found | null): ExportItem | null {
  if (!found || found.kind === 'redirect') return null
  // What it is really drawn from: the site may have changed since the plan was made, and change back after it.
  const drawn_from = found.tag.startsWith(tag) ? tag : found.tag
  const nobody = { path, tag: drawn_from, page_id: null, post_id: null, dated: false }
  if (found.kind === 'file') return { ...nobody, what: { file: found.file } }
  const { drawing, pictures, frame } = found
  return { ...nobody, ...ownersOf(drawing), dated: isDated(drawing, frame), what: { drawing, pictures } }
}

function ownersOf(drawing: Drawing): Partial<Pick<ExportItem, 'page_id' | 'post_id'>> {
  if (drawing.kind === 'post') return { post_id: drawing.post.card.id }
  const page = drawing.kind === 'tag' ? drawing.listing : drawing.page
  return { page_id: page?.ref.id ?? null }
}

function isDated(drawing: Drawing, { shared }: SiteFrame): boolean {
  if (drawing.kind !== 'page' && drawing.kind !== 'missing') return false
  return [...(drawing.page?.sections ?? []), ...Object.values(shared)].some(hasDays)
}

const hasDays = ({ type, props }: Section): boolean =>
  type === 'announcement' && Boolean(props['from'] ?? props['until'])
