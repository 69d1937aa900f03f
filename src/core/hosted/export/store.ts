import { sql, type Selectable } from 'kysely'
import type { SiteExport, SiteProblem } from '../../../contract/site-studio.ts'
import type { ReadDb } from '../../db/open.ts'
import type { Tx } from '../../db/write.ts'
import { notFound } from '../../errors.ts'
import type { HostedTables } from '../tables.ts'

export type ExportRow = Selectable<HostedTables['site_exports']>

export async function getExportRow(db: ReadDb, id: number): Promise<ExportRow> {
  const row = await db.selectFrom('site_exports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('export', id)
  return row
}

/** Newest first. */
export const listExportRows = (db: ReadDb, site_id: number, limit: number): Promise<ExportRow[]> =>
  db.selectFrom('site_exports').selectAll().where('site_id', '=', site_id).orderBy('id', 'desc').limit(limit).execute()

export const updateExport = (tx: Tx, id: number, change: Partial<Omit<ExportRow, 'id'>>): Promise<unknown> =>
  tx.db.updateTable('site_exports').set(change).where('id', '=', id).execute()

export async function newestEvent(db: ReadDb): Promise<number> {
  const row = await db
    .selectFrom('events')
    .select((select) => select.fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

/** What changes something that visitors see. */
const SEEN = [
  'page.created',
  'page.deleted',
  'page.saved',
  'post.published',
  'post.unpublished',
  'post.updated',
  'shared_section.saved',
  'site.navigation',
  'site.redirects',
  'site.saved',
]

/** Numbers of the events that changed a site, after one of them. */
async function changesAfter(db: ReadDb, site_id: number, event: number): Promise<number[]> {
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where('id', '>', event)
    .where('type', 'in', SEEN)
    .where(
      sql<number>`case when type = 'site.saved' then json_extract(body, '$.id') else json_extract(body, '$.site_id') end`,
      '=',
      site_id,
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Of one site. Only a finished one is asked what changed since: the others are looked at all the time. */
export async function toExports(db: ReadDb, rows: readonly ExportRow[]): Promise<SiteExport[]> {
  const [first] = rows
  if (!first) return []
  const done = rows.filter(({ state }) => state === 'done').map(({ last_event }) => last_event)
  const changes = done.length > 0 ? await changesAfter(db, first.site_id, Math.min(...done)) : []
  return rows.map(({ job_id: _, despite_problems: __, last_event, clean_links, problems, ...row }) => ({
    ...row,
    clean_links: clean_links === 1,
    problems: JSON.parse(problems) as SiteProblem[],
    changes_since: row.state === 'done' ? changes.filter((id) => id > last_event).length : 0,
  }))
}

export async function showExport(db: ReadDb, id: number): Promise<SiteExport> {
  const [shown] = await toExports(db, [await getExportRow(db, id)])
  return shown!
}
