import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examples } from '../contract/examples.ts'
import { operations, type OperationName } from '../contract/index.ts'
import { bodySchema, type Operation } from '../contract/operation.ts'
import { requestOf, type HttpAnswer } from '../testing/api-studio.ts'
import { preparedStudio, type PreparedStudio } from '../testing/prepared-studio.ts'
import { valueDeviations } from '../testing/specification/compare.ts'
import type { Field, Row } from '../testing/specification/field.ts'
import { specification } from '../testing/specification/index.ts'

let studio: PreparedStudio
const report = new Map(specification.map(({ row }) => [row, {} as Record<string, string>]))
const recorded: Record<string, unknown> = {}

beforeAll(async () => void (studio = await preparedStudio()), 60_000)
afterAll(async () => {
  console.table(Object.fromEntries([...report].map(([row, parts]) => [row, { ...parts }])))
  if (process.env.QUOIN_RECORD === 'examples') writeFileSync(RECORDING, `${JSON.stringify(recorded, null, 2)}\n`)
  await studio.close()
})

/** `QUOIN_RECORD=examples` writes the answers of this run into the file that the API page shows. */
const RECORDING = join(import.meta.dirname, '../../resources/api-answers.json')

function operationOf({ row }: Row): [string, Operation] {
  const found = Object.entries(operations as Record<string, Operation>).find(
    ([, op]) => op.http === row && op.scope !== 'studio',
  )
  if (!found) throw new Error(`No route for ${row}.`)
  return found
}

/** The example of the API page, with the ids of this studio where they are not fixed. */
function exampleOf(name: string): Record<string, unknown> {
  const example = examples[name]
  if (!example) throw new Error(`The API page shows no example for ${name}.`)
  return 'job_id' in example.input ? { ...example.input, job_id: studio.job_id } : example.input
}

/** Writes the cell of the table, whatever comes of the check. */
async function noted(row: Row, column: string, check: () => Promise<void>): Promise<void> {
  const cells = report.get(row.row)!
  cells[column] = 'FAIL'
  await check()
  cells[column] = 'pass'
}

const isDelete = ({ row }: Row) => row.startsWith('DELETE')
const depth = ({ row }: Row) => (row.startsWith('DELETE') ? row.split('/').length : 0)
/** What takes something away comes last, and the deepest first: the others need it. */
const ordered = specification.toSorted((a, b) => Number(isDelete(a)) - Number(isDelete(b)) || depth(b) - depth(a))
const rows = ordered.map((row) => [row.row, row] as const)

function isRefused(answer: HttpAnswer, status: number, code: string): void {
  expect([answer.status, answer.body?.error]).toMatchObject([status, { code, status }])
  expect(Object.keys(answer.body)).toEqual(['error'])
  expect(answer.body.error.message).toMatch(/\.$/)
  expect(answer.body.error.request_id).toBe(answer.headers.get('x-request-id'))
  expect(answer.headers.get('ratelimit')).toMatch(/^"default";r=\d+;t=\d+$/)
}

describe('refusals of every row', () => {
  it.each(rows)('%s', async (_, row) => {
    await noted(row, 'refusals', async () => {
      const [name, op] = operationOf(row)
      const input = exampleOf(name)
      isRefused(await studio.http(name, { key: null, input }), 401, 'unauthorized')
      isRefused(await studio.http(name, { key: studio.keys.revoked, input }), 401, 'unauthorized')
      if (op.scope === 'write') isRefused(await studio.http(name, { key: studio.keys.read, input }), 403, 'forbidden')
      isRefused(await studio.http(name, { input: { ...input, surprise: 1 } }), 422, 'validation_error')
      if (row.feature) {
        await studio.call('save_settings', { plan: { name: 'starter' } })
        isRefused(await studio.http(name, { input }), 403, 'forbidden')
        await studio.call('save_settings', { plan: { name: 'studio' } })
      }
      for (const field of Object.keys(row.path ?? {})) {
        const nobody = field === 'job_id' ? 'job_00000000000000000000' : 999_999
        isRefused(await studio.http(name, { input: { ...input, [field]: nobody } }), 404, 'not_found')
        if (field !== 'job_id') {
          const { path, ...rest } = requestOf(name, { ...input, [field]: 'x' })
          isRefused(await send(path, rest), 422, 'validation_error')
        }
      }
      for (const [field, spec] of Object.entries({ ...row.query, ...row.body })) {
        for (const wrong of wrongValues(spec)) {
          const answer = await studio.http(name, { input: { ...input, [field]: wrong } })
          isRefused(answer, 422, 'validation_error')
          expect(answer.body.error.details[0].path.split('.')[0], `${field} = ${JSON.stringify(wrong)}`).toBe(field)
        }
        if (spec.required) {
          const answer = await studio.http(name, { input: { ...input, [field]: undefined } })
          isRefused(answer, 422, 'validation_error')
          expect(answer.body.error.details[0].path).toBe(field)
        }
      }
    })
  })
})

const send = (path: string, { method, body }: { method: string; body: RequestInit['body'] | undefined }) =>
  studio.fetch(path, {
    method,
    headers: { 'X-API-Key': studio.keys.write, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body }),
  })

/** Just outside of what the tables allow. */
function wrongValues({ type, enum: choices, min, max, itemEnum, itemMax }: Field): unknown[] {
  const list = type.endsWith('[]')
  const text = type === 'string'
  return [
    ...(type === 'string' ? [] : ['seven']),
    ...(choices || itemEnum ? [list ? ['no such choice'] : 'no such choice'] : []),
    ...(type === 'integer' && min !== undefined ? [min - 1] : []),
    ...(type === 'integer' && max !== undefined ? [max + 1] : []),
    ...(type === 'integer' ? [1.5] : []),
    ...(text && min !== undefined && min > 0 ? ['x'.repeat(min - 1)] : []),
    ...(text && max !== undefined ? ['x'.repeat(max + 1)] : []),
    ...(itemMax === undefined ? [] : [['x'.repeat(itemMax + 1)]]),
    ...(list && max !== undefined && type === 'string[]' ? [Array.from({ length: max + 1 }, (_, i) => `k${i}`)] : []),
  ]
}

describe('credits', () => {
  const paid = rows.filter(([, { credits }]) => credits)
  beforeAll(async () => {
    await studio.call('save_credential' as OperationName, { provider: 'openai', secret: 'sk-test-0000' } as never)
    await studio.ctx.write(async (tx) => {
      const period = tx.now().slice(0, 7)
      const spent = { kind: 'capture' as const, credits: 50_000, usd: 500, period, at: tx.now(), job_id: null }
      await tx.db.insertInto('credit_ledger').values(spent).execute()
    })
  })
  afterAll(async () => {
    await studio.ctx.write(async (tx) => void (await tx.db.deleteFrom('credit_ledger').execute()))
    await studio.call('delete_credential' as OperationName, { provider: 'openai' } as never)
  })

  it.each(paid)('%s answers 402 when they are used up', async (_, row) => {
    await noted(row, 'credits', async () => {
      const [name] = operationOf(row)
      const input = { ...exampleOf(name), model: 'vendor-a-image' }
      isRefused(await studio.http(name, { input }), 402, 'insufficient_credits')
    })
  })
})

describe('the answer of every row, to the example of the API page', () => {
  it.each(rows)('%s', async (_, row) => {
    await noted(row, 'answer', async () => {
      const [name, op] = operationOf(row)
      const key = op.scope === 'read' ? studio.keys.read : studio.keys.write
      const answer = await studio.http(name, { key, input: exampleOf(name) })
      expect(row.status, JSON.stringify(answer.body)).toContain(answer.status)
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      expect(Object.keys(answer.body)).toEqual(row.paged ? ['data', 'meta'] : ['data'])
      if (row.paged) {
        expect(answer.body.meta).toEqual({
          page: expect.any(Number),
          per_page: expect.any(Number),
          total: expect.any(Number),
          total_pages: expect.any(Number),
        })
      }
      const { data } = answer.body
      expect(Array.isArray(data)).toBe(Boolean(row.many))
      if (row.many) expect(data.length, 'something to look at').toBeGreaterThan(0)
      expect([data].flat().flatMap((item) => valueDeviations('data', row.answer, item))).toEqual([])
      for (const time of JSON.stringify(answer.body).matchAll(/"(\w+_at|\w+_start|\w+_end)":"([^"]*)"/g)) {
        expect(time[2], time[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      }
      if (op.location) expect(answer.headers.get('location')).toMatch(/^\/api\/v1\/public\//)

      recorded[name] = shortened(answer.body)
      const shown = examples[name]!.answer
      expect(bodySchema(op).safeParse(shown).error, 'the answer that the API page shows').toBeUndefined()
      expect(shapeOf(shown)).toEqual(shapeOf(recorded[name]))
    })
  })
})

/** Lists to two items and long texts to a line: what the API page shows. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 240 ? `${value.slice(0, 240)}…` : value
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'secret' ? 'whsec_c2hvd24gdGhpcyBvbmNl' : shortened(inner),
    ]),
  )
}

/** The names of the fields, level by level; of a list the first item. What may be null or a record is not looked into. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return 'a value'
  const open = /^(props|theme_config|background)$/
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, open.test(key) || inner === null ? 'a value' : shapeOf(inner)]),
  )
}
