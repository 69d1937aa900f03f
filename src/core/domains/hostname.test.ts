import { describe, expect, it } from 'vitest'
import { normaliseHostname } from './hostname.ts'

const codeOf = (typed: string): string | undefined => {
  try {
    return `taken as ${normaliseHostname(typed)}`
  } catch (error) {
    return (error as { details: { code: string }[] }).details[0]!.code
  }
}

describe('a hostname', () => {
  it.each([
    ['www.example.com', 'www.example.com'],
    ['  WWW.Example.COM. ', 'www.example.com'],
    ['bees.example', 'bees.example'],
    ['bücher.example.com', 'xn--bcher-kva.example.com'],
    ['бджоли.укр', 'xn--90aggior.xn--j1amh'],
    ['ＷＷＷ。example．com', 'www.example.com'],
    ['a.b.c.d.example.co.uk', 'a.b.c.d.example.co.uk'],
    ['1password.com', '1password.com'],
  ])('%s is %s', (typed, ascii) => {
    expect(normaliseHostname(typed)).toBe(ascii)
    expect(normaliseHostname(ascii)).toBe(ascii)
  })

  it.each([
    ['https://www.example.com', 'not_a_hostname'],
    ['www.example.com/blog', 'not_a_hostname'],
    ['www.example.com:443', 'not_a_hostname'],
    ['ada@example.com', 'not_a_hostname'],
    ['*.example.com', 'wildcard'],
    ['1.2.3.4', 'ip_address'],
    ['1.2.3', 'ip_address'],
    ['2130706433', 'ip_address'],
    ['0x7f.1', 'ip_address'],
    ['１.２.３.４', 'ip_address'],
    ['[::1]', 'ip_address'],
    ['2001:db8::1', 'ip_address'],
    ['localhost', 'private_name'],
    ['bees', 'private_name'],
    ['nas.local', 'private_name'],
    ['my-site.localhost', 'private_name'],
    ['bees.test', 'private_name'],
    ['bees.onion', 'private_name'],
    ['-bees.example.com', 'not_a_hostname'],
    ['bees-.example.com', 'not_a_hostname'],
    ['bees..example.com', 'not_a_hostname'],
    ['.example.com', 'not_a_hostname'],
    ['be es.example.com', 'not_a_hostname'],
    ['be_es.example.com', 'not_a_hostname'],
    [`${'a'.repeat(64)}.example.com`, 'not_a_hostname'],
    [`${'a.'.repeat(124)}example.com`, 'not_a_hostname'],
    ['bees.0x1', 'not_a_hostname'],
  ])('%s is refused (%s)', (typed, code) => {
    expect(codeOf(typed)).toBe(code)
  })
})
