import * as z from 'zod'
import { Id, Timestamp } from '../../contract/values.ts'
import { Postponed } from '../jobs/control.ts'
import { jobKind } from '../jobs/kind.ts'
import { publishScheduled, scheduledRow, stopSchedule } from './scheduled.ts'

/**
 * Lets a draft post go live when its time has come. A post whose time was changed or taken back since is another job's,
 * or nobody's. It names the time it was made for, so that an early or late clock neither loses nor doubles it.
 */
export const publishScheduledPost = jobKind({
  kind: 'publish_scheduled_post',
  data: z.strictObject({ post_id: Id, publish_at: Timestamp }),
  attempts: 5,
  concurrency: 1,

  async run(ctx, { post_id, publish_at }, job) {
    if (!(await scheduledRow(ctx.db, post_id, publish_at))) return
    const early = Date.parse(publish_at) - ctx.clock.now()
    if (early > 0) throw new Postponed('It waits for its time.', early)
    await ctx.write(async (tx) => {
      await job.complete(tx)
      const row = await scheduledRow(tx.db, post_id, publish_at)
      if (row) await publishScheduled(ctx, tx, row)
    })
  },

  async ended(tx, { data: { post_id, publish_at } }, { error }) {
    const row = await scheduledRow(tx.db, post_id, publish_at)
    if (row) await stopSchedule(tx, row, error.message)
  },
})
