// The limit to measure against: node:http and one page in memory, with the same headers as ours.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const { headers, body } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as { headers: string[]; body: string }
const bytes = Buffer.from(body)
const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })))
