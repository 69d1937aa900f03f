import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WebhookAttempt, WebhookDelivery, WebhookEvent } from '../../contract/webhooks.ts'
import { happens, postEvent, webhookStudio } from '../../testing/webhook-studio.ts'
import { keyOnDisk, testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { StudioError } from '../errors.ts'
import { WAITS_MS } from './rules.ts'
import type { WebhookSender } from './sender.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** 72 hours in which things happen; then the tries that are left. `from` and `to` are hours since the start. */
const LENGTH = 72 * HOUR
const offlineHours = [
  [6, 7.5],
  [30, 38],
  [55, 55.2],
] as const
/** The computer sleeps: time passes, and nobody is awake to see it. */
const sleepHours = [
  [14, 21],
  [44, 45],
] as const
/** At an hour, the clock on the wall is set by so many hours. */
const jumps = [
  [3, -2],
  [26, 1.5],
  [40, -26],
  [62, 26],
] as const
const restarts = [10, 27, 41, 60]

const between = (hours: readonly (readonly [number, number])[], at: number) =>
  hours.some(([from, to]) => at >= from * HOUR && at < to * HOUR)

interface Try {
  url: string
  id: string
  body: string
  /** Milliseconds since the start in true time, whatever the wall says. */
  at: number
  outcome: 'arrived' | 'refused' | 'offline'
}

/** In [0, 1), and for the same thing always the same: a failure can be looked at again. */
const chanceOf = (what: string) => createHash('sha256').update(what).digest().readUInt32BE() / 2 ** 32

const tries: Try[] = []
const openNow = new Map<string, number>()
let most = 0
let studio: TestStudio
let base: number
const masterKey = keyOnDisk()
let site_id: number
let hooks: { id: number; url: string }[] = []
let all: (WebhookDelivery & { webhook_id: number; url: string })[] = []
let log: (WebhookAttempt & { webhook_id: number })[] = []

const elapsed = () => studio.clock.monotonic() - base

const sender: WebhookSender = {
  check: async () => {},
  async send({ url, headers, body }) {
    const at = elapsed()
    const offline = between(offlineHours, at)
    const nth = tries.filter((one) => one.url === url && one.body === body).length
    const { title } = (JSON.parse(body) as { data: { post: { title: string } } }).data.post
    const refused = url.includes('dead') || chanceOf(`${url} ${title} ${nth}`) < 0.3
    const outcome = offline ? 'offline' : refused ? 'refused' : 'arrived'
    tries.push({ url, id: headers['webhook-id']!, body, at, outcome })
    const now = (openNow.get(url) ?? 0) + 1
    openNow.set(url, now)
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, 2))
    openNow.set(url, openNow.get(url)! - 1)
    if (offline) throw new StudioError('unavailable', 'There is no connection.', { retry: 'offline' })
    return { status: refused ? 503 : 204, body_text: '', retry_after_ms: null }
  },
}

const waiting = () =>
  studio.ctx.db
    .selectFrom('jobs')
    .select(['job_id', 'run_after', 'state'])
    .where('state', 'not in', ['completed', 'failed', 'cancelled'])
    .execute()

/** The runner has looked at the clock. */
async function followed(): Promise<void> {
  const times = async () => JSON.stringify(await waiting())
  const before = await times()
  studio.ctx.jobs.wake()
  for (let round = 0; round < 10 && (await times()) === before; round++) {
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
}

/** All that was due has been tried. */
async function settle(): Promise<void> {
  for (;;) {
    studio.ctx.jobs.wake()
    const now = studio.clock.now()
    const due = (await waiting()).filter(
      ({ state, run_after }) => state === 'running' || run_after === null || Date.parse(run_after) <= now,
    )
    if (due.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
}

/** The same folder, the same keychain, the same wall. */
async function restart(): Promise<void> {
  await studio.core.close()
  const { folder, clock } = studio
  studio = await testStudio({ folder, clock, masterKey, outside: { webhookSender: sender } })
}

beforeAll(async () => {
  const first = await webhookStudio(sender, { masterKey })
  studio = first
  site_id = first.site_id
  base = studio.clock.monotonic()
  const make = async (host: string, events: WebhookEvent[]) => {
    const { id, url } = await studio.call('create_webhook', {
      site_id,
      name: host,
      url: `https://${host}.example.com/`,
      events,
    })
    return { id, url }
  }
  const every: WebhookEvent[] = ['post.published', 'post.updated', 'post.unpublished']
  hooks = [
    await make('shop', every),
    await make('shop', every),
    await make('feed', ['post.published', 'post.updated']),
    await make('dead', ['post.unpublished']),
  ]
  const happenings = Array.from({ length: 36 }, (_, n) => ({
    at: n < 6 ? 5 * HOUR : Math.floor(chanceOf(`when ${n}`) * LENGTH),
    title: `Event ${n}`,
    type: n % 9 === 8 ? ('post.unpublished' as const) : every[n % 2]!,
  })).toSorted((one, other) => one.at - other.at)
  const marks = [
    ...[...offlineHours, ...sleepHours].flat().map((hour) => hour * HOUR),
    ...jumps.map(([hour]) => hour * HOUR),
    ...restarts.map((hour) => hour * HOUR),
  ]
  const seen = new Set<number>()

  for (;;) {
    const now = elapsed()
    const jobs = await waiting()
    if (now > LENGTH && jobs.length === 0) break
    // Without a network a probe each half hour will do; asleep nothing wakes.
    const dues = between(offlineHours, now)
      ? [now + HOUR / 2]
      : jobs.flatMap(({ run_after }) =>
          run_after ? [Math.max(now + 1, Date.parse(run_after) - studio.clock.now() + now)] : [],
        )
    const comes = [...dues, ...marks, ...happenings.map(({ at }) => at), LENGTH + 1].filter((at) => at > now)
    const next = Math.min(...comes)
    const asleep = sleepHours.find(([from, to]) => next >= from * HOUR && next < to * HOUR)
    studio.clock.advance((asleep ? asleep[1] * HOUR : next) - now)

    for (const [hour, by] of jumps) {
      if (seen.has(hour) || elapsed() < hour * HOUR) continue
      seen.add(hour)
      studio.clock.jump(by * HOUR)
      await followed()
    }
    const online = !between(offlineHours, elapsed())
    if (online !== studio.core.network.online()) studio.core.network.say(online)
    await settle()
    for (const hour of restarts) {
      if (seen.has(-hour) || elapsed() < hour * HOUR) continue
      seen.add(-hour)
      await restart()
    }
    while (happenings[0] && happenings[0].at <= elapsed()) {
      const { type, title } = happenings.shift()!
      await happens(studio, postEvent(site_id, type, title))
    }
    await settle()
  }

  for (const { id: webhook_id, url } of hooks) {
    const rows = await studio.call('list_webhook_deliveries', { site_id, webhook_id })
    all.push(...rows.map((row) => ({ ...row, webhook_id, url })))
  }
  log = (await studio.ctx.db
    .selectFrom('webhook_attempts')
    .innerJoin('webhook_deliveries', 'webhook_deliveries.id', 'delivery_id')
    .select(['webhook_attempts.webhook_id', 'delivery_id', 'event_id', 'status'])
    .execute()) as never
}, 120_000)
afterAll(() => studio.close())

const triesOf = ({ url, event_id }: { url: string; event_id: string }) =>
  tries.filter((one) => one.url === url && one.id === event_id)

describe('three days with failures, sleep, no network, restarts and a clock that is set', () => {
  it('bring every event to its end: it arrived, or it is shown failed', () => {
    expect(all.length).toBeGreaterThan(80)
    expect(all.filter(({ state }) => state === 'pending')).toEqual([])
    for (const { id, url, state } of hooks.flatMap((hook) => all.filter((one) => one.webhook_id === hook.id))) {
      if (url.includes('dead')) expect([id, state]).toEqual([id, 'failed'])
    }
    expect(all.some(({ state }) => state === 'delivered')).toBe(true)
    // Two webhooks share an address, so what arrived there is counted together.
    for (const url of new Set(hooks.map((hook) => hook.url))) {
      const arrived = tries.filter((one) => one.url === url && one.outcome === 'arrived')
      const delivered = all.filter((one) => one.url === url && one.state === 'delivered')
      expect(arrived.map(({ id }) => id).toSorted()).toEqual(delivered.map(({ event_id }) => event_id).toSorted())
    }
  })

  it('send the same bytes under the same id at every try', () => {
    for (const delivery of all) {
      const sent = triesOf(delivery)
      expect(sent.length).toBeGreaterThan(0)
      expect(new Set(sent.map(({ body }) => body))).toEqual(new Set([delivery.body]))
      expect(JSON.parse(delivery.body)).toMatchObject({ id: delivery.event_id })
    }
    expect(tries.every(({ id }) => all.some(({ event_id }) => event_id === id))).toBe(true)
  })

  it('count no try that found no network', () => {
    const offline = tries.filter(({ outcome }) => outcome === 'offline')
    expect(offline.length).toBeGreaterThan(20)
    expect(log).toHaveLength(tries.length - offline.length)
    const dead = all.filter(({ url }) => url.includes('dead'))
    expect(dead.length).toBeGreaterThan(2)
    for (const { attempts } of dead) expect(attempts).toBe(WAITS_MS.length + 1)
  })

  it('keep to the ladder within a fifth wherever the computer was awake and online', () => {
    const disturbed = (from: number, to: number) =>
      [...offlineHours, ...sleepHours].some(([start, end]) => from < end * HOUR && to > start * HOUR) ||
      // Set forward, a clock cannot be told from one that slept; set back, it must change nothing.
      jumps.some(([hour, by]) => by > 0 && from <= hour * HOUR && to >= hour * HOUR)
    let compared = 0
    for (const delivery of all.filter(({ url }) => !url.includes('shop'))) {
      const real = triesOf(delivery).filter(({ outcome }) => outcome !== 'offline')
      for (let rung = 0; rung + 1 < real.length; rung++) {
        const [from, to] = [real[rung]!.at, real[rung + 1]!.at]
        if (disturbed(from, to)) continue
        compared += 1
        const ratio = (to - from) / WAITS_MS[rung]!
        expect(ratio, `rung ${rung} at hour ${from / HOUR}`).toBeGreaterThan(0.8)
        expect(ratio, `rung ${rung} at hour ${from / HOUR}`).toBeLessThan(1.2)
      }
    }
    expect(compared).toBeGreaterThan(20)
  })

  it('have no more than two deliveries open at one address', () => {
    expect(most).toBe(2)
  })
})
