import fc from 'fast-check'
import * as z from 'zod'

interface Json {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  items?: Json
  prefixItems?: Json[]
  minItems?: number
  maxItems?: number
  properties?: Record<string, Json>
  required?: string[]
  additionalProperties?: Json | boolean
  propertyNames?: Json
  $ref?: string
  $defs?: Record<string, Json>
}

/** Values that a schema takes, its edges among them: lengths and numbers at the limit, fields left out, every choice. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (isBytes(zodSchema)) jsonSchema.format = 'bytes'
    },
  }) as Json
  // What JSON Schema cannot say (a list without doubles, a text that is trimmed) the schema itself decides.
  return fromJson(json, json.$defs ?? {}, 4).filter((value) => schema.safeParse(value).success)
}

const isBytes = (schema: z.core.$ZodType): boolean =>
  z.safeParse(schema, new Uint8Array()).success && !z.safeParse(schema, {}).success

const LONGEST_TEXT = 300
const LONGEST_LIST = 6

function fromJson(json: Json, defs: Record<string, Json>, depth: number): fc.Arbitrary<unknown> {
  const inner = (one: Json) => fromJson(one, defs, depth - 1)
  if (json.$ref) return depth < 0 ? fc.constant({}) : inner(defs[json.$ref.split('/').at(-1)!] ?? {})
  if (json.const !== undefined) return fc.constant(json.const)
  if (json.enum) return fc.constantFrom(...json.enum)
  const choices = json.anyOf ?? json.oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (json.format === 'bytes') return fc.uint8Array({ maxLength: 64 })
  const { type } = json
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => inner({ ...json, type: one })))
  switch (type) {
    case 'string':
      return text(json)
    case 'integer':
    case 'number':
      return number(json)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return list(json, inner)
    case 'object':
      return object(json, inner)
    default:
      return depth < 0 ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 })
  }
}

function text({ format, pattern, minLength = 0, maxLength = LONGEST_TEXT, allOf }: Json): fc.Arbitrary<string> {
  if (format === 'uri') return fc.webUrl({ validSchemes: ['https', 'http'] })
  if (format === 'date-time') {
    return fc
      .date({ min: new Date('2026-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
  }
  const expression = pattern ?? allOf?.find((one) => one.pattern)?.pattern
  if (expression) {
    // The generator knows no lookahead: it makes without, and the whole expression sorts out.
    const whole = new RegExp(expression, 'u')
    const plain = new RegExp(expression.replace(/\(\?[=!][^()]*\)/g, ''), 'u')
    return fc.stringMatching(plain, { maxLength: Math.min(maxLength, LONGEST_TEXT) }).filter((one) => whole.test(one))
  }
  const most = Math.min(maxLength, Math.max(minLength, LONGEST_TEXT))
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(most, minLength + 20) }),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(most, minLength + 20) }),
    fc.constant('ж'.repeat(minLength)),
    fc.constant('x'.repeat(most)),
  )
}

function number({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Json): fc.Arbitrary<number> {
  if (type === 'number') {
    return fc.double({ noNaN: true, min: minimum ?? exclusiveMinimum ?? -1e9, max: maximum ?? exclusiveMaximum ?? 1e9 })
  }
  const min = minimum ?? (exclusiveMinimum === undefined ? -1_000_000 : exclusiveMinimum + 1)
  const max = Math.min(maximum ?? exclusiveMaximum ?? 1_000_000, Number.MAX_SAFE_INTEGER)
  return fc.oneof(fc.integer({ min, max: Math.max(min, Math.min(max, min + 30)) }), fc.constantFrom(min, max))
}

function list({ items = {}, minItems = 0, maxItems }: Json, inner: (json: Json) => fc.Arbitrary<unknown>) {
  return fc.array(inner(items), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems ?? LONGEST_LIST, LONGEST_LIST)),
  })
}

function object(
  { properties = {}, required = [], additionalProperties }: Json,
  inner: (json: Json) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0) {
    return fc.dictionary(fc.stringMatching(/^[a-z][a-z_]{0,11}$/), inner(additionalProperties), { maxKeys: 4 })
  }
  const model = Object.fromEntries(Object.entries(properties).map(([name, json]) => [name, inner(json)]))
  return fc.record(model, { requiredKeys: required, noNullPrototype: true })
}
