import ipaddr from 'ipaddr.js'

/** Ranges of services that stand in front of other hosts. One that is missing costs a finer sentence, nothing else. */
const fronts: Record<string, readonly string[]> = {
  Cloudflare: [
    '103.21.244.0/22',
    '103.22.200.0/22',
    '103.31.4.0/22',
    '104.16.0.0/13',
    '104.24.0.0/14',
    '108.162.192.0/18',
    '131.0.72.0/22',
    '141.101.64.0/18',
    '162.158.0.0/15',
    '172.64.0.0/13',
    '173.245.48.0/20',
    '188.114.96.0/20',
    '190.93.240.0/20',
    '197.234.240.0/22',
    '198.41.128.0/17',
    '2400:cb00::/32',
    '2405:8100::/32',
    '2405:b500::/32',
    '2606:4700::/32',
    '2803:f800::/32',
    '2a06:98c0::/29',
    '2c0f:f248::/32',
  ],
}

const ranges = Object.entries(fronts).flatMap(([name, list]) =>
  list.map((range) => ({ name, range: ipaddr.parseCIDR(range) })),
)

/** Who stands in front of a host with these addresses; null when somebody else, or nobody, does. */
export function proxyOf(addresses: readonly string[]): string | null {
  const names = addresses.map((text) => {
    const address = ipaddr.parse(text)
    return ranges.find(({ range }) => range[0].kind() === address.kind() && address.match(range))?.name ?? null
  })
  return names.length > 0 && names.every((name) => name !== null && name === names[0]) ? names[0]! : null
}
