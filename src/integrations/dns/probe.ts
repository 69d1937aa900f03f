import { StudioError } from '../../core/errors.ts'
import { nothingAt, type Answer, type DomainProbe, type Looked, type TlsResult } from '../../core/domains/probe.ts'
import type { DnsAnswer, DnsDoor, DnsType } from '../../egress/dns.ts'
import { proxyOf } from '../../egress/proxies.ts'
import { checkTls, type TlsOptions } from '../../egress/tls-check.ts'

const LONGEST_CHAIN = 8
const ASKED_ADDRESSES = 4
const ASKED_SERVERS = 8

/** Asks the name servers of a zone themselves, and shakes hands with the web server of a domain. */
export function domainProbe(dns: DnsDoor, tls: TlsOptions): DomainProbe {
  const addressesOf = async (name: string, signal: AbortSignal): Promise<string[]> => {
    const [a, aaaa] = await Promise.all([dns.ask(name, 'A', signal), dns.ask(name, 'AAAA', signal)])
    return [...valuesOf(a), ...valuesOf(aaaa)]
  }

  /** The nearest name upwards that has name servers of its own; with the addresses of those. */
  async function zoneOf(
    hostname: string,
    signal: AbortSignal,
  ): Promise<{ zone: string; servers: string[]; addresses: string[] } | 'no_zone' | 'unanswered'> {
    let failed = false
    for (let name = hostname; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
      // An alias is no zone, though a resolver would go on and name the servers of what it stands for.
      const alias = await dns.ask(name, 'CNAME', signal)
      if (alias.state === 'silent') throw offline(hostname)
      if (alias.state === 'found') continue
      const servers = await dns.ask(name, 'NS', signal)
      if (servers.state === 'silent') throw offline(hostname)
      failed ||= servers.state === 'broken'
      if (servers.state !== 'found') continue
      const addresses = await Promise.all(servers.values.map((server) => addressesOf(server, signal)))
      return { zone: name, servers: servers.values, addresses: addresses.flat().slice(0, ASKED_SERVERS) }
    }
    // Without a network some resolvers say of every name that it is not there: then they know no `com` either.
    const above = await dns.ask(hostname.slice(hostname.lastIndexOf('.') + 1), 'NS', signal)
    if (above.state !== 'found') throw offline(hostname)
    return failed ? 'unanswered' : 'no_zone'
  }

  async function look(hostname: string, txt_name: string, signal: AbortSignal): Promise<Looked> {
    const found = await zoneOf(hostname, signal)
    if (typeof found === 'string') return nothingAt({ state: found })
    const { zone, servers, addresses } = found
    const states = await Promise.all(
      addresses.map(async (address) => ({ address, ...(await dns.askAt([address], zone, 'SOA', signal)) })),
    )
    const alive = states.filter(({ state }) => state === 'found').map(({ address }) => address)
    const second_hand = alive.length === 0 && states.length > 0 && states.every(({ state }) => state === 'silent')
    if (alive.length === 0 && !second_hand) return nothingAt({ state: 'lame', zone, servers })
    const ask = (name: string, type: DnsType) =>
      second_hand ? dns.ask(name, type, signal) : dns.askAt(alive, name, type, signal)

    const [txt, cname, ownA, ownAaaa] = await Promise.all([
      ask(txt_name, 'TXT'),
      ask(hostname, 'CNAME'),
      ask(hostname, 'A'),
      ask(hostname, 'AAAA'),
    ])
    const chain = await chainFrom(valuesOf(cname)[0], signal)
    const end = chain.at(-1)
    const [a, aaaa] =
      end === undefined ? [ownA, ownAaaa] : await Promise.all([dns.ask(end, 'A', signal), dns.ask(end, 'AAAA', signal)])
    const now = [...valuesOf(a), ...valuesOf(aaaa)]
    return {
      zone: { state: 'found', zone, servers },
      txt: plain(txt),
      cname: plain(cname),
      a: plain(a),
      aaaa: plain(aaaa),
      caa: await caaOf(hostname, zone, ask),
      chain,
      cached: second_hand || now.length === 0 ? null : await cachedOf(hostname, { now, chain }, signal),
      proxy: proxyOf(now),
      second_hand,
    }
  }

  async function chainFrom(first: string | undefined, signal: AbortSignal): Promise<string[]> {
    const chain: string[] = []
    for (let next = first; next !== undefined && chain.length < LONGEST_CHAIN && !chain.includes(next);) {
      chain.push(next)
      next = valuesOf(await dns.ask(next, 'CNAME', signal))[0]
    }
    return chain
  }

  /** The nearest name that says who may issue; inside the zone its own servers, above it nobody is asked. */
  async function caaOf(
    hostname: string,
    zone: string,
    ask: (name: string, type: DnsType) => Promise<DnsAnswer>,
  ): Promise<Looked['caa']> {
    for (let name = hostname; name === zone || name.endsWith(`.${zone}`); name = name.slice(name.indexOf('.') + 1)) {
      const answer = await ask(name, 'CAA')
      if (answer.state === 'found' && answer.values.length > 0) return { name, issuers: answer.values }
    }
    return null
  }

  /** Asked after the name servers themselves, so that our own question does not refresh what is kept. */
  async function cachedOf(
    hostname: string,
    { now, chain }: { now: string[]; chain: string[] },
    signal: AbortSignal,
  ): Promise<Looked['cached']> {
    const [a, aaaa, alias] = await Promise.all([
      dns.ask(hostname, 'A', signal),
      dns.ask(hostname, 'AAAA', signal),
      dns.ask(hostname, 'CNAME', signal),
    ])
    const kept = [...valuesOf(a), ...valuesOf(aaaa)]
    const sameAlias = valuesOf(alias)[0] === chain[0]
    if (kept.length === 0 || (sameAlias && kept.every((one) => now.includes(one)))) return null
    if (sameAlias && chain.length > 0) return null
    const seconds = [a, aaaa].flatMap((answer) =>
      answer.state === 'found' && answer.seconds !== null ? [answer.seconds] : [],
    )
    return { values: kept, seconds: seconds.length > 0 ? Math.max(...seconds) : null }
  }

  return {
    look: ({ hostname, txt_name }, signal) => look(hostname, txt_name, signal),
    addressesOf,
    async tls(hostname, addresses, signal) {
      let last: TlsResult | null = null
      for (const address of addresses.slice(0, ASKED_ADDRESSES)) {
        const outcome = await checkTls({ hostname, address }, tls, signal)
        if (!outcome.ok) {
          const { reason, names, expired_at } = outcome
          return { ok: false, reason, address, names, expired_at: expired_at?.toISOString() ?? null }
        }
        last = { ok: true, issuer: outcome.issuer, expires_at: outcome.expires_at.toISOString() }
      }
      if (!last) throw new Error('No address was given to shake hands with.')
      return last
    },
  }
}

const valuesOf = (answer: DnsAnswer): string[] => (answer.state === 'found' ? answer.values : [])

const plain = (answer: DnsAnswer): Answer =>
  answer.state === 'found'
    ? { state: 'found', values: answer.values }
    : { state: answer.state === 'silent' ? 'broken' : answer.state }

const offline = (hostname: string) =>
  new StudioError(
    'unavailable',
    `${hostname} could not be checked, because no name server answers here. The last result stays. Try again when you are online.`,
    { retry: 'offline', details: [{ path: '', code: 'offline', message: 'No name server answered.' }] },
  )
