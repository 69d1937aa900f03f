import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ImageProviderName } from '../../../contract/media.ts'
import type { ImageWish } from '../../../core/media/image-provider.ts'
import { Secret } from '../../../core/secret.ts'
import { createEgress, type Egress, type EgressFor } from '../../../egress/egress.ts'
import { dot, startImageFake, type ImageFake, type ImageTurn } from '../../../testing/vendors/image-fake.ts'
import { problems } from '../problems.ts'
import { imageSentences } from './failures.ts'
import { openImageProvider } from './index.ts'

const KEY = 'sk-secret-key-0000-7f2a'
const models: Record<ImageProviderName, string> = {
  openai: 'gpt-image-1.5',
  google: 'gemini-2.5-flash-image',
  'black-forest-labs': 'flux-2-pro',
}
const keyHeader: Record<ImageProviderName, [string, string]> = {
  openai: ['authorization', `Bearer ${KEY}`],
  google: ['x-goog-api-key', KEY],
  'black-forest-labs': ['x-key', KEY],
}

let fake: ImageFake
let egress: Egress
beforeAll(() => {
  egress = createEgress({ insideWrite: () => false, limits: { first_byte_ms: 400, idle_ms: 400 } })
})
beforeEach(async () => {
  await fake?.close()
  fake = await startImageFake()
})
afterAll(async () => {
  await fake.close()
  await egress.close()
})

const wish = (rest: Partial<ImageWish> = {}): ImageWish => ({
  prompt: 'A lighthouse in fog. Watercolour.',
  width: 1344,
  height: 756,
  aspect_ratio: '16:9',
  seed: 42,
  signal: new AbortController().signal,
  ...rest,
})

const make = (provider: ImageProviderName, rest: Partial<ImageWish> = {}, upstream_model = models[provider]) =>
  openImageProvider(egress)({
    provider,
    upstream_model,
    base_url: fake.base_url(provider),
    credential: new Secret(KEY),
  }).make(wish(rest))

/** How a call fails, as the job runner sees it. */
async function failure(act: Promise<unknown>) {
  const error = await act.then(
    () => null,
    (reason: unknown) =>
      reason as {
        code: string
        details?: { code: string; path: string }[]
        retry: string
        retry_after_ms?: number
        message: string
        cause?: Error
      },
  )
  expect(error, 'the call ended well').not.toBeNull()
  const everything = `${error!.message} ${String(error!.cause)} ${JSON.stringify(error)}`
  expect(everything).not.toContain(KEY)
  expect(everything).not.toContain('put-on-by-egress')
  expect(everything).not.toContain('lighthouse')
  return { ...error!, problem: error!.details?.[0]?.code }
}

describe.each(ImageProviderName.options)('%s', (provider) => {
  it('gives the bytes of the picture as they came', async () => {
    const { bytes } = await make(provider)
    expect(Buffer.from(bytes).equals(dot)).toBe(true)
  })

  it('asks for the prompt as it stands and shows the key in its own header alone', async () => {
    await make(provider)
    const [request, ...more] = fake.requests
    expect(more).toEqual([])
    expect(request).toMatchObject({ model: models[provider], prompt: 'A lighthouse in fog. Watercolour.' })
    const [header, value] = keyHeader[provider]
    expect(request!.headers[header]).toBe(value)
    const others = Object.entries(request!.headers).filter(([name]) => name !== header)
    expect(JSON.stringify(others)).not.toContain(KEY)
    expect(JSON.stringify(request!.body)).not.toContain(KEY)
  })

  it.each<[string, ImageTurn, string, string]>([
    ['a refused key', { status: 401, code: 'invalid_api_key' }, 'credential_refused', 'permanent'],
    ['an empty account', { status: 402 }, 'out_of_credit', 'permanent'],
    ['a model that is gone', { status: 404 }, 'model_unknown', 'permanent'],
    ['a fault', { status: 500 }, 'provider_failed', 'retryable'],
    ['an outage', { status: 503 }, 'provider_failed', 'retryable'],
    ['silence', { hang: true }, 'timed_out', 'retryable'],
    ['a line that breaks', { cut: true }, 'connection_lost', 'retryable'],
    ['a page of a proxy', { raw: '<html>Sign in</html>' }, 'broken_answer', 'retryable'],
    ['bytes that are no picture', { bytes: Buffer.from('<html>no</html>') }, 'broken_answer', 'retryable'],
  ])('%s', async (_, turn, problem, retry) => {
    fake.next(turn)
    expect(await failure(make(provider))).toMatchObject({ code: 'unavailable', problem, retry })
    expect(fake.requests).toHaveLength(1)
  })

  it('says how long it was asked to wait, and does not ask again by itself', async () => {
    fake.next({ status: 429, retry_after: 7 })
    expect(await failure(make(provider))).toMatchObject({
      problem: 'rate_limited',
      retry: 'rate_limited',
      retry_after_ms: 7_000,
    })
    expect(fake.requests).toHaveLength(1)
  })

  it('hands a prompt that is declined back to the writer', async () => {
    fake.next({ refuse: true })
    expect(await failure(make(provider))).toMatchObject({
      code: 'validation_error',
      details: [{ path: 'prompt', code: 'prompt_refused' }],
      retry: 'permanent',
    })
  })

  it('stops when it is told to, with the reason it was given', async () => {
    fake.next({ hang: true })
    const stop = new AbortController()
    const made = make(provider, { signal: stop.signal })
    setTimeout(() => stop.abort(new Error('Cancelled.')), 50)
    await expect(made).rejects.toThrow('Cancelled.')
  })
})

describe('what each is asked for', () => {
  it.each([
    ['openai', '1:1', '1024x1024'],
    ['openai', '16:9', '1536x1024'],
    ['openai', '3:4', '1024x1536'],
    ['google', '9:16', '9:16'],
    ['black-forest-labs', '16:9', '1344x752'],
  ] as const)('%s: %s as %s', async (provider, aspect_ratio, shape) => {
    await make(provider, { aspect_ratio })
    expect(fake.requests[0]!.shape).toBe(shape)
  })

  it('passes the seed to who takes one', async () => {
    await make('google')
    await make('black-forest-labs')
    expect(fake.requests.map(({ seed }) => seed)).toEqual([42, 42])
  })

  it('gives what FLUX says it cost', async () => {
    expect((await make('black-forest-labs')).usd).toBeCloseTo(0.03)
  })

  it('sends nothing to an Imagen model', async () => {
    expect(await failure(make('google', {}, 'imagen-4.0-generate-001'))).toMatchObject({ problem: 'model_unknown' })
    expect(fake.requests).toEqual([])
  })

  it('asks older FLUX models for a ratio', async () => {
    await make('black-forest-labs', {}, 'flux-pro-1.1-ultra')
    expect(fake.requests[0]!.shape).toBe('16:9')
  })
})

describe('a FLUX task', () => {
  it('is asked after until it is ready, then fetched', async () => {
    fake.next({ pending: 2 })
    await make('black-forest-labs')
    expect(fake.log.map(({ line }) => line)).toEqual([
      'POST /bfl/v1/flux-2-pro',
      'GET /bfl/v1/get_result',
      'GET /bfl/v1/get_result',
      'GET /bfl/v1/get_result',
      'GET /delivery/task-1.png',
    ])
  })

  it('that failed at the vendor is worth another try', async () => {
    fake.next({ state: 'Error' })
    expect(await failure(make('black-forest-labs'))).toMatchObject({ retry: 'retryable' })
  })

  it.each(['Request Moderated', 'Content Moderated'])('%s is a refusal at once', async (state) => {
    fake.next({ state })
    expect(await failure(make('black-forest-labs'))).toMatchObject({ problem: 'prompt_refused' })
  })

  it('that is lost is worth another try', async () => {
    fake.next({ state: 'Task not found' })
    expect(await failure(make('black-forest-labs'))).toMatchObject({ retry: 'retryable' })
  })

  it('delivers from a foreign host, which never sees the key', async () => {
    const purposes: EgressFor[] = []
    const sent: { policy: string; url: string; headers: Headers }[] = []
    // Stands where egress stands: the delivery host answers from the fake, everything else goes its usual way.
    const watching: Egress = {
      close: async () => {},
      check: async () => {},
      for(purpose) {
        purposes.push(purpose)
        const real = egress.for({
          ...purpose,
          ...(purpose.policy === 'stock' && { origins: [fake.origin], local: true }),
        })
        return async (input, init) => {
          const { url } = new Request(input)
          sent.push({ policy: purpose.policy, url, headers: new Headers(init?.headers) })
          return real(url.replace('https://delivery-eu1.bfl.test', fake.origin), init)
        }
      },
    }
    fake.next({ sample: 'https://delivery-eu1.bfl.test' })
    const { bytes } = await openImageProvider(watching)({
      provider: 'black-forest-labs',
      upstream_model: 'flux-2-pro',
      base_url: fake.base_url('black-forest-labs'),
      credential: new Secret(KEY),
    }).make(wish())

    expect(Buffer.from(bytes).equals(dot)).toBe(true)
    const delivery = sent.at(-1)!
    expect(delivery).toMatchObject({ policy: 'stock', url: 'https://delivery-eu1.bfl.test/delivery/task-1.png' })
    expect(delivery.headers.has('x-key')).toBe(false)
    expect(fake.log.at(-1)!.headers['x-key']).toBeUndefined()
    expect(purposes.find(({ policy }) => policy === 'stock')).toEqual({ policy: 'stock', origins: [] })
  })

  it.each([
    ['https://api.eu1.bfl.ai', true],
    ['https://api.bfl.ai.example.com', false],
    ['https://delivery.bfl.ai', false],
  ])('asked after at %s: the key goes along is %s', async (origin, trusted) => {
    const asked: { url: string; credential: boolean }[] = []
    const answers = [{ id: 'a', polling_url: `${origin}/v1/get_result?id=a` }, { status: 'Request Moderated' }].map(
      (body) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
    )
    const watching: Egress = {
      close: async () => {},
      check: async () => {},
      for: (purpose) => async (input) => {
        asked.push({ url: new Request(input).url, credential: purpose.credential !== undefined })
        return answers.shift()!
      },
    }
    const provider = openImageProvider(watching)({
      provider: 'black-forest-labs',
      upstream_model: 'flux-2-pro',
      base_url: null,
      credential: new Secret(KEY),
    })
    await failure(provider.make(wish()))
    expect(asked).toEqual([
      { url: 'https://api.bfl.ai/v1/flux-2-pro', credential: true },
      { url: `${origin}/v1/get_result?id=a`, credential: trusted },
    ])
  })
})

describe('what is said about a failure', () => {
  const who = { name: 'OpenAI', last4: '7f2a', upstream_model: 'gpt-image-1.5' }
  it.each(Object.keys(problems) as (keyof typeof problems)[])('%s: at most three short sentences', (problem) => {
    const text = imageSentences[problem](who)
    expect(text.split(/(?<=\.)\s/).length).toBeLessThanOrEqual(3)
    expect(text).not.toMatch(/oops|please|success|invalid|error|!/i)
    expect(text.length).toBeLessThan(160)
  })
})
