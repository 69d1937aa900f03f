import type { ArticleDocument } from '../../contract/articles.ts'
import type { PublishWish } from '../../contract/publishing.ts'
import { getArticle } from '../articles/store.ts'
import { hashText } from '../articles/version-rules.ts'
import { insertVersion, newestVersion } from '../articles/version-store.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import { enqueue, findJob } from '../jobs/queue.ts'
import { planPublication } from './rules.ts'
import { sendOutboxOp } from './send.job.ts'
import { getCmsSite } from './site-store.ts'
import { categoryRefs, openOps, publicationFor, settleOp, type OpRow } from './store.ts'

/**
 * What the writer wants sent, frozen, with the job that sends it. The same wish while one waits joins it, and it is
 * tried now; another wish takes the place of what waits.
 */
export async function queuePublication(ctx: Context, tx: Tx, wish: PublishWish): Promise<OpRow> {
  const article = await getArticle(tx.db, wish.id)
  const site = await getCmsSite(tx.db, wish.site_id)
  const plan = planPublication(article, wish)
  await categoryRefs(tx.db, site, plan.categories)
  const publication = await publicationFor(tx, article.id, site.id)
  const version_id = await freeze(tx, article)
  const frozen = {
    version_id,
    intent: plan.intent,
    categories: JSON.stringify(plan.categories),
    slug: article.slug,
    language: article.language,
  }
  const waiting = await openOps(tx.db, publication.id)
  const newest = waiting[0]
  if (newest && isSame(newest, frozen)) return hurry(tx, newest)

  const op = await tx.db
    .insertInto('outbox_ops')
    .values({
      publication_id: publication.id,
      marker: publication.marker,
      state: 'queued',
      created_at: tx.now(),
      ...frozen,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  // One article at a time to a site: WordPress breaks addresses of posts that are made side by side.
  const { job_id } = await enqueue(tx, sendOutboxOp, { op_id: op.id }, { target: `cms:${site.id}` })
  await tx.db.updateTable('outbox_ops').set({ job_id }).where('id', '=', op.id).execute()
  if (publication.status === 'failed') {
    await tx.db.updateTable('publications').set({ status: 'queued' }).where('id', '=', publication.id).execute()
  }
  for (const old of waiting) await supersede(ctx, tx, old)
  tx.emit({ type: 'outbox.queued', id: op.id, article_id: article.id, site_id: site.id })
  return { ...op, job_id }
}

/** The very text that the writer sees now; kept for as long as it waits. */
async function freeze(tx: Tx, article: ArticleDocument): Promise<number> {
  const newest = await newestVersion(tx.db, article.id)
  if (newest.sha256 === hashText(article)) return newest.id
  return (await insertVersion(tx, article, { kind: 'automatic', label: '' })).id
}

type Frozen = Pick<OpRow, 'version_id' | 'intent' | 'categories' | 'slug' | 'language'>

const isSame = (op: OpRow, frozen: Frozen): boolean =>
  (Object.keys(frozen) as (keyof Frozen)[]).every((field) => op[field] === frozen[field])

async function hurry(tx: Tx, op: OpRow): Promise<OpRow> {
  await tx.db
    .updateTable('jobs')
    .set({ run_after: null })
    .where('job_id', '=', op.job_id)
    .where('state', 'in', ['waiting_retry', 'waiting_network'])
    .execute()
  tx.wakeJobs()
  return op
}

/** What is on its way already arrives first; the newer one follows it. */
async function supersede(ctx: Context, tx: Tx, { id, job_id }: OpRow): Promise<void> {
  const job = job_id === null ? undefined : await findJob(tx.db, job_id)
  if (job?.state === 'running') return
  await settleOp(tx.db, id, { state: 'superseded', settled_at: tx.now() })
  if (job) stopLater(ctx, tx, job.job_id)
}

/** Ends a job once its entry is settled. Should that fail, the job finds nothing to do when its time comes. */
export function stopLater(ctx: Context, tx: Tx, job_id: string): void {
  const who = { caller: tx.caller, request_id: tx.request_id }
  tx.afterCommit(() => {
    ctx.jobs
      .cancel(job_id, who)
      .catch((error: unknown) => ctx.log('warn', 'outbox.job_not_stopped', { job_id, error: error as Error }))
  })
}
