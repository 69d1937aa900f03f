import { sql } from 'kysely'
import type { Media, mediaOperations } from '../../contract/media.ts'
import type { ParsedInput, Reply } from '../../contract/operation.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import { StudioError, invalidField } from '../errors.ts'
import { parseQuery, toMatch } from '../search/query.ts'
import { extensions } from './files.ts'
import type { ImageMime } from './image-worker.ts'
import { planFilename } from './rules.ts'
import { mustHaveFolder } from './save.ts'
import { getMediaRow, searchTextOf, toMedia } from './store.ts'

type ListInput = ParsedInput<typeof mediaOperations.list_media>

/** Newest first: ids rise with time, so the key of a page is the last id of the one before. */
export async function listMedia(db: ReadDb, input: ListInput): Promise<Reply<typeof mediaOperations.list_media>> {
  const matching = filtered(db, input)
  const after = input.after === undefined ? null : readAfter(input.after)
  const rows = await matching
    .selectAll()
    .$if(after !== null, (query) => query.where('id', '<', after!))
    .orderBy('id', 'desc')
    .limit(input.limit + 1)
    .execute()
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = rows.slice(0, input.limit)
  const last = page.at(-1)
  return {
    items: page.map(toMedia),
    next: last && rows.length > page.length ? String(last.id) : null,
    total,
  }
}

function filtered(db: ReadDb, { q, folder_id, unfiled, source, missing_alt, trashed }: ListInput) {
  const terms = parseQuery(q)
  let query = db.selectFrom('media').where('deleted_at', trashed ? 'is not' : 'is', null)
  if (folder_id !== undefined) query = query.where('folder_id', '=', folder_id)
  if (unfiled) query = query.where('folder_id', 'is', null)
  if (source) query = query.where('source', '=', source)
  if (missing_alt) query = query.where('alt', '=', '')
  if (terms.length > 0) {
    query = query.where(
      'id',
      'in',
      sql<number>`(select rowid from media_search where media_search match ${toMatch(terms)})`,
    )
  }
  // Signs alone are no word, and nothing is found by them.
  if (terms.length === 0 && q.trim() !== '') query = query.where(sql<boolean>`false`)
  return query
}

function readAfter(after: string): number {
  if (/^[1-9]\d{0,14}$/.test(after)) return Number(after)
  throw invalidField('after', 'after_unknown', 'This page cannot be found. Start again from the first page.')
}

export const updateMedia = (
  ctx: Context,
  { id, filename, ...wish }: ParsedInput<typeof mediaOperations.update_media>,
): Promise<Media> =>
  ctx.write(async (tx) => {
    const before = await getMediaRow(tx.db, id)
    if (before.deleted_at !== null) throw inTrash()
    if (wish.folder_id) await mustHaveFolder(tx.db, wish.folder_id)
    const after = {
      alt: wish.alt ?? before.alt,
      folder_id: wish.folder_id === undefined ? before.folder_id : wish.folder_id,
      filename: filename === undefined ? before.filename : planFilename(filename, extensions[before.mime as ImageMime]),
    }
    await tx.db
      .updateTable('media')
      .set({ ...after, searchable: searchTextOf({ ...before, ...after }), revision: before.revision + 1 })
      .where('id', '=', id)
      .execute()
    tx.emit({ type: 'media.saved', id })
    return toMedia(await getMediaRow(tx.db, id))
  })

const inTrash = () =>
  new StudioError('conflict', 'This picture is in the trash. Nothing was changed. Take it out first.')
