import { purgeTrash } from './articles/trash.ts'
import type { Context } from './context.ts'
import type { Tx } from './db/write.ts'
import { KEEP_MS } from './idempotency/once.ts'
import { forgetCallsBefore } from './idempotency/store.ts'
import { tidyMedia } from './media/trash.ts'
import { timestamp } from './time.ts'
import { KEPT_MS } from './webhooks/rules.ts'
import { dropOldAttempts } from './webhooks/store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const KEEP_JOBS_DAYS = 30
const KEEP_EVENTS_DAYS = 365

/** What is past its time goes, once at the start and then once a day, however long the computer slept. */
export function keepHouse(ctx: Context): () => void {
  let last = Number.NEGATIVE_INFINITY
  const tidy = async () => {
    const now = ctx.clock.now()
    // Either way: a clock that was set back must not end all tidying.
    if (Math.abs(now - last) < DAY_MS) return
    await ctx.write(async (tx) => {
      await purgeTrash(tx)
      await dropOld(tx, now)
    })
    await tidyMedia(ctx)
    // Not before it is done: what failed is tried again within the hour.
    last = now
  }
  const attempt = () =>
    void tidy().catch((error: unknown) => ctx.log('error', 'housekeeping.failed', { error: error as Error }))
  attempt()
  const timer = setInterval(attempt, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function dropOld(tx: Tx, now: number): Promise<void> {
  await forgetCallsBefore(tx.db, timestamp(now - KEEP_MS))
  const before = (days: number) => timestamp(now - days * DAY_MS)
  await tx.db.deleteFrom('jobs').where('completed_at', '<', before(KEEP_JOBS_DAYS)).execute()
  await dropOldAttempts(tx.db, timestamp(now - KEPT_MS))
  await tx.db.deleteFrom('events').where('at', '<', before(KEEP_EVENTS_DAYS)).execute()
}
