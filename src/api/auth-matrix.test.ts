import fc from 'fast-check'
import { generateKeyPair, SignJWT, type GenerateKeyPairResult } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../contract/index.ts'
import { featuresOf, type Operation } from '../contract/operation.ts'
import { STUDIO_BASE } from '../contract/path.ts'
import { apiStudio, requestOf, type ApiStudio } from '../testing/api-studio.ts'
import { arbitraryOf } from '../testing/arbitrary.ts'
import { stateHash } from '../testing/state-hash.ts'

const table = Object.entries(operations as Record<string, Operation>)
const SEED = Number(process.env.QUOIN_SEED ?? 7)

let studio: ApiStudio
let jwtKeys: GenerateKeyPairResult
let bad: Record<string, string | null>
let session: string
/** After everything was set up: no call below may change it. */
let before: string

beforeAll(async () => {
  jwtKeys = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  studio = await apiStudio({ clock: 'frozen', start: false, jwtKeys })
  await studio.call('create_article', { title: 'Bees', content: '<p>Hum.</p>' })
  await studio.call('save_settings', { limits: { requests_per_minute: 1_000_000 } })
  const expired = studio.keys.session
  studio.clock.advance(16 * 60_000)
  session = (await studio.sessions.begin(studio.sessions.newCode())).token
  bad = {
    'no key': null,
    'a key that nobody made': `qn_live_${'a'.repeat(38)}`,
    'a revoked key': studio.keys.revoked,
    'an expired key': studio.keys.expired,
    'an expired session': expired,
    'a token without signature': `${part({ alg: 'none' })}.${session.split('.')[1]}.`,
    'a token signed by another key': await token({}, await generateKeyPair('EdDSA', { crv: 'Ed25519' })),
    'a token for another audience': await token({ audience: 'mobile' }),
    'a token of another issuer': await token({ issuer: 'elsewhere' }),
    'a token signed with a password': `${part({ alg: 'HS256' })}.${session.split('.')[1]}.${'A'.repeat(43)}`,
  }
  expect((await studio.http('get_status', { key: await token({}) })).status).toBe(200)
  before = await stateHash(studio.core)
})
afterAll(() => studio.close())

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function token(
  { audience = 'studio', issuer = 'quoin' },
  { privateKey }: GenerateKeyPairResult = jwtKeys,
): Promise<string> {
  const now = Math.floor(studio.clock.now() / 1000)
  const unsigned = new SignJWT({}).setProtectedHeader({ alg: 'EdDSA' }).setIssuer(issuer).setAudience(audience)
  return unsigned
    .setIssuedAt(now)
    .setExpirationTime(now + 600)
    .sign(privateKey)
}

/** An input that each operation takes, so that nothing but the caller is wrong. */
const inputs = new Map(
  table.map(([, op]) => [
    op,
    fc.sample(arbitraryOf(op.input), { numRuns: 1, seed: SEED })[0] as Record<string, unknown>,
  ]),
)
const inputFor = (op: Operation) => inputs.get(op)!

/** A field that no operation has: who may pass is told so, and nothing happens. */
const probe = (op: Operation) => ({ ...inputFor(op), nothing_of_the_sort: 1 })

type Expected = 'passes' | 401 | 403

async function outcome(name: string, op: Operation, key: string | null): Promise<unknown> {
  const refusal = await studio.http(name, { key, input: inputFor401(op, key) })
  if (refusal.status === 401 || refusal.status === 403) {
    expect(refusal.body.error.code).toBe(refusal.status === 401 ? 'unauthorized' : 'forbidden')
    if (refusal.status === 401) expect(refusal.headers.get('www-authenticate')).toMatch(/^Bearer/)
    return refusal.status
  }
  return refusal.status === 422 && JSON.stringify(refusal.body.error.details).includes('nothing_of_the_sort')
    ? 'passes'
    : `${refusal.status} ${JSON.stringify(refusal.body)}`
}

/** Callers that must be refused send what would work; the others send the probe. */
const inputFor401 = (op: Operation, key: string | null) => (Object.values(bad).includes(key) ? inputFor(op) : probe(op))

describe('every operation, public and of the studio', () => {
  it.each(table)('%s: refuses everybody without a good credential', async (name, op) => {
    const outcomes: Record<string, unknown> = {}
    for (const [who, key] of Object.entries(bad)) outcomes[who] = await outcome(name, op, key)
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(bad).map((who) => [who, 401])))
  })

  it.each(table)('%s: is open to exactly those whom its declaration names', async (name, op) => {
    const expected: Record<string, Expected> = {
      'a read key': op.scope === 'read' ? 'passes' : 403,
      'a read-write key': op.scope === 'studio' ? 403 : 'passes',
      'the session of the studio': 'passes',
    }
    expect({
      'a read key': await outcome(name, op, studio.keys.read),
      'a read-write key': await outcome(name, op, studio.keys.write),
      'the session of the studio': await outcome(name, op, session),
    }).toEqual(expected)
  })

  it.each(table.filter(([, { scope }]) => scope !== 'read'))(
    '%s: a read key is refused what would work',
    async (name, op) => {
      const answer = await studio.http(name, { key: studio.keys.read, input: inputFor(op) })
      expect([answer.status, answer.body.error.code]).toEqual([403, 'forbidden'])
    },
  )

  it('and none of these calls has changed a thing', async () => {
    expect(await stateHash(studio.core)).toBe(before)
  })
})

describe('a plan without the feature', () => {
  beforeAll(() => studio.call('save_settings', { plan: { name: 'starter' } }))
  afterAll(() => studio.call('save_settings', { plan: { name: 'studio' } }))

  it.each(table.filter(([, { scope }]) => scope !== 'studio'))('%s: asks the plan of a key', async (name, op) => {
    const expected = featuresOf(op).length > 0 ? 403 : 'passes'
    expect(await outcome(name, op, studio.keys.write)).toBe(expected)
    if (expected === 403) {
      const answer = await studio.http(name, { input: inputFor(op) })
      expect([answer.status, answer.body.error.message]).toEqual([403, expect.stringContaining(featuresOf(op)[0]!)])
    }
  })

  it.each(table)('%s: asks the window for image generation, never for api_access', async (name, op) => {
    const expected = featuresOf(op).includes('ai_image_generation') ? 403 : 'passes'
    expect(await outcome(name, op, session)).toBe(expected)
  })
})

describe('ways around', () => {
  const read = () => ({ 'X-API-Key': studio.keys.read })

  it('a method named in a header or a field is not the method', async () => {
    const { id } = await studio.call('create_api_key', { name: 'Victim' })
    const hash = await stateHash(studio.core)
    for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      const answer = await studio.fetch('/api/v1/public/articles', { headers: { ...read(), [name]: 'DELETE' } })
      expect([answer.status, Array.isArray(answer.body.data)]).toEqual([200, true])
      const key = await studio.fetch(`${STUDIO_BASE}/keys/${id}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${session}`, [name]: 'DELETE' },
      })
      expect(key.status).toBe(405)
    }
    expect((await studio.fetch('/api/v1/public/articles?_method=POST', { headers: read() })).status).toBe(422)
    expect(await stateHash(studio.core)).toBe(hash)
  })

  it('HEAD asks for the same credential as GET, and tells no body', async () => {
    const paths = [...new Set(table.map(([name, op]) => requestOf(name, inputFor(op)).path))]
    for (const path of paths) {
      expect((await studio.fetch(path, { method: 'HEAD' })).status, path).toBe(401)
      const answer = await studio.fetch(path, { method: 'HEAD', headers: read() })
      expect(answer.body, path).toBeNull()
    }
  })

  it.each([
    '/api/v1/public/%2e%2e/studio/status',
    '/api/v1/public/../studio/status',
    '/api/v1/public/..%2fstudio/status',
    '/api/v1/public//..//studio/status',
    '//api/v1/studio/status',
    '/api//v1/studio/status',
    '/api/v1/studio//status',
    '/api/v1/studio/status/',
    '/API/V1/STUDIO/STATUS',
    '/api/v1/Studio/status',
    '/api/v1/%73tudio/status',
    '/api/v1/studio/%73tatus',
    '/api/v1/studio/status;x=1',
    '/api/v1/studio/status%00',
    '/api/v1/studio\\status',
    '/./api/v1/studio/status',
  ])('%s leads no key to the studio, and nobody anywhere without one', async (path) => {
    for (const header of ['', `X-API-Key: ${studio.keys.write}\r\n`]) {
      const answer = await studio.raw(
        `GET ${path} HTTP/1.1\r\nHost: ${studio.host}\r\n${header}Connection: close\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 4(0[0134]|05)/)
      expect(answer).not.toContain('data_folder')
    }
  })

  it('of a field that stands twice in a body only the last counts, and it is checked', async () => {
    const post = (body: string) =>
      studio.fetch('/api/v1/public/articles/generate', {
        method: 'POST',
        headers: { 'X-API-Key': studio.keys.write, 'Content-Type': 'application/json' },
        body,
      })
    expect((await post('{"topic":"Bees","word_count":600,"word_count":-1}')).status).toBe(422)
    expect((await post('{"topic":"Bees","word_count":-1,"word_count":600}')).status).toBe(202)
    expect((await post('{"topic":"Bees","\\u0074opic":"x"}')).status).toBe(422)
  })

  it('a key in the address or a cookie is no key', async () => {
    const { write } = studio.keys
    for (const query of [`api_key=${write}`, `key=${write}`, `access_token=${write}`, `X-API-Key=${write}`]) {
      expect((await studio.fetch(`/api/v1/public/articles?${query}`)).status).toBe(401)
    }
    const headers = { Cookie: `X-API-Key=${write}; session=${session}` }
    expect((await studio.fetch('/api/v1/public/articles', { headers })).status).toBe(401)
    expect(
      (await studio.fetch('/api/v1/public/articles', { headers: { Authorization: `Basic ${btoa(`:${write}`)}` } }))
        .status,
    ).toBe(401)
  })
})
