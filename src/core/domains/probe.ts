export type RecordType = 'TXT' | 'CNAME' | 'A' | 'AAAA'

/**
 * What the name servers of a zone say. `none`: the name is there, records of this type are not. `no_name`: no such
 * name. `broken`: nobody gave an answer that counts.
 */
export type Answer =
  | { state: 'found'; values: string[] }
  | { state: 'none' }
  | { state: 'no_name' }
  | { state: 'broken' }

/**
 * Who is in charge of a name. `lame`: name servers are named, and none of them answers for the zone. `unanswered`: not
 * even these could be found out, though the network is there.
 */
export type Zone =
  | { state: 'found'; zone: string; servers: string[] }
  | { state: 'lame'; zone: string; servers: string[] }
  | { state: 'unanswered' }
  | { state: 'no_zone' }

export interface Looked {
  zone: Zone
  /** At `_quoin.{hostname}`. */
  txt: Answer
  cname: Answer
  a: Answer
  aaaa: Answer
  /** Which authorities may issue certificates, from the nearest name upwards that says so; empty: any may. */
  caa: { name: string; issuers: string[] } | null
  /** Where the name leads by its aliases, the last one last. */
  chain: string[]
  /** What a resolver that keeps answers still says, and for how long in seconds; null where it says the same. */
  cached: { values: string[]; seconds: number | null } | null
  /** Somebody stands in front of the host and hides it, such as `Cloudflare`. */
  proxy: string | null
  /** The network here lets nobody ask name servers directly: these answers come from its own resolver. */
  second_hand: boolean
}

/** A name in this zone that name servers have no records for. */
export const nothingAt = (zone: Looked['zone']): Looked => ({
  zone,
  txt: { state: 'none' },
  cname: { state: 'none' },
  a: { state: 'none' },
  aaaa: { state: 'none' },
  caa: null,
  chain: [],
  cached: null,
  proxy: null,
  second_hand: false,
})

export type TlsReason =
  | 'other_name'
  | 'incomplete_chain'
  | 'expired'
  | 'not_yet_valid'
  | 'self_signed'
  | 'untrusted'
  | 'refused'
  | 'timed_out'
  | 'no_certificate'
  | 'no_tls'
  | 'not_public'

export type TlsResult =
  | { ok: true; issuer: string; expires_at: string }
  | { ok: false; reason: TlsReason; address: string; names: string[]; expired_at: string | null }

/** The way to name servers and to the web server of a domain; filled by the host. */
export interface DomainProbe {
  /** Rejects with StudioError, `retry: 'offline'` when nobody could be asked at all. */
  look(question: { hostname: string; txt_name: string }, signal: AbortSignal): Promise<Looked>
  /** The addresses of any name, by the usual way; empty when there are none. */
  addressesOf(name: string, signal: AbortSignal): Promise<string[]>
  /** One TLS handshake with each address, nothing after it. The first that fails decides. */
  tls(hostname: string, addresses: readonly string[], signal: AbortSignal): Promise<TlsResult>
}
