import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examples } from '../contract/examples.ts'
import { operations } from '../contract/index.ts'
import type { Operation } from '../contract/operation.ts'
import { preparedStudio, type PreparedStudio } from '../testing/prepared-studio.ts'
import { stateHash } from '../testing/state-hash.ts'

const table = Object.entries(operations as Record<string, Operation>).filter(([, op]) => op.scope !== 'studio')
const posts = table.filter(([, op]) => op.http.startsWith('POST'))

let studio: PreparedStudio
beforeAll(async () => void (studio = await preparedStudio()), 60_000)
afterAll(() => studio.close())

describe('every POST, sent twice under one Idempotency-Key', () => {
  it.each(posts)('%s', async (name, op) => {
    const send = (input = examples[name]!.input) =>
      studio.http(name, { input, headers: { 'Idempotency-Key': `twice-${name}` } })
    const first = await send()
    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300)
    await jobsDone()
    const between = await stateHash(studio.core)
    const again = await send()

    const secrets = Object.fromEntries((op.secrets ?? []).map((field) => [field, null]))
    expect(again.status).toBe(first.status)
    expect(again.body).toEqual({ ...first.body, data: { ...first.body.data, ...secrets } })
    for (const header of ['location', 'etag', 'retry-after']) {
      expect([header, again.headers.get(header)]).toEqual([header, first.headers.get(header)])
    }
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
    for (const field of op.secrets ?? []) expect(first.body.data[field]).toEqual(expect.any(String))

    const other = await send({ ...examples[name]!.input, ...otherwise(name) })
    expect([other.status, other.body.error.details[0].code]).toEqual([422, 'idempotency_key_reused'])
    await jobsDone()
    expect(await stateHash(studio.core)).toBe(between)
  })
})

/** What a call has set going changes the database by itself; what only waits for a time to come does not. */
const jobsDone = () =>
  expect
    .poll(
      async () => {
        const open = await studio.ctx.db
          .selectFrom('jobs')
          .select(['kind', 'state', 'run_after'])
          .where('completed_at', 'is', null)
          .execute()
        const now = new Date().toISOString()
        return open.filter(({ run_after }) => run_after === null || run_after < now)
      },
      { timeout: 15_000 },
    )
    .toEqual([])

/** One more field that the operation takes, with another value than in its example. */
function otherwise(name: string): Record<string, unknown> {
  if (name === 'test_webhook') return { webhook_id: 2 }
  const { input } = examples[name]!
  const field = ['topic', 'prompt', 'name', 'title', 'slug', 'hostname', 'publish_status'].find((one) => one in input)!
  const value = input[field] as string
  return { [field]: field === 'publish_status' ? 'publish' : field === 'hostname' ? `x.${value}` : `${value}2` }
}

describe('If-Match', () => {
  const changes: [string, Record<string, unknown>, string][] = [
    ['update_site', { site_id: 1, name: 'Other' }, 'get_site'],
    ['update_page', { site_id: 1, page_id: 1, title: 'Other' }, ''],
    ['update_post', { site_id: 1, post_id: 1, meta_title: 'Other' }, ''],
    ['delete_page', { site_id: 1, page_id: 1 }, ''],
    ['unpublish_post', { site_id: 1, post_id: 1 }, ''],
    ['delete_site', { site_id: 1 }, ''],
  ]

  it.each(changes)('%s: an older state is refused, and nothing is changed', async (name, input) => {
    const before = await stateHash(studio.core)
    const refused = await studio.http(name, { input, headers: { 'If-Match': '"another-1", "x9-9"' } })
    expect([refused.status, refused.body.error?.code]).toEqual([412, 'precondition_failed'])
    expect(await stateHash(studio.core)).toBe(before)
  })

  it.each(changes.slice(0, 3))('%s: the state that was read passes, once', async (name, input) => {
    const read = await studio.http(name, { input, headers: { 'If-Match': '*' } })
    const tag = read.headers.get('etag')!
    expect(tag).toMatch(/^"[a-z]+\d+-[\da-f]+"$/)
    const next = {
      ...input,
      ...(name === 'update_post'
        ? { meta_title: 'Again' }
        : name === 'update_page'
          ? { title: 'Again' }
          : { name: 'Again' }),
    }
    const written = await studio.http(name, { input: next, headers: { 'If-Match': `"old-1", ${tag}` } })
    expect([written.status, written.headers.get('etag') === tag]).toEqual([200, false])
    expect((await studio.http(name, { input, headers: { 'If-Match': tag } })).status).toBe(412)
  })

  it('a site that did not change is 304 to who has it', async () => {
    const read = await studio.http('get_site', { input: { site_id: 1 } })
    const tag = read.headers.get('etag')!
    const same = await studio.http('get_site', { input: { site_id: 1 }, headers: { 'If-None-Match': `W/${tag}` } })
    expect([same.status, same.body, same.headers.get('etag')]).toEqual([304, null, tag])
    await studio.call('update_site', { site_id: 1, name: 'Changed' })
    expect((await studio.http('get_site', { input: { site_id: 1 }, headers: { 'If-None-Match': tag } })).status).toBe(
      200,
    )
  })
})
