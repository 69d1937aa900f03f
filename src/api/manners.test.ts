import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import limits from '../../resources/limits.json' with { type: 'json' }
import { apiStudio, type ApiStudio } from '../testing/api-studio.ts'
import { createRateLimiter } from './rate-limit.ts'

let studio: ApiStudio
beforeAll(async () => {
  studio = await apiStudio()
  await studio.call('save_settings', { limits: { requests_per_minute: 1_000_000 } })
})
afterAll(() => studio.close())

const quota = (requests_per_minute: number) => studio.call('save_settings', { limits: { requests_per_minute } })

describe('a POST with an Idempotency-Key, over HTTP', () => {
  const topic = { topic: 'Bees in the city', word_count: 200 }
  const generate = (key: string, input: Record<string, unknown> = topic) =>
    studio.http('generate_article', { input, headers: { 'Idempotency-Key': key } })

  it('is answered twice and carried out once: status, body and headers', async () => {
    const first = await generate('run-1')
    const again = await generate('run-1')
    expect(first.status).toBe(202)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    for (const name of ['location', 'retry-after', 'content-type']) {
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
    }
    expect(first.headers.get('location')).toBe(`/api/v1/public/articles/jobs/${first.body.data.job_id}`)
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  })

  it('with another body is 422, in flight 409, and never done twice by many at once', async () => {
    await generate('run-2')
    const other = await generate('run-2', { ...topic, word_count: 300 })
    expect([other.status, other.body.error.details[0].code]).toEqual([422, 'idempotency_key_reused'])

    const crowd = await Promise.all(Array.from({ length: 12 }, () => generate('run-3')))
    const jobs = new Set(crowd.filter(({ status }) => status === 202).map(({ body }) => body.data.job_id))
    expect(jobs.size).toBe(1)
    expect(crowd.map(({ status }) => status).filter((status) => status !== 202 && status !== 409)).toEqual([])
  })

  it('what the door itself refuses is not kept: the same key goes with the mended body', async () => {
    expect((await generate('run-4', { topic: 'x' })).status).toBe(422)
    expect((await generate('run-4')).status).toBe(202)
  })

  it('must be printable ASCII', async () => {
    const long = await generate('x'.repeat(256))
    expect([long.status, long.body.error.details[0].code]).toEqual([422, 'idempotency_key_format'])
  })
})

describe('ETag', () => {
  it.each([
    ['the same', (tag: string) => tag, 304],
    ['one of a list', (tag: string) => `"x", ${tag} , "y"`, 304],
    ['a weak form of it', (tag: string) => `W/${tag}`, 304],
    ['any', () => '*', 304],
    ['another', () => '"a1-999"', 200],
    ['nothing in quotes', (tag: string) => tag.replaceAll('"', ''), 200],
  ])('If-None-Match naming %s', async (_, header, status) => {
    const { id } = await studio.call('create_article', { title: 'Bees', content: '<p>Hum.</p>' })
    const first = await studio.http('get_article', { input: { id } })
    const tag = first.headers.get('etag')!
    const again = await studio.http('get_article', { input: { id }, headers: { 'If-None-Match': header(tag) } })
    expect(again.status).toBe(status)
    expect(again.headers.get('etag')).toBe(tag)
    expect(again.headers.get('ratelimit')).not.toBeNull()
    expect(again.headers.get('x-request-id')).toMatch(/^req_/)
    if (status === 304) expect(again.body).toBeNull()
  })

  it('changes when the article does', async () => {
    const { id, revision } = await studio.call('create_article', { title: 'Bees' })
    const tag = (await studio.http('get_article', { input: { id } })).headers.get('etag')!
    await studio.call('save_article', { id, revision, title: 'Wasps' })
    const again = await studio.http('get_article', { input: { id }, headers: { 'If-None-Match': tag } })
    expect([again.status, again.body.data.title]).toEqual([200, 'Wasps'])
    expect(again.headers.get('etag')).not.toBe(tag)
  })
})

describe('rate limits', () => {
  it('ship with 600 requests a minute, and say so on every public answer, good or bad', async () => {
    expect(limits.requests_per_minute).toBe(600)
    await quota(600)
    const answers = [
      await studio.http('list_articles', { key: studio.keys.read }),
      await studio.http('get_article', { key: studio.keys.read, input: { id: 99_999 } }),
      await studio.http('generate_article', { key: studio.keys.read, input: {} }),
      await studio.http('list_articles', { key: null }),
      await studio.fetch('/api/v1/public/openapi.json'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 403, 401, 200])
    for (const { headers } of answers) {
      expect(headers.get('ratelimit-policy')).toBe('"default";q=600;w=60')
      expect(headers.get('ratelimit')).toMatch(/^"default";r=\d+;t=([1-9]|[1-5]\d|60)$/)
      expect(headers.get('retry-after')).toBeNull()
    }
    const left = answers.slice(0, 3).map(({ headers }) => Number(headers.get('ratelimit')!.match(/r=(\d+)/)![1]))
    expect([left[0]! - left[1]!, left[1]! - left[2]!]).toEqual([1, 1])
  })

  it('answer 429 in the one shape with Retry-After; other keys and the window go on', async () => {
    await quota(1_000_000)
    const { key } = await studio.call('create_api_key', { name: 'Busy' })
    await quota(5)
    const statuses: number[] = []
    for (let request = 0; request < 7; request++) statuses.push((await studio.http('list_articles', { key })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    const refused = await studio.http('list_articles', { key })
    expect(refused.body.error).toMatchObject({ code: 'rate_limited', status: 429 })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('ratelimit')).toBe(`"default";r=0;t=${refused.headers.get('retry-after')}`)

    expect((await studio.http('get_status', { key: studio.keys.session })).status).toBe(200)
    const fresh = await studio.call('create_api_key', { name: 'Calm' })
    expect((await studio.http('list_articles', { key: fresh.key })).status).toBe(200)
  })

  it('hold for callers without a good key too, all together', async () => {
    await quota(3)
    const statuses: number[] = []
    for (const key of [null, 'qn_live_wrong', studio.keys.revoked, null, studio.keys.expired]) {
      statuses.push((await studio.http('list_articles', { key })).status)
    }
    await quota(1_000_000)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([])
  })

  it('cover the address of the tools as well', async () => {
    const answer = await studio.fetch('/mcp', { method: 'POST' })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('ratelimit')).not.toBeNull()
  })

  it('never let more than the quota through in any window, and refusals do not count', () => {
    let now = 0
    const limiter = createRateLimiter({ monotonic: () => now }, () => 10)
    const passed: number[] = []
    for (let step = 0; step < 4_000; step++) {
      now += (step * 7919) % 997
      if (!limiter.take('a').refused) passed.push(now)
    }
    expect(passed.length).toBeGreaterThan(100)
    for (const [index, at] of passed.entries()) {
      expect(passed.slice(index).filter((other) => other - at < 60_000).length).toBeLessThanOrEqual(10)
    }
  })

  it('tell when there is room again, truthfully', () => {
    let now = 0
    const limiter = createRateLimiter({ monotonic: () => now }, () => 2)
    limiter.take('a')
    now = 10_500
    limiter.take('a')
    const refused = limiter.take('a')
    expect(refused).toEqual({ quota: 2, remaining: 0, reset_s: 50, refused: true })
    now += (refused.reset_s - 1) * 1000
    expect(limiter.take('a').refused).toBe(true)
    now += 1000
    expect(limiter.take('a').refused).toBe(false)
    expect(limiter.take('b').remaining).toBe(1)
  })
})

it('past the number of requests at once it answers 503 with Retry-After, and recovers', async () => {
  const open = limits.requests_in_flight
  const head = `POST /api/v1/public/articles/generate HTTP/1.1\r\nHost: ${studio.host}\r\nX-API-Key: ${studio.keys.write}\r\nContent-Type: application/json\r\nContent-Length: 20\r\nConnection: close\r\n\r\n{`
  const waiting = Array.from({ length: open }, () => hold(head))
  await expect.poll(async () => (await studio.http('list_articles')).status, { timeout: 5_000 }).toBe(503)
  const refused = await studio.http('list_articles')
  expect(refused.body.error).toMatchObject({ code: 'unavailable', status: 503 })
  expect(refused.headers.get('retry-after')).toBe('1')
  for (const { end } of waiting) end()
  await expect.poll(async () => (await studio.http('list_articles')).status, { timeout: 5_000 }).toBe(200)
})

function hold(head: string) {
  const { port } = new URL(`http://${studio.host}`)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(head)
  return { end: () => socket.destroy() }
}
