import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withMoves, type Move } from './redirect-rules.ts'

const after = (redirects: Record<string, string>, moves: [string, string][], inUse: string[] = []) =>
  Object.fromEntries(
    withMoves(
      new Map(Object.entries(redirects)),
      moves.map(([from, to]): Move => ({ from, to })),
      new Set(inUse),
    ),
  )

describe('redirects', () => {
  it('lead from the old address to the new one', () => {
    expect(after({}, [['/a/', '/b/']])).toEqual({ '/a/': '/b/' })
  })

  it('are flattened where there would be a chain', () => {
    expect(after({ '/a/': '/b/' }, [['/b/', '/c/']])).toEqual({ '/a/': '/c/', '/b/': '/c/' })
  })

  it('dissolve where there would be a loop', () => {
    expect(after({ '/a/': '/b/' }, [['/b/', '/a/']], ['/a/'])).toEqual({ '/b/': '/a/' })
  })

  it('never lead away from an address in use', () => {
    expect(
      after(
        {},
        [
          ['/a/', '/uk/a/'],
          ['/en/a/', '/a/'],
        ],
        ['/a/', '/uk/a/'],
      ),
    ).toEqual({ '/en/a/': '/a/' })
  })

  it('have neither chains nor loops after any number of moves, and every old address leads to its thing', () => {
    const things = fc.integer({ min: 0, max: 4 })
    const names = fc.integer({ min: 0, max: 7 })
    fc.assert(
      fc.property(fc.array(fc.tuple(things, names), { maxLength: 60 }), (turns) => {
        const at = new Map([0, 1, 2, 3, 4].map((thing) => [thing, `/start-${thing}/`]))
        const lastOwner = new Map([...at].map(([thing, path]) => [path, thing]))
        let redirects = new Map<string, string>()
        for (const [thing, name] of turns) {
          const to = `/name-${name}/`
          if ([...at.values()].includes(to)) continue
          const from = at.get(thing)!
          at.set(thing, to)
          lastOwner.set(to, thing)
          redirects = withMoves(redirects, [{ from, to }], new Set(at.values()))
        }
        for (const [from, to] of redirects) {
          expect(redirects.has(to)).toBe(false)
          expect([...at.values()]).toContain(to)
          expect([...at.values()]).not.toContain(from)
          expect(to).toBe(at.get(lastOwner.get(from)!))
        }
        const old = [...lastOwner.keys()].filter((path) => ![...at.values()].includes(path))
        expect(old.every((path) => redirects.has(path))).toBe(true)
      }),
    )
  })
})
