import { sql } from 'kysely'
import type { ReadDb } from '../../db/open.ts'
import { changeOf, siteColumns, type Change, type HistoryTable, type Row } from './changes.ts'

/** What an operation may change: rows by id, or all redirects of the site. */
export interface Watched {
  pages?: readonly number[]
  shared?: readonly number[]
  redirects?: boolean
  /** Name, default locale and theme. */
  site?: boolean
  /** A page that may go, with what is kept of it. */
  versions_of?: number
}

/** More of a page's older states would weigh down every step that deletes one; characters. */
const VERSIONS_LIMIT = 2_000_000

/**
 * Reads rows before a change; the answer reads them again after it and says what differs. `made` names rows that were
 * not there yet.
 */
export async function watch(
  db: ReadDb,
  site_id: number,
  what: Watched,
): Promise<(made?: Pick<Watched, 'pages' | 'shared'>) => Promise<Change[]>> {
  const before = await rowsOf(db, site_id, what)
  return async ({ pages = [], shared = [] } = {}) => {
    const after = await rowsOf(db, site_id, {
      ...what,
      pages: [...(what.pages ?? []), ...pages],
      shared: [...(what.shared ?? []), ...shared],
    })
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
      const [table, id] = key.split(' ') as [HistoryTable, string]
      // Older states that a change added are no part of it.
      if (table === 'page_versions' && after.has(key)) return []
      return changeOf(table, Number(id), before.get(key) ?? null, after.get(key) ?? null) ?? []
    })
  }
}

async function rowsOf(db: ReadDb, site_id: number, what: Watched): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>()
  const keep = (table: HistoryTable, found: readonly Row[]) => {
    for (const row of found) rows.set(`${table} ${row.id}`, row)
  }
  if (what.site) {
    const site = await getRow(db, 'hosted_sites', site_id)
    if (site) keep('hosted_sites', [site])
  }
  if (what.pages?.length) keep('hosted_pages', await getRows(db, 'hosted_pages', what.pages))
  if (what.shared?.length) keep('shared_sections', await getRows(db, 'shared_sections', what.shared))
  if (what.redirects) {
    const found = await sql<Row>`select * from redirects where site_id = ${site_id}`.execute(db)
    keep('redirects', found.rows)
  }
  if (what.versions_of !== undefined) {
    const found = await sql<Row>`
      select * from page_versions where page_id = ${what.versions_of} and id in (
        select id from (
          select id, sum(length(sections)) over (order by id desc) as weight
          from page_versions where page_id = ${what.versions_of}
        ) where weight <= ${VERSIONS_LIMIT}
      )`.execute(db)
    keep('page_versions', found.rows)
  }
  return rows
}

/** A row with the columns that the history covers, or null. */
export async function getRow(db: ReadDb, table: HistoryTable, id: number): Promise<Row | null> {
  const [row] = await getRows(db, table, [id])
  if (!row || table !== 'hosted_sites') return row ?? null
  return Object.fromEntries(['id', 'revision', ...siteColumns].map((column) => [column, row[column] ?? null]))
}

async function getRows(db: ReadDb, table: HistoryTable, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where id in (select value from json_each(${JSON.stringify(ids)}))`.execute(db)
  return rows
}
