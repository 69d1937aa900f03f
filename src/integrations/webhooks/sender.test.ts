import { createServer, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { StudioError } from '../../core/errors.ts'
import type { WebhookSender } from '../../core/webhooks/sender.ts'
import { createEgress, type EgressOptions } from '../../egress/egress.ts'
import { webhookReceiver, type ReceiverAnswer, type WebhookReceiver } from '../../testing/webhook-receiver.ts'
import { webhookSender } from './sender.ts'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

/** In 2000::/3 and given to nobody: public by every rule, and no packet gets there. */
const NOWHERE = '2fff:ffff::1'

function sender(options: Partial<EgressOptions> & { local?: boolean } = {}): WebhookSender {
  const { local, ...rest } = options
  const egress = createEgress({ insideWrite: () => false, resolver: async () => [NOWHERE], ...rest })
  opened.push(() => egress.close())
  return webhookSender(egress, local === undefined ? {} : { local })
}

const failure = async (act: Promise<unknown>): Promise<StudioError> =>
  act.then(
    () => expect.fail('It was let through.'),
    (error: unknown) => error as StudioError,
  )

const post = (url: string, signal = new AbortController().signal) => ({ url, headers: {}, body: '{}', signal })

async function receiver(answer?: ReceiverAnswer): Promise<WebhookReceiver> {
  const one = await webhookReceiver()
  opened.push(() => one.close())
  if (answer) one.answer(answer)
  return one
}

/** Counts who knocks; nobody ever should. */
async function canary(): Promise<{ port: number; knocks: () => number }> {
  let knocks = 0
  const server = createServer((socket) => {
    knocks += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(() => new Promise((resolve) => server.close(resolve)))
  return { port: (server.address() as AddressInfo).port, knocks: () => knocks }
}

/** This computer, its network or the metadata service of its cloud, spelt so that a naive check misses it. */
const hidden = [
  '127.0.0.1', '127.1', '127.0.1', '0x7f.1', '0x7f000001', '2130706433', '0177.0.0.1', '017700000001', '0', '0.0.0.0',
  '１２７.0.0.1', '127。0。0。1', '%31%32%37.0.0.1', '[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::127.0.0.1]', '[2002:7f00:1::]', '[fe80::1]', '[fd00::1]',
  'localhost', 'localhost.', 'LOCALHOST', 'a.localhost', 'printer.local', 'router', 'nas.home.arpa', '10.0.0.1', '10.1',
  '172.16.0.1', '192.168.1.1', '3232235777', '100.64.0.1', '169.254.169.254', '169.254.43518', '0xa9fea9fe',
  'metadata.google.internal', 'metadata.google.internal.', '224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1',
] // prettier-ignore

describe('where a webhook may point', () => {
  it.each(hidden)('refuses https://%s, when it is made and when it is sent', async (host) => {
    const { port, knocks } = await canary()
    const url = `https://${host}:${port}/`
    expect(await failure(sender().check(url))).toMatchObject({
      code: 'validation_error',
      details: [{ path: 'url', code: 'not_public' }],
    })
    expect(await failure(sender().send(post(url)))).toMatchObject({ details: [{ code: 'not_public' }] })
    expect(knocks()).toBe(0)
  })

  it.each([
    ['http://example.com/', 'scheme'],
    ['ftp://example.com/', 'scheme'],
    ['https://user:pw@example.com/', 'userinfo'],
    ['file:///etc/passwd', 'not_an_address'],
    ['javascript:alert(1)', 'not_an_address'],
    ['nonsense', 'not_an_address'],
    ['https://', 'not_an_address'],
  ])('refuses %s', async (url, code) => {
    expect(await failure(sender().check(url))).toMatchObject({
      code: 'validation_error',
      details: [{ path: 'url', code }],
    })
  })

  it.each([
    [['127.0.0.1']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['::1']],
    [['::ffff:10.0.0.1']],
    [['fd00::1']],
    [['1.1.1.1', '127.0.0.1']],
    [['2606:4700::1111', '::1']],
    [[]],
  ])('refuses a name that points to %j', async (addresses) => {
    const { port, knocks } = await canary()
    const url = `https://hooks.example.com:${port}/`
    const resolver = async () => addresses
    expect(await failure(sender({ resolver }).check(url))).toMatchObject({
      code: 'validation_error',
      details: [{ path: 'url', code: 'not_public' }],
    })
    expect(await failure(sender({ resolver }).send(post(url)))).toMatchObject({ details: [{ code: 'not_public' }] })
    expect(knocks()).toBe(0)
  })

  it('never follows a name that moves here between the check and the delivery', async () => {
    const { port, knocks } = await canary()
    let asked = 0
    const flipping = sender({ resolver: async () => (asked++ % 2 === 0 ? [NOWHERE] : ['127.0.0.1']) })
    for (let round = 0; round < 20; round++) {
      const url = `https://flip${round}.example.com:${port}/`
      await flipping.check(url)
      expect(await failure(flipping.send(post(url)))).toMatchObject({ details: [{ code: 'not_public' }] })
    }
    expect(knocks()).toBe(0)
    expect(asked).toBe(40)
  })

  it('takes a public address, with or without a name', async () => {
    await sender({ resolver: async () => ['1.1.1.1', '2606:4700::1111'] }).check('https://hooks.example.com/quoin')
    await sender().check('https://8.8.8.8/')
    await sender().check('https://[2606:4700::1111]/')
  })

  it('asks for a network when the name cannot be looked up, and names a host that does not exist', async () => {
    const lost = (code: string) => async () => Promise.reject(Object.assign(new Error(code), { code }))
    expect(await failure(sender({ resolver: lost('EAI_AGAIN') }).check('https://hooks.example.com/'))).toMatchObject({
      code: 'unavailable',
    })
    expect(await failure(sender({ resolver: lost('NO_SUCH_NAME') }).check('https://hooks.example.com/'))).toMatchObject(
      {
        code: 'validation_error',
        details: [{ path: 'url', code: 'no_such_name' }],
      },
    )
  })

  it('reaches loopback for tests alone', async () => {
    const { url, received } = await receiver()
    expect(await failure(sender().send(post(url)))).toMatchObject({ details: [{ code: 'scheme' }] })
    expect(received).toHaveLength(0)
    expect(await sender({ local: true }).send(post(url))).toMatchObject({ status: 204 })
  })
})

describe('a delivery', () => {
  it('leaves byte for byte, with the headers it was given and no others that say who we are', async () => {
    const { url, received } = await receiver()
    const body = '{"title":"Бджоли 🐝"}'
    const headers = { 'content-type': 'application/json', 'X-Service-Signature': 'sha256=ab', 'webhook-id': 'evt_1' }
    await sender({ local: true }).send({ url, headers, body, signal: new AbortController().signal })
    const [one] = received
    expect(one!.body.equals(Buffer.from(body))).toBe(true)
    expect(one).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-signature': 'sha256=ab', 'webhook-id': 'evt_1' },
    })
    expect(Object.keys(one!.headers)).not.toEqual(expect.arrayContaining(['cookie']))
    expect(Object.keys(one!.headers)).not.toEqual(expect.arrayContaining(['authorization']))
  })

  it.each([301, 302, 303, 307, 308])('that is answered with %i goes no further', async (status) => {
    const next = await receiver()
    const { url } = await receiver({ status, headers: { location: next.url } })
    expect(await sender({ local: true }).send(post(url))).toMatchObject({ status })
    expect(next.received).toHaveLength(0)
  })

  it('keeps the first kB of the answer as text, whatever comes', async () => {
    const long = await receiver({ status: 200, body: 'ж'.repeat(200_000) })
    const { body_text } = await sender({ local: true }).send(post(long.url))
    expect(body_text).toBe('ж'.repeat(512))
    const binary = await receiver({ status: 500, body: Buffer.from([0xff, 0x00, 0x1b, 0x5b, 0x41, 0x0a, 0x42]) })
    expect((await sender({ local: true }).send(post(binary.url))).body_text).toBe('\uFFFD[A\nB')
  })

  it.each([
    ['120', 120_000],
    ['0', 0],
    ['soon', null],
    ['-5', null],
    ['1e3', null],
  ])('reads "Retry-After: %s"', async (header, retry_after_ms) => {
    const { url } = await receiver({ status: 503, headers: { 'retry-after': header } })
    expect(await sender({ local: true }).send(post(url))).toMatchObject({ status: 503, retry_after_ms })
  })

  it('reads a date in Retry-After', async () => {
    const { url } = await receiver({
      status: 429,
      headers: { 'retry-after': new Date(Date.now() + 90_000).toUTCString() },
    })
    const { retry_after_ms } = await sender({ local: true }).send(post(url))
    expect(retry_after_ms).toBeGreaterThan(80_000)
    expect(retry_after_ms).toBeLessThanOrEqual(90_000)
  })

  it('to a receiver that says nothing ends in time, and one that hangs up is told apart', async () => {
    const silent = await receiver()
    silent.answer(() => new Promise(() => {}))
    const impatient = sender({ local: true, limits: { first_byte_ms: 200, whole_ms: 200 } })
    expect(await failure(impatient.send(post(silent.url)))).toMatchObject({ details: [{ code: 'timed_out' }] })
    const rude = await receiver({ status: 200, cut: true })
    expect(await failure(sender({ local: true }).send(post(rude.url)))).toMatchObject({
      retry: 'retryable',
      details: [{ code: 'connection_lost' }],
    })
  })

  it('stops when it is told to', async () => {
    const { url, answer, received } = await receiver()
    answer(() => new Promise(() => {}))
    const stop = new AbortController()
    const sent = sender({ local: true }).send(post(url, stop.signal))
    await expect.poll(() => received.length).toBe(1)
    stop.abort(new Error('closing'))
    await expect(sent).rejects.toThrow('closing')
  })
})
