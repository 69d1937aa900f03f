import { isIP } from 'node:net'
import { isPrivateName } from '../core/hostnames.ts'
import { isLocalAddress, isPublicAddress } from './address.ts'
import { refused } from './failures.ts'

export interface TargetRules {
  schemes: readonly string[]
  /** Origins the writer confirmed as local: http and private addresses are allowed there, and there alone. */
  localOrigins: ReadonlySet<string>
}

/** The address in a host that is one, in whatever spelling the URL had; null for a name. */
export function literalOf(hostname: string): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) === 0 ? null : bare
}

/**
 * All that can be said of a target without asking DNS. The parser has turned `0x7f.1`, `2130706433` and full-width
 * digits into dotted decimal by then. Throws StudioError, permanent.
 */
export function checkTarget(typed: string, { schemes, localOrigins }: TargetRules): URL {
  const url = URL.parse(typed)
  if (!url || url.hostname === '') throw refused('not_an_address', 'This is not a web address.')
  const { hostname } = url
  if (url.username !== '' || url.password !== '')
    throw refused('userinfo', `The address of ${hostname} holds a user name or a password.`)
  const local = localOrigins.has(url.origin)
  const allowed = local ? [...schemes, 'http:'] : schemes
  if (!allowed.includes(url.protocol)) throw refused('scheme', `${hostname} is asked over https alone.`)
  if (local) return url
  const literal = literalOf(hostname)
  if (literal === null ? isPrivateName(hostname) : !isPublicAddress(literal)) throw notPublic(hostname)
  return url
}

export const notPublic = (hostname: string) => refused('not_public', `${hostname} is not a public address.`)

/** The addresses that may be connected to. For anything but a confirmed local origin one private answer refuses all. */
export function allowedAddresses(
  addresses: readonly string[],
  { local, encrypted }: { local: boolean; encrypted: boolean },
): string[] {
  if (local) return addresses.filter((address) => isLocalAddress(address) || (encrypted && isPublicAddress(address)))
  return addresses.every(isPublicAddress) ? [...addresses] : []
}
