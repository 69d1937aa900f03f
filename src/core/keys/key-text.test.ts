import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashKey, looksLikeKey, makeKeyText, prefixOf } from './key-text.ts'

const KEY = makeKeyText(randomBytes)

describe('the text of a key', () => {
  it('is qn_live_, 32 random characters and 6 of checksum, all base62', () => {
    expect(KEY).toMatch(/^qn_live_[0-9A-Za-z]{38}$/)
    expect(looksLikeKey(KEY)).toBe(true)
    expect(prefixOf(KEY)).toBe(KEY.slice(0, 12))
  })

  it('comes from the randomness alone', () => {
    const zeros = makeKeyText((bytes) => new Uint8Array(bytes))
    expect(zeros).toBe(makeKeyText((bytes) => new Uint8Array(bytes)))
    expect(zeros.slice(8, 40)).toBe('0'.repeat(32))
    expect(looksLikeKey(zeros)).toBe(true)
  })

  it('leaves out the bytes that would make some characters likelier, and asks for more', () => {
    let asked = 0
    const key = makeKeyText((bytes) => {
      asked += 1
      return new Uint8Array(bytes).fill(asked === 1 ? 255 : 61)
    })
    expect(asked).toBe(2)
    expect(key.slice(8, 40)).toBe('z'.repeat(32))
  })

  it('uses all 62 characters about equally', () => {
    const counts = new Map<string, number>()
    for (let turn = 0; turn < 1_000; turn++) {
      for (const digit of makeKeyText(randomBytes).slice(8, 40)) counts.set(digit, (counts.get(digit) ?? 0) + 1)
    }
    expect(counts.size).toBe(62)
    const expected = 32_000 / 62
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.35)
  })

  it('does not look like a key with any one character changed, dropped, doubled or swapped', () => {
    for (let at = 0; at < KEY.length; at++) {
      const other = KEY[at] === 'a' ? 'b' : 'a'
      expect(looksLikeKey(KEY.slice(0, at) + other + KEY.slice(at + 1))).toBe(false)
      expect(looksLikeKey(KEY.slice(0, at) + KEY.slice(at + 1))).toBe(false)
      expect(looksLikeKey(KEY.slice(0, at) + KEY[at] + KEY.slice(at))).toBe(false)
      const swapped = KEY.slice(0, at) + (KEY[at + 1] ?? '') + KEY[at] + KEY.slice(at + 2)
      if (swapped !== KEY) expect(looksLikeKey(swapped)).toBe(false)
    }
  })

  it.each([
    '',
    'qn_live_',
    `${KEY} `,
    ` ${KEY}`,
    `${KEY}\n`,
    KEY.toUpperCase(),
    KEY.replace('live', 'test'),
    'х'.repeat(46),
  ])('does not look like a key: %j', (text) => expect(looksLikeKey(text)).toBe(false))

  it('is stored as SHA-256', () => {
    expect(hashKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
