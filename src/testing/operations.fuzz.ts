import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../contract/index.ts'
import type { Operation } from '../contract/operation.ts'
import { requestOf, type HttpAnswer } from './api-studio.ts'
import { arbitraryOf } from './arbitrary.ts'
import { around } from './around.ts'
import { checkAnswer } from './fuzz-oracle.ts'
import { preparedStudio, type PreparedStudio } from './prepared-studio.ts'

const LONG = process.env.QUOIN_TEST === 'long'
const SEED = Number(process.env.QUOIN_SEED ?? Date.now() % 2_147_483_647)
const table = Object.entries(operations as Record<string, Operation>)
/** Each call draws, encodes and stores a whole picture. */
const SLOW = new Set(['generate_media', 'generate_image', 'start_image'])
const RUNS = LONG ? 600 : 12
const settings = {
  general: { workspace_name: 'Quoin', email: '', language: 'en' },
  plan: { name: 'studio' as const },
  limits: { requests_per_minute: 1_000_000 },
}

let studio: PreparedStudio
const counts: Record<string, number> = {}
let worst = { ms: 0, what: '' }

beforeAll(async () => void (studio = await preparedStudio()), 60_000)
afterAll(async () => {
  const requests = Object.values(counts).reduce((sum, one) => sum + one, 0)
  const line = { seed: SEED, long: LONG, operations: table.length, requests, answers: counts, worst }
  process.stdout.write(`${JSON.stringify({ fuzz: line })}\n`)
  await studio.close()
})

/** The run before may have revoked any key there was. */
const freshKey = async () => (await studio.call('create_api_key', { name: 'Fresh', scopes: 'read,write' })).key

async function tried(what: string, send: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  const began = performance.now()
  const answer = await send()
  const ms = Math.round(performance.now() - began)
  if (ms > worst.ms) worst = { ms, what: what.slice(0, 120) }
  counts[answer.status] = (counts[answer.status] ?? 0) + 1
  checkAnswer(answer, what)
  return answer
}

const check = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number, act: (value: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(arbitrary, act), { seed: SEED, numRuns, endOnFailure: !LONG })

describe('inputs of every operation, and around them', () => {
  it.each(table)(
    '%s',
    async (name, op) => {
      await studio.call('save_settings', settings)
      const good = arbitraryOf(op.input)
      const inputs = SLOW.has(name) ? around(good) : fc.oneof(good, around(good), around(good))
      const key =
        op.scope === 'studio' ? (await studio.sessions.begin(studio.sessions.newCode())).token : await freshKey()
      await check(inputs as fc.Arbitrary<Record<string, unknown>>, RUNS, async (input) => {
        const { path, method, body } = fuzzRequest(name, op, input)
        const headers: Record<string, string> = {
          ...(key.startsWith('qn_') ? { 'X-API-Key': key } : { Authorization: `Bearer ${key}` }),
          ...(body !== undefined && { 'Content-Type': op.upload ? 'application/octet-stream' : 'application/json' }),
        }
        const init = { method, headers, ...(body !== undefined && { body }) }
        const answer = await tried(`${name} ${method} ${path} ${String(body)}`, () => studio.fetch(path, init))
        expect(answer.status, 'the credential is good').not.toBe(401)
      })
    },
    LONG ? 600_000 : 30_000,
  )
})

/** A path cannot hold everything: what is no text of a path is made one. */
function fuzzRequest(name: string, { http }: Operation, input: Record<string, unknown>) {
  const inPath = [...http.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  const fields = Object.fromEntries(
    inPath.map((field) => {
      const value = Object.hasOwn(input, field) ? input[field] : undefined
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
      return [field, text.toWellFormed().slice(0, 2_000) || '0']
    }),
  )
  const { path, method, body } = requestOf(name, withFields(input, fields))
  return { path: path.slice(0, 12_000), method, body }
}

const withFields = (input: Record<string, unknown>, fields: Record<string, string>): Record<string, unknown> => {
  const all = Object.defineProperties({}, Object.getOwnPropertyDescriptors(input)) as Record<string, unknown>
  return Object.assign(all, fields)
}

describe('bodies', () => {
  let key: string
  beforeAll(async () => {
    await studio.call('save_settings', settings)
    key = await freshKey()
  })

  const post = (what: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    tried(`${what} ${String(body).slice(0, 200)}`, () =>
      studio.fetch('/api/v1/public/articles/generate', {
        method: 'POST',
        headers: { 'X-API-Key': key, ...headers },
        body,
      }),
    )
  const json = { 'Content-Type': 'application/json' }

  it('that are not well-formed JSON', async () => {
    const whole = JSON.stringify({ topic: 'Bees "in" the city', word_count: 600, keywords: ['a', 'ü'] })
    const broken = fc.oneof(
      fc.nat(whole.length - 1).map((end) => whole.slice(0, end)),
      fc
        .tuple(fc.nat(whole.length), fc.string({ minLength: 1, maxLength: 3 }))
        .map(([at, text]) => whole.slice(0, at) + text + whole.slice(at)),
      fc.constantFrom(
        'NaN',
        '{"topic":NaN}',
        "{'topic':1}",
        '{topic:1}',
        '[',
        '\ufeff{}',
        '{}{}',
        '// x',
        '{"a":1,}',
        'undefined',
        '"',
        '1e999',
        '-',
        '{"topic":"\\ud800"}',
        '{"topic":"\\u12"}',
        'nul',
      ),
      fc.string({ unit: 'binary', maxLength: 200 }),
    )
    await check(broken, RUNS * 10, async (body) => void (await post('malformed', body, json)))
    await check(fc.uint8Array({ maxLength: 300 }), RUNS * 5, async (bytes) => {
      await post('bytes', new Uint8Array(bytes), json)
    })
  })

  it('of every content type', async () => {
    const types = fc.oneof(
      fc.constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        'application/json; charset=utf-16',
        'application/json;;;',
        'APPLICATION/JSON',
        'application/jsonp',
        ', application/json',
        'application/json, text/plain',
        '',
      ),
      fc.stringMatching(/^[a-z]{1,8}\/[a-z+.-]{1,12}$/),
    )
    await check(types, RUNS * 4, async (type) => {
      const answer = await post(type, '{"topic":"Bees in the city"}', { 'Content-Type': type })
      if (!/^application\/json *(;|$)/i.test(type)) expect([415, 422]).toContain(answer.status)
    })
  })

  it('that are big, deep or wide', async () => {
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1])))
    const bodies: [string, string, number][] = [
      ['just too big', `{"topic":"${'x'.repeat(2_000_000)}"}`, 413],
      ['within the limit', `{"topic":"${'x'.repeat(1_900_000)}"}`, 422],
      ['deep', `{"topic":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 422],
      ['deep objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 422],
      ['wide', wide, 422],
      ['a long list', `{"keywords":[${'1,'.repeat(300_000)}1]}`, 422],
      ['a long number', `{"word_count":${'9'.repeat(100_000)}}`, 422],
    ]
    for (const [what, body, status] of bodies)
      expect([what, (await post(what, body, json)).status]).toEqual([what, status])
  })
})

describe('headers, methods and paths', () => {
  let key: string
  beforeAll(async () => {
    await studio.call('save_settings', settings)
    key = await freshKey()
  })

  const head = fc.stringMatching(/^[\x21-\x7e]([\x20-\x7e]{0,80}[\x21-\x7e])?$/)

  it('of any content', async () => {
    const names = fc.constantFrom(
      'If-Match',
      'If-None-Match',
      'Idempotency-Key',
      'Accept',
      'Range',
      'X-Api-Version',
      'Accept-Encoding',
      'Content-Encoding',
      'Expect',
      'X-HTTP-Method-Override',
    )
    await check(fc.tuple(names, head), RUNS * 10, async ([name, value]) => {
      if (name === 'Expect') return
      const headers = { 'X-API-Key': key, [name]: value }
      await tried(`${name}: ${value}`, () => studio.fetch('/api/v1/public/articles/2', { headers }))
      await tried(`${name}: ${value}`, () =>
        studio.http('update_site', { key, input: { site_id: 1 }, headers: { [name]: value } }),
      )
    })
  })

  it('that stand twice', async () => {
    const write = key
    const read = studio.keys.read
    const twice: [string, string[]][] = [
      ['two keys', [`X-API-Key: ${write}`, `X-API-Key: ${read}`]],
      ['a key and a token', [`X-API-Key: ${write}`, 'Authorization: Bearer x.y.z']],
      ['two tokens', ['Authorization: Bearer x.y.z', `Authorization: Bearer ${write}`]],
      ['two types', [`X-API-Key: ${write}`, 'Content-Type: application/json', 'Content-Type: text/plain']],
      ['two lengths', [`X-API-Key: ${write}`, 'Content-Length: 0', 'Content-Length: 2']],
      ['length and chunks', [`X-API-Key: ${write}`, 'Content-Length: 2', 'Transfer-Encoding: chunked']],
      ['two tags', [`X-API-Key: ${write}`, 'If-None-Match: "a"', 'If-None-Match: W/"b"']],
      ['two hosts', [`X-API-Key: ${write}`, 'Host: evil.example']],
      ['a fold', [`X-API-Key: ${write}`, 'X-Folded: a\r\n b']],
      ['a bare line feed', [`X-API-Key: ${write}\nX-Other: 1`]],
    ]
    for (const [what, lines] of twice) {
      const bytes = [
        `GET /api/v1/public/articles HTTP/1.1`,
        `Host: ${studio.host}`,
        ...lines,
        'Connection: close',
        '',
        '',
      ].join('\r\n')
      const answer = await studio.raw(bytes)
      expect(answer.match(/HTTP\/1\.1 /g)?.length ?? 0, what).toBeLessThanOrEqual(1)
      expect(answer, what).not.toMatch(/^HTTP\/1\.1 5/)
      const status = Number(answer.match(/^HTTP\/1\.1 (\d+)/)?.[1] ?? 0)
      counts[status] = (counts[status] ?? 0) + 1
      if (status >= 400) expect(answer, what).toContain('"error":{"code":"')
    }
  })

  it('of any spelling', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'api',
        'v1',
        'public',
        'studio',
        'hosted',
        'articles',
        'sites',
        '1',
        '..',
        '.',
        '',
        '%00',
        '%2f',
        '%ff',
        '{id}',
        '*',
        'docs',
        'openapi.json',
        'mcp',
        'media',
        'events',
      ),
      fc.stringMatching(/^[\w~!$&'()*+,;=:@-]{1,12}$/),
    )
    const methods = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'FOO')
    const request = fc.tuple(
      methods,
      fc.constantFrom('', '/api/v1/public', '/api/v1/public/hosted', '/api/v1/studio'),
      fc.array(piece, { maxLength: 5 }),
    )
    await check(request, RUNS * 12, async ([method, base, pieces]) => {
      const path = `${base}/${pieces.join('/')}`
      const answer = await studio.fetch(path, { method, headers: { 'X-API-Key': key } })
      counts[answer.status] = (counts[answer.status] ?? 0) + 1
      expect(answer.status, `${method} ${path}`).toBeLessThan(500)
      if (answer.status >= 400 && method !== 'HEAD')
        expect(answer.body, `${method} ${path}`).toMatchObject({ error: { status: answer.status } })
    })
  })
})

describe('the tools', () => {
  let key: string
  beforeAll(async () => {
    await studio.call('save_settings', settings)
    key = await freshKey()
  })

  const tools = table.filter(([, op]) => op.tool)
  const message = (body: unknown) =>
    studio.fetch('/mcp', {
      method: 'POST',
      headers: {
        'X-API-Key': key,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  it.each(tools)('%s, with arguments around its schema', async (name, op) => {
    await studio.call('save_settings', settings)
    await check(around(arbitraryOf(op.input)), Math.ceil(RUNS / 2), async (input) => {
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }
      const answer = await message(call)
      counts[answer.status] = (counts[answer.status] ?? 0) + 1
      expect(answer.status).toBeLessThan(500)
      expect(JSON.stringify(answer.body), name).not.toContain('internal_error')
    })
  })

  it('messages that are no JSON-RPC', async () => {
    await check(fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' })), RUNS * 5, async (body) => {
      const answer = await message(body)
      counts[answer.status] = (counts[answer.status] ?? 0) + 1
      expect(answer.status).toBeLessThan(500)
    })
  })
})

it('and after all that it still answers', async () => {
  await studio.call('save_settings', settings)
  expect((await studio.http('list_articles', { key: await freshKey() })).status).toBe(200)
  expect(studio.log.filter(({ event }) => event === 'request.failed')).toEqual([])
})
