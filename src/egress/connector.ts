import { lookup, Resolver as NameServers } from 'node:dns/promises'
import type { Socket } from 'node:net'
import { buildConnector } from 'undici'
import { sameAddress } from './address.ts'
import { allowedAddresses, literalOf, notPublic } from './target.ts'

/** Every address of a name, IPv4 and IPv6. */
export type Resolver = (hostname: string) => Promise<string[]>

/** A name server was reached and knows no such name: the network is there, the host is not. */
export const NO_SUCH_NAME = 'NO_SUCH_NAME'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * Some systems say "not found" without a network, too. So what was not found is asked of a name server itself, and only
 * the word of one that knows a domain which is always there makes it a missing host rather than a missing network.
 */
export const resolverOf =
  (find: Resolver, askServer: Resolver, knowsDomains: () => Promise<unknown>): Resolver =>
  async (hostname) => {
    try {
      return await find(hostname)
    } catch (error) {
      if (codeOf(error) !== 'ENOTFOUND') throw error
      const answer = await askServer(hostname).catch(codeOf)
      if (answer !== 'ENOTFOUND' && answer !== 'ENODATA') throw error
      await knowsDomains().catch(() => {
        throw error
      })
      throw Object.assign(new Error(`No name server knows ${hostname}.`, { cause: error }), { code: NO_SUCH_NAME })
    }
  }

const nameServer = () => new NameServers({ timeout: 1_500, tries: 1 })

export const systemResolver: Resolver = resolverOf(
  async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  (hostname) => nameServer().resolve4(hostname),
  () => nameServer().resolveNs('com'),
)

/** The addresses of a host that may be connected to. Throws when there are none, or as the resolver does. */
export async function checkedAddresses(
  hostname: string,
  {
    resolver,
    connect_ms,
    local,
    encrypted,
  }: { resolver: Resolver; connect_ms: number; local: boolean; encrypted: boolean },
): Promise<string[]> {
  const literal = literalOf(hostname)
  const found = literal === null ? await inTime(resolver(hostname), connect_ms) : [literal]
  const allowed = allowedAddresses(found, { local, encrypted })
  if (allowed.length === 0) throw notPublic(hostname)
  return allowed
}

export interface ConnectorParts {
  resolver: Resolver
  connect_ms: number
  isLocal: (origin: string) => boolean
}

/**
 * Opens every socket of egress. The name is resolved once; what was checked is what is connected to, so an answer that
 * changes in between changes nothing. The name stays for SNI and the certificate. Node asks no lookup for a literal,
 * therefore literals take the same check here.
 */
export function guardedConnector({ resolver, connect_ms, isLocal }: ConnectorParts): buildConnector.connector {
  async function open(options: buildConnector.Options): Promise<Socket> {
    const { hostname, protocol } = options
    const local = isLocal(originOf(options))
    const allowed = await checkedAddresses(hostname, { resolver, connect_ms, local, encrypted: protocol === 'https:' })
    const socket = await connect(options, allowed)
    const { remoteAddress } = socket
    if (remoteAddress !== undefined && allowed.some((address) => sameAddress(address, remoteAddress))) return socket
    socket.destroy()
    throw notPublic(hostname)
  }

  function connect(options: buildConnector.Options, allowed: string[]): Promise<Socket> {
    const dial = buildConnector({
      timeout: connect_ms,
      allowH2: false,
      autoSelectFamily: true,
      lookup: only(allowed),
    })
    return new Promise((resolve, reject) => {
      dial(options, (error, socket) => (error === null ? resolve(socket) : reject(error)))
    })
  }

  return (options, callback) => {
    open(options).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    )
  }
}

const originOf = ({ protocol, hostname, port }: buildConnector.Options): string => {
  const host = hostname.includes(':') && !hostname.startsWith('[') ? `[${hostname}]` : hostname
  return new URL(`${protocol}//${host}${port === '' ? '' : `:${port}`}`).origin
}

type Lookup = NonNullable<Extract<buildConnector.BuildOptions, { lookup?: unknown }>['lookup']>

/** A lookup that knows the checked addresses and nothing else. */
const only =
  (addresses: string[]): Lookup =>
  (_hostname, options, callback) => {
    const answers = addresses.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }))
    if (options.all === true) callback(null, answers)
    else callback(null, answers[0]!.address, answers[0]!.family)
  }

/** Without a network the system asks for long before it gives up; that is no name found, too. */
function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(Object.assign(new Error('No name server answered in time.'), { code: 'EAI_AGAIN' })),
    ms,
  )
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
