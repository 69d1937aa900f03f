// The limit to measure against: node:http, a prepared better-sqlite3 statement, JSON in and out, and none of the checks.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Database from 'better-sqlite3'

const db = new Database(process.argv[2]!, { readonly: true })
const list = db.prepare(
  'select id, name, slug, template_key, default_locale, created_at, updated_at from hosted_sites order by created_at desc, id desc',
)

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { id } = JSON.parse(Buffer.concat(chunks).toString()) as { id: number }
    const structuredContent = { data: list.all() }
    const content = [{ type: 'text', text: JSON.stringify(structuredContent) }]
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: { content, structuredContent } }))
  })
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })))
