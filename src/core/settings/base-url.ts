import type { Provider } from '../../contract/settings.ts'
import { invalidField } from '../errors.ts'

const NOT_CHANGED = 'The route was not changed.'

/**
 * The address of a model server as it is stored. A key travels to it, so plain http is for this computer and the
 * writer's own network alone. Throws `validation_error` at `base_url`.
 */
export function planBaseUrl(provider: Provider, typed: string | null): string | null {
  if (typed === null) {
    if (provider !== 'openai-compatible') return null
    throw refuse('missing', 'An OpenAI-compatible server needs an address, such as http://127.0.0.1:11434/v1.')
  }
  const url = URL.parse(typed)
  if (!url || url.hostname === '') throw refuse('not_an_address', 'This is not a web address.')
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw refuse('scheme', 'The address begins with https:// or http://.')
  if (url.username !== '' || url.password !== '') {
    throw refuse('userinfo', 'The address may hold no user name and no password. Store the key under Providers.')
  }
  if (url.search !== '' || url.hash !== '')
    throw refuse('not_a_base', 'The address ends with its path, without "?" and "#".')
  if (url.protocol === 'http:' && !isPrivateHost(url.hostname)) {
    throw refuse(
      'not_encrypted',
      'Over http:// a key can be read on its way. Use https:// for a server outside your own network.',
    )
  }
  return url.href.replace(/\/+$/, '')
}

const refuse = (code: string, reason: string) => invalidField('base_url', code, `${NOT_CHANGED} ${reason}`)

/**
 * This computer or the writer's own network, by what is written and without asking DNS. `hostname` comes from a parsed
 * URL, so every spelling of an IPv4 address is dotted decimal by now, and IPv6 is short and lower-case.
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  if (host.startsWith('[')) return isPrivateIpv6(host.slice(1, -1))
  if (/^\d+(\.\d+){3}$/.test(host)) return isPrivateIpv4(host.split('.').map(Number))
  return host === 'localhost' || /\.(localhost|local|internal|lan|home\.arpa)$/.test(host)
}

/** Loopback, and RFC 1918. */
const isPrivateIpv4 = ([a, b]: number[]): boolean =>
  a === 127 || a === 10 || (a === 192 && b === 168) || (a === 172 && b! >= 16 && b! <= 31)

/** Loopback, unique local addresses, and IPv4 in its mapped form. */
function isPrivateIpv6(address: string): boolean {
  const mapped = address.match(/^::ffff:([0-9a-f]{1,4}):[0-9a-f]{1,4}$/)
  if (mapped) {
    const high = parseInt(mapped[1]!, 16)
    return isPrivateIpv4([high >> 8, high & 0xff])
  }
  return address === '::1' || /^f[cd][0-9a-f]{2}:/.test(address)
}
