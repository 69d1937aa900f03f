import { sql } from 'kysely'
import type { Tx } from '../../db/write.ts'
import { keepPageVersion, type PageRow } from '../page-store.ts'
import type { Change, HistoryTable, Row } from './changes.ts'
import { getRow } from './watch.ts'

export type Side = 'before' | 'after'

/** What others refer to comes first. */
const order: HistoryTable[] = ['hosted_sites', 'shared_sections', 'hosted_pages', 'page_versions', 'redirects']

/** Brings every row to one side of its change. Revisions go up; rows that were gone come back under their own id. */
export async function applyChanges(tx: Tx, changes: readonly Change[], side: Side): Promise<void> {
  const inOrder = changes.toSorted((one, other) => order.indexOf(one.table) - order.indexOf(other.table))
  for (const { table, id, [side]: wished } of inOrder) {
    if (wished === null) await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx.db)
  }
  const restored: number[] = []
  for (const change of inOrder) {
    const wished = change[side]
    if (wished === null) continue
    const now = await getRow(tx.db, change.table, change.id)
    if (now) await update(tx, change.table, now, wished)
    else await insert(tx, change.table, wished)
    if (change.table === 'hosted_pages' && (!now || 'sections' in wished)) restored.push(change.id)
  }
  for (const id of restored) await keepState(tx, id)
}

async function insert(tx: Tx, table: HistoryTable, wished: Row): Promise<void> {
  const row: Row = { ...wished }
  if ('revision' in wished && table !== 'page_versions') {
    row.revision = Number(wished.revision) + 1
    if (wished.draft_of != null && wished.draft_of === wished.revision) row.draft_of = row.revision
  }
  // What was led away from this address meanwhile is led as it was.
  if (table === 'redirects') {
    await tx.db
      .deleteFrom('redirects')
      .where('site_id', '=', Number(row.site_id))
      .where('from_path', '=', String(row.from_path))
      .execute()
  }
  const columns = Object.keys(row)
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))})`.execute(tx.db)
}

async function update(tx: Tx, table: HistoryTable, now: Row, wished: Row): Promise<void> {
  const { id: _, revision: stoodAt, updated_at: __, first_live_at: ___, ...row } = wished
  const draftOnly = Object.keys(row).every((column) => column === 'draft' || column === 'draft_of')
  if ('revision' in now && !draftOnly) {
    row.revision = Number(now.revision) + 1
    row.updated_at = tx.now()
  }
  if (table === 'hosted_pages') {
    // A draft that was begun on what is live again was begun on it as it is now.
    const draft_of = row.draft_of === undefined ? now.draft_of : row.draft_of
    if (draft_of != null && draft_of === stoodAt) row.draft_of = row.revision ?? now.revision ?? null
    if (now.first_live_at === null && wished.first_live_at != null) row.first_live_at = wished.first_live_at
  }
  if (Object.keys(row).length === 0) return
  const assignments = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where id = ${now.id}`.execute(tx.db)
}

/** The newest version of a page says what the page says. */
async function keepState(tx: Tx, id: number): Promise<void> {
  const row = (await getRow(tx.db, 'hosted_pages', id)) as unknown as PageRow | null
  if (!row) return
  const newest = await tx.db
    .selectFrom('page_versions')
    .select('sections')
    .where('page_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest?.sections !== row.sections) await keepPageVersion(tx, row)
}
