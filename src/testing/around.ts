import fc from 'fast-check'

type Fields = Record<string, unknown>

const deep = (levels: number): unknown => {
  let value: unknown = 'bottom'
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value }
  return value
}

/** What people and programs send that no schema asks for. */
const oddValues = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    Number.MAX_SAFE_INTEGER,
    true,
    [],
    {},
    [null],
    'null',
    'x'.repeat(100_000),
    Array.from({ length: 3_000 }, (_, index) => index),
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e\u2066',
    'e\u0301'.repeat(200),
    '👩‍👩‍👧‍👦',
    'ﷺ',
    "'; drop table articles; --",
    '" OR "" = "',
    '%_\\',
    'NEAR(a b',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'http://127.0.0.1:1/',
    'https://[::1]/',
    '1; true',
    '2026-13-45T99:99:99Z',
    deep(20),
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
)

const hiddenKeys = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '$ref', '')

/** An own field, also where its name is one that assignment would not make. */
const withField = (fields: Fields, name: string, value: unknown): Fields =>
  Object.defineProperty({ ...fields }, name, { value, enumerable: true, configurable: true, writable: true })

/** Inputs beside those of a schema: one or more things about a good one are wrong. */
export function around(good: fc.Arbitrary<unknown>): fc.Arbitrary<Fields> {
  const change = fc.oneof(
    fc.record({ kind: fc.constant('odd' as const), at: fc.nat(), value: oddValues }),
    fc.record({ kind: fc.constant('missing' as const), at: fc.nat() }),
    fc.record({ kind: fc.constant('extra' as const), name: fc.string({ maxLength: 12 }), value: oddValues }),
    fc.record({ kind: fc.constant('hidden' as const), name: hiddenKeys, value: fc.constantFrom({ admin: true }, 1) }),
    fc.record({ kind: fc.constant('deep' as const), at: fc.nat(), levels: fc.constantFrom(10, 63, 64, 65, 500) }),
    fc.record({ kind: fc.constant('wrapped' as const), at: fc.nat(), list: fc.boolean() }),
  )
  return fc.tuple(good, fc.array(change, { minLength: 1, maxLength: 3 })).map(([input, changes]) => {
    let fields = { ...(input as Fields) }
    for (const one of changes) {
      const names = Object.keys(fields)
      const name = 'at' in one ? (names[one.at % Math.max(1, names.length)] ?? 'field') : one.name
      if (one.kind === 'missing') {
        fields = Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))
      } else if (one.kind === 'deep') fields = withField(fields, name, deep(one.levels))
      else if (one.kind === 'wrapped')
        fields = withField(fields, name, one.list ? [fields[name]] : { value: fields[name] })
      else fields = withField(fields, name, one.value)
    }
    return fields
  })
}
