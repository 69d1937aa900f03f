import { describe, expect, it } from 'vitest'
import data from '../../../resources/models.json' with { type: 'json' }
import { TextModelKey } from '../../contract/generation.ts'
import { outputLimit, priceOf, providerInfo, shippedRoute, tokensFor } from './models.ts'

const usd = (...route: Parameters<typeof priceOf>) => {
  const { usd_per_million_in, usd_per_million_out } = priceOf(...route)
  return [usd_per_million_in, usd_per_million_out]
}

describe('shipped routes', () => {
  it.each(TextModelKey.options)('%s has a provider with an address and a price of its own', (key) => {
    const { provider, upstream_model, tokens_per_second } = shippedRoute(key)
    expect(providerInfo(provider).base_url).toMatch(/^https:/)
    expect(Object.keys(data.models[provider])).toContain(upstream_model)
    expect(tokens_per_second).toBeGreaterThan(0)
  })
  it('keep the address of every provider under its origin', () => {
    for (const { origin, base_url } of Object.values(data.providers)) {
      if (base_url !== null) expect(new URL(base_url).origin).toBe(origin)
    }
  })
})

describe('prices', () => {
  it('are those of the table', () => {
    expect(usd('openai', 'gpt-4o', null)).toEqual([2.5, 10])
    expect(usd('anthropic', 'claude-haiku-4-5', null)).toEqual([1, 5])
    expect(priceOf('openai', 'gpt-4o', null).price_date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })
  it('of a snapshot are those of its model', () => {
    expect(usd('openai', 'gpt-4o-mini-2024-07-18', null)).toEqual([0.15, 0.6])
    expect(usd('anthropic', 'claude-sonnet-4-5-20250929', null)).toEqual([3, 15])
  })
  it('of an unknown model are those of the shipped route of its provider', () => {
    expect(usd('google', 'gemini-9-ultra', null)).toEqual(
      usd('google', shippedRoute('vendor-c-pro').upstream_model, null),
    )
    expect(usd('openai', 'constructor', null)).toEqual([2.5, 10])
  })
  it('of a server in the own network are nothing', () => {
    for (const base_url of [
      'http://127.0.0.1:11434/v1',
      'http://localhost:1234/v1',
      'http://192.168.1.9/v1',
      'http://[::1]:8080/v1',
    ]) {
      expect(usd('openai-compatible', 'llama-4', base_url)).toEqual([0, 0])
    }
  })
  it('of a public gateway are those of the model it passes on, else the dearest that is shipped', () => {
    expect(usd('openai-compatible', 'openai/gpt-4o-mini', 'https://gateway.example.com/v1')).toEqual([0.15, 0.6])
    expect(usd('openai-compatible', 'somebody/new', 'https://gateway.example.com/v1')).toEqual([3, 15])
  })
})

describe('tokens', () => {
  it('cost by language, and Ukrainian some 2.4 times English', () => {
    expect(tokensFor(1000, 'en')).toBe(1350)
    expect(tokensFor(1000, 'uk-UA') / tokensFor(1000, 'en-GB')).toBeCloseTo(2.4, 1)
    expect(tokensFor(1000, 'DE')).toBe(1700)
    expect(tokensFor(1000, 'pl')).toBe(2200)
    expect(tokensFor(0, 'en')).toBe(0)
  })
  it('of one answer have a limit where it is known', () => {
    expect(outputLimit('openai', 'gpt-4o')).toBe(16_384)
    expect(outputLimit('openai-compatible', 'llama-4')).toBeNull()
  })
})
