import { join } from 'node:path'
import Database from 'better-sqlite3'
import { testStudio } from '../src/testing/test-studio.ts'
import { requestsPerSecond } from './kit/load.ts'
import { startCore, startProcess } from './kit/process.ts'
import { median, quantile, spreadOf, timed, type Row } from './kit/rows.ts'
import { seededFolder } from './kit/seed.ts'

const ARTICLES = 10_000
const REPEATS = 3

/** Article list and detail: over HTTP and through the door in process, beside the raw handler with the same query. */
export async function bench(): Promise<Row[]> {
  const folder = await seededFolder(ARTICLES)
  return [...(await overHttp(folder)), ...(await inProcess(folder))]
}

async function overHttp(folder: string): Promise<Row[]> {
  const core = await startCore(folder)
  const raw = await startProcess<{ port: number }>('bench/kit/raw-server.ts', [join(folder, 'quoin.db')])
  const ours = core.said.api
  const theirs = `http://127.0.0.1:${raw.said.port}`
  const key = { 'X-API-Key': core.said.key }
  const id = (index: number) => 1 + ((index * 37) % ARTICLES)

  const compare = async (what: string, path: (index: number) => string): Promise<Row> => {
    const a: number[] = []
    const b: number[] = []
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      a.push(await requestsPerSecond((index) => ours + path(index), key))
      b.push(await requestsPerSecond((index) => theirs + path(index), {}))
    }
    return {
      what,
      ours: `${median(a).toFixed(0)}/s`,
      peer: `${median(b).toFixed(0)}/s raw`,
      ratio: (median(a) / median(b)).toFixed(2),
      spread: spreadOf(a),
    }
  }
  const rows = [
    await compare('HTTP list of 20', () => '/articles'),
    await compare('HTTP list, page 250', () => '/articles?page=250'),
    await compare('HTTP one article', (index) => `/articles/${id(index)}`),
  ]
  await core.stop()
  await raw.stop()
  return rows
}

async function inProcess(folder: string): Promise<Row[]> {
  const studio = await testStudio({ folder, clock: 'real' })
  const db = new Database(join(folder, 'quoin.db'), { readonly: true })
  const list = db.prepare(
    'select id, title, slug, status, language, word_count, model, created_at, updated_at from articles where deleted_at is null order by created_at desc, id desc limit 20',
  )
  const search = db.prepare(
    "select rowid, snippet(article_search, 1, '[', ']', '…', 24) from article_search where article_search match ? order by bm25(article_search) limit 50",
  )
  const words = ['river', 'ранок', 'Fenster', 'harv', 'світл', 'Kupf', 'quiet winter', 'хліб сад']
  const line = (what: string, a: number[], b: number[]): Row => ({
    what,
    ours: `p50 ${median(a).toFixed(2)} ms, p95 ${quantile(a, 0.95).toFixed(2)}, p99 ${quantile(a, 0.99).toFixed(2)}`,
    peer: `p50 ${median(b).toFixed(2)} ms raw`,
    ratio: `${(median(a) / median(b)).toFixed(1)} × the time`,
    spread: spreadOf(a, 2),
  })
  const rows = [
    line(
      'door: list of 20',
      await timed(2_000, () => studio.call('list_articles', {})),
      await timed(2_000, () => list.all()),
    ),
    line(
      'door: library of 100',
      await timed(500, () => studio.call('list_library', {})),
      await timed(500, () => list.all()),
    ),
    line(
      'door: search with snippets',
      await timed(200, (index) => studio.call('list_library', { q: words[index % words.length]!, limit: 50 })),
      await timed(200, (index) =>
        search.all(
          words[index % words.length]!.split(' ')
            .map((word) => `"${word}"*`)
            .join(' '),
        ),
      ),
    ),
  ]
  db.close()
  await studio.core.close()
  return rows
}
