import { StudioError } from '../errors.ts'
import type { Tx } from '../db/write.ts'
import { currentPlan } from '../settings/plan.ts'
import { creditsForUsd, periodEnd } from './rules.ts'
import { creditsOfJob, creditsUsed, enterCredits, periodOf } from './store.ts'

/** Sets credits aside for a job, once; what it holds already is not asked for again. */
export async function reserveCredits(
  tx: Tx,
  job_id: string,
  credits: number,
  advice = 'Ask for fewer words',
): Promise<void> {
  const { reserved } = await creditsOfJob(tx.db, job_id)
  const missing = reserved.reduce((rest, held) => rest - held.credits, credits)
  if (missing <= 0) return
  const period = periodOf(tx.now())
  const plan = await currentPlan(tx.db)
  const remaining = plan.credits_per_month - (await creditsUsed(tx.db, period))
  if (missing > remaining) {
    throw new StudioError(
      'insufficient_credits',
      `This needs up to ${credits} credits and ${Math.max(0, remaining)} are left until ${periodEnd(period).slice(0, 10)}. Nothing was charged. ${advice}, or raise the limit in Settings.`,
    )
  }
  await enterCredits(tx, { job_id, kind: 'reserve', credits: missing })
}

/** At the end of a job, however it ended: pays for what was bought, once, and gives the rest back. */
export async function settleCredits(tx: Tx, job_id: string): Promise<void> {
  const { reserved, captured, captured_usd } = await creditsOfJob(tx.db, job_id)
  const bought = await tx.db
    .selectFrom('receipts')
    .select((select) => select.fn.sum<number | null>('usd').as('usd'))
    .where('job_id', '=', job_id)
    .executeTakeFirst()
  const usd = bought?.usd ?? 0
  // What was set aside last month goes back to last month, or this one would begin with more than its due.
  for (const { period, credits } of reserved) await enterCredits(tx, { job_id, kind: 'release', credits, period })
  const owed = creditsForUsd(usd) - captured
  if (owed > 0) await enterCredits(tx, { job_id, kind: 'capture', credits: owed, usd: usd - captured_usd })
}
