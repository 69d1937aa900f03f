type Json = Record<string, unknown>

/** Their values are data, not schemas. */
const DATA = new Set(['default', 'examples', 'enum', 'const'])
/** Their values are schemas by name: a name is no keyword. */
const NAMED = new Set(['properties', '$defs'])

/**
 * The same JSON Schema in the words that most clients take: one type at a time, no empty schemas. Bounds that every
 * integer has anyway are left out: each tool is read by a model, which pays by the word.
 */
export function portable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(portable)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(Object.entries(schema).flatMap(([key, value]) => keyword(key, value)))
}

function keyword(key: string, value: unknown): [string, unknown][] {
  if (key === 'type' && Array.isArray(value)) return [['anyOf', value.map((type: unknown) => ({ type }))]]
  if (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) return []
  if (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) return []
  if (key === 'propertyNames' && JSON.stringify(value) === '{"type":"string"}') return []
  if (key === 'additionalProperties' && JSON.stringify(value) === '{}') return [[key, true]]
  if (DATA.has(key)) return [[key, value]]
  if (!NAMED.has(key)) return [[key, portable(value)]]
  return [[key, Object.fromEntries(Object.entries(value as Json).map(([name, schema]) => [name, portable(schema)]))]]
}
