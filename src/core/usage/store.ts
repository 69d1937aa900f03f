import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'

/** `2026-11`: the billing period is the calendar month in UTC. */
export const periodOf = (timestamp: string): string => timestamp.slice(0, 7)

/** Used up in a period: what was captured, and what is reserved and not yet released. */
export async function creditsUsed(db: ReadDb, period: string): Promise<number> {
  const rows = await db
    .selectFrom('credit_ledger')
    .select(['kind', (select) => select.fn.sum<number>('credits').as('credits')])
    .where('period', '=', period)
    .groupBy('kind')
    .execute()
  const sum = Object.fromEntries(rows.map(({ kind, credits }) => [kind, credits]))
  return (sum.capture ?? 0) + (sum.reserve ?? 0) - (sum.release ?? 0)
}

/** What a job holds in reserve now, and what it has paid. */
export async function creditsOfJob(db: ReadDb, job_id: string): Promise<{ reserved: number; captured: number }> {
  const rows = await db.selectFrom('credit_ledger').select(['kind', 'credits']).where('job_id', '=', job_id).execute()
  const sum = (kind: string) => rows.filter((row) => row.kind === kind).reduce((total, { credits }) => total + credits, 0)
  return { reserved: sum('reserve') - sum('release'), captured: sum('capture') }
}

export async function enterCredits(
  tx: Tx,
  entry: { job_id: string; kind: 'reserve' | 'capture' | 'release'; credits: number; usd?: number },
): Promise<void> {
  const at = tx.now()
  await tx.db.insertInto('credit_ledger').values({ usd: 0, ...entry, period: periodOf(at), at }).execute()
}

export async function completedGenerations(db: ReadDb, period: string): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select((select) => select.fn.countAll<number>().as('jobs'))
    .where('kind', '=', 'generate_article')
    .where('state', '=', 'completed')
    .where('completed_at', '>=', `${period}-01`)
    .where('completed_at', '<', `${period}-32`)
    .executeTakeFirstOrThrow()
  return row.jobs
}
