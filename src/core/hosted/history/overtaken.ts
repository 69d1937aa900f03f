import type { ErrorDetail } from '../../../contract/errors.ts'
import type { ReadDb } from '../../db/open.ts'
import type { Tx } from '../../db/write.ts'
import { StudioError } from '../../errors.ts'
import type { Change } from './changes.ts'
import type { Direction } from './travel.ts'

/** A step is taken back whole or not at all. Names what stands in the way, and who put it there. */
export async function refuseOvertaken(
  { db }: Pick<Tx, 'db'>,
  direction: Direction,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  const details: ErrorDetail[] = []
  for (const change of changes) {
    const by = await lastAuthor(db, change)
    const message = `${await nameOf(db, change)} was changed since${by === null ? '' : ` by ${by}`}.`
    details.push({ path: `${change.table}.${change.id}`, code: 'changed_since', message })
  }
  const what = direction === 'undo' ? 'taken back' : 'done again'
  throw new StudioError('conflict', `Nothing was ${what}. ${details[0]!.message} Change it by hand to what you want.`, {
    details: details.slice(0, 50),
  })
}

async function nameOf(db: ReadDb, { table, id, before, after }: Change): Promise<string> {
  const row = { ...before, ...after }
  if (table === 'hosted_sites') return 'The site'
  if (table === 'redirects') return `The redirect from ${String(row.from_path ?? (await redirectFrom(db, id)))}`
  if (table === 'shared_sections') return `The shared section "${String(row.name ?? (await sharedName(db, id)))}"`
  return `The page "${String(row.title ?? (await pageTitle(db, id)))}"`
}

const pageTitle = async (db: ReadDb, id: number) =>
  (await db.selectFrom('hosted_pages').select('title').where('id', '=', id).executeTakeFirst())?.title ?? id

const sharedName = async (db: ReadDb, id: number) =>
  (await db.selectFrom('shared_sections').select('name').where('id', '=', id).executeTakeFirst())?.name ?? id

const redirectFrom = async (db: ReadDb, id: number) =>
  (await db.selectFrom('redirects').select('from_path').where('id', '=', id).executeTakeFirst())?.from_path ?? id

/** As far as it is written down. */
async function lastAuthor(db: ReadDb, { table, id }: Change): Promise<string | null> {
  if (table === 'hosted_pages') {
    const version = await db
      .selectFrom('page_versions')
      .select('made_by')
      .where('page_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return version?.made_by ?? null
  }
  if (table !== 'redirects') return null
  const row = await db.selectFrom('redirects').select('made_by').where('id', '=', id).executeTakeFirst()
  return row?.made_by ?? null
}
