import type { HistoryAct, HistoryStep, SiteHistory } from '../../../contract/site-pages.ts'
import type { ReadDb } from '../../db/open.ts'
import type { Tx } from '../../db/write.ts'
import { joined, type Change } from './changes.ts'

/** So many steps of a site can be taken back. */
const STEPS_KEPT = 200

export interface NewStep {
  site_id: number
  act: HistoryAct
  /** Title of a page, name of a section, or empty. */
  subject: string
  page_id?: number | null
  /** Changes of one gesture are one step. */
  gesture?: string | null | undefined
  /** So long after the last change of a gesture another one still belongs to it; for ever if absent. */
  within_ms?: number
  changes: readonly Change[]
}

/** Writes down what was just done, in the transaction that does it. What had been taken back cannot be done again. */
export async function recordStep(tx: Tx, step: NewStep): Promise<void> {
  const { site_id, act, subject, page_id = null, gesture = null, changes } = step
  if (changes.length === 0) return
  await tx.db.deleteFrom('site_history').where('site_id', '=', site_id).where('undone', '=', 1).execute()
  if (!(await joinLast(tx, step))) {
    await tx.db
      .insertInto('site_history')
      .values({
        site_id,
        act,
        subject,
        page_id,
        gesture,
        made_by: tx.caller,
        at: tx.now(),
        changes: JSON.stringify(changes),
      })
      .execute()
    await forgetOldest(tx, site_id)
  }
  tx.emit({ type: 'site.history', site_id })
}

async function joinLast(tx: Tx, { site_id, page_id = null, gesture, within_ms, changes }: NewStep): Promise<boolean> {
  if (gesture == null) return false
  const last = await tx.db
    .selectFrom('site_history')
    .selectAll()
    .where('site_id', '=', site_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || last.gesture !== gesture || last.made_by !== tx.caller || last.page_id !== page_id) return false
  if (within_ms !== undefined && Date.parse(tx.now()) - Date.parse(last.at) > within_ms) return false
  const both = joined(JSON.parse(last.changes) as Change[], changes)
  if (both.length === 0) await tx.db.deleteFrom('site_history').where('id', '=', last.id).execute()
  else {
    await tx.db
      .updateTable('site_history')
      .set({ at: tx.now(), changes: JSON.stringify(both) })
      .where('id', '=', last.id)
      .execute()
  }
  return true
}

async function forgetOldest({ db }: Tx, site_id: number): Promise<void> {
  const oldest = await db
    .selectFrom('site_history')
    .select('id')
    .where('site_id', '=', site_id)
    .orderBy('id', 'desc')
    .offset(STEPS_KEPT)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  await db.deleteFrom('site_history').where('site_id', '=', site_id).where('id', '<=', oldest.id).execute()
}

export async function readHistory(db: ReadDb, site_id: number): Promise<SiteHistory> {
  const rows = await db
    .selectFrom('site_history')
    .select(['id', 'act', 'subject', 'page_id', 'made_by', 'at', 'undone'])
    .where('site_id', '=', site_id)
    .orderBy('id', 'desc')
    .execute()
  const steps = rows.map((row): HistoryStep => ({ ...row, undone: row.undone === 1 }))
  return {
    undo: steps.find(({ undone }) => !undone) ?? null,
    redo: steps.findLast(({ undone }) => undone) ?? null,
    steps,
  }
}
