import { Agent, fetch as undiciFetch } from 'undici'
import type { Secret } from '../core/secret.ts'
import { checkedAddresses, guardedConnector, systemResolver, type Resolver } from './connector.ts'
import { connectionFailure, redirectRefused, refused, timedOut, tooLarge } from './failures.ts'
import { limitedBody } from './limited-body.ts'
import { CREDENTIAL_HEADERS, policies, type Policy, type PolicyName } from './policies.ts'
import { checkTarget } from './target.ts'

export interface EgressOptions {
  /** True while a database write is open: a slow server would hold it. */
  insideWrite(): boolean
  resolver?: Resolver
  onOffline?(): void
  onOnline?(): void
  /** Shorter times and sizes, for tests. */
  limits?: Partial<Pick<Policy, 'connect_ms' | 'first_byte_ms' | 'idle_ms' | 'whole_ms' | 'max_bytes'>>
}

export interface EgressFor {
  policy: PolicyName
  /** Origins that may see credentials; with a policy that is `listed_only`, the only ones asked at all. */
  origins: readonly string[]
  /** The writer typed these origins: http and private addresses are allowed there. */
  local?: boolean
  /** Headers that carry a credential, beside the usual ones. */
  credentialHeaders?: readonly string[]
  /** Put on here, so that no library ever holds the key: it overwrites what the caller sent under that name. */
  credential?: { header: string; prefix?: string; secret: Secret }
}

/** The one door out. */
export interface Egress {
  /** A fetch bound to one purpose. Rejects with StudioError, or with the reason of the signal. */
  for(purpose: EgressFor): typeof fetch
  /** Whether a request for this purpose would be let out, and to where its name points now. Rejects as the request would. */
  check(purpose: EgressFor, url: string): Promise<void>
  close(): Promise<void>
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

export function createEgress(options: EgressOptions): Egress {
  const { resolver = systemResolver, limits = {} } = options
  const agents = new Map<string, Agent>()

  /** Sockets are shared by requests of one purpose and the same local origins, by no others. */
  function agentFor(name: PolicyName, policy: Policy, localOrigins: ReadonlySet<string>): Agent {
    const key = [name, ...[...localOrigins].toSorted()].join(' ')
    const known = agents.get(key)
    if (known) return known
    const agent = new Agent({
      connect: guardedConnector({
        resolver,
        connect_ms: policy.connect_ms,
        isLocal: (origin) => localOrigins.has(origin),
      }),
      allowH2: false,
      headersTimeout: policy.first_byte_ms,
      bodyTimeout: policy.idle_ms,
      maxHeaderSize: 16_384,
    })
    agents.set(key, agent)
    return agent
  }

  function bound({
    policy: name,
    origins,
    local = false,
    credentialHeaders = [],
    credential,
  }: EgressFor): typeof fetch {
    const policy: Policy = { ...policies[name], ...limits }
    const listed = new Set(origins.map((origin) => new URL(origin).origin))
    const localOrigins = local ? listed : new Set<string>()
    const credentials = new Set(
      [...CREDENTIAL_HEADERS, ...credentialHeaders, credential?.header ?? []]
        .flat()
        .map((header) => header.toLowerCase()),
    )
    const dispatcher = agentFor(name, policy, localOrigins)

    function target(typed: string): URL {
      const url = checkTarget(typed, { schemes: policy.schemes, localOrigins })
      if (policy.listed_only && !listed.has(url.origin))
        throw refused('not_listed', `${url.hostname} is not an address of this service.`)
      return url
    }

    function headersFor(url: URL, given: Headers): Headers {
      if (!listed.has(url.origin)) return new Headers([...given].filter(([header]) => !credentials.has(header)))
      const headers = new Headers(given)
      if (credential) headers.set(credential.header, (credential.prefix ?? '') + credential.secret.reveal())
      return headers
    }

    async function send(first: URL, request: Request, whole: AbortSignal): Promise<Response> {
      const body = request.body === null ? null : await request.arrayBuffer()
      let url = first
      for (let hops = 0; ; hops++) {
        const { host } = url
        const failed = (error: unknown): unknown => {
          if (request.signal.aborted) return request.signal.reason
          if (whole.aborted) return timedOut(host)
          const failure = connectionFailure(error, { host, local: localOrigins.has(url.origin) })
          if (failure.retry === 'offline') options.onOffline?.()
          return failure
        }
        const answer = await undiciFetch(url, {
          method: request.method,
          headers: [...headersFor(url, request.headers)],
          body,
          redirect: 'manual',
          signal: AbortSignal.any([request.signal, whole]),
          dispatcher,
        }).catch((error: unknown) => {
          throw failed(error)
        })
        if (!localOrigins.has(url.origin)) options.onOnline?.()
        if (!REDIRECTS.has(answer.status) || request.redirect === 'manual')
          return limitedBody(answer, {
            max_bytes: policy.max_bytes,
            tooLarge: () => tooLarge(host),
            failed,
          })
        await answer.body?.cancel()
        const location = answer.headers.get('location')
        const mayFollow = location !== null && hops < policy.redirects && ['GET', 'HEAD'].includes(request.method)
        if (!mayFollow) throw redirectRefused(host)
        url = target(new URL(location, url).href)
      }
    }

    return async (input, init) => {
      if (options.insideWrite())
        throw new Error('A request was begun inside a database write: send it before or after.')
      const url = target(input instanceof Request ? input.url : String(input))
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      // Runs on while the body is read, and never keeps the process alive.
      return send(url, request, AbortSignal.timeout(policy.whole_ms))
    }
  }

  async function check({ policy: name, origins, local = false }: EgressFor, typed: string): Promise<void> {
    if (options.insideWrite()) throw new Error('A name was looked up inside a write.')
    const { schemes, connect_ms }: Policy = { ...policies[name], ...limits }
    const localOrigins = new Set(local ? origins.map((origin) => new URL(origin).origin) : [])
    const { origin, host, hostname, protocol } = checkTarget(typed, { schemes, localOrigins })
    const isLocal = localOrigins.has(origin)
    try {
      await checkedAddresses(hostname, { resolver, connect_ms, local: isLocal, encrypted: protocol === 'https:' })
    } catch (error) {
      const failure = connectionFailure(error, { host, local: isLocal })
      if (failure.retry === 'offline') options.onOffline?.()
      throw failure
    }
  }

  return {
    for: bound,
    check,
    close: async () => {
      await Promise.all([...agents.values()].map((agent) => agent.destroy()))
      agents.clear()
    },
  }
}
