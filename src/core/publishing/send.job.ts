import { createHash } from 'node:crypto'
import * as z from 'zod'
import { Id } from '../../contract/values.ts'
import { recomputeArticleStatus } from '../articles/publicness.ts'
import { getVersion } from '../articles/version-store.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import { jobKind } from '../jobs/kind.ts'
import { openSiteOrWait } from './access.ts'
import type { CmsClient, CmsPost, RemotePost } from './cms-client.ts'
import { blamesConnection, lastWord, refusal } from './refusals.ts'
import { differences, wantedStatus, WAITS_MS } from './rules.ts'
import { getCmsSite, markReached, markTroubled } from './site-store.ts'
import {
  categoryRefs,
  findOp,
  isUnsent,
  openOps,
  savePublication,
  settleOp,
  type OpRow,
  type PublicationRow,
} from './store.ts'

/**
 * Never a create without a find before it, and only drafts: an answer that is lost leaves a stray draft, not a second
 * post. From then on by id, where twice does no harm (cms.md §8).
 */
export const sendOutboxOp = jobKind({
  kind: 'send_outbox_op',
  data: z.strictObject({ op_id: Id }),
  attempts: WAITS_MS.length + 1,
  waits_ms: WAITS_MS,
  concurrency: 4,
  per_target: 1,

  async run(ctx, { op_id }, job) {
    const op = await findOp(ctx.db, op_id)
    if (op?.state !== 'queued' || op.job_id !== job.job_id) return
    if (await isOvertaken(ctx.db, op)) {
      await ctx.write((tx) => settleOp(tx.db, op.id, { state: 'superseded', settled_at: tx.now() }))
      return
    }
    const publication = await getPublication(ctx.db, op.publication_id)
    const site = await getCmsSite(ctx.db, publication.site_id)
    const post = await postOf(ctx.db, op, publication)
    const cms = await openSiteOrWait(ctx, site)
    const sending: Sending = { cms, op, post, site: site.name, signal: job.signal }

    const ref = await whereItIs(sending, publication)
    if (ref !== publication.external_ref) await ctx.write((tx) => keepRef(tx, publication.id, ref))
    const remote = await bring(sending, ref)

    await ctx.write(async (tx) => {
      await job.complete(tx)
      const { site_id, article_id } = publication
      const before = await tx.db
        .selectFrom('publications')
        .selectAll()
        .where('id', '=', publication.id)
        .executeTakeFirst()
      if (!before) return
      await savePublication(tx, publication, site.type, { remote, baseline: baselineOf(remote) })
      await markReached(tx.db, site_id, tx.now())
      await recomputeArticleStatus(tx, article_id)
      await settleOp(tx.db, op.id, {
        state: 'synced',
        is_first: Number(isUnsent(before)),
        warnings: JSON.stringify(differences({ intent: op.intent, post }, remote, site.name)),
        settled_at: tx.now(),
      })
      tx.emit({ type: 'outbox.synced', id: op.id, article_id, site_id })
    })
  },

  /** Refused, given up or stopped: the writer is shown why, and nothing waits any more. */
  async ended(tx, { job_id, data }, { state, error }) {
    const op = await findOp(tx.db, data.op_id)
    if (op?.job_id !== job_id) return
    const publication = await getPublication(tx.db, op.publication_id)
    const { name } = await tx.db
      .selectFrom('cms_sites')
      .select('name')
      .where('id', '=', publication.site_id)
      .executeTakeFirstOrThrow()
    const { code, details } = error
    const message = lastWord(error, name)
    const outcome = state === 'cancelled' ? 'cancelled' : 'needs_attention'
    const failure = JSON.stringify({ code, message, details })
    if (!(await settleOp(tx.db, op.id, { state: outcome, failure, settled_at: tx.now() }))) return
    await leaveUnsent(tx, publication)
    if (blamesConnection(error)) await markTroubled(tx.db, publication.site_id, message, tx.now())
    const { article_id, site_id } = publication
    tx.emit({ type: `outbox.${outcome}`, id: op.id, article_id, site_id })
  },
})

interface Sending {
  cms: CmsClient
  op: OpRow
  post: CmsPost
  site: string
  signal: AbortSignal
}

/** A newer wish for the same post is queued or was sent already. */
async function isOvertaken(db: ReadDb, op: OpRow): Promise<boolean> {
  const newer = await db
    .selectFrom('outbox_ops')
    .select('id')
    .where('publication_id', '=', op.publication_id)
    .where('id', '>', op.id)
    .where('state', 'in', ['queued', 'synced'])
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}

const getPublication = (db: ReadDb, id: number): Promise<PublicationRow> =>
  db.selectFrom('publications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The frozen text. What the writer threw away meanwhile is not sent. */
async function postOf(db: ReadDb, op: OpRow, { article_id, site_id }: PublicationRow): Promise<CmsPost> {
  const article = await db
    .selectFrom('articles')
    .select('deleted_at')
    .where('id', '=', article_id)
    .executeTakeFirstOrThrow()
  if (article.deleted_at !== null || op.version_id === null) {
    throw new StudioError(
      'conflict',
      'The article was moved to the trash before it was sent. Nothing was sent. Take it out of the trash and publish it again.',
      { details: [{ path: 'id', code: 'trashed', message: 'The article is in the trash.' }] },
    )
  }
  const {
    title,
    content: html,
    meta_title,
    meta_description,
    keywords,
  } = await getVersion(db, article_id, op.version_id)
  const category_refs = await categoryRefs(db, await getCmsSite(db, site_id), JSON.parse(op.categories) as number[])
  const { slug, language } = op
  return {
    title,
    html,
    excerpt: meta_description,
    slug,
    language,
    meta_title,
    meta_description,
    keywords,
    category_refs,
  }
}

/** The id of the post on the site. One that readers may have seen is never made anew behind the writer's back. */
async function whereItIs(sending: Sending, publication: PublicationRow): Promise<string> {
  const { external_ref } = publication
  if (external_ref === null) return findOrCreate(sending)
  const there = await sending.cms.read(external_ref, sending.signal)
  if (there && there.status !== 'trash') return external_ref
  if (isUnsent(publication)) return findOrCreate(sending)
  throw refusal('post_gone', { site: sending.site })
}

/** The oldest post that carries the marker. A create that arrives late is never the oldest, and never public. */
async function findOrCreate({ cms, op, post, signal }: Sending): Promise<string> {
  let found = await cms.find(op.marker, signal)
  if (found.length === 0) {
    const made = await cms.createDraft(op.marker, post, signal)
    found = await cms.find(op.marker, signal)
    // A site whose search hides the marker still has the post that it has just made.
    if (found.length === 0) return made.ref
  }
  const [oldest, ...strays] = found
  for (const stray of strays) if (stray.status === 'draft') await cms.withdraw(stray.ref, signal)
  return oldest!.ref
}

/** Text first, status last, then what is really there. */
async function bring({ cms, op, post, site, signal }: Sending, ref: string): Promise<RemotePost> {
  const { marker } = op
  const written = await cms.put(ref, { marker, post }, signal)
  if (written.status !== wantedStatus(op.intent)) await cms.put(ref, { marker, status: op.intent }, signal)
  const remote = await cms.read(ref, signal)
  if (!remote) throw refusal('no_answer', { site })
  return remote
}

const keepRef = (tx: Tx, id: number, external_ref: string) =>
  tx.db.updateTable('publications').set({ external_ref, updated_at: tx.now() }).where('id', '=', id).execute()

/** A publication of which nothing arrived says so, unless something else still waits for it. */
export async function leaveUnsent(tx: Tx, { id, status }: Pick<PublicationRow, 'id' | 'status'>): Promise<void> {
  if (status !== 'queued' || (await openOps(tx.db, id)).length > 0) return
  await tx.db.updateTable('publications').set({ status: 'failed', updated_at: tx.now() }).where('id', '=', id).execute()
}

/** Tells whether somebody changed the post there since. */
const baselineOf = ({ title, slug, html, status }: RemotePost): string =>
  createHash('sha256')
    .update(JSON.stringify([title, slug, html, status]))
    .digest('hex')
