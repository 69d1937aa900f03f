import { setImmediate as breathe } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { ParsedInput } from '../../contract/operation.ts'
import type { Redirect, siteStudioOperations } from '../../contract/site-studio.ts'
import { parseCsv, type CsvRow } from '../../text/csv.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/write.ts'
import { invalidField, notFound, StudioError } from '../errors.ts'
import { recordStep } from './history/record.ts'
import { watch } from './history/watch.ts'
import { addressKey, fromPathOf, redirectBook, type RedirectBook, toPathOf, withRedirect } from './redirect-wish.ts'
import { getSiteRow } from './site-store.ts'
import { createSiteReader } from './view/reader.ts'

type Row = Selectable<Tables['redirects']>
type SaveWish = ParsedInput<typeof siteStudioOperations.save_redirect>
type Wish = Pick<Row, 'from_path' | 'to_path' | 'status'>

const toRedirect = ({ site_id: _, ...row }: Row): Redirect => row

export async function listRedirects({ db }: Pick<Context, 'db'>, site_id: number): Promise<Redirect[]> {
  await getSiteRow(db, site_id)
  const rows = await db
    .selectFrom('redirects')
    .selectAll()
    .where('site_id', '=', site_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toRedirect)
}

export async function saveRedirect(ctx: Context, { site_id, ...wish }: SaveWish): Promise<Redirect> {
  const { slug } = await getSiteRow(ctx.db, site_id)
  const clean = { from_path: fromPathOf(wish.from_path), to_path: toPathOf(wish.to_path), status: wish.status }
  return changingRedirects(ctx, site_id, clean.from_path, async (tx) => {
    await refuseUsed(ctx, tx.db, slug, clean.from_path)
    const known = await knownRedirects(tx.db, site_id)
    return toRedirect(await storeRedirect(tx, site_id, known, clean, 'hand'))
  })
}

export const deleteRedirect = (
  ctx: Context,
  { site_id, redirect_id }: ParsedInput<typeof siteStudioOperations.delete_redirect>,
): Promise<{ id: number; deleted: true }> =>
  ctx.write(async (tx) => {
    const row = await tx.db
      .selectFrom('redirects')
      .select('from_path')
      .where('id', '=', redirect_id)
      .where('site_id', '=', site_id)
      .executeTakeFirst()
    if (!row) throw notFound('redirect', redirect_id)
    const changed = await watch(tx.db, site_id, { redirects: true })
    await tx.db.deleteFrom('redirects').where('id', '=', redirect_id).execute()
    await told(tx, site_id, row.from_path, await changed())
    return { id: redirect_id, deleted: true }
  })

interface Refused {
  line: number
  text: string
  message: string
}

/** All lines of an import are one change, and others wait for it. */
const MOST_LINES = 5_000

const tooMany = (lines: number) =>
  invalidField(
    'csv',
    'too_many_lines',
    `This file has ${lines} lines, and one import takes ${MOST_LINES}. Nothing was changed. Split the file and import its parts one after the other.`,
  )

/** Lines that can be taken are taken; the others are told, each with its reason. */
export async function importRedirects(
  ctx: Context,
  { site_id, csv }: ParsedInput<typeof siteStudioOperations.import_redirects>,
): Promise<{ saved: number; refused: Refused[] }> {
  const { slug } = await getSiteRow(ctx.db, site_id)
  const refused: Refused[] = []
  const wishes: { wish: Wish; row: CsvRow }[] = []
  const refuse = ({ line, text }: CsvRow, error: unknown) => {
    if (!(error instanceof StudioError)) throw error
    const message = error.message.replace(/^Nothing was changed\. | Nothing was changed\./, '')
    refused.push({ line, text: text.slice(0, 500), message })
  }
  const lines = parseCsv(csv)
  if (lines.length > MOST_LINES) throw tooMany(lines.length)
  for (const [index, row] of lines.entries()) {
    if (index === 0 && isHeader(row)) continue
    try {
      const wish = wishOf(row)
      await refuseUsed(ctx, ctx.db, slug, wish.from_path)
      wishes.push({ wish, row })
    } catch (error) {
      refuse(row, error)
    }
    if (index % 20 === 19) await breathe()
  }
  const saved = await changingRedirects(ctx, site_id, '', async (tx) => {
    const known = await knownRedirects(tx.db, site_id)
    let taken = 0
    for (const { wish, row } of wishes) {
      try {
        await storeRedirect(tx, site_id, known, wish, 'import')
        taken++
      } catch (error) {
        refuse(row, error)
      }
    }
    return taken
  })
  return { saved, refused: refused.toSorted((a, b) => a.line - b.line) }
}

const isHeader = ({ cells: [first = ''] }: CsvRow): boolean =>
  /^(from|source|old|path|url|redirect|von|quelle|alt|звідки|стара)/i.test(first)

function wishOf({ cells: [from = '', to = '', status = ''] }: CsvRow): Wish {
  if (from === '' || to === '') throw new StudioError('validation_error', 'A line has the old address and the new one.')
  if (status !== '' && status !== '301' && status !== '302') {
    throw new StudioError('validation_error', 'The third cell is 301, 302 or empty.')
  }
  return { from_path: fromPathOf(from), to_path: toPathOf(to), status: status === '302' ? 302 : 301 }
}

async function changingRedirects<Result>(
  ctx: Context,
  site_id: number,
  subject: string,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return ctx.write(async (tx) => {
    const changed = await watch(tx.db, site_id, { redirects: true })
    const result = await change(tx)
    await told(tx, site_id, subject, await changed())
    return result
  })
}

async function told(
  tx: Tx,
  site_id: number,
  subject: string,
  changes: Awaited<ReturnType<Awaited<ReturnType<typeof watch>>>>,
): Promise<void> {
  if (changes.length === 0) return
  await recordStep(tx, { site_id, act: 'change_redirects', subject, changes })
  tx.emit({ type: 'site.redirects', site_id })
}

async function knownRedirects(db: ReadDb, site_id: number): Promise<RedirectBook> {
  const rows = await db
    .selectFrom('redirects')
    .select(['from_path as from', 'to_path as to'])
    .where('site_id', '=', site_id)
    .execute()
  return redirectBook(rows)
}

/** Stores one and keeps `known` up to date. What led to its old address leads to the new one. */
async function storeRedirect(
  { db, caller, now }: Tx,
  site_id: number,
  known: RedirectBook,
  { from_path, to_path, status }: Wish,
  origin: 'hand' | 'import',
): Promise<Row> {
  const { to, followed } = withRedirect(known, { from: from_path, to: to_path })
  for (const { from } of followed) {
    await db
      .updateTable('redirects')
      .set({ to_path: to })
      .where('site_id', '=', site_id)
      .where('from_path', '=', from)
      .execute()
    known.set({ from, to })
  }
  // The same address with or without its last slash is one redirect.
  const from = known.get(addressKey(from_path))?.from ?? from_path
  known.set({ from, to })
  const values = { to_path: to, status, origin, made_by: caller }
  return db
    .insertInto('redirects')
    .values({ site_id, from_path: from, created_at: now(), ...values })
    .onConflict((on) => on.columns(['site_id', 'from_path']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An address where something stands cannot lead away from it. */
async function refuseUsed(ctx: Context, db: ReadDb, slug: string, path: string): Promise<void> {
  const reader = db === ctx.db ? ctx.sites : createSiteReader({ db, addresses: ctx.addresses, sections: ctx.sections })
  const directory = path.endsWith('/') || /\.[a-z0-9]+$/i.test(path) ? path : `${path}/`
  const found = await reader.find(slug, directory, { drafts: false })
  if (!found || found.kind === 'redirect') return
  throw new StudioError(
    'conflict',
    `Something of this site stands at ${directory}. Nothing was changed. Take it off the site or give it another address first.`,
    { details: [{ path: 'from_path', code: 'in_use', message: 'A page, a post or a file stands there.' }] },
  )
}
