import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '../contract/index.ts'
import type { Operation } from '../contract/operation.ts'
import { studioCaller, type Caller } from '../core/context.ts'
import { Answer } from '../core/handler.ts'
import { systemClock } from '../core/time.ts'
import { listen, type Listener } from '../host/listeners.ts'
import { createApi } from './app.ts'
import { unauthorised } from './guards.ts'
import { createSessions, type Sessions } from './sessions.ts'

const reader: Caller = { kind: 'key', name: 'Reader', scopes: ['read'], via: 'rest', key_id: 1 }
const articles = { data: [], meta: { page: 1, per_page: 20, total: 0, total_pages: 0 } }

let listener: Listener
let sessions: Sessions
let own: string
/** More than one page of what a listener may have missed. */
const kept = Array.from({ length: 2_500 }, (_, index) => ({ type: 'article.created' as const, id: index + 1 }))
const logged: [string, unknown][] = []
let calls: { name: string; caller: Caller; input: unknown }[] = []
beforeEach(() => void (calls = []))

beforeAll(async () => {
  sessions = await createSessions(systemClock)
  const app = createApi({
    core: {
      async call(name, caller, readInput) {
        calls.push({ name, caller, input: await readInput() })
        if (name === 'get_credit_usage') throw new Error('the sort of thing that nobody planned, with a secret in it')
        const reply = name === 'list_articles' ? articles : { id: 7 }
        return new Answer(200, reply, name === 'get_article' ? { ETag: '"a7-1"' } : {})
      },
      onEvent: () => () => {},
      readMedia: async () => null,
      exportArchive: async () => null,
      sections: () => [],
      latestEvent: async () => kept.length,
      eventsSince: async (from, limit) =>
        kept.map((event, index) => ({ event, seq: index + 1 })).slice(from, from + limit),
    },
    clock: systemClock,
    log: (_, event, fields) => void logged.push([event, fields?.status]),
    version: '1.2.3',
    sessions,
    guards: {
      ownHosts: () => [`127.0.0.1:${listener.port}`, `localhost:${listener.port}`],
      authenticate: async (credential, via) => {
        if (credential === 'qn_live_good') return reader
        if (via === 'bearer') return sessions.verify(credential)
        throw unauthorised('This key is not known.')
      },
    },
    address: () => `http://${own}/api/v1/public`,
    requestsPerMinute: () => 600,
    docsAsset: async () => null,
    windowAsset: async (name) =>
      name === 'index.html' ? { bytes: Buffer.from('<p>window'), type: 'text/html' } : null,
  })
  listener = await listen({ port: 0, fetch: (request, env) => app.fetch(request, env) })
  own = `127.0.0.1:${listener.port}`
})
afterAll(() => listener.close())

/** Bytes as they go over the wire: what a client library would tidy up is what is tested here. */
async function raw(request: string | Buffer): Promise<{ status: number; body: string; head: string }> {
  const socket = connect(listener.port, '127.0.0.1')
  socket.write(request)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(socket, 'close')
  const text = Buffer.concat(chunks).toString()
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  return { status: Number(head.match(/^HTTP\/1\.1 (\d+)/)?.[1]), body, head }
}

const request = (lines: string[], body = '') => `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`
const key = 'X-API-Key: qn_live_good'
const get = (path: string, ...headers: string[]) => raw(request([`GET ${path} HTTP/1.1`, `Host: ${own}`, ...headers]))
const post = (path: string, body: string, ...headers: string[]) =>
  raw(
    request([`POST ${path} HTTP/1.1`, `Host: ${own}`, `Content-Length: ${Buffer.byteLength(body)}`, ...headers], body),
  )
const json = 'Content-Type: application/json'
const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as { error: { code: string } }).error.code

describe('facts of the socket, before anything else', () => {
  it('answers under both of its own names', async () => {
    expect((await get('/api/v1/public/articles', key)).status).toBe(200)
    expect(
      (await raw(request(['GET /api/v1/public/articles HTTP/1.1', `Host: LOCALHOST:${listener.port}`, key]))).status,
    ).toBe(200)
  })

  it('answers in the error shape where HTTP itself forbids the request', async () => {
    const nameless = await raw(request(['GET /api/v1/public/articles HTTP/1.1', key]))
    expect([nameless.status, codeOf(nameless)]).toEqual([400, 'bad_request'])
    const proxy = await raw(request(['CONNECT evil.example:443 HTTP/1.1', `Host: ${own}`, key]))
    expect([proxy.status, codeOf(proxy)]).toEqual([405, 'method_not_allowed'])
  })

  it('goes on when it does not understand what is expected of it', async () => {
    expect((await get('/api/v1/public/articles', key, 'Expect: miracles')).status).toBe(200)
  })

  it.each([
    ['another name', ['Host: evil.example']],
    ['its own name without the port', ['Host: 127.0.0.1']],
    ['its own name with another port', ['Host: 127.0.0.1:1']],
    ['a name that ends like its own', ['Host: x.localhost:0']],
    ['two names', ['Host: OWN', 'Host: evil.example']],
    ['its own name twice', ['Host: OWN', 'Host: OWN']],
  ])('refuses %s, with a key and without', async (_, hosts) => {
    const lines = hosts.map((host) => host.replace('OWN', own))
    for (const credential of [[], [key]]) {
      const answer = await raw(request(['GET /api/v1/public/articles HTTP/1.1', ...lines, ...credential]))
      expect([400, 403]).toContain(answer.status)
      expect(['forbidden', 'bad_request']).toContain(codeOf(answer))
    }
    expect(calls).toEqual([])
  })

  it('refuses an absolute address in the request line', async () => {
    const answer = await raw(request([`GET http://${own}/api/v1/public/articles HTTP/1.1`, `Host: ${own}`, key]))
    expect(answer.status).toBe(403)
  })

  it.each(['Origin: https://evil.example', 'Origin: null', 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Site: same-site'])(
    'refuses %s',
    async (header) => {
      expect(await get('/api/v1/public/articles', key, header)).toMatchObject({ status: 403 })
      expect(calls).toEqual([])
    },
  )

  it('takes its own origin, and a link from elsewhere to the page', async () => {
    expect(
      (await get('/api/v1/public/articles', key, `Origin: http://${own}`, 'Sec-Fetch-Site: same-origin')).status,
    ).toBe(200)
    const link = ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document']
    expect((await get('/studio/', ...link)).status).toBe(200)
  })

  it('guards the pages without credential as well', async () => {
    for (const path of ['/api/v1/public/docs', '/api/v1/public/openapi.json', '/studio/']) {
      expect((await raw(request([`GET ${path} HTTP/1.1`, 'Host: evil.example']))).status).toBe(403)
    }
  })

  it.each([
    'GET /\r\n\r\n',
    'NONSENSE\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n`,
    `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  ])('answers what is not HTTP with 400 in the one shape: %j', async (bytes) => {
    const answer = await raw(bytes)
    expect(answer.status).toBe(400)
    expect(codeOf(answer)).toBe('bad_request')
  })

  it('sets no cookie and opens to no other origin', async () => {
    const { head } = await get('/api/v1/public/articles', key)
    expect(head).not.toMatch(/set-cookie|access-control/i)
    expect((await raw(request([`OPTIONS /api/v1/public/articles HTTP/1.1`, `Host: ${own}`, key]))).status).toBe(405)
  })
})

describe('credentials', () => {
  it('are asked for before anything is looked up', async () => {
    for (const path of [
      '/api/v1/public/articles',
      '/api/v1/public/nothing',
      '/api/v1/studio/status',
      '/api/v1/studio/events',
    ]) {
      const answer = await get(path)
      expect(answer.status).toBe(401)
      expect(codeOf(answer)).toBe('unauthorized')
      expect(answer.head).toMatch(/www-authenticate: bearer/i)
    }
  })

  it('may be a key in either header', async () => {
    expect((await get('/api/v1/public/articles', 'Authorization: Bearer qn_live_good')).status).toBe(200)
    expect(calls[0]!.caller).toEqual(reader)
  })

  it('come from a one-time code, which works once', async () => {
    const code = sessions.newCode()
    const first = await post('/api/v1/studio/session', JSON.stringify({ code }), json)
    expect(first.status).toBe(201)
    expect((await post('/api/v1/studio/session', JSON.stringify({ code }), json)).status).toBe(401)
    const { token, renewal } = (JSON.parse(first.body) as { data: { token: string; renewal: string } }).data
    expect((await get('/api/v1/studio/status', `Authorization: Bearer ${token}`)).status).toBe(200)
    expect(calls.at(-1)!.caller.scopes).toEqual(studioCaller.scopes)

    const next = await post('/api/v1/studio/session/renew', JSON.stringify({ renewal }), json)
    expect(next.status).toBe(201)
    expect((await post('/api/v1/studio/session/renew', JSON.stringify({ renewal }), json)).status).toBe(401)
  })

  it('are refused when the token is unsigned, signed by another, or for another audience', async () => {
    const { token } = await sessions.begin(sessions.newCode())
    const [, payload] = token.split('.')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    const stranger = await createSessions(systemClock)
    const foreign = (await stranger.begin(stranger.newCode())).token
    for (const bad of [none, foreign, `${token.slice(0, -4)}AAAA`, 'x.y.z', 'qn_live_bad']) {
      expect((await get('/api/v1/studio/status', `Authorization: Bearer ${bad}`)).status).toBe(401)
    }
  })

  it('do not let a key listen to the events', async () => {
    expect((await get('/api/v1/studio/events', key)).status).toBe(403)
  })
})

describe('what comes in', () => {
  it('turns path and query into their declared types, and nothing else', async () => {
    await get('/api/v1/public/articles?page=2&per_page=x&status=draft&status=archived&language=', key)
    expect(calls[0]!.input).toEqual({ page: 2, per_page: 'x', status: ['draft', 'archived'], language: '' })
    await get('/api/v1/public/articles/7', key)
    expect(calls[1]).toMatchObject({ name: 'get_article', input: { id: 7 } })
  })

  it.each(['toString=1', 'hasOwnProperty=1', 'valueOf=1&valueOf=2'])(
    'takes %s in a query as any other name',
    async (query) => {
      expect((await get(`/api/v1/public/articles?${query}`, key)).status).toBe(200)
      expect(Object.keys(calls[0]!.input as object)).toEqual([query.split('=')[0]])
    },
  )

  it.each(['__proto__=1', 'constructor=1', 'prototype=1'])('refuses %s in a query', async (query) => {
    const answer = await get(`/api/v1/public/articles?${query}`, key)
    expect([answer.status, codeOf(answer)]).toEqual([422, 'validation_error'])
  })

  it('finds fixed paths before those with an id', async () => {
    await post('/api/v1/public/articles/generate', '{"topic":"Bees"}', key, json)
    expect(calls[0]).toMatchObject({ name: 'generate_article', input: { topic: 'Bees' } })
  })

  it('takes a caller who leaves before the body is whole for no fault of ours', async () => {
    const before = logged.length
    const head = [`POST /api/v1/public/articles/generate HTTP/1.1`, `Host: ${own}`, key, json, 'Content-Length: 100']
    const socket = connect(listener.port, '127.0.0.1')
    socket.write(`${head.join('\r\n')}\r\n\r\n{"topic":`)
    setTimeout(() => socket.destroy(), 20)
    await expect.poll(() => logged.slice(before)).toEqual([['request', 400]])
  })

  it.each<[number, string, string, string[]]>([
    [400, 'bad_request', '{"topic":', [json]],
    [415, 'unsupported_media_type', '{"topic":"Bees"}', ['Content-Type: text/plain']],
    [415, 'unsupported_media_type', '{"topic":"Bees"}', []],
    [415, 'unsupported_media_type', '{"topic":"Bees"}', [json, 'Content-Encoding: gzip']],
    [422, 'validation_error', '[]', [json]],
    [422, 'validation_error', '"text"', [json]],
    [422, 'validation_error', '{"__proto__":{"admin":true}}', [json]],
    [422, 'validation_error', `{"a":${'['.repeat(70)}${']'.repeat(70)}}`, [json]],
    [
      422,
      'validation_error',
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`k${i}`, 1]))),
      [json],
    ],
  ])('answers %i %s to %j', async (status, code, body, headers) => {
    const answer = await post('/api/v1/public/articles/generate', body, key, ...headers)
    expect([answer.status, codeOf(answer)]).toEqual([status, code])
    expect(calls).toEqual([])
  })

  it('answers 400 to bytes that are not UTF-8', async () => {
    const body = Buffer.from('{"topic":"B\xe4ume"}', 'latin1')
    const head = request([
      'POST /api/v1/public/articles/generate HTTP/1.1',
      `Host: ${own}`,
      `Content-Length: ${body.byteLength}`,
      key,
      json,
    ])
    expect((await raw(Buffer.concat([Buffer.from(head), body]))).status).toBe(400)
  })

  it('refuses a body past its limit, told or untold', async () => {
    const told = await raw(
      request(
        ['POST /api/v1/public/articles/generate HTTP/1.1', `Host: ${own}`, 'Content-Length: 3000000', key, json],
        '{',
      ),
    )
    expect(told.status).toBe(413)
    const chunk = 'a'.repeat(2_100_000)
    const untold = await raw(
      request(
        ['POST /api/v1/public/articles/generate HTTP/1.1', `Host: ${own}`, 'Transfer-Encoding: chunked', key, json],
        `${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`,
      ),
    )
    expect(untold.status).toBe(413)
  })

  it('lets a client that sends all of a large body before it listens hear why it was refused', async () => {
    for (let times = 0; times < 6; times++) {
      const answer = await fetch(`http://${own}/api/v1/public/articles/generate`, {
        method: 'POST',
        headers: { 'X-API-Key': 'qn_live_good', 'Content-Type': 'application/json' },
        body: 'x'.repeat(2_000_000 + times * 500_000 + 1),
      })
      expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'payload_too_large' } }])
    }
  })
})

describe('events', () => {
  const listen = async (...headers: string[]) => {
    const { token } = await sessions.begin(sessions.newCode())
    const socket = connect(listener.port, '127.0.0.1')
    socket.write(
      request(['GET /api/v1/studio/events HTTP/1.1', `Host: ${own}`, `Authorization: Bearer ${token}`, ...headers]),
    )
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk))
    return { text: () => text, end: () => socket.destroy() }
  }

  it('begin with the number to resume from, also for one who heard nothing yet', async () => {
    const stream = await listen()
    await expect.poll(stream.text).toContain('id: 2500')
    expect(stream.text()).not.toContain('article.created')
    stream.end()
  })

  it('missed by a listener come to it in order, however many', async () => {
    const stream = await listen('Last-Event-ID: 7')
    await expect.poll(stream.text, { timeout: 5_000 }).toContain('"id":2500}')
    const ids = [...stream.text().matchAll(/"id":(\d+)}/g)].map((match) => Number(match[1]))
    expect(ids).toEqual(kept.slice(7).map(({ id }) => id))
    stream.end()
  })
})

describe('what goes out', () => {
  it('says 404 for what is not there and 405 for what takes other methods', async () => {
    const missing = await get('/api/v1/public/nothing', key)
    expect([missing.status, codeOf(missing)]).toEqual([404, 'not_found'])
    const wrong = await raw(request(['DELETE /api/v1/public/articles HTTP/1.1', `Host: ${own}`, key]))
    expect([wrong.status, codeOf(wrong)]).toEqual([405, 'method_not_allowed'])
    expect(wrong.head).toMatch(/allow: GET/i)
  })

  it('never tells what was not planned', async () => {
    const answer = await get('/api/v1/public/usage/credits', key)
    expect([answer.status, codeOf(answer)]).toEqual([500, 'internal_error'])
    expect(answer.body).not.toContain('secret')
    expect(answer.body).toMatch(/req_\w+/)
  })

  it('answers 304 to a reader who has it already', async () => {
    expect((await get('/api/v1/public/articles/7', key)).head).toMatch(/etag: "a7-1"/i)
    expect((await get('/api/v1/public/articles/7', key, 'If-None-Match: "a7-1"')).status).toBe(304)
  })

  it('describes itself, every public operation once', async () => {
    const { body } = await get('/api/v1/public/openapi.json')
    const document = JSON.parse(body) as {
      openapi: string
      paths: Record<string, Record<string, unknown>>
      servers: { url: string }[]
    }
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers[0]!.url).toBe(`http://${own}/api/v1/public`)
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const table = Object.values(operations as Record<string, Operation>).filter(({ scope }) => scope !== 'studio')
    expect(described.toSorted()).toEqual(table.map(({ http }) => http as string).toSorted())
    expect(body).not.toContain('/library')
  })

  it('describes itself under the name by which it was asked', async () => {
    const host = `localhost:${listener.port}`
    const { body } = await raw(request(['GET /api/v1/public/openapi.json HTTP/1.1', `Host: ${host}`]))
    expect((JSON.parse(body) as { servers: unknown }).servers).toEqual([{ url: `http://${host}/api/v1/public` }])
  })

  it('serves the window under a strict policy, and nothing beside it', async () => {
    const page = await get('/studio/')
    expect(page.head).toMatch(/content-security-policy: default-src 'none'; script-src 'self'/i)
    for (const path of ['/studio/../package.json', '/studio/%2e%2e/package.json', '/studio/missing.js']) {
      expect([404, 401]).toContain((await get(path)).status)
    }
  })
})
