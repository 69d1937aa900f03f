import * as z from 'zod'
import { Id } from '../../contract/values.ts'
import type { Tx } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import { Postponed } from '../jobs/control.ts'
import { jobKind } from '../jobs/kind.ts'
import { enqueue, findJob, hasEnded } from '../jobs/queue.ts'
import { timestamp } from '../time.ts'
import { checkDomain } from './check.ts'
import type { DomainRow } from './store.ts'

/** Between two looks while something is open. */
export const EVERY_MS = 10 * 60_000
/** Name servers pass changes on within two days; what is not there by then does not come by itself. */
export const WATCH_MS = 3 * 24 * 60 * 60_000

const isSettled = ({ status, ssl_status }: DomainRow): boolean => status === 'verified' && ssl_status === 'active'

/** Looks at a domain now, then every ten minutes until it is well or its time is over. Waiting survives a restart. */
export const watchDomain = jobKind({
  kind: 'watch_domain',
  data: z.strictObject({ domain_id: Id }),
  attempts: 5,
  concurrency: 2,

  async run(ctx, { domain_id }, job) {
    const row = await ctx.db.selectFrom('domains').selectAll().where('id', '=', domain_id).executeTakeFirst()
    if (row?.job_id !== job.job_id) return
    const after = await checkDomain(ctx, domain_id, job.signal).catch((error: unknown) => {
      if (!(error instanceof StudioError) || error.retry === 'offline') throw error
      // Taken off the site while it was looked at.
      if (error.code === 'not_found') return null
      throw new Postponed(error.message, EVERY_MS)
    })
    if (after === null || isSettled(after) || ctx.clock.now() >= Date.parse(after.watched_until)) return
    throw new Postponed(after.detail, EVERY_MS)
  },
})

/** From now on for the whole time again. `from_now_ms`: how long until its first look. */
export async function watch(tx: Tx, { id, job_id, ...row }: DomainRow, from_now_ms: number): Promise<void> {
  if (from_now_ms > 0 && isSettled({ id, job_id, ...row })) return
  const now = Date.parse(tx.now())
  const watched_until = timestamp(now + WATCH_MS)
  const run_after = from_now_ms === 0 ? null : new Date(now + from_now_ms).toISOString()
  const known = job_id === null ? undefined : await findJob(tx.db, job_id)
  // One that looks right now began with what was wanted before, and may be done with that.
  const waits = known && known.state !== 'running' && !hasEnded(known.state)
  const next = waits ? known : await enqueue(tx, watchDomain, { domain_id: id })
  await tx.db.updateTable('domains').set({ watched_until, job_id: next.job_id }).where('id', '=', id).execute()
  await tx.db
    .updateTable('jobs')
    .set({ run_after })
    .where('job_id', '=', next.job_id)
    .where('state', 'in', ['pending', 'waiting_retry', 'waiting_network'])
    .execute()
  tx.wakeJobs()
}
