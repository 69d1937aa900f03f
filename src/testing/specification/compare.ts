import type { Field, Fields } from './field.ts'

/** A JSON Schema, as far as it is looked at here. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: unknown
}

/** The one schema behind "this or null". */
function opened(schema: Schema): { schema: Schema; nullable: boolean } {
  if (Array.isArray(schema.type) && schema.type.length === 2 && schema.type.includes('null'))
    return { schema: { ...schema, type: schema.type.find((type) => type !== 'null')! }, nullable: true }
  if (!schema.anyOf) return { schema, nullable: false }
  const rest = schema.anyOf.filter(({ type }) => type !== 'null')
  const { anyOf, ...outer } = schema
  return { schema: { ...outer, ...(rest.length === 1 ? rest[0] : {}) }, nullable: rest.length < anyOf.length }
}

function typeOf({ type, items, const: only }: Schema): string {
  if (type !== 'array') return String(type ?? typeof only)
  const item = items ? opened(items).schema.type : undefined
  return `${String(item)}[]`
}

/** What a described request field does otherwise than the tables say; nothing when it agrees. */
export function requestDeviations(name: string, field: Field, given: Schema, required: boolean): string[] {
  const { schema } = opened(given)
  const list = schema.type === 'array'
  const bounds = list
    ? [schema.minItems, schema.maxItems]
    : schema.type === 'string'
      ? [schema.minLength, schema.maxLength]
      : [schema.minimum, schema.maximum]
  const wanted: [string, unknown, unknown][] = [
    ['type', field.type, typeOf(schema)],
    ['enum', field.enum, schema.enum],
    ['default', field.default, given.default],
    ['required', field.required, required || undefined],
    ['min', field.min, field.min === 0 ? (bounds[0] ?? 0) : bounds[0]],
    ['max', field.max, bounds[1]],
    ['item enum', field.itemEnum, schema.items?.enum],
    ['item max', field.itemMax, schema.items?.maxLength],
  ]
  return wanted
    .filter(([what, said, is]) => (said !== undefined || what === 'required') && !same(said, is))
    .map(([what, said, is]) => `${name}: ${what} is ${JSON.stringify(is)}, not ${JSON.stringify(said)}`)
}

/** The fields of a described answer against those of the tables; more may be there. */
export function answerDeviations(at: string, fields: Fields, given: Schema): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${at}.${name}`
    const found = given.properties?.[name]
    if (!found) return [`${path} is missing`]
    const { schema, nullable } = opened(found)
    const wrong: string[] = []
    if (typeOf(schema) !== field.type) wrong.push(`${path}: type is ${typeOf(schema)}, not ${field.type}`)
    if (field.enum && !same(field.enum, schema.enum)) wrong.push(`${path}: enum is ${JSON.stringify(schema.enum)}`)
    if (nullable && !field.nullable) wrong.push(`${path} may be null`)
    const always = given.required?.includes(name) ?? false
    if (always === Boolean(field.sometimes)) wrong.push(`${path} is ${always ? 'always' : 'not always'} there`)
    if (field.fields) wrong.push(...answerDeviations(path, field.fields, schema.items ?? schema))
    return wrong
  })
}

/** The same for a value that came over the wire. */
export function valueDeviations(at: string, fields: Fields, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [`${at} is no object`]
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${at}.${name}`
    const is = (value as Record<string, unknown>)[name]
    if (is === undefined) return field.sometimes ? [] : [`${path} is missing`]
    if (is === null) return field.nullable ? [] : [`${path} is null`]
    const list = field.type.endsWith('[]')
    if (Array.isArray(is) !== list) return [`${path} is ${list ? 'no' : 'an'} array`]
    const kind = list ? field.type.slice(0, -2) : field.type
    const wrong = [is].flat().filter((one) => !isOf(kind, one))
    if (wrong.length > 0) return [`${path} holds ${JSON.stringify(wrong[0])}, no ${kind}`]
    if (field.enum && !field.enum.includes(is as string)) return [`${path} is ${JSON.stringify(is)}`]
    return field.fields ? [is].flat().flatMap((one) => valueDeviations(path, field.fields!, one)) : []
  })
}

const isOf = (kind: string, value: unknown): boolean =>
  kind === 'integer' ? Number.isInteger(value) : typeof value === kind

/** Of lists the order does not count: they are choices. */
const same = (a: unknown, b: unknown): boolean => text(a) === text(b)
const text = (value: unknown): string | undefined =>
  Array.isArray(value)
    ? value
        .map((one) => JSON.stringify(one))
        .toSorted((a, b) => (a < b ? -1 : 1))
        .join()
    : JSON.stringify(value)
