import { getServers, Resolver } from 'node:dns/promises'
import { isPublicAddress } from './address.ts'

export type DnsType = 'TXT' | 'CNAME' | 'A' | 'AAAA' | 'NS' | 'SOA' | 'CAA'

/**
 * `none`: the name is there, records of this type are not. `no_name`: no such name. `broken`: an answer came that says
 * nothing (refused, failed). `silent`: no answer came.
 */
export type DnsAnswer =
  | { state: 'found'; values: string[]; seconds: number | null }
  | { state: 'none' | 'no_name' | 'broken' | 'silent' }

export interface DnsOptions {
  /** True while a database write is open: a slow server would hold it. */
  insideWrite(): boolean
  /** Resolvers that may answer for others, as `address:port`; those of the system if absent. */
  resolvers?: readonly string[]
  /** The port of name servers. */
  port?: number
  /** Which name servers may be asked; public ones if absent. */
  isAllowed?: (address: string) => boolean
  timeout_ms?: number
}

export interface DnsDoor {
  /** The usual way, by a resolver that keeps answers. */
  ask(name: string, type: DnsType, signal: AbortSignal): Promise<DnsAnswer>
  /** These name servers in this order, until one answers. Those that are not public are left out; with none left it is `broken`. */
  askAt(servers: readonly string[], name: string, type: DnsType, signal: AbortSignal): Promise<DnsAnswer>
}

const SAYS_NOTHING = new Set(['ESERVFAIL', 'EREFUSED', 'EFORMERR', 'ENOTIMP', 'EBADRESP'])

export function createDns({
  insideWrite,
  resolvers,
  port = 53,
  isAllowed = isPublicAddress,
  timeout_ms = 2_000,
}: DnsOptions): DnsDoor {
  async function query(
    servers: readonly string[],
    name: string,
    type: DnsType,
    signal: AbortSignal,
  ): Promise<DnsAnswer> {
    if (insideWrite()) throw new Error('A name was looked up inside a write.')
    signal.throwIfAborted()
    // One for each question: nothing is kept from one to the next, and one can be let go of by itself.
    const resolver = new Resolver({ timeout: timeout_ms, tries: 2 })
    resolver.setServers(servers)
    const stop = () => resolver.cancel()
    signal.addEventListener('abort', stop, { once: true })
    try {
      return { state: 'found', ...(await records(resolver, name, type)) }
    } catch (error) {
      signal.throwIfAborted()
      return { state: stateOf(error) }
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  return {
    ask: (name, type, signal) => query(resolvers ?? getServers(), name, type, signal),
    async askAt(servers, name, type, signal) {
      let last: DnsAnswer = { state: 'broken' }
      for (const address of servers.filter(isAllowed)) {
        // One by one: the library keeps to the first server that says anything, also when that is a refusal.
        last = await query([withPort(address, port)], name, type, signal)
        if (last.state !== 'broken' && last.state !== 'silent') return last
      }
      return last
    },
  }
}

const withPort = (address: string, port: number) =>
  address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`

const lower = (name: string) => name.toLowerCase().replace(/\.$/, '')

async function records(
  resolver: Resolver,
  name: string,
  type: DnsType,
): Promise<{ values: string[]; seconds: number | null }> {
  const plain = (values: string[]) => ({ values: [...new Set(values)].toSorted(), seconds: null })
  if (type === 'TXT') return plain((await resolver.resolveTxt(name)).map((parts) => parts.join('')))
  if (type === 'CNAME') return plain((await resolver.resolveCname(name)).map(lower))
  if (type === 'NS') return plain((await resolver.resolveNs(name)).map(lower))
  if (type === 'SOA') return plain([lower((await resolver.resolveSoa(name)).nsname)])
  if (type === 'CAA') {
    const all = await resolver.resolveCaa(name)
    // A record with nothing but a semicolon forbids all; what limits wildcards alone does not matter here.
    return plain(all.flatMap(({ issue }) => (issue === undefined ? [] : [issue.split(';')[0]!.trim().toLowerCase()])))
  }
  const found =
    type === 'A' ? await resolver.resolve4(name, { ttl: true }) : await resolver.resolve6(name, { ttl: true })
  return { ...plain(found.map(({ address }) => address)), seconds: Math.max(...found.map(({ ttl }) => ttl)) }
}

function stateOf(error: unknown): 'none' | 'no_name' | 'broken' | 'silent' {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENODATA') return 'none'
  if (code === 'ENOTFOUND') return 'no_name'
  return SAYS_NOTHING.has(code) ? 'broken' : 'silent'
}
