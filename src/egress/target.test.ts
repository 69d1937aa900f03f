import { describe, expect, it } from 'vitest'
import { allowedAddresses, checkTarget } from './target.ts'

const none = new Set<string>()
const https = { schemes: ['https:'], localOrigins: none }
const both = { schemes: ['https:', 'http:'], localOrigins: none }

const code = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    return (error as { details: { code: string }[] }).details[0]!.code
  }
  return 'let through'
}

/** All of these are this computer, its network or its cloud's metadata service, spelt so that a naive check misses it. */
const hidden = [
  'http://127.0.0.1/',
  'http://127.0.0.1./',
  'http://127.1/',
  'http://127.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0x7f.0x0.0x0.0x1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://0/',
  'http://0.0.0.0/',
  'http://00.00.00.00/',
  'http://１２７.0.0.1/',
  'http://127。0。0。1/',
  'http://①②⑦.0.0.1/',
  'http://%31%32%37.0.0.1/',
  'http:\\\\127.0.0.1\\',
  'http:127.0.0.1',
  '  http://127.0.0.1/',
  'http://127.0.0.1:8080/',
  'http://10.1/',
  'http://192.168.1/',
  'http://3232235777/',
  'http://0xa9fea9fe/',
  'http://169.254.169.254/latest/meta-data/',
  'http://169.254.43518/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[0:0:0:0:0:ffff:127.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://[4000::1]/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://localhost../',
  'http://a.localhost/',
  'http://a.localhost./',
  'http://lοcalhost.local/',
  'http://printer.local/',
  'http://printer.local./',
  'http://metadata.google.internal/',
  'http://metadata.google.internal./',
  'http://nas.home.arpa/',
  'http://nas.home.arpa./',
  'http://router.lan/',
  'http://router/',
]

describe('what may be asked, before any name is resolved', () => {
  it.each(hidden)('refuses %s', (url) => {
    expect(code(() => checkTarget(url, both))).toBe('not_public')
  })

  it.each(['http://[fe80::1%25eth0]/', 'http://256.1.1.1/', 'http://', 'https:///', '', 'nonsense', 'http://a b/'])(
    'takes "%s" for no address',
    (url) => {
      expect(code(() => checkTarget(url, both))).toBe('not_an_address')
    },
  )

  it.each(['http://user@example.com/', 'https://:secret@example.com/', 'https://example.com@10.0.0.1/'])(
    'refuses a user name or password in %s',
    (url) => {
      expect(code(() => checkTarget(url, both))).toBe('userinfo')
    },
  )

  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'ws://example.com/',
    'gopher://example.com/',
    'unix://example.com/',
  ])('refuses the scheme of %s', (url) => {
    expect(code(() => checkTarget(url, https))).toBe('scheme')
  })

  it.each(['file:///etc/passwd', 'data:text/plain,x', 'javascript:alert(1)'])('refuses %s', (url) => {
    expect(code(() => checkTarget(url, both))).toBe('not_an_address')
  })

  it.each([
    'https://example.com/',
    'https://example.com./',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://localhost.example.com/',
    'https://xn--nxasmq6b.com/',
  ])('lets %s through', (url) => {
    expect(checkTarget(url, https).href).toBe(new URL(url).href)
  })

  it('allows http and a private address at the one origin the writer confirmed, and at no other port', () => {
    const rules = { schemes: ['https:'], localOrigins: new Set(['http://127.0.0.1:11434']) }
    expect(checkTarget('http://127.0.0.1:11434/v1', rules).port).toBe('11434')
    expect(code(() => checkTarget('http://127.0.0.1:11435/v1', rules))).toBe('scheme')
    expect(code(() => checkTarget('https://127.0.0.1:11434/v1', rules))).toBe('not_public')
  })

  it('allows no user name at a confirmed origin either', () => {
    const rules = { schemes: ['https:'], localOrigins: new Set(['http://127.0.0.1:11434']) }
    expect(code(() => checkTarget('http://a:b@127.0.0.1:11434/', rules))).toBe('userinfo')
  })
})

describe('which of the addresses of a name may be connected to', () => {
  it('refuses all when one is not public', () => {
    expect(allowedAddresses(['1.1.1.1', '127.0.0.1'], { local: false, encrypted: true })).toEqual([])
    expect(allowedAddresses(['1.1.1.1', '2606:4700::1111'], { local: false, encrypted: true })).toHaveLength(2)
  })
  it('keeps plain http of a confirmed origin inside the network, so that no key crosses the internet readable', () => {
    expect(allowedAddresses(['8.8.8.8', '192.168.1.5'], { local: true, encrypted: false })).toEqual(['192.168.1.5'])
    expect(allowedAddresses(['8.8.8.8'], { local: true, encrypted: true })).toEqual(['8.8.8.8'])
  })
  it('never reaches the metadata service of a cloud, confirmed or not', () => {
    expect(allowedAddresses(['169.254.169.254'], { local: true, encrypted: false })).toEqual([])
  })
})
