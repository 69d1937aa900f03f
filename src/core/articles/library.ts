import { sql, type RawBuilder } from 'kysely'
import type { articleOperations, LibraryItem } from '../../contract/articles.ts'
import type { ParsedInput, Reply } from '../../contract/operation.ts'
import type { ReadDb } from '../db/open.ts'
import { searchArticles } from '../search/store.ts'
import { KEY_LENGTH, readCursor, writeCursor } from './cursor.ts'
import { countArticles } from './list.ts'
import { summaryColumns } from './store.ts'

type LibraryInput = ParsedInput<typeof articleOperations.list_library>
type LibraryPage = Reply<typeof articleOperations.list_library>

const itemColumns = [...summaryColumns, 'revision', 'is_sample', 'is_scaffold', 'deleted_at'] as const

interface Row extends Omit<LibraryItem, 'is_sample' | 'is_scaffold' | 'snippet'> {
  is_sample: number
  is_scaffold: number
}

const toItem = (row: Row, snippet: string | null): LibraryItem => ({
  ...row,
  is_sample: row.is_sample === 1,
  is_scaffold: row.is_scaffold === 1,
  snippet,
})

export const listLibrary = (db: ReadDb, input: LibraryInput): Promise<LibraryPage> =>
  input.q.trim() === '' ? browse(db, input) : search(db, input)

async function browse(db: ReadDb, input: LibraryInput): Promise<LibraryPage> {
  const total = await countArticles(db, input)
  const rows = await browseQuery(
    db,
    input,
    input.after === undefined ? null : await placeOf(db, input, input.after),
  ).execute()
  const page = rows.slice(0, input.limit)
  const last = page.at(-1)
  return {
    items: page.map((row) => toItem(row, null)),
    next: last && rows.length > page.length ? cursorOf(input, last) : null,
    total,
  }
}

interface Place {
  key: string | number
  id: number
}

/** One row more than asked for, which says whether there is another page. */
export function browseQuery(db: ReadDb, input: LibraryInput, after: Place | null) {
  const { status, language, trashed, direction, limit } = input
  const column = sortColumn(input)
  let query = db
    .selectFrom('articles')
    .select(itemColumns)
    .where('deleted_at', trashed ? 'is not' : 'is', null)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
  if (status) query = query.where('status', '=', status)
  if (language) query = query.where('language', '=', language)
  return after ? query.where(beyond(column, direction, after)) : query
}

/** In the trash, the last change is that it was thrown there. */
function sortColumn({ sort, trashed }: Pick<LibraryInput, 'sort' | 'trashed'>): RawBuilder<string | number> {
  switch (sort) {
    case 'updated':
      return trashed ? sql`deleted_at` : sql`updated_at`
    case 'created':
      return sql`created_at`
    case 'title':
      return sql`title collate nocase`
    case 'words':
      return sql`word_count`
  }
}

/** The first bound lets the index begin at the place; the second passes over what stands level with it and came before. */
function beyond(
  column: RawBuilder<string | number>,
  direction: 'asc' | 'desc',
  { key, id }: Place,
): RawBuilder<boolean> {
  return direction === 'asc'
    ? sql`${column} >= ${key} and (${column}, id) > (${key}, ${id})`
    : sql`${column} <= ${key} and (${column}, id) < (${key}, ${id})`
}

function cursorOf({ sort, trashed }: LibraryInput, { id, ...row }: Row): string {
  switch (sort) {
    case 'updated':
      return writeCursor<'updated'>(['updated', (trashed && row.deleted_at) || row.updated_at, id])
    case 'created':
      return writeCursor<'created'>(['created', row.created_at, id])
    case 'title':
      return writeCursor<'title'>(['title', row.title.slice(0, KEY_LENGTH), id])
    case 'words':
      return writeCursor<'words'>(['words', row.word_count, id])
  }
}

async function placeOf(db: ReadDb, { sort }: LibraryInput, after: string): Promise<Place> {
  const [, key, id] = readCursor(sort, after)
  if (sort !== 'title') return { key, id }
  const row = await db.selectFrom('articles').select('title').where('id', '=', id).executeTakeFirst()
  return { key: row?.title.startsWith(String(key)) ? row.title : key, id }
}

/** By relevance, page by page from the first: how far down is all that there is to remember. */
async function search(db: ReadDb, { q, after, limit, ...filter }: LibraryInput): Promise<LibraryPage> {
  const offset = after === undefined ? 0 : readCursor('search', after)[1]
  const { total, hits } = await searchArticles(db, q, filter, { offset, limit })
  const ids = JSON.stringify(hits.map(({ id }) => id))
  const rows = await db
    .selectFrom('articles')
    .select(itemColumns)
    .where('id', 'in', sql<number>`(select value from json_each(${ids}))`)
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return {
    items: hits.flatMap(({ id, snippet }) => {
      const row = found.get(id)
      return row ? [toItem(row, snippet)] : []
    }),
    next:
      offset + hits.length < total && hits.length > 0 ? writeCursor<'search'>(['search', offset + hits.length]) : null,
    total,
  }
}
