import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StockProviderName } from '../../contract/stock.ts'
import { dot } from '../vendors/image-fake.ts'
import { openverseItem, pexelsItem, unsplashItem } from './items.ts'

/** What one archive does until it is told otherwise, instead of answering well. */
export interface StockTurn {
  status?: number
  /** Header `retry-after`, in seconds. */
  retry_after?: number
  /** A body that is no answer of this archive. */
  raw?: string
  /** Not even headers. */
  hang?: true
  /** These items instead of its own. */
  items?: unknown[]
}

export interface StockFake {
  origin: string
  /** For `openStock`. */
  addresses: Record<StockProviderName, string>
  requests: { line: string; query: URLSearchParams; headers: IncomingHttpHeaders }[]
  set(provider: StockProviderName, turn: StockTurn): void
  /** What every picture is. */
  picture(bytes: Uint8Array, status?: number): void
  close(): Promise<void>
}

const MANY = 40

interface Wire {
  base: string
  search: string
  /** How many it is asked for. */
  per_page: string
  /** Refuses more in one page, as the service does. */
  most: number
  item(origin: string, n: number): { id: string | number }
  page(items: unknown[]): object
  one: RegExp
}

const wires: Record<StockProviderName, Wire> = {
  openverse: {
    base: '/openverse/v1',
    search: '/openverse/v1/images/',
    per_page: 'page_size',
    most: 20,
    item: openverseItem,
    page: (results) => ({ result_count: 240, page_count: 12, page_size: 20, page: 1, results, warnings: [] }),
    one: /^\/openverse\/v1\/images\/([\w-]+)\/$/,
  },
  pexels: {
    base: '/pexels/v1',
    search: '/pexels/v1/search',
    per_page: 'per_page',
    most: 80,
    item: pexelsItem,
    page: (photos) => ({ total_results: 10_000, page: 1, per_page: photos.length, photos, next_page: 'x' }),
    one: /^\/pexels\/v1\/photos\/(\w+)$/,
  },
  unsplash: {
    base: '/unsplash',
    search: '/unsplash/search/photos',
    per_page: 'per_page',
    most: 30,
    item: unsplashItem,
    page: (results) => ({ total: 133, total_pages: 7, results }),
    one: /^\/unsplash\/photos\/([\w-]+)$/,
  },
}
const names = Object.keys(wires) as StockProviderName[]

/** Three archives of photographs and their pictures on one loopback socket, in their own wire formats. */
export async function startStockFake(): Promise<StockFake> {
  const requests: StockFake['requests'] = []
  const turns = new Map<StockProviderName, StockTurn>()
  let picture = { bytes: Buffer.from(dot), status: 200 }
  let origin = 'http://127.0.0.1'

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', origin)
    const path = url.pathname
    requests.push({ line: `${request.method} ${path}`, query: url.searchParams, headers: request.headers })
    if (path.startsWith('/pictures/')) {
      response.writeHead(picture.status, { 'content-type': 'image/png' }).end(picture.bytes)
      return
    }
    const name = names.find((each) => path.startsWith(wires[each].base))
    if (!name) return json(response, 404, { detail: 'Not found.' })
    const wire = wires[name]
    const turn = turns.get(name) ?? {}
    if (turn.hang) return
    if (turn.status !== undefined) {
      const wait: Record<string, string> =
        turn.retry_after === undefined ? {} : { 'retry-after': String(turn.retry_after) }
      return json(response, turn.status, { errors: ['The fake was told to.'] }, wait)
    }
    if (turn.raw !== undefined) return void response.writeHead(200, { 'content-type': 'text/html' }).end(turn.raw)
    const own = Array.from({ length: MANY }, (_, i) => wire.item(origin, i + 1))
    if (path === wire.search) {
      const asked = Number(url.searchParams.get(wire.per_page))
      if (!(asked >= 1 && asked <= wire.most))
        return json(response, 401, { detail: 'page_size must be within limits.' })
      const from = (Number(url.searchParams.get('page') ?? 1) - 1) * asked
      return json(response, 200, wire.page(turn.items ?? own.slice(from, from + asked)))
    }
    if (path.endsWith('/download')) return json(response, 200, { url: `${origin}/pictures/unsplash-1.png` })
    const id = path.match(wire.one)?.[1]
    const item = (turn.items ?? own).find((each) => String((each as { id: unknown }).id) === id)
    return item ? json(response, 200, item) : json(response, 404, { detail: 'Not found.' })
  }

  const server = createServer((request, response) => {
    response.on('error', () => {})
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    addresses: {
      openverse: origin + wires.openverse.base,
      pexels: origin + wires.pexels.base,
      unsplash: origin + wires.unsplash.base,
    },
    requests,
    set: (provider, turn) => void turns.set(provider, turn),
    picture: (bytes, status = 200) => void (picture = { bytes: Buffer.from(bytes), status }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
