import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Provider } from '../../contract/settings.ts'
import type { TextCall } from '../../core/generation/text-provider.ts'
import { Secret } from '../../core/secret.ts'
import { createEgress, type Egress } from '../../egress/egress.ts'
import { openTextProvider } from './index.ts'

/** The same providers against wire formats that we did not write. */
const routes: [Provider, string, string][] = [
  ['openai', 'gpt-4o', '/v1'],
  ['anthropic', 'claude-sonnet-4-6', '/v1'],
  ['google', 'gemini-2.5-pro', '/v1beta'],
  ['openai-compatible', 'llama-4', '/v1'],
]
const TEXT = 'Bees live in **hives**. They dance to say where the flowers are, and they sleep at night.'

let mock: LLMock
let egress: Egress
beforeAll(async () => {
  egress = createEgress({ insideWrite: () => false })
  mock = new LLMock({ port: 0, host: '127.0.0.1', chunkSize: 12, strict: true })
  await mock.start()
})
beforeEach(() => mock.clearFixtures())
afterAll(async () => {
  await mock.stop()
  await egress.close()
})

describe.each(routes)('%s', (provider, upstream_model, path) => {
  const read = async (rest: Partial<TextCall> = {}) => {
    const route = {
      provider,
      upstream_model,
      base_url: `${mock.url}${path}`,
      credential: new Secret('sk-0123456789abcdef'),
    }
    const call = {
      system: 'Write.',
      prompt: 'About bees',
      max_tokens: 300,
      signal: new AbortController().signal,
      ...rest,
    }
    const pieces: string[] = []
    for await (const piece of openTextProvider(egress)(route).stream(call)) pieces.push(piece)
    return pieces
  }

  it('streams a text', async () => {
    mock.onMessage('About bees', { content: TEXT })
    const pieces = await read()
    expect(pieces.join('')).toBe(TEXT)
    expect(pieces.length).toBeGreaterThan(3)
  })

  it('reads an object', async () => {
    const schema = z.strictObject({ title: z.string(), words: z.int() })
    mock.onMessage('About bees', { content: '{"title":"Bees","words":120}' })
    expect(schema.parse(JSON.parse((await read({ schema })).join('')))).toEqual({ title: 'Bees', words: 120 })
  })

  it('stops with the reason it was given', async () => {
    mock.onMessage('About bees', { content: TEXT.repeat(20) }, { latency: 30 })
    const stop = new AbortController()
    const reason = new Error('enough')
    setTimeout(() => stop.abort(reason), 150)
    await expect(read({ signal: stop.signal })).rejects.toBe(reason)
  })

  it('does not take a torn stream for an answer', async () => {
    mock.onMessage('About bees', { content: TEXT.repeat(5) }, { truncateAfterChunks: 4 })
    await expect(read()).rejects.toMatchObject({ retry: 'retryable' })
  })

  it.each([
    [401, 'credential_refused', 'permanent'],
    [429, 'rate_limited', 'rate_limited'],
    [500, 'provider_failed', 'retryable'],
    [503, 'provider_failed', 'retryable'],
  ])('classes its %i as %s', async (status, code, retry) => {
    mock.nextRequestError(status, { message: 'no' })
    await expect(read()).rejects.toMatchObject({ details: [{ code }], retry })
  })
})
