import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, describe, expect, it } from 'vitest'
import { happens, postEvent, webhookStudio } from '../../testing/webhook-studio.ts'
import { keyOnDisk, type TestStudio } from '../../testing/test-studio.ts'
import { StudioError } from '../errors.ts'
import type { MasterKeyStore } from '../secrets.ts'
import { WAITS_MS } from './rules.ts'
import type { WebhookAnswer, WebhookRequest } from './sender.ts'

type Answer = (request: WebhookRequest) => Promise<WebhookAnswer>
interface Sent {
  at: number
  id: string
  timestamp: number
  signature: string
  body: string
  url: string
}

let studio: TestStudio & { site_id: number }
let sent: Sent[]
let answer: Answer
const studios: TestStudio[] = []
afterEach(async () => {
  for (const one of studios.splice(0)) await one.close()
})

const says =
  (status: number, retry_after_ms: number | null = null): Answer =>
  async () => ({ status, body_text: '', retry_after_ms })
const offline: Answer = () =>
  Promise.reject(new StudioError('unavailable', 'There is no connection to hooks.example.com.', { retry: 'offline' }))
const hangs: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

async function open(first: Answer, masterKey?: MasterKeyStore): Promise<void> {
  sent = []
  answer = first
  const sender = {
    check: async () => {},
    send: (request: WebhookRequest) => {
      const { headers, body, url } = request
      sent.push({
        at: studio.clock.now(),
        id: headers['webhook-id']!,
        timestamp: Number(headers['webhook-timestamp']),
        signature: headers['webhook-signature']!,
        body,
        url,
      })
      return answer(request)
    },
  }
  studio = await webhookStudio(sender, masterKey ? { masterKey } : {})
  studios.push(studio)
}

const make = async (url = 'https://hooks.example.com/quoin') => {
  const { id } = await studio.call('create_webhook', {
    site_id: studio.site_id,
    name: 'Shop',
    url,
    events: ['post.published'],
  })
  return id
}
const of = (webhook_id: number) => ({ site_id: studio.site_id, webhook_id })
const webhook = async () => (await studio.call('list_webhooks', { site_id: studio.site_id })).at(-1)!
const deliveries = (id: number) => studio.call('list_webhook_deliveries', of(id))
const logs = (id: number) => studio.call('list_webhook_logs', of(id))
const tries = (count: number) => expect.poll(() => sent.length, { timeout: 5_000, interval: 2 }).toBe(count)

/** Nothing runs, and every job has been put where it belongs. */
const quiet = () =>
  expect
    .poll(() => studio.ctx.db.selectFrom('jobs').select('job_id').where('state', '=', 'running').execute(), {
      interval: 2,
    })
    .toEqual([])

/** Lets the time of the next try come; how long that took, in milliseconds. */
async function nextTry(): Promise<number> {
  await quiet()
  const { run_after } = await studio.ctx.db
    .selectFrom('jobs')
    .select('run_after')
    .where('run_after', 'is not', null)
    .orderBy('run_after')
    .executeTakeFirstOrThrow()
  const wait = Date.parse(run_after!) - studio.clock.now()
  const before = sent.length
  studio.clock.advance(wait)
  studio.ctx.jobs.wake()
  await tries(before + 1)
  await quiet()
  return wait
}

async function restart(between?: () => void): Promise<void> {
  const { site_id, clock } = studio
  const now = clock.now()
  const next = await studio.restart(between)
  next.clock.advance(now - next.clock.now())
  studios.push(next)
  studio = Object.assign(next, { site_id })
}

describe('a receiver that fails', () => {
  it('is tried ten times by the ladder, with one id, the same bytes and a new timestamp; then it is shown failed', async () => {
    await open(says(500))
    const id = await make()
    await happens(studio, postEvent(studio.site_id))
    await tries(1)
    await quiet()
    expect((await deliveries(id))[0]!.next_attempt_at).toMatch(/^2026-11-21T08:30:0\dZ$/)
    const waits: number[] = []
    for (let rung = 0; rung < WAITS_MS.length; rung++) waits.push(await nextTry())
    waits.forEach((wait, rung) => {
      expect(wait).toBeGreaterThanOrEqual(WAITS_MS[rung]! * 0.89)
      expect(wait).toBeLessThanOrEqual(WAITS_MS[rung]! * 1.11)
    })
    expect(sent).toHaveLength(10)
    expect(new Set(sent.map(({ id: event }) => event)).size).toBe(1)
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
    expect(new Set(sent.map(({ timestamp }) => timestamp)).size).toBe(10)
    expect(new Set(sent.map(({ signature }) => signature)).size).toBe(10)
    expect(sent.every(({ at, timestamp }) => timestamp === Math.floor(at / 1000))).toBe(true)
    expect(await deliveries(id)).toMatchObject([
      { state: 'failed', attempts: 10, next_attempt_at: null, error: 'The receiver answered 500.' },
    ])
    expect(studio.events).toContainEqual({ type: 'webhook.delivery_failed', id, delivery_id: 1 })
  })

  it.each([301, 400, 401, 403, 404, 429, 502])('with %i gets another chance', async (status) => {
    await open(says(status))
    const id = await make()
    await happens(studio, postEvent(studio.site_id))
    await tries(1)
    answer = says(200)
    await nextTry()
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 2, error: null }])
  })

  it('is waited for as long as it asks, within reason', async () => {
    await open(says(503, 900_000))
    await make()
    await happens(studio, postEvent(studio.site_id))
    await tries(1)
    expect(await nextTry()).toBe(900_000)
    answer = says(429, 30 * 86_400_000)
    await nextTry()
    await quiet()
    answer = says(200)
    expect(await nextTry()).toBe(86_400_000)
  })

  it('over five days is marked, and goes on getting deliveries; one arrival takes the mark away', async () => {
    await open(says(500))
    const id = await make()
    for (let day = 0; day < 2; day++) {
      await happens(studio, postEvent(studio.site_id))
      await tries(day * 10 + 1)
      for (let rung = 0; rung < WAITS_MS.length; rung++) await nextTry()
    }
    expect(await webhook()).toMatchObject({ status: 'failing', disabled_reason: null })
    answer = says(204)
    await happens(studio, postEvent(studio.site_id))
    await tries(21)
    await quiet()
    expect(await webhook()).toMatchObject({ status: 'active' })
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['delivered', 'failed', 'failed'])
  })
})

describe('a receiver that is gone', () => {
  it('is turned off by 410: nothing more is sent until the writer turns it on', async () => {
    await open(says(500))
    const id = await make()
    await happens(studio, postEvent(studio.site_id))
    await tries(1)
    await quiet()
    answer = says(410)
    await happens(studio, postEvent(studio.site_id))
    await tries(2)
    await quiet()
    expect(await webhook()).toMatchObject({ status: 'disabled', disabled_reason: expect.stringContaining('410') })
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['failed', 'failed'])
    await happens(studio, postEvent(studio.site_id))
    studio.clock.advance(6_000)
    studio.ctx.jobs.wake()
    await expect
      .poll(async () => (await studio.ctx.db.selectFrom('jobs').select('state').execute()).map(({ state }) => state))
      .toEqual(expect.arrayContaining(['completed', 'failed']))
    expect(sent).toHaveLength(2)
    await expect(studio.call('resend_delivery', { delivery_id: 1 })).rejects.toMatchObject({ code: 'conflict' })

    answer = says(200)
    expect(await studio.call('enable_webhook', of(id))).toMatchObject({ status: 'active', disabled_reason: null })
    expect(await studio.call('resend_failed_deliveries', { ...of(id), since: '2026-11-21T00:00:00Z' })).toEqual({
      resent: 2,
    })
    await tries(4)
    await quiet()
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
    expect(sent.slice(2).map((one) => one.id)).toEqual(sent.slice(0, 2).map((one) => one.id))
  })
})

it('a delivery on its way while the receiver says that it is gone is shown as it ended', async () => {
  const gates: ((answer: WebhookAnswer) => void)[] = []
  await open(() => new Promise((resolve) => gates.push(resolve)))
  const id = await make()
  for (let n = 0; n < 2; n++) await happens(studio, postEvent(studio.site_id))
  await tries(2)
  gates[0]!({ status: 410, body_text: '', retry_after_ms: null })
  await expect.poll(async () => (await webhook()).status, { interval: 2 }).toBe('disabled')
  gates[1]!({ status: 200, body_text: '', retry_after_ms: null })
  await quiet()
  expect((await deliveries(id)).map(({ state }) => state)).toEqual(['delivered', 'failed'])
})

describe('without a network', () => {
  it('nothing is counted, and what waits goes out when it is back', async () => {
    await open(offline)
    const id = await make()
    await happens(studio, postEvent(studio.site_id))
    for (let probe = 0; probe < 30; probe++) {
      await tries(probe + 1)
      await nextTry()
    }
    expect(await logs(id)).toEqual([])
    expect(await deliveries(id)).toMatchObject([{ state: 'pending', attempts: 0, waits_for_network: true }])
    answer = says(200)
    studio.core.network.say(true)
    await tries(32)
    await quiet()
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1, waits_for_network: false }])
  })

  it('the ladder goes on where it was', async () => {
    await open(says(500))
    await make()
    await happens(studio, postEvent(studio.site_id))
    await tries(1)
    await nextTry()
    answer = offline
    await nextTry()
    await nextTry()
    answer = says(500)
    await nextTry()
    const wait = await nextTry()
    expect(wait / WAITS_MS[2]!).toBeGreaterThan(0.89)
    expect(wait / WAITS_MS[2]!).toBeLessThan(1.11)
  })
})

describe('a restart', () => {
  it('between tries keeps the ladder, the id and the count', async () => {
    await open(says(500))
    const id = await make()
    await happens(studio, postEvent(studio.site_id))
    await tries(1)
    for (let rung = 0; rung < 4; rung++) {
      await quiet()
      await restart()
      const wait = await nextTry()
      expect(wait / WAITS_MS[rung]!).toBeGreaterThan(0.85)
      expect(wait / WAITS_MS[rung]!).toBeLessThan(1.11)
    }
    expect(new Set(sent.map((one) => one.id)).size).toBe(1)
    expect(await deliveries(id)).toMatchObject([{ attempts: 5, state: 'pending' }])
  })

  it('in the middle of a try sends it again under the same id, and no try is lost', async () => {
    await open(hangs)
    const id = await make()
    await happens(studio, postEvent(studio.site_id))
    await tries(1)
    await restart(() => {
      const db = new Database(join(studio.folder, 'quoin.db'))
      db.exec("update jobs set state = 'running', attempt = 1")
      db.close()
    })
    await tries(2)
    answer = says(200)
    await restart()
    await tries(3)
    await quiet()
    expect(new Set(sent.map((one) => one.id)).size).toBe(1)
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })
})

describe('a locked keychain', () => {
  it('makes deliveries wait, uses no try, and loses nothing', async () => {
    const working = keyOnDisk()
    let locked = false
    await open(says(200), { ...working, read: async () => (locked ? null : working.read()) })
    const id = await make()
    locked = true
    await restart()
    await happens(studio, postEvent(studio.site_id))
    const row = () => studio.ctx.db.selectFrom('jobs').select(['state', 'attempt', 'epoch']).executeTakeFirst()
    for (let minute = 0; minute < 12; minute++) {
      await expect.poll(row, { interval: 2 }).toEqual({ state: 'waiting_retry', attempt: 0, epoch: minute + 1 })
      studio.clock.advance(60_000)
      studio.ctx.jobs.wake()
    }
    await expect.poll(row, { interval: 2 }).toEqual({ state: 'waiting_retry', attempt: 0, epoch: 13 })
    expect(sent).toEqual([])
    await quiet()
    expect((await deliveries(id))[0]!.error).toContain('keychain')
    locked = false
    await nextTry()
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })
})

describe('one address', () => {
  it('has two deliveries open at most, however many wait, and other addresses are not held up', async () => {
    let openNow = 0
    let most = 0
    const gates: (() => void)[] = []
    await open(async ({ url }) => {
      if (url.includes('slow')) {
        most = Math.max(most, ++openNow)
        await new Promise<void>((resolve) => gates.push(resolve))
        openNow -= 1
      }
      return { status: 200, body_text: '', retry_after_ms: null }
    })
    const slow = await make('https://slow.example.com/')
    const quick = await make('https://quick.example.com/')
    for (let n = 0; n < 8; n++) await happens(studio, postEvent(studio.site_id))
    await expect.poll(async () => (await deliveries(quick)).filter(({ state }) => state === 'delivered').length).toBe(8)
    for (let n = 0; n < 8; n++) {
      await expect.poll(() => gates.length, { interval: 2 }).toBeGreaterThan(0)
      gates.shift()!()
    }
    await expect.poll(async () => (await deliveries(slow)).filter(({ state }) => state === 'delivered').length).toBe(8)
    expect(most).toBe(2)
  })
})

describe('a resend', () => {
  async function failedOnce(): Promise<number> {
    await open(says(500))
    const id = await make()
    await happens(studio, postEvent(studio.site_id))
    await tries(1)
    await quiet()
    return id
  }

  /** Past the first wait of the ladder, the jobs stand so, oldest first. */
  async function jobsAfterLadder(states: string[]) {
    studio.clock.advance(6_000)
    studio.ctx.jobs.wake()
    const standing = async () =>
      (await studio.ctx.db.selectFrom('jobs').select('state').execute()).map(({ state }) => state)
    await expect.poll(standing).toEqual(states)
  }

  it('takes over from the tries that wait, so that nothing goes out twice', async () => {
    const id = await failedOnce()
    answer = says(200)
    expect(await studio.call('resend_delivery', { delivery_id: 1 })).toMatchObject({ state: 'pending' })
    await tries(2)
    await quiet()
    await jobsAfterLadder(['completed', 'completed'])
    expect(sent).toHaveLength(2)
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
  })

  it('that fails has one ladder, its own', async () => {
    const id = await failedOnce()
    await studio.call('resend_delivery', { delivery_id: 1 })
    await tries(2)
    await quiet()
    await jobsAfterLadder(['completed', 'waiting_retry'])
    expect(sent).toHaveLength(3)
    expect(await deliveries(id)).toMatchObject([{ state: 'pending', attempts: 3 }])
  })

  it('of what arrived long ago has the same id and a new timestamp', async () => {
    await open(says(200))
    await make()
    await happens(studio, postEvent(studio.site_id))
    await tries(1)
    await quiet()
    studio.clock.advance(3 * 86_400_000)
    await studio.call('resend_delivery', { delivery_id: 1 })
    await tries(2)
    expect(sent[1]).toMatchObject({ id: sent[0]!.id, body: sent[0]!.body })
    expect(sent[1]!.timestamp - sent[0]!.timestamp).toBe(3 * 86_400)
  })
})
