import { createServer } from 'node:http'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

export interface FolderServer {
  /** `http://127.0.0.1:41234` */
  origin: string
  close(): Promise<void>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** Any web space: hands out what lies in a folder and adds no header of its own. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://a').pathname)
    const wanted = join(folder, normalize(path))
    const file = stat(wanted).then((found) => (found.isDirectory() ? join(wanted, 'index.html') : wanted))
    file
      .then(async (name) => ({ name, bytes: await readFile(name) }))
      .then(
        ({ name, bytes }) =>
          response.writeHead(200, { 'Content-Type': types[extname(name)] ?? 'application/octet-stream' }).end(bytes),
        () => response.writeHead(404).end(),
      )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
