import { eventBody } from '../src/core/webhooks/body.ts'
import { webhookReceiver, type WebhookReceiver } from '../src/testing/webhook-receiver.ts'
import { happens, loopbackSender, postEvent, webhookStudio } from '../src/testing/webhook-studio.ts'
import { median, spreadOf, type Row } from './kit/rows.ts'

const DELIVERIES = 300
const REPEATS = 3
/** As many as may be open to one address. */
const AT_ONCE = 2

/** Deliveries to a receiver on loopback: queued, claimed, signed, sent and logged; beside bare posts of the same bytes. */
export async function bench(): Promise<Row[]> {
  const receiver = await webhookReceiver()
  receiver.answer({ status: 200, body: 'ok' })
  const rows: Row[] = []
  for (const addresses of [1, 5]) {
    const ours: number[] = []
    const raw: number[] = []
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      ours.push(await deliveries(receiver, addresses))
      raw.push(await posts(receiver, addresses))
    }
    rows.push({
      what: `webhook deliveries, ${addresses === 1 ? 'one address' : `${addresses} addresses`}`,
      ours: `${median(ours).toFixed(0)}/s`,
      peer: `${median(raw).toFixed(0)}/s bare posts, ${AT_ONCE * addresses} at once`,
      ratio: (median(ours) / median(raw)).toFixed(2),
      spread: spreadOf(ours),
    })
  }
  await receiver.close()
  return rows
}

async function deliveries(receiver: WebhookReceiver, addresses: number): Promise<number> {
  const { sender, close } = loopbackSender()
  const studio = await webhookStudio(sender, { clock: 'real' })
  for (let n = 0; n < addresses; n++) {
    await studio.call('create_webhook', {
      site_id: studio.site_id,
      name: `Receiver ${n}`,
      url: `${receiver.url}&n=${n}`,
      events: ['post.published'],
    })
  }
  receiver.received.length = 0
  const began = performance.now()
  for (let event = 0; event < DELIVERIES / addresses; event++) await happens(studio, postEvent(studio.site_id))
  for (;;) {
    const { open } = await studio.ctx.db
      .selectFrom('webhook_deliveries')
      .select((select) => select.fn.countAll<number>().as('open'))
      .where('state', '!=', 'delivered')
      .executeTakeFirstOrThrow()
    if (open === 0) break
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const seconds = (performance.now() - began) / 1000
  if (receiver.received.length !== DELIVERIES) throw new Error(`${receiver.received.length} of ${DELIVERIES} arrived.`)
  await studio.close()
  await close()
  return DELIVERIES / seconds
}

async function posts({ url }: WebhookReceiver, addresses: number): Promise<number> {
  const body = eventBody({ event_id: 'evt_1', at: '2026-11-21T08:30:00Z', ...postEvent(1) })
  let left = DELIVERIES
  const began = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE * addresses }, async () => {
      while (left-- > 0) {
        const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
        await answer.text()
      }
    }),
  )
  return DELIVERIES / ((performance.now() - began) / 1000)
}
