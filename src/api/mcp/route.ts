import { createMcpHandler, type AuthInfo } from '@modelcontextprotocol/server'
import type { Context, Hono } from 'hono'
import type { Caller, Log } from '../../core/context.ts'
import { StudioError } from '../../core/errors.ts'
import type { Env } from '../env.ts'
import { credentialGuard, type GuardParts } from '../guards.ts'
import { BODY_LIMIT, mustBeJson, readBytes } from '../input.ts'
import { bucketOf, takeRate } from '../rate-limit.ts'
import { ProtocolRefusal, readMessage } from './message.ts'
import type { OpenServer, Visitor } from './server.ts'

const MCP_PATH = '/mcp'
/** Streams that wait for news. There is little to tell, so few are needed. */
const SUBSCRIPTIONS = 32

/** MCP over streamable HTTP, without sessions: a fresh server for every request. Host and Origin were checked before. */
export function mountMcp(app: Hono<Env>, parts: { guards: GuardParts; open: OpenServer; log: Log }): void {
  const { guards, open, log } = parts
  const handler = createMcpHandler((context) => open(visitorOf(context.authInfo)), {
    maxSubscriptions: SUBSCRIPTIONS,
    maxRequestBodySize: BODY_LIMIT,
    onerror: (error) => log('debug', 'mcp.refused', { error }),
  })

  app.use(MCP_PATH, credentialGuard(guards))
  app.post(MCP_PATH, async (c) => {
    mustBeJson(c)
    const bytes = await readBytes(c, BODY_LIMIT)
    let read
    try {
      read = readMessage(bytes)
    } catch (error) {
      if (!(error instanceof ProtocolRefusal)) throw error
      const { code, message, id } = error
      return c.json({ jsonrpc: '2.0', id, error: { code, message } }, 400)
    }
    countBatch(c, guards, read.message)
    const request_id = c.get('request_id')
    const visitor: Visitor = {
      caller: asMcp(c.get('caller')),
      requestId: () => request_id,
      ...(read.refusal && { refusal: read.refusal }),
    }
    const answer = await handler.fetch(c.req.raw, { parsedBody: read.message, authInfo: authInfoOf(visitor) })
    // Whether the connection stays is between the client and the listener.
    answer.headers.delete('connection')
    return answer
  })
  app.all(MCP_PATH, () => {
    throw new StudioError(
      'method_not_allowed',
      'This address takes POST. It keeps no sessions and sends nothing unasked.',
      {
        headers: { Allow: 'POST' },
      },
    )
  })
}

/** A batch costs its messages, not one request. */
function countBatch(c: Context<Env>, { limiter }: GuardParts, message: unknown): void {
  const bucket = bucketOf(c.get('caller'))
  if (!limiter || bucket === null || !Array.isArray(message)) return
  for (let further = 1; further < message.length; further++) takeRate(c, limiter, bucket)
}

/** Whoever comes in here is asked for what a key is asked for, the studio's own session included. */
const asMcp = (caller: Caller): Caller => ({
  ...caller,
  kind: 'key',
  scopes: caller.scopes.filter((scope) => scope !== 'studio'),
  via: 'mcp',
})

/** The library hands this through to the factory as it is. The credential itself stays outside. */
const authInfoOf = (visitor: Visitor): AuthInfo => ({ token: '', clientId: '', scopes: [], extra: { visitor } })
const visitorOf = (info: AuthInfo | undefined): Visitor => info!.extra!.visitor as Visitor
