import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ImageProviderName } from '../../contract/media.ts'
import { imageWires, type AskedImage } from './image-wire.ts'
import type { Body } from './wire.ts'

/** What the fake does with one wish, instead of answering well. */
export interface ImageTurn {
  status?: number
  /** The vendor's own code or type in the error body. */
  code?: string
  /** Header `retry-after`, in seconds. */
  retry_after?: number
  /** Not even headers. */
  hang?: true
  /** The socket is torn down in the middle of the picture. */
  cut?: true
  /** The vendor's filter declines. */
  refuse?: true
  /** These bytes instead of a picture. */
  bytes?: Uint8Array
  /** A body that is no answer of this vendor. */
  raw?: string
  /** FLUX: how often the task is still pending; never unless told. */
  pending?: number
  /** FLUX: the word for what became of the task, such as `Error`. */
  state?: string
  /** FLUX: another host for the picture. */
  sample?: string
}

export interface ImageRequest extends AskedImage {
  provider: ImageProviderName
  headers: IncomingHttpHeaders
  body: Body
}

export interface ImageFake {
  origin: string
  /** What to type as `base_url` of a route. */
  base_url(provider: ImageProviderName): string
  requests: ImageRequest[]
  /** Every request, in order: `POST /bfl/v1/flux-2-pro`, `GET /bfl/v1/get_result`, `GET /delivery/1.png`. */
  log: { line: string; headers: IncomingHttpHeaders }[]
  /** For the next wishes, one turn each; afterwards answers are good again. */
  next(...turns: ImageTurn[]): void
  close(): Promise<void>
}

/** A real PNG of one dot. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

/** Three makers of images on one loopback socket, in their own wire formats. */
export async function startImageFake(picture: Uint8Array = dot): Promise<ImageFake> {
  const requests: ImageRequest[] = []
  const log: ImageFake['log'] = []
  const turns: ImageTurn[] = []
  const tasks = new Map<string, ImageTurn>()

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin)
    const { headers, method } = request
    log.push({ line: `${method} ${url.pathname}`, headers })
    if (method === 'GET') return answerTask(url, response)
    const wire = imageWires.find((each) => each.matches(url.pathname))
    const body = await readJson(request)
    if (!wire || !body) return json(response, 404, { error: { message: `Nothing at ${url.pathname}.` } })
    requests.push({ ...wire.read(body, url.pathname), provider: wire.provider, headers, body })
    const turn = turns.shift() ?? {}
    if (turn.hang) return
    const later = wire.provider === 'black-forest-labs'
    const filtered = turn.refuse && wire.provider === 'openai'
    const status = turn.status ?? (filtered ? 400 : 200)
    if (status !== 200) {
      const code = turn.code ?? (filtered ? 'moderation_blocked' : undefined)
      const wait: Record<string, string> =
        turn.retry_after === undefined ? {} : { 'retry-after': String(turn.retry_after) }
      return json(response, status, wire.error(status, code, `The fake was told to answer ${status}.`), wait)
    }
    if (turn.raw !== undefined) return void response.writeHead(200, { 'content-type': 'text/html' }).end(turn.raw)
    if (later) {
      const id = `task-${requests.length}`
      tasks.set(id, { ...turn, pending: turn.pending ?? 0 })
      return json(response, 200, { id, polling_url: `${origin}/bfl/v1/get_result?id=${id}`, cost: 3, output_mp: 1.05 })
    }
    const bytes = Buffer.from(turn.bytes ?? picture)
    const text = JSON.stringify(wire.answer(bytes.toString('base64'), turn.refuse === true))
    if (turn.cut) return cutOff(response, 'application/json', Buffer.from(text))
    response.writeHead(200, { 'content-type': 'application/json' }).end(text)
  }

  function answerTask(url: URL, response: ServerResponse): void {
    const id = url.searchParams.get('id') ?? url.pathname.match(/^\/delivery\/(.+)\.png$/)?.[1] ?? ''
    const task = tasks.get(id)
    if (!task) return json(response, 404, { detail: 'Task not found' })
    if (url.pathname.startsWith('/delivery/')) {
      const bytes = Buffer.from(task.bytes ?? picture)
      if (task.cut) return cutOff(response, 'image/png', bytes)
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(bytes)
    }
    const pending = task.pending ?? 0
    tasks.set(id, { ...task, pending: pending - 1 })
    if (pending > 0) return json(response, 200, { id, status: 'Pending', result: null, progress: 0.4 })
    const word = task.state ?? (task.refuse ? 'Content Moderated' : 'Ready')
    const sample = `${task.sample ?? origin}/delivery/${id}.png`
    json(response, 200, { id, status: word, result: word === 'Ready' ? { sample, seed: 7, duration: 2.1 } : null })
  }

  let origin = 'http://127.0.0.1'
  const server = createServer((request, response) => {
    response.on('error', () => {})
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    requests,
    log,
    base_url: (provider) => `${origin}${imageWires.find((wire) => wire.provider === provider)!.base}`,
    next: (...more) => void turns.push(...more),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Half of it leaves, then the line is gone. */
function cutOff(response: ServerResponse, type: string, bytes: Buffer): void {
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.byteLength })
  response.write(bytes.subarray(0, Math.floor(bytes.byteLength / 2)), () => setTimeout(() => response.destroy(), 20))
}

async function readJson(request: IncomingMessage): Promise<Body | null> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Body
  } catch {
    return null
  }
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
