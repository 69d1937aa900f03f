import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { makeSigningSecret, signatureHeaders } from './sign.ts'

const body = JSON.stringify({ id: 'evt_1', data: { title: 'Бджоли — “bees” \u{1F41D}' } })
const secret = makeSigningSecret()
const signed = (at = Date.now()) => signatureHeaders(secret, { id: 'evt_1', at, body })
const judge = new Webhook(secret.reveal())

describe('the secret', () => {
  it('is 32 random bytes, written as receivers of Standard Webhooks expect it', () => {
    const text = secret.reveal()
    expect(text).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(Buffer.from(text.slice(6), 'base64')).toHaveLength(32)
    expect(makeSigningSecret().reveal()).not.toBe(text)
  })
})

describe('a receiver with the reference library', () => {
  it('accepts what was signed', () => {
    expect(judge.verify(body, signed())).toEqual(JSON.parse(body))
  })

  it('accepts what is just young enough', () => {
    expect(judge.verify(body, signed(Date.now() - 298_000))).toEqual(JSON.parse(body))
  })

  it('refuses every body in which one byte was changed', () => {
    const headers = signed()
    for (let at = 0; at < body.length; at++) {
      const changed = body.slice(0, at) + String.fromCharCode(body.charCodeAt(at) ^ 1) + body.slice(at + 1)
      expect(() => judge.verify(changed, headers)).toThrow('No matching signature')
    }
  })

  it('refuses what is 301 seconds old, or as far ahead', () => {
    expect(() => judge.verify(body, signed(Date.now() - 301_000))).toThrow('too old')
    expect(() => judge.verify(body, signed(Date.now() + 302_000))).toThrow('too new')
  })

  it('refuses another secret', () => {
    expect(() => new Webhook(makeSigningSecret().reveal()).verify(body, signed())).toThrow('No matching signature')
  })

  it('refuses a swapped id, and a timestamp that was made younger', () => {
    const headers = signed(Date.now() - 60_000)
    expect(() => judge.verify(body, { ...headers, 'webhook-id': 'evt_2' })).toThrow('No matching signature')
    const now = String(Math.floor(Date.now() / 1000))
    expect(() => judge.verify(body, { ...headers, 'webhook-timestamp': now })).toThrow('No matching signature')
  })
})

describe('X-Service-Signature', () => {
  it('is the HMAC of the bytes of the body under the secret as it was shown', () => {
    const expected = createHmac('sha256', secret.reveal()).update(Buffer.from(body, 'utf8')).digest('hex')
    expect(signed()['X-Service-Signature']).toBe(`sha256=${expected}`)
  })
})
