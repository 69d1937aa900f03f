import ipaddr from 'ipaddr.js'

/**
 * Parts of 2000::/3 that are no ordinary hosts or that carry an IPv4 address inside. Our own list: the library calls
 * `4000::1` and `::7f00:1` unicast, and which of these it knows differs from release to release.
 */
const notHosts = [
  '2001::/23', // IETF protocol assignments: Teredo, ORCHID, AMT, benchmarking, drone tags
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
].map((range) => ipaddr.IPv6.parseCIDR(range))

const global: [ipaddr.IPv6, number] = ipaddr.IPv6.parseCIDR('2000::/3')

/** Canonical spellings only, as a URL parser or DNS gives them: `0x7f.1` and `127.1` are no addresses here. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address)
  // A zone names an interface of this computer: nothing behind it is public.
  if (!address.includes(':') || address.includes('%') || !ipaddr.IPv6.isValid(address)) return null
  // The library reads `::127.0.0.1`, which is another address, as `::ffff:127.0.0.1`.
  if (address.includes('.') && !address.toLowerCase().startsWith('::ffff:')) return null
  return ipaddr.IPv6.parse(address)
}

const isIPv4 = (address: ipaddr.IPv4 | ipaddr.IPv6): address is ipaddr.IPv4 => address.kind() === 'ipv4'

/** An ordinary host of the internet. IPv4 inside IPv6, in whatever wrapping, is not. */
export function isPublicAddress(text: string): boolean {
  const address = parse(text)
  if (!address) return false
  if (isIPv4(address)) return address.range() === 'unicast'
  return address.match(global) && !notHosts.some((range) => address.match(range))
}

/** This computer, or a network of the writer's own: what a confirmed local origin may point to. */
export function isLocalAddress(text: string): boolean {
  const address = parse(text)
  if (!address) return false
  const plain = !isIPv4(address) && address.isIPv4MappedAddress() ? address.toIPv4Address() : address
  return ['loopback', 'private', 'carrierGradeNat', 'uniqueLocal'].includes(plain.range())
}

/** Whether both spell one address: a dual-stack socket reports `::ffff:127.0.0.1` for `127.0.0.1`. */
export function sameAddress(one: string, other: string): boolean {
  const [a, b] = [parse(one), parse(other)]
  return a !== null && b !== null && ipaddr.process(a.toString()).toString() === ipaddr.process(b.toString()).toString()
}
