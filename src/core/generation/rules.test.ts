import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Outline } from '../../contract/generation.ts'
import { costOf, estimateRun, planRepair, rebalance, verdictOf, withinContract } from './rules.ts'

const outline = (...words: number[]): Outline => ({
  title: 'Bees',
  sections: words.map((count, index) => ({ heading: `Part ${index}`, goal: '', key_points: [], words: count })),
})
const budgets = ({ sections }: Outline) => sections.map(({ words }) => words)
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)

describe('budgets', () => {
  it('add up to the words asked for, whatever was proposed', () => {
    const proposals = fc.array(fc.integer({ min: 20, max: 10_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(proposals, fc.integer({ min: 100, max: 10_000 }), (words, asked) => {
        expect(sum(budgets(rebalance(outline(...words), asked)))).toBe(asked)
      }),
    )
  })

  it('leave no section under 40 words where there is room for it', () => {
    const proposals = fc.array(fc.integer({ min: 20, max: 10_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(proposals, fc.integer({ min: 600, max: 10_000 }), (words, asked) => {
        expect(Math.min(...budgets(rebalance(outline(...words), asked)))).toBeGreaterThanOrEqual(40)
      }),
    )
  })

  it('keep their proportions', () => expect(budgets(rebalance(outline(100, 300), 800))).toEqual([200, 600]))
})

describe('the length contract', () => {
  it.each([
    [1350, true],
    [1349, false],
    [1650, true],
    [1651, false],
  ])('takes %i words of 1500: %s', (delivered, met) => expect(withinContract(delivered, 1500)).toBe(met))

  it('says how it was met', () => {
    expect(verdictOf(1500, 1500, 0).verdict).toBe('met')
    expect(verdictOf(1500, 1500, 1).verdict).toBe('met_after_repair')
    expect(verdictOf(900, 1500, 2)).toEqual({ asked: 1500, delivered: 900, rounds: 2, verdict: 'not_met' })
  })
})

describe('a repair', () => {
  it('lengthens the sections that lack most, and leaves the others alone', () => {
    const sections = [
      { words: 100, budget: 300 },
      { words: 290, budget: 300 },
      { words: 300, budget: 300 },
    ]
    const plan = planRepair(sections, 690, 900)
    expect(plan.map(({ index }) => index)).toEqual([0])
    expect(plan[0]!.target).toBeGreaterThan(280)
  })

  it('shortens what is too long', () => {
    const plan = planRepair(
      [
        { words: 700, budget: 300 },
        { words: 300, budget: 300 },
      ],
      1000,
      600,
    )
    expect(plan).toEqual([{ index: 0, target: 300 }])
  })

  it('brings any article back inside the contract if every target is met', () => {
    const section = fc.record({ words: fc.integer({ min: 30, max: 900 }), budget: fc.integer({ min: 100, max: 600 }) })
    fc.assert(
      fc.property(fc.array(section, { minLength: 2, maxLength: 12 }), (sections) => {
        const asked = sum(sections.map(({ budget }) => budget))
        const delivered = sum(sections.map(({ words }) => words))
        const plan = planRepair(sections, delivered, asked)
        const after = sections.map(({ words }, index) => plan.find((step) => step.index === index)?.target ?? words)
        expect(Math.abs(sum(after) - asked)).toBeLessThanOrEqual(Math.max(asked * 0.1, 20 * sections.length))
      }),
    )
  })

  it('is empty when nothing is missing', () => expect(planRepair([{ words: 300, budget: 300 }], 300, 300)).toEqual([]))
})

describe('an estimate', () => {
  const price = { usd_per_million_in: 2, usd_per_million_out: 10 }

  it('counts what goes in and what comes out', () =>
    expect(costOf(price, { tokens_in: 1_000_000, tokens_out: 100_000 })).toBe(3))

  it('grows with the words and with the price, and its upper figure holds the lower one', () => {
    const small = estimateRun({ words: 500, tokens: 700, price, tokens_per_second: 50 })
    const large = estimateRun({ words: 5000, tokens: 7000, price, tokens_per_second: 50 })
    expect(large.usd_low).toBeGreaterThan(small.usd_low)
    expect(large.seconds).toBeGreaterThan(small.seconds)
    expect(small.usd_high).toBeGreaterThan(small.usd_low)
  })
})
