import type { KeptEvent } from '../../../contract/events.ts'
import type { Tx } from '../../db/write.ts'
import type { Side } from './apply.ts'
import type { Change } from './changes.ts'
import { getRow } from './watch.ts'

const ofDraft = new Set(['draft', 'draft_of', 'revision', 'updated_at'])
const ofNavigation = new Set(['nav_order', 'nav_parent_id', 'revision', 'updated_at', 'draft_of'])

/** Tells everybody what undo or redo changed, as the operations themselves would have. */
export async function tellChanges(tx: Tx, site_id: number, changes: readonly Change[], side: Side): Promise<void> {
  const events = new Map<string, KeptEvent>()
  for (const change of changes) {
    for (const event of await eventsOf(tx, site_id, change, side)) events.set(JSON.stringify(event), event)
  }
  for (const event of events.values()) tx.emit(event)
  tx.emit({ type: 'site.history', site_id })
}

async function eventsOf(tx: Tx, site_id: number, change: Change, side: Side): Promise<KeptEvent[]> {
  const { table, id } = change
  if (table === 'hosted_sites') return [{ type: 'site.saved', id }]
  if (table === 'redirects') return [{ type: 'site.redirects', site_id }]
  if (table === 'shared_sections') return [{ type: 'shared_section.saved', site_id }]
  if (table === 'page_versions') return []
  const [was, is] = side === 'before' ? [change.after, change.before] : [change.before, change.after]
  if (is === null) return [{ type: 'page.deleted', id, site_id }]
  if (was === null) return [{ type: 'page.created', id, site_id }]
  const columns = Object.keys(is)
  const by = tx.caller
  if (columns.every((column) => ofDraft.has(column))) return [{ type: 'page.drafted', id, site_id, by }]
  if (columns.every((column) => ofNavigation.has(column))) return [{ type: 'site.navigation', site_id }]
  const row = await getRow(tx.db, 'hosted_pages', id)
  return [{ type: 'page.saved', id, site_id, revision: Number(row?.revision), by }]
}
