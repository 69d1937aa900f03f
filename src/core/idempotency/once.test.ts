import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { operations, type OperationName } from '../../contract/index.ts'
import type { Operation } from '../../contract/operation.ts'
import { studioCaller, type Caller } from '../context.ts'
import type { Answer } from '../handler.ts'
import { StudioError } from '../errors.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { createOnce } from './once.ts'
import { inputHash } from './rules.ts'

let studio: TestStudio
beforeEach(async () => void (studio = await testStudio({ start: false })))
afterEach(() => studio.close())

const keyed = (
  name: OperationName,
  input: unknown,
  idempotency_key: string,
  caller: Caller = studioCaller,
): Promise<Answer<unknown>> => studio.core.call(name, caller, async () => input, { idempotency_key })

const articles = async () => (await studio.call('list_articles', {})).meta.total
const writer: Caller = { kind: 'key', name: 'A', scopes: ['read', 'write'], via: 'rest', key_id: 1 }
const otherWriter: Caller = { ...writer, name: 'B', key_id: 2 }

describe('a call under an Idempotency-Key', () => {
  it('is carried out once; a repetition gets the same answer and says so', async () => {
    const first = await keyed('create_article', { title: 'Bees', keywords: ['a'] }, 'k1')
    const again = await keyed('create_article', { keywords: ['a'], title: 'Bees' }, 'k1')

    expect([again.status, again.reply]).toEqual([first.status, first.reply])
    expect([first.headers['Idempotent-Replayed'], again.headers['Idempotent-Replayed']]).toEqual([undefined, 'true'])
    expect(again.headers).toEqual({ ...first.headers, 'Idempotent-Replayed': 'true' })
    expect(await articles()).toBe(1)
    expect(studio.events.filter(({ type }) => type === 'article.created')).toHaveLength(1)
  })

  it('with another input is refused and changes nothing', async () => {
    await keyed('create_article', { title: 'Bees' }, 'k1')
    await expect(keyed('create_article', { title: 'Wasps' }, 'k1')).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ code: 'idempotency_key_reused' }],
    })
    expect(await articles()).toBe(1)
  })

  it('belongs to its caller and to its operation', async () => {
    const ids = new Set<string>()
    for (const caller of [writer, otherWriter]) {
      const { reply } = await keyed('generate_article', { topic: 'Bees' }, 'same', caller)
      ids.add((reply as { job_id: string }).job_id)
    }
    expect(ids.size).toBe(2)
    await keyed('create_article', { title: 'Bees' }, 'same')
    await keyed('start_run', { topic: 'Bees' }, 'same')
    expect(await studio.call('list_runs', {})).toHaveLength(3)
  })

  it('meets 409 while the first is under way', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => keyed('create_article', { title: 'Bees' }, 'k1')),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'conflict' })
    }
    expect(await articles()).toBe(1)
  })

  it('is remembered after a restart', async () => {
    const first = await keyed('create_article', { title: 'Bees' }, 'k1')
    studio = await studio.restart()
    const again = await keyed('create_article', { title: 'Bees' }, 'k1')
    expect(again.reply).toEqual(first.reply)
    expect(await articles()).toBe(1)
  })

  it('is forgotten after 24 hours, and not before', async () => {
    await keyed('create_article', { title: 'Bees' }, 'k1')
    studio.clock.advance(24 * 3_600_000 - 1000)
    await keyed('create_article', { title: 'Bees' }, 'k1')
    expect(await articles()).toBe(1)
    studio.clock.advance(2000)
    await keyed('create_article', { title: 'Bees' }, 'k1')
    expect(await articles()).toBe(2)
  })

  it('leaves no row behind for ever', async () => {
    await keyed('create_article', { title: 'Bees' }, 'k1')
    studio.clock.advance(25 * 3_600_000)
    await studio.core.start()
    await expect
      .poll(async () => (await studio.core.database.read.selectFrom('idempotency_keys').selectAll().execute()).length)
      .toBe(0)
  })

  const toldOnce = Object.entries<Operation>(operations).filter(([, { summary }]) => summary.includes('this once'))
  it.each(toldOnce)('%s names what it tells this once', (_, { output, secrets = [] }) => {
    expect(secrets).not.toEqual([])
    expect(Object.keys((output as z.ZodObject).shape)).toEqual(expect.arrayContaining([...secrets]))
  })

  it('never repeats a secret, and never stores it', async () => {
    const first = await keyed('create_api_key', { name: 'Script' }, 'k1')
    const again = await keyed('create_api_key', { name: 'Script' }, 'k1')
    const key = (first.reply as { key: string }).key
    expect(again.reply).toEqual({ ...(first.reply as object), key: null })
    const rows = await studio.core.database.read.selectFrom('idempotency_keys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(key.slice(12))
  })

  it.each(['', 'ä', 'a\u0000b', 'x'.repeat(256)])(
    'must be 1 to 255 printable ASCII characters, not %j',
    async (key) => {
      await expect(keyed('create_article', { title: 'Bees' }, key)).rejects.toMatchObject({ code: 'validation_error' })
      expect(await articles()).toBe(0)
    },
  )

  it('is not looked at where the call is no POST', async () => {
    await keyed('create_article', { title: 'Bees' }, 'k1')
    const { headers } = await keyed('list_articles', {}, 'k1')
    await keyed('list_articles', { page: 2 }, 'k1')
    expect(headers['Idempotent-Replayed']).toBeUndefined()
  })

  it('does not help a caller past the door', async () => {
    await keyed('generate_article', { topic: 'Bees' }, 'k1', writer)
    const reader: Caller = { ...writer, scopes: ['read'] }
    await expect(keyed('generate_article', { topic: 'Bees' }, 'k1', reader)).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('which answers are kept', () => {
  const request = { operation: 'an_operation', key: 'k', input: {}, secrets: [] }
  const act = (error: unknown, change = true) => {
    const once = createOnce()
    let times = 0
    const go = () =>
      once(studio.ctx, request, async (ctx) => {
        times += 1
        if (change) await ctx.write(async (tx) => void (await tx.db.deleteFrom('events').execute()))
        throw error
      })
    return { go, times: () => times }
  }

  it.each(['validation_error', 'not_found', 'insufficient_credits', 'forbidden'] as const)(
    'a refusal with %s is final: it is repeated, not tried again',
    async (code) => {
      const details = [{ path: 'slug', code: 'slug_taken', message: 'Taken.' }]
      const { go, times } = act(new StudioError(code, 'No.', { details }), false)
      await expect(go()).rejects.toMatchObject({ code, headers: undefined })
      await expect(go()).rejects.toMatchObject({
        code,
        message: 'No.',
        details,
        headers: { 'Idempotent-Replayed': 'true' },
      })
      expect(times()).toBe(1)
    },
  )

  it.each([
    new StudioError('conflict', 'Not now.'),
    new StudioError('precondition_failed', 'Not now.'),
    new StudioError('rate_limited', 'Not now.'),
    new StudioError('unavailable', 'Not now.'),
    new StudioError('internal_error', 'Not now.'),
    new Error('unplanned'),
  ])('%s is passing: the next try is a real one, even when something was written', async (error) => {
    const { go, times } = act(error)
    await expect(go()).rejects.toBe(error)
    await expect(go()).rejects.toBe(error)
    expect(times()).toBe(2)
  })

  it('a call that was cut off after its first change is not done again', async () => {
    let cut = () => {}
    const whole = new Promise<never>((_, reject) => (cut = () => reject(new Error('the process is gone'))))
    const dead = createOnce()
    let written = () => {}
    const first = new Promise<void>((resolve) => (written = resolve))
    const going = dead(studio.ctx, request, async (ctx) => {
      await ctx.write(async (tx) => void (await tx.db.deleteFrom('events').execute()))
      written()
      return whole
    })
    await first
    // What another process would find: the row, and nobody at work.
    let again = 0
    await expect(
      createOnce()(studio.ctx, request, async () => {
        again += 1
        return whole
      }),
    ).rejects.toMatchObject({ code: 'conflict', details: [{ code: 'idempotency_answer_lost' }] })
    expect(again).toBe(0)
    cut()
    await expect(going).rejects.toThrow('the process is gone')
  })

  it('a refusal is told also when it cannot be kept', async () => {
    const full = { ...studio.ctx, write: () => Promise.reject(new StudioError('unavailable', 'The disk is full.')) }
    const refusing = createOnce()(full, request, async () => {
      throw new StudioError('not_found', 'There is none.')
    })
    await expect(refusing).rejects.toMatchObject({ code: 'not_found' })
  })

  it('a change that was rolled back leaves no mark', async () => {
    const once = createOnce()
    const broken = () =>
      once(studio.ctx, request, (ctx) =>
        ctx.write(async () => {
          throw new StudioError('conflict', 'Rolled back.')
        }),
      )
    await expect(broken()).rejects.toMatchObject({ message: 'Rolled back.' })
    expect(await studio.ctx.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
  })
})

it('the hash of an input does not depend on the order of fields, and does on everything else', () => {
  const shuffled = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shuffled)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, inner]) => [key, shuffled(inner)]),
          )
        : value
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const plain = JSON.parse(JSON.stringify(value)) as object
      expect(inputHash(shuffled(plain))).toBe(inputHash(plain))
      expect(inputHash({ ...plain, more: 1 })).not.toBe(inputHash({ ...plain, more: 2 }))
    }),
  )
})
