import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery, toMatch } from './query.ts'

const match = (q: string) => toMatch(parseQuery(q))

describe('a query', () => {
  it.each([
    ['coffee', '"coffee"*'],
    ['coffee harvest', '"coffee" "harvest"*'],
    ['  coffee \n harvest  ', '"coffee" "harvest"*'],
    ['"coffee harvest" moon', '"coffee harvest" "moon"*'],
    ['"coffee harvest"', '"coffee harvest"'],
    ['"coffee harv', '"coffee harv"*'],
    ['„Kaffee Ernte“ Mond', '"Kaffee Ernte" "Mond"*'],
    ['«кава з молоком»', '"кава з молоком"'],
    ['e-mail', '"e-mail"*'],
    ["don't", `"don't"*`],
    ['пʼять', '"п’ять"*'],
    ['3,14 2026', '"3,14" "2026"*'],
    ['☕ кава 🎉', '"кава"*'],
    ['NOT coffee OR title:x NEAR(a b)', '"NOT" "coffee" "OR" "title:x" "NEAR(a" "b)"*'],
    ['coffee*', '"coffee*"*'],
    ['кава\u{e000}\0x', '"кава" "x"*'],
  ])('%j asks for %s', (q, wanted) => {
    expect(match(q)).toBe(wanted)
  })

  it.each(['', '   ', '"', '""', '"" ""', '☕', '-- * ( ) ^ :', '\0'])('%j asks for nothing', (q) => {
    expect(parseQuery(q)).toEqual([])
  })

  it('has 32 terms at most', () => {
    expect(parseQuery('a '.repeat(100))).toHaveLength(32)
  })

  it('never lets an operator of FTS5 through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (q) => {
        expect(match(q)).toMatch(/^(?:"[^"\0]+"(?: |\*?$))*$/u)
      }),
    )
  })
})
