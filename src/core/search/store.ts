import { setImmediate as breathe } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { ArticleStatus } from '../../contract/articles.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { parseQuery, toMatch } from './query.ts'
import { type SearchText, searchTextOf } from './searchable.ts'
import { snippetMaker } from './snippet.ts'

/**
 * Above this many matches those with the words in the title come first, then the newest: ranking reads every match again,
 * and words that stand everywhere rank nothing.
 */
export const RANKED_MATCHES = 2_000

/** Texts are read this many at a time, with a breath between, so that no page of results holds up the window. */
const BATCH = 100

export interface SearchFilter {
  status?: ArticleStatus | undefined
  language?: string | undefined
  trashed: boolean
}

export interface SearchPage {
  total: number
  hits: { id: number; snippet: string }[]
}

/** Puts what can be found of an article into the index, or in place of what was there. */
export async function indexArticle(
  tx: Tx,
  article_id: number,
  article: Parameters<typeof searchTextOf>[0],
): Promise<void> {
  const text = searchTextOf(article)
  await tx.db
    .insertInto('article_texts')
    .values({ article_id, ...text })
    .onConflict((on) => on.column('article_id').doUpdateSet(text))
    .execute()
}

/** Most relevant first. Any text is a query; one without a letter or digit finds nothing. */
export async function searchArticles(
  db: ReadDb,
  q: string,
  filter: SearchFilter,
  { offset, limit, ranked = RANKED_MATCHES }: { offset: number; limit: number; ranked?: number },
): Promise<SearchPage> {
  const terms = parseQuery(q)
  if (terms.length === 0) return { total: 0, hits: [] }
  const match = toMatch(terms)
  const found = matching(match, filter)
  const total = await countMatches(db, found)
  if (total <= offset) return { total, hits: [] }
  const order = total <= ranked ? byRelevance : byTitle(match)
  const { rows } = await sql<{
    id: number
  }>`select rowid as id from article_search where ${found} order by ${order}, rowid desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  return { total, hits: await withSnippets(db, rows, snippetMaker(terms)) }
}

/** A word in the title counts ten times one in the body; one in the meta fields three times. */
const byRelevance = sql`bm25(article_search, 10.0, 1.0, 3.0)`
const byTitle = (match: string) =>
  sql`rowid in (select rowid from article_search where article_search match ${`{title} : (${match})`}) desc`

/** Rows of the index that hold all terms and pass the filter. */
export const matching = (match: string, filter: SearchFilter): RawBuilder<unknown> =>
  sql`article_search match ${match} and ${allowed(filter)}`

/**
 * Ids by filter, read off one index. The plus keeps SQLite from turning it round, which would run the whole search once
 * for each of these ids.
 */
function allowed({ status, language, trashed }: SearchFilter): RawBuilder<unknown> {
  const wanted = [
    sql`deleted_at is ${trashed ? sql`not null` : sql`null`}`,
    ...(status ? [sql`status = ${status}`] : []),
    ...(language ? [sql`language = ${language}`] : []),
  ]
  return !trashed && wanted.length === 1
    ? sql`+rowid not in (select id from articles where deleted_at is not null)`
    : sql`+rowid in (select id from articles where ${sql.join(wanted, sql` and `)})`
}

async function countMatches(db: ReadDb, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from article_search where ${found}`.execute(db)
  return rows[0]!.total
}

async function withSnippets(
  db: ReadDb,
  rows: readonly { id: number }[],
  snippet: (text: SearchText) => string,
): Promise<SearchPage['hits']> {
  const hits: SearchPage['hits'] = []
  for (let from = 0; from < rows.length; from += BATCH) {
    if (from > 0) await breathe()
    const ids = rows.slice(from, from + BATCH).map(({ id }) => id)
    const texts = await textsOf(db, ids)
    for (const id of ids) {
      const text = texts.get(id)
      if (text) hits.push({ id, snippet: snippet(text) })
    }
  }
  return hits
}

async function textsOf(db: ReadDb, ids: readonly number[]): Promise<Map<number, SearchText>> {
  const rows = await db
    .selectFrom('article_texts')
    .selectAll()
    .where('article_id', 'in', sql<number>`(select value from json_each(${JSON.stringify(ids)}))`)
    .execute()
  return new Map(rows.map(({ article_id, ...text }) => [article_id, text]))
}
