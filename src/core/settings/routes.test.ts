import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keyOnDisk, testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { StudioError } from '../errors.ts'
import type { Usage } from '../generation/author.ts'
import { priceOf, shippedRoute } from '../generation/models.ts'
import type { TextCall, TextRoute } from '../generation/text-provider.ts'
import { insideWrite } from '../db/write.ts'
import { routeOf } from './routes.ts'

const MODEL = 'vendor-a-4o'
const KEY = 'sk-marked-77aa-of-the-route'
const OWN = { provider: 'openai-compatible', upstream_model: 'llama', base_url: 'http://127.0.0.1:11434/v1' } as const

let studio: TestStudio
let opened: TextRoute[]
let calls: TextCall[]
let stream: (call: TextCall) => AsyncGenerator<string, Usage, void>
let locked: boolean

beforeEach(async () => {
  opened = []
  calls = []
  locked = false
  stream = says('rea', 'dy')
  const open = keyOnDisk()
  studio = await testStudio({
    masterKey: { ...open, read: async () => (locked ? null : open.read()) },
    openTextProvider: (route) => {
      opened.push(route)
      return {
        stream: (call) => {
          calls.push(call)
          return stream(call)
        },
      }
    },
  })
})
afterEach(() => studio.close())

const says = (...pieces: string[]) =>
  async function* () {
    yield* pieces
    return { tokens_in: 1_000, tokens_out: 500 }
  }
const fails = (error: unknown) =>
  // oxlint-disable-next-line require-yield -- a stream that breaks before its first piece
  async function* (): AsyncGenerator<string, Usage, void> {
    throw error
  }
const save = (route: object) => studio.call('save_model_route', { key: MODEL, ...route } as never)
const routesSaved = () => studio.events.filter(({ type }) => type === 'routes.saved').length
const storeKey = () => studio.call('save_credential', { provider: shippedRoute(MODEL).provider, secret: KEY })

describe('model routes', () => {
  it('are the shipped ones at first, not ready, with their prices', async () => {
    const routes = await studio.call('list_model_routes', {})
    expect(routes.map(({ key }) => key)).toEqual(['vendor-a-4o', 'vendor-b-sonnet', 'vendor-c-pro'])
    for (const route of routes) {
      const { name, provider, upstream_model, base_url } = shippedRoute(route.key)
      expect(route).toMatchObject({ name, provider, upstream_model, base_url, ready: false, changed: false })
      expect(route).toMatchObject(priceOf(provider, upstream_model, base_url))
      expect(route.usd_per_million_out).toBeGreaterThan(0)
    }
  })

  it('are ready once the key of their provider is stored', async () => {
    await storeKey()
    const ready = (await studio.call('list_model_routes', {})).filter((route) => route.ready)
    expect(ready.map(({ key }) => key)).toEqual([MODEL])
  })

  it('can point at a server of the writer, which needs no key, and back', async () => {
    const answer = await save({ ...OWN, base_url: 'http://127.0.0.1:11434/v1/' })
    expect(answer).toMatchObject({ key: MODEL, ...OWN, ready: true, changed: true })
    expect((await studio.call('get_settings', {})).onboarding.done).toEqual(['model'])

    const back = await studio.call('reset_model_route', { key: MODEL })
    expect(back).toMatchObject({ provider: shippedRoute(MODEL).provider, ready: false, changed: false })
    await studio.call('reset_model_route', { key: MODEL })
    expect(routesSaved()).toBe(2)
  })

  it('are not called changed when they are saved as shipped', async () => {
    const { provider, upstream_model, base_url } = shippedRoute(MODEL)
    expect(await save({ provider, upstream_model, base_url })).toMatchObject({ changed: false })
  })

  it.each([
    [{ ...OWN, base_url: null }, 'base_url'],
    [{ ...OWN, base_url: 'http://example.com/v1' }, 'base_url'],
    [{ ...OWN, base_url: 'https://me:secret@example.com/v1' }, 'base_url'],
    [{ ...OWN, base_url: 'file:///etc/passwd' }, 'base_url'],
    [{ ...OWN, base_url: 'not an address' }, 'base_url'],
    [{ ...OWN, upstream_model: '  ' }, 'upstream_model'],
    [{ ...OWN, provider: 'mistral' }, 'provider'],
    [{ ...OWN, credential: KEY }, 'credential'],
    [{ ...OWN, key: 'vendor-z' }, 'key'],
  ])('refuse %j and stay as they were', async (route, path) => {
    await expect(save(route)).rejects.toMatchObject({ code: 'validation_error', details: [{ path }] })
    expect((await studio.call('list_model_routes', {})).filter(({ changed }) => changed)).toEqual([])
    expect(routesSaved()).toBe(0)
  })
})

describe('who writes', () => {
  it('is the offline drafter without a key and without a server', async () => {
    expect(await routeOf(studio.ctx, MODEL)).toEqual({ offline: true })
  })

  it('is the model once its key is stored', async () => {
    await storeKey()
    const found = await routeOf(studio.ctx, MODEL)
    const { provider, upstream_model, base_url } = shippedRoute(MODEL)
    expect(found).toMatchObject({
      offline: false,
      route: { provider, upstream_model, base_url },
      price: priceOf(provider, upstream_model, base_url),
    })
    expect(found.offline ? null : found.route.credential?.reveal()).toBe(KEY)
  })

  it('is the writer’s own server without any key', async () => {
    await save(OWN)
    expect(await routeOf(studio.ctx, MODEL)).toMatchObject({ offline: false, route: { ...OWN, credential: null } })
  })

  it('is nobody, not the drafter, while the key is locked away; others go on, and unlocking is enough', async () => {
    await storeKey()
    locked = true
    studio = await studio.restart()
    await expect(routeOf(studio.ctx, MODEL)).rejects.toMatchObject({
      code: 'unavailable',
      details: [{ code: 'secrets_locked' }],
    })
    expect(await routeOf(studio.ctx, 'vendor-b-sonnet')).toEqual({ offline: true })
    await studio.ctx.write(async (tx) => {
      await expect(routeOf({ db: tx.db, secrets: studio.ctx.secrets }, MODEL)).rejects.toMatchObject({
        code: 'unavailable',
      })
    })

    locked = false
    expect(await routeOf(studio.ctx, MODEL)).toMatchObject({ offline: false })
  })
})

describe('who writes, asked inside a write', () => {
  it('does not wait for the keychain there', async () => {
    let asked = 0
    const shy = { ...keyOnDisk(), create: () => Promise.reject(new Error('locked')) }
    const fresh = await testStudio({ masterKey: { ...shy, read: async () => ((asked += 1), null) } })
    const before = asked
    const answer = await fresh.ctx.write((tx) => routeOf({ db: tx.db, secrets: fresh.ctx.secrets }, MODEL))
    expect(answer).toEqual({ offline: true })
    expect(asked).toBe(before)
    await fresh.close()
  })
})

describe('the test of a route', () => {
  const run = () => studio.call('test_model_route', { key: MODEL })

  it('says what came back and what it cost, and writes nothing', async () => {
    await storeKey()
    const events = studio.events.length
    stream = async function* () {
      expect(insideWrite()).toBe(false)
      yield ' rea'
      studio.clock.advance(1_234)
      yield 'dy '
      return { tokens_in: 1_000, tokens_out: 500 }
    }
    const { provider, upstream_model, base_url } = shippedRoute(MODEL)
    const { usd_per_million_in, usd_per_million_out } = priceOf(provider, upstream_model, base_url)
    expect(await run()).toEqual({
      ok: true,
      message: `${upstream_model} answered.`,
      answer: 'ready',
      milliseconds: 1_234,
      usd: (1_000 * usd_per_million_in + 500 * usd_per_million_out) / 1_000_000,
    })
    expect(opened).toHaveLength(1)
    expect(calls).toHaveLength(1)
    expect(calls[0]!.max_tokens).toBeLessThanOrEqual(1_024)
    expect(studio.events).toHaveLength(events)
  })

  it('does not call anybody without a key', async () => {
    expect(await run()).toMatchObject({
      ok: false,
      message: expect.stringMatching(/No key is stored for OpenAI/),
      usd: 0,
    })
    expect(opened).toEqual([])
  })

  it('does not call anybody while the store is locked', async () => {
    await storeKey()
    locked = true
    studio = await studio.restart()
    expect(await run()).toMatchObject({ ok: false, message: expect.stringMatching(/locked/) })
    expect(opened).toEqual([])
  })

  it('gives the sentence of a provider that refuses, without the key that it repeats', async () => {
    await storeKey()
    stream = fails(new StudioError('unavailable', `OpenAI refused the key ${KEY}. Check it in Settings.`))
    const answer = await run()
    expect(answer).toMatchObject({
      ok: false,
      message: 'OpenAI refused the key ••••. Check it in Settings.',
      answer: '',
      usd: 0,
    })
    expect(studio.log).toMatchObject([
      { level: 'warn', event: 'routes.test_failed', fields: { key: MODEL, code: 'unavailable' } },
    ])
  })

  it('survives an error that nobody planned, and says none of it', async () => {
    await storeKey()
    stream = fails(new TypeError(`Headers.append: "Bearer ${KEY}" is not a header value`))
    expect(await run()).toMatchObject({ ok: false, message: expect.stringMatching(/details are in the log/) })
    const { error } = studio.log[0]!.fields as { error: Error }
    expect(error).toMatchObject({ name: 'TypeError', message: 'Headers.append: "Bearer ••••" is not a header value' })
    expect(error.stack).toBeUndefined()
  })

  it('survives a provider that does not even open', async () => {
    await save(OWN)
    stream = () => {
      throw new StudioError('unavailable', 'There is no such model.')
    }
    expect(await run()).toMatchObject({ ok: false, message: 'There is no such model.' })
  })

  it('calls an answer without a word a failure that was paid for', async () => {
    await storeKey()
    stream = says('  ')
    expect(await run()).toMatchObject({ ok: false, answer: '', message: expect.stringMatching(/without a word/) })
  })

  it('shows little of a long answer, and not the key in it', async () => {
    await save(OWN)
    await studio.call('save_credential', { provider: 'openai-compatible', secret: KEY })
    stream = says(`${KEY} `, 'x'.repeat(5_000))
    const { answer } = await run()
    expect(answer).toHaveLength(200)
    expect(answer).toMatch(/^•••• xxx/)
  })

  it('stops after 20 seconds, even a provider that does not listen', async () => {
    await storeKey()
    let signal!: AbortSignal
    const asked = new Promise<void>((resolve) => {
      stream = async function* (call) {
        signal = call.signal
        resolve()
        await new Promise(() => {})
        yield 'never'
        return { tokens_in: 0, tokens_out: 0 }
      }
    })
    const answer = run()
    await asked
    studio.clock.advance(19_999)
    expect(signal.aborted).toBe(false)
    studio.clock.advance(1)
    expect(await answer).toMatchObject({
      ok: false,
      message: expect.stringMatching(/within 20 seconds/),
      milliseconds: 20_000,
    })
    expect(signal.aborted).toBe(true)
  })
})
