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

/** What a job holds in reserve now, by the period it was set aside in, and what it has paid. */
export async function creditsOfJob(db: ReadDb, job_id: string) {
  const rows = await db
    .selectFrom('credit_ledger')
    .select(['kind', 'credits', 'usd', 'period'])
    .where('job_id', '=', job_id)
    .execute()
  const held = new Map<string, number>()
  let captured = 0
  let captured_usd = 0
  for (const { kind, credits, usd, period } of rows) {
    if (kind === 'capture') {
      captured += credits
      captured_usd += usd
    } else held.set(period, (held.get(period) ?? 0) + (kind === 'reserve' ? credits : -credits))
  }
  const reserved = [...held].map(([period, credits]) => ({ period, credits })).filter(({ credits }) => credits > 0)
  return { reserved, captured, captured_usd }
}

/** In the period of now, unless it undoes an entry of another. */
export async function enterCredits(
  tx: Tx,
  entry: { job_id: string; kind: 'reserve' | 'capture' | 'release'; credits: number; usd?: number; period?: string },
): Promise<void> {
  const at = tx.now()
  await tx.db
    .insertInto('credit_ledger')
    .values({ usd: 0, period: periodOf(at), ...entry, at })
    .execute()
}

export async function completedGenerations(db: ReadDb, period: string): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select((select) => select.fn.countAll<number>().as('jobs'))
    .where('kind', 'in', ['generate_article', 'generate_image'])
    .where('state', '=', 'completed')
    .where('completed_at', '>=', `${period}-01`)
    .where('completed_at', '<', `${period}-32`)
    .executeTakeFirstOrThrow()
  return row.jobs
}
