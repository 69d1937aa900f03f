import { createHmac } from 'node:crypto'
import { Webhook as Judge } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { createEgress } from '../../egress/egress.ts'
import { webhookSender } from '../../integrations/webhooks/sender.ts'
import { webhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'
import { happens, makeSite, postEvent, webhookStudio } from '../../testing/webhook-studio.ts'
import type { TestStudioOptions } from '../../testing/test-studio.ts'
import type { Caller } from '../context.ts'
import { insideWrite } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import type { WebhookSender } from './sender.ts'

type Studio = Awaited<ReturnType<typeof webhookStudio>>
let studio: Studio
let receiver: WebhookReceiver
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** Real sockets to a real receiver; only the clock stands still. `lost` is a computer without a network. */
async function open(options: TestStudioOptions = {}, lost = () => false): Promise<void> {
  receiver = await webhookReceiver()
  const egress = createEgress({ insideWrite })
  const near = webhookSender(egress, { local: true })
  const guarded = webhookSender(egress)
  const to = (url: string) => (url === receiver.url ? near : guarded)
  const offline = () => new StudioError('unavailable', 'There is no connection.', { retry: 'offline' })
  const sender: WebhookSender = {
    check: (url) => (lost() ? Promise.reject(new StudioError('unavailable', 'No network.')) : to(url).check(url)),
    send: (request) => (lost() ? Promise.reject(offline()) : to(request.url).send(request)),
  }
  studio = await webhookStudio(sender, options)
  closing.push(
    receiver.close,
    () => egress.close(),
    () => studio.close(),
  )
}

const key = (scopes: Caller['scopes']): Caller => ({ kind: 'key', name: 'CI', scopes, via: 'rest', key_id: 1 })

const make = (more: { name?: string; url?: string; events?: ['post.published'] } = {}) =>
  studio.call('create_webhook', {
    site_id: studio.site_id,
    name: 'Shop',
    url: receiver.url,
    events: ['post.published', 'post.updated', 'post.unpublished'],
    ...more,
  })
const of = (webhook_id: number) => ({ site_id: studio.site_id, webhook_id })
const logs = (id: number) => studio.call('list_webhook_logs', of(id))
const deliveries = (id: number) => studio.call('list_webhook_deliveries', of(id))
const settled = async (id: number, state: string, at = 0) =>
  expect.poll(async () => (await deliveries(id))[at]?.state, { timeout: 5_000, interval: 5 }).toBe(state)
const arrived = (count: number) => expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBe(count)

describe('making one', () => {
  it('tells the secret once and never again', async () => {
    await open()
    const { secret, ...webhook } = await make()
    expect(secret).toMatch(/^whsec_/)
    expect(webhook).toEqual({
      id: 1,
      name: 'Shop',
      url: receiver.url,
      events: ['post.published', 'post.updated', 'post.unpublished'],
      status: 'active',
      disabled_reason: null,
      last_delivery_at: null,
      created_at: '2026-11-21T08:30:00Z',
    })
    expect(await studio.call('list_webhooks', { site_id: studio.site_id })).toEqual([webhook])
    const everything = JSON.stringify([
      await studio.ctx.db.selectFrom('webhooks').selectAll().execute(),
      await studio.ctx.db.selectFrom('jobs').selectAll().execute(),
      await studio.ctx.db.selectFrom('events').selectAll().execute(),
      studio.log,
    ])
    expect(everything).not.toContain(secret.slice(6))
  })

  it('keeps the secret out of the answer that is kept for an Idempotency-Key', async () => {
    await open()
    const { site_id } = studio
    const input = { site_id, name: 'Shop', url: receiver.url, events: ['post.published'] }
    const send = () => studio.core.call('create_webhook', key(['write']), async () => input, { idempotency_key: 'k1' })
    const first = (await send()).reply as { secret: string }
    expect(first.secret).toMatch(/^whsec_/)
    expect((await send()).reply).toEqual({ ...first, secret: null })
    const kept = await studio.ctx.db.selectFrom('idempotency_keys').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(first.secret.slice(6))
  })

  it('is listed newest first, under its own site alone', async () => {
    await open()
    const first = await make()
    const second = await make({ name: 'Second' })
    const other = await makeSite(studio, 'wasps')
    const ids = (site_id: number) => studio.call('list_webhooks', { site_id }).then((all) => all.map(({ id }) => id))
    expect(await ids(studio.site_id)).toEqual([second.id, first.id])
    expect(await ids(other)).toEqual([])
    for (const name of ['delete_webhook', 'test_webhook', 'list_webhook_logs'] as const) {
      await expect(studio.call(name, { site_id: other, webhook_id: first.id })).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    await expect(studio.call('list_webhooks', { site_id: 99 })).rejects.toMatchObject({ code: 'not_found' })
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ url: '' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['post.published', 'post.published'] }, 'events'],
    [{ events: ['post.deleted'] }, 'events.0'],
    [{ events: ['sample'] }, 'events.0'],
    [{ url: 'https://127.0.0.1/' }, 'url'],
    [{ url: 'https://metadata.google.internal/' }, 'url'],
  ])('refuses %j and leaves nothing behind', async (wrong, path) => {
    await open()
    await expect(make(wrong as never)).rejects.toMatchObject({ code: 'validation_error', details: [{ path }] })
    expect(await studio.call('list_webhooks', { site_id: studio.site_id })).toEqual([])
    expect(await studio.ctx.secrets.hints(studio.ctx.db)).toEqual(new Map())
  })

  it('needs a network to look at the name', async () => {
    await open({}, () => true)
    await expect(make()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await studio.call('list_webhooks', { site_id: studio.site_id })).toEqual([])
  })

  it('stops where the plan does, two callers at once included', async () => {
    await open()
    await studio.call('save_settings', { plan: { name: 'pro' } })
    const all = await Promise.allSettled(Array.from({ length: 7 }, () => make()))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'forbidden', details: [{ code: 'quota_reached' }] },
    })
  })

  it('is for keys that may write, on a plan that includes it', async () => {
    await open()
    const wish = { site_id: studio.site_id, name: 'Shop', url: receiver.url, events: ['post.published' as const] }
    await expect(studio.call('create_webhook', wish, key(['read']))).rejects.toMatchObject({ code: 'forbidden' })
    const { id } = await studio.call('create_webhook', wish, key(['read', 'write']))
    expect(await studio.call('list_webhooks', { site_id: studio.site_id }, key(['read']))).toHaveLength(1)
    await expect(studio.call('enable_webhook', of(id), key(['read', 'write']))).rejects.toMatchObject({
      code: 'forbidden',
    })
    await studio.call('save_settings', { plan: { name: 'starter' } })
    await expect(
      studio.call('list_webhooks', { site_id: studio.site_id }, key(['read', 'write'])),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('an event', () => {
  it('arrives signed by both schemes, over the bytes that came', async () => {
    await open({ clock: 'real' })
    const { id, secret } = await make()
    await happens(studio, postEvent(studio.site_id, 'post.published', 'Бджоли — “bees” 🐝'))
    await settled(id, 'delivered')
    const { body, headers } = receiver.received[0]!
    const raw = createHmac('sha256', secret).update(body).digest('hex')
    expect(headers['x-service-signature']).toBe(`sha256=${raw}`)
    const event = new Judge(secret).verify(body, headers as Record<string, string>)
    expect(event).toEqual({
      id: headers['webhook-id'],
      type: 'post.published',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      data: { site: postEvent(studio.site_id).site, post: { ...postEvent(0).post, title: 'Бджоли — “bees” 🐝' } },
    })
    expect(headers['webhook-id']).toMatch(/^evt_/)
    expect(headers['content-type']).toBe('application/json')
    expect((await studio.call('list_webhooks', { site_id: studio.site_id }))[0]!.last_delivery_at).not.toBeNull()
  })

  it('goes to those who asked for it, under one id, and to no other site', async () => {
    await open()
    const all = await make()
    const some = await make({ events: ['post.published'] })
    await happens(studio, postEvent(studio.site_id, 'post.updated'))
    await settled(all.id, 'delivered')
    await happens(studio, postEvent(studio.site_id, 'post.published'))
    await settled(some.id, 'delivered')
    await settled(all.id, 'delivered')
    await happens(studio, postEvent(await makeSite(studio, 'wasps')))
    expect(await deliveries(some.id)).toHaveLength(1)
    expect(await deliveries(all.id)).toHaveLength(2)
    const [published] = await deliveries(some.id)
    expect((await deliveries(all.id))[0]!.event_id).toBe(published!.event_id)
    await arrived(3)
  })

  it('is not sent when the change it reports was rolled back', async () => {
    await open()
    const { id } = await make()
    const { queueWebhooks } = await import('./queue.ts')
    await studio.ctx
      .write(async (tx) => {
        await queueWebhooks(tx, postEvent(studio.site_id))
        throw new Error('rolled back')
      })
      .catch(() => {})
    expect(await deliveries(id)).toEqual([])
    expect(receiver.received).toEqual([])
  })

  it('carries what decisions name and nothing else that the caller held', async () => {
    await open()
    const { id } = await make()
    const event = postEvent(studio.site_id)
    await happens(studio, { ...event, post: { ...event.post, content: 'the whole article' } } as never)
    await settled(id, 'delivered')
    expect(receiver.received[0]!.body.toString()).not.toContain('the whole article')
  })
})

describe('the log', () => {
  it('tells event, status, error, time and answer, newest first, and hides a secret that came back', async () => {
    await open()
    const { id, secret } = await make()
    receiver.answer({ status: 500, body: `<script>alert(1)</script> ${secret}` })
    await happens(studio, postEvent(studio.site_id))
    await expect.poll(async () => (await logs(id)).length).toBe(1)
    receiver.answer({ status: 200, body: 'thanks' })
    studio.clock.advance(6_000)
    studio.ctx.jobs.wake()
    await settled(id, 'delivered')
    const [second, first] = await logs(id)
    const event_id = receiver.received[0]!.headers['webhook-id']
    expect(first).toMatchObject({
      event: 'post.published',
      event_id,
      ok: false,
      status: 500,
      error: 'The receiver answered 500.',
      at: '2026-11-21T08:30:00Z',
      answer: '<script>alert(1)</script> ••••',
    })
    expect(second).toMatchObject({ event_id, ok: true, status: 200, error: null, answer: 'thanks' })
  })

  it('holds the last 100 attempts of 30 days; older ones are swept away', async () => {
    await open()
    const { id } = await make()
    await happens(studio, postEvent(studio.site_id))
    await settled(id, 'delivered')
    const old = await studio.ctx.db.selectFrom('webhook_attempts').selectAll().executeTakeFirstOrThrow()
    await studio.ctx.write(async (tx) => {
      for (let n = 0; n < 120; n++) {
        const { id: _, ...row } = old
        await tx.db
          .insertInto('webhook_attempts')
          .values({ ...row, duration_ms: n })
          .execute()
      }
    })
    expect((await logs(id)).map(({ duration_ms }) => duration_ms)).toEqual(
      Array.from({ length: 100 }, (_, n) => 119 - n),
    )
    studio.clock.advance(31 * 86_400_000)
    expect(await logs(id)).toEqual([])
  })

  it('is swept of what is older than 30 days, but never of what still waits', async () => {
    await open()
    const { id } = await make()
    await happens(studio, postEvent(studio.site_id))
    await settled(id, 'delivered')
    receiver.answer({ status: 500 })
    for (const title of ['waits', 'fresh']) await happens(studio, postEvent(studio.site_id, 'post.updated', title))
    await expect.poll(async () => (await logs(id)).length).toBe(3)
    await studio.ctx.write(async (tx) => {
      const old = '2026-10-20T08:30:00Z'
      await tx.db.updateTable('webhook_deliveries').set({ created_at: old }).where('id', '<', 3).execute()
      await tx.db.updateTable('webhook_attempts').set({ at: old }).where('delivery_id', '<', 3).execute()
    })
    const again = await studio.restart()
    closing.push(() => again.close())
    const left = async (table: 'webhook_deliveries' | 'webhook_attempts', column: 'id' | 'delivery_id') =>
      (
        await again.ctx.db
          .selectFrom(table)
          .select(column as never)
          .execute()
      )
        .map((row) => (row as Record<string, number>)[column]!)
        .toSorted((one, other) => one - other)
    await expect.poll(() => left('webhook_attempts', 'delivery_id')).toEqual([3])
    expect(await left('webhook_deliveries', 'id')).toEqual([2, 3])
  })
})

describe('a test', () => {
  it('sends a signed sample at once and tells how it went', async () => {
    await open({ clock: 'real' })
    const { id, secret } = await make()
    receiver.answer({ status: 200, body: 'hello' })
    const result = await studio.call('test_webhook', of(id))
    expect(result).toMatchObject({ event: 'sample', ok: true, status: 200, error: null, answer: 'hello' })
    const { body, headers } = receiver.received[0]!
    expect(new Judge(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      id: result.event_id,
      type: 'sample',
      data: { site: { id: studio.site_id, slug: 'bees', url: 'http://bees.localhost:2/' } },
    })
    expect(await logs(id)).toMatchObject([{ event: 'sample', event_id: result.event_id, ok: true }])
  })

  it('is not repeated when it fails, and turns nothing off', async () => {
    await open()
    const { id } = await make()
    receiver.answer({ status: 410 })
    expect(await studio.call('test_webhook', of(id))).toMatchObject({ ok: false, status: 410 })
    expect((await studio.call('list_webhooks', { site_id: studio.site_id }))[0]).toMatchObject({ status: 'active' })
    expect(await deliveries(id)).toMatchObject([{ state: 'failed', attempts: 1 }])
    expect(await studio.ctx.db.selectFrom('jobs').selectAll().execute()).toEqual([])
    await expect(studio.call('resend_delivery', { delivery_id: (await deliveries(id))[0]!.id })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('goes out once in 10 seconds for each webhook, however many ask', async () => {
    await open()
    const one = await make()
    const other = await make()
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => studio.call('test_webhook', of(one.id))))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'rate_limited', retry_after_ms: 10_000, headers: { 'Retry-After': '10' } },
    })
    await studio.call('test_webhook', of(other.id))
    studio.clock.advance(9_001)
    await expect(studio.call('test_webhook', of(one.id))).rejects.toMatchObject({ headers: { 'Retry-After': '1' } })
    studio.clock.advance(999)
    await studio.call('test_webhook', of(one.id))
    expect(receiver.received).toHaveLength(3)
  })

  it('tells how it went when the webhook is deleted meanwhile, and leaves nothing behind', async () => {
    await open()
    const { id } = await make()
    const gate = Promise.withResolvers<{ status: number }>()
    receiver.answer(() => gate.promise)
    const result = studio.call('test_webhook', of(id))
    await arrived(1)
    gate.resolve(await studio.call('delete_webhook', of(id)).then(() => ({ status: 200 })))
    expect(await result).toMatchObject({ ok: true, status: 200 })
    expect(await studio.ctx.db.selectFrom('webhook_attempts').selectAll().execute()).toEqual([])
  })

  it('says so when there is no network, and that is no attempt', async () => {
    let lost = false
    await open({}, () => lost)
    const { id } = await make()
    lost = true
    expect(await studio.call('test_webhook', of(id))).toMatchObject({
      ok: false,
      status: null,
      error: expect.stringContaining('no network'),
    })
    expect(await logs(id)).toEqual([])
  })
})

describe('deleting', () => {
  it('takes secret, log and what still waits', async () => {
    await open()
    const { id } = await make()
    receiver.answer({ status: 500 })
    await happens(studio, postEvent(studio.site_id))
    await expect.poll(async () => (await logs(id)).length).toBe(1)
    expect(await studio.call('delete_webhook', of(id))).toEqual({ id, deleted: true })
    expect(await studio.ctx.secrets.hints(studio.ctx.db)).toEqual(new Map())
    for (const table of ['webhooks', 'webhook_deliveries', 'webhook_attempts'] as const) {
      expect(await studio.ctx.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    studio.clock.advance(6_000)
    studio.ctx.jobs.wake()
    await expect
      .poll(async () => (await studio.ctx.db.selectFrom('jobs').select('state').execute()).map(({ state }) => state))
      .toEqual(['completed'])
    expect(receiver.received).toHaveLength(1)
    await expect(studio.call('delete_webhook', of(id))).rejects.toMatchObject({ code: 'not_found' })
  })

  it('of the site takes its webhooks and their secrets with it', async () => {
    await open()
    await make()
    await studio.ctx.write((tx) => tx.db.deleteFrom('hosted_sites').execute())
    expect(await studio.ctx.db.selectFrom('webhooks').selectAll().execute()).toEqual([])
    expect(await studio.ctx.secrets.hints(studio.ctx.db)).toEqual(new Map())
  })
})
