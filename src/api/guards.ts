import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Caller } from '../core/context.ts'
import { StudioError } from '../core/errors.ts'
import type { Env } from './env.ts'
import { bucketOf, takeRate, type RateLimiter } from './rate-limit.ts'

export interface GuardParts {
  /** `127.0.0.1:4310` and `localhost:4310`, with the real port. */
  ownHosts(): readonly string[]
  authenticate(credential: string, via: 'key' | 'bearer'): Promise<Caller>
  /** Counts requests: each key in its own bucket, all without a good credential in one. */
  limiter?: RateLimiter
}

const refuse = (message: string) => new StudioError('forbidden', message)

/** A page that was led here by a rebound name has no Origin and no Sec-Fetch header: the Host is its only guard. */
function checkHost({ rawHeaders, url }: IncomingMessage, own: readonly string[]): void {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === 'host')
  if (hosts.length !== 1 || !own.includes(hosts[0]!.toLowerCase()) || !url?.startsWith('/')) {
    throw refuse('This address answers only under its own name. Use the address that Quoin shows.')
  }
}

function checkOrigin({ headers }: IncomingMessage, own: readonly string[]): void {
  const { origin } = headers
  if (origin !== undefined && !own.some((host) => origin === `http://${host}`)) {
    throw refuse('Pages of other sites may not use this address.')
  }
  const site = headers['sec-fetch-site']
  // A link or a typed address may open a page here; anything else from another site may not.
  const navigation = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  if (site !== undefined && site !== 'none' && site !== 'same-origin' && !navigation) {
    throw refuse('Pages of other sites may not use this address.')
  }
}

/** Facts of the socket, before routing: Host, then Origin. A message from the window's bridge was checked there. */
export const socketGuard =
  ({ ownHosts }: GuardParts): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { incoming } = c.env
    if (incoming) {
      checkHost(incoming, ownHosts())
      checkOrigin(incoming, ownHosts())
    }
    await next()
  }

export const unauthorised = (message: string) =>
  new StudioError('unauthorized', message, { headers: { 'WWW-Authenticate': 'Bearer realm="quoin"' } })

/** Who asks: the bridge's own word, else an API key or a session token. */
export const credentialGuard =
  ({ authenticate, limiter }: GuardParts): MiddlewareHandler<Env> =>
  async (c, next) => {
    const caller = c.env.caller ?? (await known(c))
    const bucket = bucketOf(caller)
    if (limiter && bucket !== null) takeRate(c, limiter, bucket)
    c.set('caller', caller)
    await next()

    async function known({ req }: typeof c): Promise<Caller> {
      try {
        return await fromHeaders(req.header('x-api-key'), req.header('authorization'), authenticate)
      } catch (error) {
        if (limiter && error instanceof StudioError) takeRate(c, limiter, 'unknown')
        throw error
      }
    }
  }

async function fromHeaders(
  key: string | undefined,
  authorization: string | undefined,
  authenticate: GuardParts['authenticate'],
) {
  if (key !== undefined) return authenticate(key, 'key')
  const bearer = authorization?.match(/^Bearer +(\S+)$/i)?.[1]
  if (bearer !== undefined) return authenticate(bearer, 'bearer')
  throw unauthorised('An API key is needed. Send it as X-API-Key. Keys are made in Settings, under API keys.')
}
