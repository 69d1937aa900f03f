import { sql, type Selectable } from 'kysely'
import type { Section } from '../../contract/hosted-values.ts'
import type { SharedSection } from '../../contract/site-studio.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../errors.ts'
import { getSiteRow } from './site-store.ts'

export type SharedRow = Selectable<Tables['shared_sections']>

interface Use {
  ref: number
  page_id: number
  title: string
}

const toShared = (row: SharedRow, uses: readonly Use[]): SharedSection => ({
  id: row.id,
  site_id: row.site_id,
  name: row.name,
  section: JSON.parse(row.section) as Section,
  revision: row.revision,
  used_on: uses.flatMap(({ ref, page_id, title }) => (ref === row.id ? [{ page_id, title }] : [])),
  updated_at: row.updated_at,
})

export async function listShared(db: ReadDb, site_id: number): Promise<SharedSection[]> {
  await getSiteRow(db, site_id)
  const rows = await db
    .selectFrom('shared_sections')
    .selectAll()
    .where('site_id', '=', site_id)
    .orderBy('id', 'desc')
    .execute()
  const uses = await usesOf(db, site_id)
  return rows.map((row) => toShared(row, uses))
}

export const showShared = async (db: ReadDb, row: SharedRow): Promise<SharedSection> =>
  toShared(row, await usesOf(db, row.site_id))

/** Throws `not_found`, also for one of another site. */
export async function getSharedRow(db: ReadDb, site_id: number, id: number): Promise<SharedRow> {
  const row = await db
    .selectFrom('shared_sections')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', site_id)
    .executeTakeFirst()
  if (!row) throw notFound('shared section', id)
  return row
}

/** Each page once, whether it is what is live or the draft that shows the section. */
async function usesOf(db: ReadDb, site_id: number): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select distinct section.value ->> '$.props.ref' as ref, page.id as page_id, page.title
    from hosted_pages as page,
      json_each(json_array(json(page.sections), json(coalesce(page.draft ->> '$.sections', '[]')))) as list,
      json_each(list.value) as section
    where page.site_id = ${site_id} and section.value ->> '$.type' = 'shared'
    order by page.id`.execute(db)
  return rows
}
