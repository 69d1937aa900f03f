import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { Provider } from '../../contract/settings.ts'
import type { TextCall, TextProvider } from '../../core/generation/text-provider.ts'
import { Secret } from '../../core/secret.ts'
import { createEgress, type Egress } from '../../egress/egress.ts'
import { startVendorFake, type VendorFake } from '../../testing/vendors/fake.ts'
import { openTextProvider } from './index.ts'
import { openProvider } from './provider.ts'

const KEY = 'sk-secret-key-0000-7f2a'
const models: Record<Provider, string> = {
  openai: 'gpt-4o',
  anthropic: 'claude-sonnet-4-6',
  google: 'gemini-2.5-pro',
  'openai-compatible': 'llama-4',
}
const keyHeader: Record<Provider, [string, string]> = {
  openai: ['authorization', `Bearer ${KEY}`],
  anthropic: ['x-api-key', KEY],
  google: ['x-goog-api-key', KEY],
  'openai-compatible': ['authorization', `Bearer ${KEY}`],
}

let fake: VendorFake
let egress: Egress
beforeAll(async () => {
  egress = createEgress({ insideWrite: () => false, limits: { first_byte_ms: 400, idle_ms: 400 } })
})
beforeEach(async () => {
  await fake?.close()
  fake = await startVendorFake()
})
afterAll(async () => {
  await fake.close()
  await egress.close()
})

const open = (provider: Provider, credential: Secret | null = new Secret(KEY)): TextProvider =>
  openTextProvider(egress)({
    provider,
    upstream_model: models[provider],
    base_url: fake.base_url(provider),
    credential,
  })

const call = (rest: Partial<TextCall> = {}): TextCall => ({
  system: 'You write plainly.',
  prompt: 'Step: section 1 of 3, 120 words\nLanguage: English (en)\nTopic: bees',
  max_tokens: 500,
  signal: new AbortController().signal,
  ...rest,
})

async function read(provider: TextProvider, rest: Partial<TextCall> = {}) {
  const pieces: string[] = []
  const stream = provider.stream(call(rest))
  for (;;) {
    const next = await stream.next()
    if (next.done) return { text: pieces.join(''), pieces, usage: next.value }
    pieces.push(next.value)
  }
}

/** How a call fails, as the job runner sees it. */
async function failure(act: Promise<unknown>) {
  const error = await act.then(
    () => null,
    (reason: unknown) =>
      reason as {
        details?: { code: string }[]
        retry?: string
        retry_after_ms?: number
        message: string
        cause?: Error
      },
  )
  expect(error, 'the call ended well').not.toBeNull()
  const everything = `${error!.message} ${String(error!.cause)} ${JSON.stringify(error)}`
  expect(everything).not.toContain(KEY)
  expect(everything).not.toContain('put-on-by-egress')
  return { code: error!.details?.[0]?.code, retry: error!.retry, wait: error!.retry_after_ms, message: error!.message }
}

describe.each(Provider.options)('%s', (provider) => {
  it('streams a text piece by piece and says what it used', async () => {
    const { text, pieces, usage } = await read(open(provider))
    expect(pieces.length).toBeGreaterThan(5)
    expect(text.split(/\s+/).length).toBeGreaterThan(100)
    expect(usage.tokens_in).toBeGreaterThan(10)
    expect(usage.tokens_out).toBe(Math.ceil(text.length / 4))
  })

  it('sends model, system text, prompt, limit and the key where the vendor wants them', async () => {
    await read(open(provider))
    const [request] = fake.requests
    const [header, value] = keyHeader[provider]
    expect(request).toMatchObject({
      provider,
      model: models[provider],
      system: 'You write plainly.',
      step: { kind: 'section', words: 120 },
    })
    expect(request!.max_tokens).toBeGreaterThanOrEqual(500)
    expect(request!.headers[header]).toBe(value)
    expect(JSON.stringify(request!.body)).not.toContain(KEY)
  })

  it('yields the JSON of an object that was asked for', async () => {
    const schema = z.strictObject({
      title: z.string(),
      sections: z.array(
        z.strictObject({ heading: z.string(), goal: z.string(), key_points: z.array(z.string()), words: z.int() }),
      ),
    })
    const { text } = await read(open(provider), { prompt: 'Step: outline, 600 words\nTopic: bees', schema })
    expect(schema.parse(JSON.parse(text)).sections).toHaveLength(3)
    expect(fake.requests[0]!.schema).toBeTruthy()
  })

  it('stops at once when told to, and hangs up', async () => {
    fake.next({ delay_ms_per_chunk: 40 })
    const stop = new AbortController()
    const reason = new Error('cancelled by the writer')
    const stream = open(provider).stream(call({ signal: stop.signal }))
    await stream.next()
    const began = performance.now()
    stop.abort(reason)
    await expect(drain(stream)).rejects.toBe(reason)
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(await fake.requests[0]!.over).toBe('closed')
  })

  it('stops before the first byte, too', async () => {
    fake.next({ hang: true })
    const stop = new AbortController()
    const reason = new Error('cancelled by the writer')
    setTimeout(() => stop.abort(reason), 60)
    await expect(read(open(provider), { signal: stop.signal })).rejects.toBe(reason)
    expect(await fake.requests[0]!.over).toBe('closed')
  })

  it('hangs up when nobody listens any more', async () => {
    fake.next({ delay_ms_per_chunk: 40 })
    const stream = open(provider).stream(call())
    await stream.next()
    await stream.return({ tokens_in: 0, tokens_out: 0 })
    expect(await fake.requests[0]!.over).toBe('closed')
  })

  it.each([401, 403])('takes a %i for a refused key and names its last four letters', async (status) => {
    fake.next({ status })
    const { code, retry, message } = await failure(read(open(provider)))
    expect({ code, retry }).toEqual({ code: 'credential_refused', retry: 'permanent' })
    expect(message).toContain('refused the key ending in 7f2a. Nothing was charged and your brief is saved.')
  })

  it('waits as long as a 429 says', async () => {
    fake.next(
      { status: 429, retry_after: 7 },
      { status: 429, retry_after: new Date(Date.now() + 20_000).toUTCString() },
      { status: 429 },
    )
    expect(await failure(read(open(provider)))).toMatchObject({
      code: 'rate_limited',
      retry: 'rate_limited',
      wait: 7_000,
    })
    expect((await failure(read(open(provider)))).wait).toBeGreaterThan(15_000)
    expect((await failure(read(open(provider)))).wait).toBeUndefined()
  })

  it.each([500, 502, 503, 529])('may try again after a %i', async (status) => {
    fake.next({ status })
    expect(await failure(read(open(provider)))).toMatchObject({ code: 'provider_failed', retry: 'retryable' })
  })

  it('tries nothing again by itself', async () => {
    fake.always({ status: 500 })
    await failure(read(open(provider)))
    expect(fake.requests).toHaveLength(1)
  })

  it('gives up on an unknown model and on a request that is refused', async () => {
    fake.next({ status: 404 }, { status: 400 })
    expect(await failure(read(open(provider)))).toMatchObject({ code: 'model_unknown', retry: 'permanent' })
    expect(await failure(read(open(provider)))).toMatchObject({ code: 'request_refused', retry: 'permanent' })
  })

  it('gives up when the model declines', async () => {
    fake.next({ refuse: true })
    expect(await failure(read(open(provider)))).toMatchObject({ code: 'provider_refused', retry: 'permanent' })
  })

  it('does not take a torn line for an answer, nor an answer that merely stops', async () => {
    fake.next({ cut_after: 200 }, { end_after: 200 })
    expect(await failure(read(open(provider)))).toMatchObject({ code: 'connection_lost', retry: 'retryable' })
    expect(await failure(read(open(provider)))).toMatchObject({ code: 'connection_lost', retry: 'retryable' })
  })

  it('hands on what came before the line broke', async () => {
    fake.next({ cut_after: 200 })
    let text = ''
    const stream = open(provider).stream(call())
    await expect(
      (async () => {
        for await (const piece of stream) text += piece
      })(),
    ).rejects.toThrow()
    expect(text).toHaveLength(200)
  })

  it('does not take silence for an answer', async () => {
    fake.next({ hang: true }, { hang: 'after_text' })
    expect(await failure(read(open(provider)))).toMatchObject({ code: 'timed_out', retry: 'retryable' })
    expect(await failure(read(open(provider)))).toMatchObject({ code: 'timed_out', retry: 'retryable' })
  })

  it('may try again after an empty answer and after one that is no stream of this vendor', async () => {
    fake.next(
      { text: '' },
      { raw: 'data: {"nonsense": true\n\n' },
      { raw: '<html>Welcome to the hotel network</html>' },
    )
    expect(await failure(read(open(provider)))).toMatchObject({ code: 'empty_answer', retry: 'retryable' })
    expect(await failure(read(open(provider)))).toMatchObject({ retry: 'retryable' })
    expect(await failure(read(open(provider)))).toMatchObject({ retry: 'retryable' })
  })

  it('takes a text that reached its limit as a text', async () => {
    fake.next({ limit_reached: true })
    expect((await read(open(provider))).text).not.toBe('')
  })

  it('calls a server that is not running retryable', async () => {
    const gone = open(provider)
    await fake.close()
    expect(await failure(read(gone))).toMatchObject({ code: 'connection_refused', retry: 'retryable' })
  })
})

async function drain(stream: AsyncIterable<string>): Promise<void> {
  for await (const _ of stream);
}

describe('what only one vendor does', () => {
  it('tells an empty account from a limit of speed', async () => {
    fake.next({ status: 429, code: 'insufficient_quota' })
    expect(await failure(read(open('openai')))).toMatchObject({ code: 'out_of_credit', retry: 'permanent' })
  })

  it("knows Gemini's way to refuse a key, which is a 400", async () => {
    fake.next({ status: 400, code: 'API_KEY_INVALID' })
    expect(await failure(read(open('google')))).toMatchObject({ code: 'credential_refused', retry: 'permanent' })
  })

  it('asks OpenAI to keep nothing', async () => {
    await read(open('openai'))
    expect(fake.requests[0]!.body['store']).toBe(false)
  })

  it('asks a local server without a key, and sends none', async () => {
    await read(open('openai-compatible', null))
    expect(fake.requests[0]!.headers.authorization).toBeUndefined()
  })

  it('asks for JSON in words alone once a compatible server has turned a schema down', async () => {
    const schema = z.strictObject({ title: z.string() })
    const provider = open('openai-compatible')
    fake.next({ status: 400 })
    for (let round = 0; round < 2; round++) {
      const { text } = await read(provider, { prompt: 'Step: outline, 600 words\nTopic: bees', schema })
      expect(JSON.parse(text)).toHaveProperty('title')
    }
    expect(fake.requests.map(({ schema: sent }) => sent !== undefined)).toEqual([true, false, false])
  })

  it('guesses the tokens of a server that does not count them', async () => {
    fake.next({ no_usage: true })
    const { usage, text } = await read(open('openai-compatible'))
    expect(usage).toEqual({ tokens_in: expect.any(Number), tokens_out: Math.ceil(text.length / 3) })
    expect(usage.tokens_in).toBeGreaterThan(0)
  })

  it('takes neither keys nor addresses from the environment', async () => {
    process.env['OPENAI_BASE_URL'] = 'https://elsewhere.example.com/v1'
    process.env['OPENAI_API_KEY'] = 'sk-from-the-environment'
    try {
      await read(open('openai'))
      expect(fake.requests[0]!.headers.authorization).toBe(`Bearer ${KEY}`)
    } finally {
      delete process.env['OPENAI_BASE_URL']
      delete process.env['OPENAI_API_KEY']
    }
  })

  it("asks the vendor's own address when none was typed, and calls it offline when there is no network", async () => {
    const asked: string[] = []
    const cutOff = createEgress({
      insideWrite: () => false,
      resolver: async (hostname) => {
        asked.push(hostname)
        throw Object.assign(new Error('no network'), { code: 'ENOTFOUND' })
      },
    })
    for (const provider of ['openai', 'anthropic', 'google'] as const) {
      const route = { provider, upstream_model: models[provider], base_url: null, credential: new Secret(KEY) }
      expect(await failure(read(openTextProvider(cutOff)(route)))).toMatchObject({ code: 'offline', retry: 'offline' })
    }
    expect(asked).toEqual(['api.openai.com', 'api.anthropic.com', 'generativelanguage.googleapis.com'])
  })

  it('says of a compatible route without an address that it has none', () => {
    expect(() =>
      openProvider(egress, {
        provider: 'openai-compatible',
        upstream_model: 'x',
        base_url: null,
        credential: null,
      }),
    ).toThrow(/no address yet/)
  })
})
