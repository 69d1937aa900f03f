import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balance, hasRoomForOneMore, leastFor, roomFor, setBudget, share, type Budget } from './budgets.ts'

const sum = (parts: readonly Budget[]) => parts.reduce((all, { words }) => all + words, 0)
const of = (...words: (number | `${number}!`)[]): Budget[] =>
  words.map((one) => ({
    words: Number.parseInt(String(one), 10),
    locked: String(one).endsWith('!'),
  }))
const wordsOf = (parts: readonly Budget[]) => parts.map(({ words }) => words)

const outline = fc
  .array(fc.record({ words: fc.integer({ min: 20, max: 3000 }), locked: fc.boolean() }), {
    minLength: 1,
    maxLength: 40,
  })
  .chain((parts) =>
    fc.record({
      parts: fc.constant(parts),
      total: fc.integer({ min: parts.length * 20, max: 10_000 }),
    }),
  )
  .map(({ parts, total }) => ({ total, parts: balance(parts, total) }))

describe('the budgets of an outline', () => {
  it('share words in proportion and lose none to rounding', () => {
    expect(share(1000, [1, 1, 1], 40)).toEqual([334, 333, 333])
    expect(share(1500, [100, 200, 200], 40)).toEqual([300, 600, 600])
  })

  it('leave the least to a section whose share would be smaller', () => {
    expect(share(1000, [1, 999, 1000], 40)).toEqual([40, 480, 480])
  })

  it('let the unlocked others make up for a change, in proportion', () => {
    expect(wordsOf(setBudget(of(300, 400, 800), 0, 600, 1500))).toEqual([600, 300, 600])
  })

  it('leave a locked section as it is when another changes', () => {
    expect(wordsOf(setBudget(of(300, '400!', 800), 0, 600, 1500))).toEqual([600, 400, 500])
  })

  it('grant no more than the others can give', () => {
    expect(wordsOf(setBudget(of(300, '400!', 800), 0, 9000, 1500))).toEqual([1060, 400, 40])
    expect(wordsOf(setBudget(of(300, 400, 800), 0, 1, 1500))).toEqual([40, 487, 973])
  })

  it('do not move a section when all the others are locked', () => {
    expect(wordsOf(setBudget(of(300, '400!', '800!'), 0, 500, 1500))).toEqual([300, 400, 800])
  })

  it('give way together when only locked sections are left', () => {
    expect(wordsOf(balance(of('300!', '700!'), 1500))).toEqual([450, 1050])
  })

  it('keep a smaller least where the article is too short for 40 words each', () => {
    expect(leastFor(100, 4)).toBe(25)
    expect(leastFor(1500, 7)).toBe(40)
    expect(hasRoomForOneMore(100, 5)).toBe(false)
    expect(hasRoomForOneMore(100, 4)).toBe(true)
  })

  it('always add up to the words asked for, none under the least, whatever is changed', () => {
    fc.assert(
      fc.property(outline, fc.nat(), fc.integer({ min: -100, max: 20_000 }), ({ parts, total }, at, words) => {
        const next = setBudget(parts, at % parts.length, words, total)
        expect(sum(next)).toBe(total)
        expect(Math.min(...wordsOf(next))).toBeGreaterThanOrEqual(
          Math.min(leastFor(total, next.length), ...wordsOf(parts)),
        )
      }),
    )
  })

  it('never change a locked section while an unlocked one can give', () => {
    fc.assert(
      fc.property(outline, fc.nat(), fc.integer({ min: 1, max: 10_000 }), ({ parts, total }, at, words) => {
        const index = at % parts.length
        const { least, most } = roomFor(parts, index, total)
        fc.pre(least < most)
        const next = setBudget(parts, index, words, total)
        const broken = parts.filter(
          (part, other) => other !== index && part.locked && next[other]!.words !== part.words,
        )
        expect(broken).toEqual([])
      }),
    )
  })
})
