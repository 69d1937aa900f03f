import type { Selectable } from 'kysely'
import type { CmsKind, ListedPublication, OutboxOp, Publication } from '../../contract/publishing.ts'
import type { ReadDb, WriteDb } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/write.ts'
import { invalidField, notFound } from '../errors.ts'
import type { RemotePost } from './cms-client.ts'

export type PublicationRow = Selectable<Tables['publications']>
export type OpRow = Selectable<Tables['outbox_ops']>

/** Nothing of it is known to be on the site. */
export const isUnsent = ({ status }: Pick<PublicationRow, 'status'>): boolean =>
  status === 'queued' || status === 'failed'

const known = (row: PublicationRow) =>
  isUnsent(row)
    ? { external_id: null, external_ref: null, external_url: null, published_at: null }
    : {
        external_id: row.external_id,
        external_ref: row.external_ref,
        external_url: row.external_url,
        published_at: row.published_at,
      }

/** Newest first, also of sites that are disconnected by now. */
export async function listPublications(db: ReadDb, article_id: number): Promise<ListedPublication[]> {
  const rows = await db
    .selectFrom('publications')
    .innerJoin('cms_sites', 'cms_sites.id', 'publications.site_id')
    .selectAll('publications')
    .select(['cms_sites.name as site_name', 'cms_sites.type as site_type'])
    .where('article_id', '=', article_id)
    .orderBy('publications.id', 'desc')
    .execute()
  return rows.map(({ site_name, site_type, ...row }) => ({
    publication_id: row.id,
    site_id: row.site_id,
    site_name,
    site_type,
    status: row.status,
    ...known(row),
  }))
}

/** As the caller of a publish gets it; one that still waits has nothing to show yet. */
export async function publicationOf(db: ReadDb, op: OpRow, waits: boolean): Promise<Publication> {
  const { site_name, ...row } = await db
    .selectFrom('publications')
    .innerJoin('cms_sites', 'cms_sites.id', 'publications.site_id')
    .selectAll('publications')
    .select('cms_sites.name as site_name')
    .where('publications.id', '=', op.publication_id)
    .executeTakeFirstOrThrow()
  return {
    publication_id: row.id,
    article_id: row.article_id,
    site_id: row.site_id,
    site_name,
    warnings: JSON.parse(op.warnings) as string[],
    ...(waits ? { status: 'queued', ...known({ ...row, status: 'queued' }) } : { status: row.status, ...known(row) }),
  }
}

/** The one publication of an article on a site, made if it is not there. Its marker never changes. */
export async function publicationFor(tx: Tx, article_id: number, site_id: number): Promise<PublicationRow> {
  const there = await tx.db
    .selectFrom('publications')
    .selectAll()
    .where('article_id', '=', article_id)
    .where('site_id', '=', site_id)
    .executeTakeFirst()
  if (there) return there
  const at = tx.now()
  return tx.db
    .insertInto('publications')
    .values({ article_id, site_id, marker: newMarker(tx), status: 'queued', created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Small letters and digits, always as long: a search of WordPress finds parts of words, too. */
const newMarker = (tx: Tx): string => tx.newId('quoin').replace('_', '')

export const findOp = (db: ReadDb, id: number): Promise<OpRow | undefined> =>
  db.selectFrom('outbox_ops').selectAll().where('id', '=', id).executeTakeFirst()

/** Those that still wait, newest first. */
export const openOps = (db: ReadDb, publication_id: number): Promise<OpRow[]> =>
  db
    .selectFrom('outbox_ops')
    .selectAll()
    .where('publication_id', '=', publication_id)
    .where('state', '=', 'queued')
    .orderBy('id', 'desc')
    .execute()

/** Does nothing to one that is settled. Answers whether it was open. */
export async function settleOp(
  db: WriteDb,
  id: number,
  outcome: Pick<OpRow, 'state' | 'settled_at'> & Partial<Pick<OpRow, 'is_first' | 'warnings' | 'failure'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_ops')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const listed = (db: ReadDb) =>
  db
    .selectFrom('outbox_ops as op')
    .innerJoin('publications', 'publications.id', 'op.publication_id')
    .leftJoin('jobs', 'jobs.job_id', 'op.job_id')
    .selectAll('op')
    .select(['publications.article_id', 'publications.site_id'])
    .select(['jobs.run_after', 'jobs.state as job_state', 'jobs.error as job_error'])

type ListedOp = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

function toOutboxOp(row: ListedOp): OutboxOp {
  const { id, article_id, site_id, intent, state, created_at, settled_at } = row
  const waits = state === 'queued'
  const failure = row.failure === null ? null : (JSON.parse(row.failure) as { message: string })
  return {
    id,
    article_id,
    site_id,
    intent,
    state,
    waits_for_network: waits && row.job_state === 'waiting_network',
    next_attempt_at: waits && row.run_after !== null ? `${row.run_after.slice(0, 19)}Z` : null,
    reason: waits ? row.job_error : (failure?.message ?? null),
    warnings: JSON.parse(row.warnings) as string[],
    created_at,
    settled_at,
  }
}

/** Throws `not_found`. */
export async function getOutboxOp(db: ReadDb, id: number): Promise<OutboxOp> {
  const row = await listed(db).where('op.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('outbox entry', id)
  return toOutboxOp(row)
}

/** What waits, what needs attention, then the settled. */
export async function listOutbox(db: ReadDb, limit: number): Promise<OutboxOp[]> {
  const rows = await listed(db)
    .orderBy((order) =>
      order
        .case()
        .when('op.state', '=', 'queued')
        .then(0)
        .when('op.state', '=', 'needs_attention')
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('op.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toOutboxOp)
}

/** What the CMS has now becomes what we know of it. */
export async function savePublication(
  tx: Tx,
  { id, site_id }: Pick<PublicationRow, 'id' | 'site_id'>,
  type: CmsKind,
  { remote, baseline }: { remote: RemotePost; baseline: string },
): Promise<void> {
  await tx.db
    .updateTable('publications')
    .set({
      status: remote.status,
      external_id: await integerFor(tx.db, { site_id, type, kind: 'post', external_ref: remote.ref }),
      external_ref: remote.ref,
      external_url: remote.url,
      published_at: remote.status === 'published' ? (remote.published_at ?? tx.now()) : null,
      baseline,
      remote_modified_at: remote.modified_at,
      updated_at: tx.now(),
    })
    .where('id', '=', id)
    .execute()
}

interface RemoteId {
  site_id: number
  type: CmsKind
  kind: 'post' | 'category'
  external_ref: string
}

/** WordPress counts; for the ids of Ghost we do, and keep to what was once given out. */
async function integerFor(db: WriteDb, { type, ...remote }: RemoteId): Promise<number> {
  if (type === 'cms-a') return Number(remote.external_ref)
  await db
    .insertInto('cms_remote_ids')
    .values(remote)
    .onConflict((on) => on.doNothing())
    .execute()
  const { id } = await db
    .selectFrom('cms_remote_ids')
    .select('id')
    .where('site_id', '=', remote.site_id)
    .where('kind', '=', remote.kind)
    .where('external_ref', '=', remote.external_ref)
    .executeTakeFirstOrThrow()
  return id
}

/** The way back, for the categories of a call. Throws `validation_error` for one that the site does not have. */
export async function categoryRefs(
  db: ReadDb,
  { id: site_id, type, name }: { id: number; type: CmsKind; name: string },
  categories: readonly number[],
): Promise<string[]> {
  if (type === 'cms-a') return categories.map(String)
  const rows = await db
    .selectFrom('cms_remote_ids')
    .select(['id', 'external_ref'])
    .where('site_id', '=', site_id)
    .where('kind', '=', 'category')
    .execute()
  const refs = new Map(rows.map(({ id, external_ref }) => [id, external_ref]))
  return categories.map((category, index) => {
    const ref = refs.get(category)
    if (ref !== undefined) return ref
    throw invalidField(
      `categories.${index}`,
      'unknown_category',
      `Nothing was sent. ${name} has no category ${category}. Choose one of its own.`,
    )
  })
}
