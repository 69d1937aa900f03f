import { describe, expect, it } from 'vitest'
import { planBaseUrl } from './base-url.ts'

const plan = (url: string) => planBaseUrl('openai-compatible', url)

describe('the address of a model server', () => {
  it.each([
    ['http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1'],
    ['http://localhost:11434/v1/', 'http://localhost:11434/v1'],
    ['http://localhost.:1234', 'http://localhost.:1234'],
    ['http://[::1]:8080/v1', 'http://[::1]:8080/v1'],
    ['http://[::ffff:192.168.0.1]/', 'http://[::ffff:c0a8:1]'],
    ['http://[fd12:3456::1]/v1', 'http://[fd12:3456::1]/v1'],
    ['http://10.1.2.3', 'http://10.1.2.3'],
    ['http://172.16.0.1', 'http://172.16.0.1'],
    ['http://172.31.255.255', 'http://172.31.255.255'],
    ['http://192.168.178.20:8000/api', 'http://192.168.178.20:8000/api'],
    ['http://nas.local:8000', 'http://nas.local:8000'],
    ['http://ollama.home.arpa', 'http://ollama.home.arpa'],
    ['http://2130706433:11434', 'http://127.0.0.1:11434'],
    ['https://api.example.com/v1', 'https://api.example.com/v1'],
    ['HTTPS://API.Example.com:443/v1//', 'https://api.example.com/v1'],
  ])('may be %s', (typed, stored) => expect(plan(typed)).toBe(stored))

  it.each([
    ['http://api.example.com/v1', 'not_encrypted'],
    ['http://8.8.8.8', 'not_encrypted'],
    ['http://172.32.0.1', 'not_encrypted'],
    ['http://192.169.0.1', 'not_encrypted'],
    ['http://169.254.169.254/latest', 'not_encrypted'],
    ['http://0.0.0.0:11434', 'not_encrypted'],
    ['http://[2001:db8::1]', 'not_encrypted'],
    ['http://[::ffff:8.8.8.8]', 'not_encrypted'],
    ['http://[fe80::1]', 'not_encrypted'],
    ['http://127.0.0.1.example.com', 'not_encrypted'],
    ['http://localhost.example.com', 'not_encrypted'],
    ['http://mylocalhost', 'not_encrypted'],
    ['http://xlocal', 'not_encrypted'],
    ['https://user:word@api.example.com', 'userinfo'],
    ['https://user@api.example.com', 'userinfo'],
    ['http://127.0.0.1@evil.example', 'userinfo'],
    ['ftp://127.0.0.1', 'scheme'],
    ['file:///etc/passwd', 'not_an_address'],
    ['javascript:alert(1)', 'not_an_address'],
    ['data:text/plain,x', 'not_an_address'],
    ['https://api.example.com/v1?key=x', 'not_a_base'],
    ['https://api.example.com/v1#x', 'not_a_base'],
    ['127.0.0.1:11434', 'not_an_address'],
    ['https://', 'not_an_address'],
  ])('may not be %s (%s)', (typed, code) => {
    expect(() => plan(typed)).toThrow(
      expect.objectContaining({
        code: 'validation_error',
        details: [expect.objectContaining({ path: 'base_url', code })],
      }),
    )
  })

  it('never repeats a password in its refusal', () => {
    try {
      plan('https://user:marked-password@api.example.com')
      expect.unreachable()
    } catch (error) {
      expect(JSON.stringify([(error as Error).message, error])).not.toContain('marked-password')
    }
  })

  it('is needed for an OpenAI-compatible server and for no other provider', () => {
    for (const provider of ['openai', 'anthropic', 'google'] as const) expect(planBaseUrl(provider, null)).toBeNull()
    expect(() => planBaseUrl('openai-compatible', null)).toThrow(/needs an address/)
  })
})
