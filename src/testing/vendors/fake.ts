import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Provider } from '../../contract/settings.ts'
import { anthropicWire } from './anthropic-wire.ts'
import { compatibleWire } from './compatible-wire.ts'
import { googleWire } from './google-wire.ts'
import { openaiWire } from './openai-wire.ts'
import { sendStream } from './send.ts'
import { readStep, type Step } from './step.ts'
import type { Turn } from './turn.ts'
import type { Asked, Body, Wire } from './wire.ts'
import { answerTo } from './writer.ts'

const wires: readonly Wire[] = [openaiWire, anthropicWire, googleWire, compatibleWire]

export interface VendorRequest extends Asked {
  provider: Provider
  url: string
  headers: IncomingHttpHeaders
  body: Body
  /** What our own prompt asked for; null for any other prompt. */
  step: Step | null
  /** Settles when the exchange is over: `closed` when the other side hung up before the end. */
  over: Promise<'finished' | 'closed'>
}

export interface VendorFake {
  origin: string
  /** What to type as `base_url` of a route. */
  base_url(provider: Provider): string
  requests: VendorRequest[]
  /** For the next requests, one turn each; afterwards answers are good again. */
  next(...turns: Turn[]): void
  /** For every request that has no turn of its own, until told otherwise. */
  always(turn: Turn): void
  close(): Promise<void>
}

/** Four vendors on one loopback socket, in their own wire formats. Answers our prompts well unless told not to. */
export async function startVendorFake(): Promise<VendorFake> {
  const requests: VendorRequest[] = []
  const turns: Turn[] = []
  let standing: Turn = {}

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    const path = url.split('?', 1)[0]!
    const wire = wires.find((each) => each.matches(path))
    const body = await readJson(request)
    if (!wire || !body || request.method !== 'POST') {
      answerJson(response, 404, { error: { message: `Nothing at ${path}.` } })
      return
    }
    const asked = wire.read(body, path)
    const over = new Promise<'finished' | 'closed'>((resolve) => {
      response.on('close', () => resolve(response.writableFinished ? 'finished' : 'closed'))
    })
    const { provider } = wire
    requests.push({ ...asked, provider, url, headers: request.headers, body, step: readStep(asked.prompt), over })
    const turn = turns.shift() ?? standing
    if (turn.hang === true) return
    const objection = wire.objection?.(body) ?? null
    const status = turn.status ?? (objection === null ? 200 : 400)
    if (status !== 200) {
      const retry: Record<string, string> =
        turn.retry_after === undefined ? {} : { 'retry-after': String(turn.retry_after) }
      answerJson(
        response,
        status,
        wire.error(status, turn.code, objection ?? `The fake was told to answer ${status}.`),
        retry,
      )
      return
    }
    const text = turn.text ?? (turn.refuse ? 'I cannot help with that.' : answerTo(asked.prompt, turn.length_factor))
    const usage = { tokens_in: tokens(asked.system + asked.prompt), tokens_out: tokens(text) }
    const answer = {
      id: String(requests.length),
      model: asked.model,
      text,
      usage: turn.no_usage ? null : usage,
      limit_reached: turn.limit_reached === true,
    }
    await sendStream(response, wire, answer, turn)
  }

  const server = createServer((request, response) => {
    response.on('error', () => {})
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    requests,
    base_url: (provider) => `${origin}${wires.find((wire) => wire.provider === provider)!.base}`,
    next: (...more) => void turns.push(...more),
    always: (turn) => void (standing = turn),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const tokens = (text: string): number => Math.ceil(text.length / 4)

async function readJson(request: IncomingMessage): Promise<Body | null> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Body
  } catch {
    return null
  }
}

function answerJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
