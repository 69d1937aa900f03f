import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlug } from '../../text/slug.ts'
import { freeSlug, isDerived, MAX_SLUG, refuseSlug, slugOf } from './slugs.ts'

const title = fc.string({ unit: fc.constantFrom(...'abc xyz-09їжєß☕ '), maxLength: 300 })

describe('the slug of an article', () => {
  it('is made from the title, and is "untitled" where that gives nothing', () => {
    expect(slugOf('Ранкова кава', 'uk')).toBe('rankova-kava')
    expect(slugOf('☕', 'en')).toBe('untitled')
  })

  it('gets the first number that is free', () => {
    expect(freeSlug('bees', new Set())).toBe('bees')
    expect(freeSlug('bees', new Set(['bees']))).toBe('bees-2')
    expect(freeSlug('bees', new Set(['bees', 'bees-2', 'bees-4']))).toBe('bees-3')
  })

  it('is always free, well formed and short enough', () => {
    fc.assert(
      fc.property(title, fc.integer({ min: 0, max: 120 }), (text, number) => {
        const taken = new Set<string>()
        for (let count = 0; count < number; count++) taken.add(freeSlug(slugOf(text, 'uk'), taken))
        const slug = freeSlug(slugOf(text, 'uk'), taken)
        expect(taken.size).toBe(number)
        expect(taken.has(slug)).toBe(false)
        expect(isSlug(slug)).toBe(true)
        expect(slug.length).toBeLessThanOrEqual(MAX_SLUG)
        expect(isDerived(slug, text, 'uk')).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['bees', 'Bees', true],
    ['bees-2', 'Bees', true],
    ['bees-1', 'Bees', false],
    ['bees-0', 'Bees', false],
    ['bees-and-honey', 'Bees', false],
    ['about-bees', 'Bees', false],
    ['bees-2', 'Bees 2', true],
    ['untitled-7', '', true],
  ])('%s from %j: derived is %s', (slug, from, derived) => {
    expect(isDerived(slug, from, 'en')).toBe(derived)
  })

  it.each(['', '-', 'a--b', '-a', 'a-', 'A', 'a b', 'ї', 'a_b', 'a'.repeat(81)])('may not be %j', (slug) => {
    expect(() => refuseSlug(slug)).toThrow(
      expect.objectContaining({ details: [expect.objectContaining({ code: 'slug_invalid' })] }),
    )
  })

  it.each(['a', '0', 'a-b', 'a'.repeat(80)])('may be %j', (slug) => {
    expect(() => refuseSlug(slug)).not.toThrow()
  })
})
