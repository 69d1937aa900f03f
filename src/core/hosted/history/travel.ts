import type { SiteHistory, HistoryStep } from '../../../contract/site-pages.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/write.ts'
import { StudioError } from '../../errors.ts'
import { knownPaths } from '../moves.ts'
import { getSiteRow } from '../site-store.ts'
import { keepAddresses } from './addresses.ts'
import { applyChanges } from './apply.ts'
import { isAs, type Change } from './changes.ts'
import { refuseOvertaken } from './overtaken.ts'
import { readHistory } from './record.ts'
import { tellChanges } from './tell.ts'
import { getRow } from './watch.ts'

export type Direction = 'undo' | 'redo'

/** Takes back the last step of a site or does it again, whoever made it; the plan's limits are not asked. */
export const travel = (
  ctx: Context,
  site_id: number,
  direction: Direction,
): Promise<SiteHistory & { done: HistoryStep }> =>
  ctx.write(async (tx) => {
    const site = await getSiteRow(tx.db, site_id)
    const { [direction]: step } = await readHistory(tx.db, site_id)
    if (!step) throw nothingThere(direction)
    const changes = await changesOf(tx, step.id)
    const [from, to] = direction === 'undo' ? (['after', 'before'] as const) : (['before', 'after'] as const)
    await refuseOvertaken(tx, direction, await overtaken(tx, changes, from))

    const paths = await knownPaths(tx.db, site)
    await applyChanges(tx, changes, to)
    await keepAddresses(tx, await getSiteRow(tx.db, site_id), paths, changes)
    await tx.db
      .updateTable('site_history')
      .set({ undone: direction === 'undo' ? 1 : 0 })
      .where('id', '=', step.id)
      .execute()
    await tellChanges(tx, site_id, changes, to)
    const history = await readHistory(tx.db, site_id)
    return { ...history, done: { ...step, undone: direction === 'undo' } }
  })

const nothingThere = (direction: Direction) =>
  new StudioError(
    'conflict',
    direction === 'undo' ? 'There is nothing to take back on this site.' : 'There is nothing to do again on this site.',
  )

async function changesOf({ db }: Tx, id: number): Promise<Change[]> {
  const { changes } = await db
    .selectFrom('site_history')
    .select('changes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return JSON.parse(changes) as Change[]
}

/** What something else has changed since. Older states of pages come and go by themselves. */
async function overtaken({ db }: Tx, changes: readonly Change[], from: 'before' | 'after'): Promise<Change[]> {
  const found: Change[] = []
  for (const change of changes) {
    if (change.table === 'page_versions') continue
    if (!isAs(await getRow(db, change.table, change.id), change[from])) found.push(change)
  }
  return found
}
