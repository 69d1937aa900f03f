import { connect } from 'node:net'
import { once } from 'node:events'
import { createApi, type Api } from '../api/app.ts'
import { createSessions, type Sessions } from '../api/sessions.ts'
import { operations } from '../contract/index.ts'
import type { Operation } from '../contract/operation.ts'
import { fillPath, pathOf } from '../contract/path.ts'
import { createKeyring } from '../core/keys/keyring.ts'
import { watchLimits } from '../core/settings/limits.ts'
import { listen } from '../host/listeners.ts'
import { testStudio, type TestStudio, type TestStudioOptions } from './test-studio.ts'

export interface HttpAnswer {
  status: number
  headers: Headers
  /** The parsed body; null when there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into any answer
  body: any
}

export interface HttpRequest {
  key?: string | null
  /** Fields of the operation; those of its path go there, those of a GET into the query. */
  input?: Record<string, unknown>
  headers?: Record<string, string>
}

export interface ApiStudio extends TestStudio {
  /** `127.0.0.1:41234` */
  host: string
  app: Api
  sessions: Sessions
  keys: { read: string; write: string; revoked: string; expired: string; session: string }
  /** One operation over a real socket, with the read-write key unless told otherwise; null: without a key. */
  http(name: string, request?: HttpRequest): Promise<HttpAnswer>
  /** Any request below the host, with nothing added. */
  fetch(path: string, init?: RequestInit): Promise<HttpAnswer>
  /** Bytes as they stand; resolves with the whole answer once the other side has closed. */
  raw(bytes: string | Buffer): Promise<string>
  /** Milliseconds of every answer so far. */
  took: number[]
}

/** The product's API on a real socket over a real database, with a key of every sort. */
export async function apiStudio({
  jwtKeys,
  ...options
}: TestStudioOptions & { jwtKeys?: Parameters<typeof createSessions>[1] } = {}): Promise<ApiStudio> {
  const studio = await testStudio({ clock: 'real', ...options })
  const { core, clock } = studio
  const keyring = createKeyring(core)
  const sessions = await createSessions(clock, jwtKeys)
  const limits = await watchLimits(core)
  let port = 0
  const app = createApi({
    core,
    clock,
    log: (level, event, fields = {}) => void studio.log.push({ level, event, fields }),
    version: '0.0.0-test',
    sessions,
    guards: {
      ownHosts: () => [`127.0.0.1:${port}`, `localhost:${port}`],
      authenticate: (credential, via) =>
        via === 'bearer' && !credential.startsWith('qn_')
          ? sessions.verify(credential)
          : keyring.authenticate(credential),
    },
    address: () => `http://127.0.0.1:${port}/api/v1/public`,
    requestsPerMinute: () => limits().requests_per_minute,
    docsAsset: async () => null,
    windowAsset: null,
  })
  const listener = await listen({ port: 0, fetch: (request, env) => app.fetch(request, env) })
  port = listener.port
  const host = `127.0.0.1:${port}`
  const keys = await makeKeys(studio, sessions)
  const took: number[] = []

  const send: ApiStudio['fetch'] = async (path, init) => {
    const began = performance.now()
    const answer = await fetch(`http://${host}${path}`, init)
    const text = await answer.text()
    took.push(performance.now() - began)
    const json = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : json ? JSON.parse(text) : text }
  }

  return {
    ...studio,
    host,
    app,
    sessions,
    keys,
    took,
    fetch: send,
    http(name, { key = keys.write, input = {}, headers = {} } = {}) {
      const { path, method, body } = requestOf(name, input)
      return send(path, {
        method,
        headers: {
          ...(key !== null && (key.startsWith('qn_') ? { 'X-API-Key': key } : { Authorization: `Bearer ${key}` })),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      })
    },
    async raw(bytes) {
      const socket = connect(port, '127.0.0.1')
      const chunks: Buffer[] = []
      socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => {})
      socket.write(bytes)
      await once(socket, 'close')
      return Buffer.concat(chunks).toString()
    },
    async close() {
      await listener.close()
      keyring.close()
      await studio.close()
    },
  }
}

/** Where the fields of an input go: path, query, body. */
export function requestOf(name: string, input: Record<string, unknown>) {
  const op = (operations as Record<string, Operation>)[name]
  if (!op) throw new Error(`There is no operation ${name}.`)
  const { method, path, params } = pathOf(op)
  const rest = Object.fromEntries(
    Object.entries(input).filter(([field, value]) => !params.includes(field) && value !== undefined),
  )
  const filled = fillPath(path, input)
  const { bytes, ...fields } = rest
  if (op.upload) return { method, path: withQuery(filled, fields), body: bytes as Uint8Array<ArrayBuffer> }
  if (method === 'GET' || method === 'DELETE') return { method, path: withQuery(filled, rest), body: undefined }
  return { method, path: filled, body: JSON.stringify(rest) }
}

function withQuery(path: string, fields: Record<string, unknown>): string {
  const query = new URLSearchParams(
    Object.entries(fields).flatMap(([field, value]) => [value].flat().map((one) => [field, asText(one)])),
  ).toString()
  return query ? `${path}?${query}` : path
}

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

async function makeKeys(studio: TestStudio, sessions: Sessions): Promise<ApiStudio['keys']> {
  const make = (name: string, scopes: 'read' | 'read,write', expires_at?: string) =>
    studio.call('create_api_key', { name, scopes, ...(expires_at && { expires_at }) })
  const revoked = await make('Revoked', 'read,write')
  await studio.call('revoke_api_key', { id: revoked.id })
  const expired = await make('Expired', 'read,write', '2200-01-01T00:00:00Z')
  await studio.ctx.write(
    async (tx) =>
      void (await tx.db
        .updateTable('api_keys')
        .set({ expires_at: '2000-01-01T00:00:00Z' })
        .where('id', '=', expired.id)
        .execute()),
  )
  return {
    read: (await make('Reader', 'read')).key,
    write: (await make('Writer', 'read,write')).key,
    revoked: revoked.key,
    expired: expired.key,
    session: (await sessions.begin(sessions.newCode())).token,
  }
}
