import type { Readable } from 'node:stream'
import { BODY_LIMIT } from '../../api/input.ts'
import { linesOf } from './lines.ts'

/** How long calls under way may go on when the client has hung up. */
const FAREWELL_MS = 5_000
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion'

interface Message {
  id?: string | number
  method?: string
  params?: Record<string, unknown>
}

export interface RelayParts {
  input: Readable
  /** One JSON-RPC message, without its newline. */
  write(line: string): void
  /** One POST to the MCP address. */
  post(headers: Record<string, string>, body: string, signal: AbortSignal): Promise<Response>
}

/** MCP over stdio: each line goes to the HTTP server as it is, and what it answers comes back as lines. Ends with the input. */
export async function relay({ input, write, post }: RelayParts): Promise<void> {
  const open = new Map<string | number, AbortController>()
  const underWay = new Set<Promise<void>>()
  let handshake: string | undefined

  const refuse = (id: Message['id'] | null, code: number, message: string, data?: unknown) =>
    id === undefined ? undefined : write(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } }))

  const hand = (text: string) => {
    const message = JSON.parse(text) as { result?: { protocolVersion?: unknown } }
    const version = message.result?.protocolVersion
    if (typeof version === 'string') handshake = version
    write(JSON.stringify(message))
  }

  async function pass(line: string, message: Message, signal: AbortSignal): Promise<void> {
    const answer = await post(headersOf(message, handshake), line, signal)
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) return eachEvent(answer, hand)
    const text = await answer.text()
    if (text === '') return
    const body = JSON.parse(text) as { jsonrpc?: unknown; error?: { message: string } }
    if (body.jsonrpc !== undefined || Array.isArray(body)) hand(text)
    else refuse(message.id, -32000, body.error?.message ?? `The studio answered ${answer.status}.`, body)
  }

  async function handle(line: string): Promise<void> {
    const message = messageOf(line)
    const cancelled = message.method === 'notifications/cancelled' ? message.params?.requestId : undefined
    if (cancelled !== undefined) return open.get(cancelled as string)?.abort()
    const control = new AbortController()
    if (message.id !== undefined) open.set(message.id, control)
    try {
      await pass(line, message, control.signal)
    } catch (error) {
      if (!control.signal.aborted) refuse(message.id, -32000, (error as Error).message)
    } finally {
      if (message.id !== undefined) open.delete(message.id)
    }
  }

  for await (const line of linesOf(input, BODY_LIMIT)) {
    if (line === null) {
      refuse(null, -32600, `A message is larger than ${BODY_LIMIT / 1_000_000} MB. Nothing was changed.`)
      continue
    }
    if (line.trim() === '') continue
    const one = handle(line).finally(() => underWay.delete(one))
    underWay.add(one)
  }
  const hangUp = setTimeout(() => open.forEach((control) => control.abort()), FAREWELL_MS)
  await Promise.allSettled(underWay)
  clearTimeout(hangUp)
}

/** What can be known of a line without trusting it; the server says what is wrong with it. */
function messageOf(line: string): Message {
  try {
    const { id, method, params } = JSON.parse(line) as Record<string, unknown>
    return {
      ...((typeof id === 'string' || typeof id === 'number') && { id }),
      ...(typeof method === 'string' && { method }),
      ...(typeof params === 'object' && params !== null && { params: params as Record<string, unknown> }),
    }
  } catch {
    return {}
  }
}

/** Over HTTP some facts of the message stand in headers as well; the newest revision demands it. */
function headersOf({ method, params }: Message, handshake: string | undefined): Record<string, string> {
  const claimed = (params?._meta as Record<string, unknown> | undefined)?.[VERSION_KEY]
  const version = typeof claimed === 'string' ? claimed : method === 'initialize' ? undefined : handshake
  const name = method === 'resources/read' ? params?.uri : params?.name
  return {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    ...(version !== undefined && { 'MCP-Protocol-Version': plain(version) }),
    ...(typeof claimed === 'string' && {
      'Mcp-Method': plain(method ?? ''),
      ...(typeof name === 'string' && { 'Mcp-Name': plain(name) }),
    }),
  }
}

const plain = (text: string) =>
  /^[\x21-\x7e]+$/.test(text) && !text.startsWith('=?') ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`

/** Data of server-sent events, one message each. */
async function eachEvent(answer: Response, hand: (text: string) => void): Promise<void> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    const events = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n\r?\n/)
    rest = events.pop()!
    for (const event of events) {
      const data = event.split(/\r?\n/).flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []))
      if (data.join('') !== '') hand(data.join('\n'))
    }
  }
}
