// The limit to measure against: node:http, a prepared better-sqlite3 statement and JSON.stringify, nothing else.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Database from 'better-sqlite3'

const db = new Database(process.argv[2]!, { readonly: true })
const summary = 'id, title, slug, status, language, word_count, model, created_at, updated_at'
const list = db.prepare(
  `select ${summary} from articles where deleted_at is null order by created_at desc, id desc limit 20 offset ?`,
)
const total = db.prepare('select coalesce(sum(articles), 0) from article_counts where trashed = 0').pluck()
const one = db.prepare(
  `select ${summary}, content, meta_title, meta_description, keywords from articles where id = ? and deleted_at is null`,
)

const server = createServer((request, response) => {
  const url = new URL(request.url!, 'http://raw')
  response.setHeader('Content-Type', 'application/json')
  if (url.pathname === '/articles') {
    const page = Number(url.searchParams.get('page') ?? 1)
    const all = total.get() as number
    const meta = { page, per_page: 20, total: all, total_pages: Math.ceil(all / 20) }
    response.end(JSON.stringify({ data: list.all((page - 1) * 20), meta }))
    return
  }
  const row = one.get(Number(url.pathname.slice('/articles/'.length))) as { keywords: string }
  response.end(JSON.stringify({ data: { ...row, keywords: JSON.parse(row.keywords), publications: [] } }))
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })))
