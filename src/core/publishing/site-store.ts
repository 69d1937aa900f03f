import type { Selectable } from 'kysely'
import type { CmsConnection, CmsRights, CmsSite, CmsSiteStatus } from '../../contract/publishing.ts'
import type * as z from 'zod'
import type { Context } from '../context.ts'
import type { ReadDb, WriteDb } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../errors.ts'

export type CmsSiteRow = Selectable<Tables['cms_sites']>

export const cmsSecretName = (site_id: number): string => `cms:${site_id}`

/** Throws `not_found`, also for one that was disconnected. */
export async function getCmsSite(db: ReadDb, id: number): Promise<CmsSiteRow> {
  const row = await db
    .selectFrom('cms_sites')
    .selectAll()
    .where('id', '=', id)
    .where('status', '!=', 'disconnected')
    .executeTakeFirst()
  if (!row) throw notFound('connected site', id)
  return row
}

const connected = (db: ReadDb) =>
  db.selectFrom('cms_sites').selectAll().where('status', '!=', 'disconnected').orderBy('id', 'desc').execute()

const statusOf = ({ status }: CmsSiteRow) => status as z.infer<typeof CmsSiteStatus>

export const listCmsSites = async (db: ReadDb): Promise<CmsSite[]> =>
  (await connected(db)).map((row) => ({ ...row, status: statusOf(row) }))

export async function listConnections(ctx: Pick<Context, 'db' | 'secrets'>): Promise<CmsConnection[]> {
  const hints = await ctx.secrets.hints(ctx.db)
  const counts = await ctx.db
    .selectFrom('publications')
    .select((select) => ['site_id', select.fn.countAll<number>().as('publications')])
    .groupBy('site_id')
    .execute()
  const publications = new Map(counts.map((row) => [row.site_id, row.publications]))
  return (await connected(ctx.db)).map((row) => ({
    ...row,
    status: statusOf(row),
    rights: JSON.parse(row.rights) as CmsRights,
    allow_local: row.allow_local === 1,
    credential_stored: hints.has(cmsSecretName(row.id)),
    publications: publications.get(row.id) ?? 0,
  }))
}

export async function getConnection(ctx: Pick<Context, 'db' | 'secrets'>, id: number): Promise<CmsConnection> {
  const connection = (await listConnections(ctx)).find((one) => one.id === id)
  if (!connection) throw notFound('connected site', id)
  return connection
}

/** The site was worked with just now. */
export const markReached = (db: WriteDb, id: number, at: string) =>
  db
    .updateTable('cms_sites')
    .set({ status: 'connected', reason: null, last_sync_at: at, updated_at: at })
    .where('id', '=', id)
    .where('status', '!=', 'disconnected')
    .execute()

export const markTroubled = (db: WriteDb, id: number, reason: string, at: string) =>
  db
    .updateTable('cms_sites')
    .set({ status: 'needs_attention', reason, updated_at: at })
    .where('id', '=', id)
    .where('status', '!=', 'disconnected')
    .execute()
