import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import limits from '../../resources/limits.json' with { type: 'json' }
import { errorStatus } from '../contract/errors.ts'
import { operations } from '../contract/index.ts'
import { featuresOf, type Operation } from '../contract/operation.ts'
import { apiStudio, type ApiStudio } from '../testing/api-studio.ts'
import { answerDeviations, requestDeviations, type Schema } from '../testing/specification/compare.ts'
import type { Row } from '../testing/specification/field.ts'
import { errorTable, limitsTable, specification } from '../testing/specification/index.ts'

interface Described {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: { $ref?: string; name: string; in: string; required: boolean; schema: Schema; example?: unknown }[]
  requestBody?: { content: { 'application/json': { schema: Schema; example?: unknown } } }
  responses: Record<string, { $ref?: string; content?: { 'application/json': { schema: Schema; example?: unknown } } }>
}

let studio: ApiStudio
let paths: Record<string, Record<string, Described>>
let document: Record<string, unknown>
beforeAll(async () => {
  studio = await apiStudio({ start: false })
  document = (await studio.fetch('/api/v1/public/openapi.json')).body
  paths = document.paths as typeof paths
})
afterAll(() => studio.close())

const describedRows = () =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
const described = ({ row }: Row): Described | undefined => {
  const [method, path] = row.split(' ') as [string, string]
  return paths[path]?.[method.toLowerCase()]
}
const operationOf = ({ row }: Row) =>
  Object.entries(operations as Record<string, Operation>).find(([, op]) => op.http === row && op.scope !== 'studio')

describe('every row of the specification', () => {
  it('has a route, and every public route has a row', () => {
    const rows = specification.map(({ row }) => row).toSorted()
    expect(describedRows().toSorted()).toEqual(rows)
  })

  it.each(specification.map((row) => [row.row, row] as const))('%s is described as written', (_, row) => {
    const here = described(row)
    expect(here, 'a route').toBeDefined()
    const wrong = [...requestOf(here!, row), ...answerOf(here!, row)]
    expect(wrong).toEqual([])
  })

  it.each(specification.map((row) => [row.row, row] as const))('%s declares who may call it', (_, row) => {
    const found = operationOf(row)
    expect(found, 'an operation').toBeDefined()
    const [name, op] = found!
    expect(op.scope).toBe(row.row.startsWith('GET') ? 'read' : 'write')
    expect(featuresOf(op).toSorted()).toEqual([...(row.feature ?? [])].toSorted())
    expect(op.tool ? name : undefined).toBe(row.tool)
  })
})

function requestOf(here: Described, row: Row): string[] {
  const parameters = (here.parameters ?? []).filter(({ $ref }) => !$ref)
  const body = here.requestBody?.content['application/json'].schema
  const wrong: string[] = []
  const compare = (place: string, wanted: Row['body'], given: [string, Schema, boolean][]) => {
    for (const [name, field] of Object.entries(wanted ?? {})) {
      const found = given.find(([other]) => other === name)
      if (!found) wrong.push(`${place} has no ${name}`)
      else wrong.push(...requestDeviations(`${place} ${name}`, field, found[1], found[2]))
    }
    for (const [name] of given) {
      if (!wanted || !(name in wanted)) wrong.push(`${place} takes ${name}, which no table names`)
    }
  }
  const named = (place: string): [string, Schema, boolean][] =>
    parameters.filter((one) => one.in === place).map((one) => [one.name, one.schema, one.required])
  compare('path', row.path, named('path'))
  compare('query', row.query, named('query'))
  const fields = Object.entries(body?.properties ?? {})
  compare(
    'body',
    row.body,
    fields.map(([name, schema]) => [name, schema, body!.required?.includes(name) ?? false]),
  )
  if (body && body.additionalProperties !== false) wrong.push('body takes fields that it does not name')
  return wrong
}

function answerOf(here: Described, row: Row): string[] {
  const successes = Object.keys(here.responses).filter((status) => status.startsWith('2'))
  const wrong: string[] = []
  if (successes.join() !== row.status.toSorted((a, b) => a - b).join())
    wrong.push(`answers ${successes.join()}, not ${row.status.join()}`)
  for (const status of successes) {
    const schema = here.responses[status]!.content!['application/json'].schema
    const data = schema.properties?.data
    if (!data) wrong.push('has no data')
    else if ((data.type === 'array') !== Boolean(row.many)) wrong.push(`data is ${String(data.type)}`)
    else wrong.push(...answerDeviations('data', row.answer, row.many ? data.items! : data))
    if (Boolean(schema.properties?.meta) !== Boolean(row.paged)) wrong.push(row.paged ? 'has no meta' : 'has a meta')
  }
  const errors = ['401', '403', '422', '429', '500', ...(row.path ? ['404'] : []), ...(row.credits ? ['402'] : [])]
  for (const status of errors) if (!here.responses[status]) wrong.push(`does not name ${status}`)
  return wrong
}

describe('the tables around it', () => {
  it('the error codes are those of the table, with their status', () => {
    expect(errorStatus).toEqual(errorTable)
  })

  it('the twenty tools are those of the tables', () => {
    const tools = Object.entries(operations as Record<string, Operation>).filter(([, op]) => op.tool)
    expect(tools.map(([name]) => name).toSorted()).toEqual(
      specification.flatMap(({ tool }) => (tool ? [tool] : [])).toSorted(),
    )
    expect(tools).toHaveLength(20)
  })

  it('the limits that hold everywhere are the data of the product', () => {
    expect(limits).toMatchObject(limitsTable)
  })
})

describe('the description itself', () => {
  it('has no reference that leads nowhere, and no schema that says nothing', () => {
    const lost: string[] = []
    const walk = (value: unknown, at: string) => {
      if (typeof value !== 'object' || value === null) return
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'example' || key === 'default') continue
        if (key === '$ref') {
          const target = String(inner)
            .replace(/^#\//, '')
            .split('/')
            .reduce<unknown>((from, step) => (from as Record<string, unknown> | undefined)?.[step], document)
          if (target === undefined) lost.push(`${at}: ${String(inner)}`)
        }
        if (key === 'schema' && Object.keys(inner as object).length === 0) lost.push(`${at}: an empty schema`)
        if (key === '$schema') lost.push(`${at}: a schema of its own`)
        walk(inner, `${at}/${key}`)
      }
    }
    walk(document, '')
    expect(lost).toEqual([])
  })

  it('gives every operation an id, an area, a sentence and its way in', () => {
    const all = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length)
    for (const one of all) {
      expect(one.tags).toHaveLength(1)
      expect(one.summary).toMatch(/^[A-Z].*\.$/)
      expect(one.description).toMatch(/^[A-Z].*\.$/)
    }
    expect(document.security).toEqual([{ apiKey: [] }, { bearer: [] }])
  })
})
