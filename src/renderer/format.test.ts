import { expect, it } from 'vitest'
import { formats } from './format.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const ago = (language: string, minutes: number) => formats(language).ago(new Date(NOW - minutes * 60_000), NOW)

it('says how long ago in the words of the language, and the date once it is a week', () => {
  expect([0.2, 5, 180, 60 * 24].map((minutes) => ago('en', minutes))).toEqual([
    'now',
    '5 minutes ago',
    '3 hours ago',
    'yesterday',
  ])
  expect(ago('uk', 5)).toBe('5 хвилин тому')
  expect(ago('de', 60 * 24)).toBe('gestern')
  expect(ago('en', 60 * 24 * 30)).toBe('Oct 22, 2026')
})

it('rounds what is only guessed', () => {
  const { duration } = formats('en')
  expect([2, 33, 90, 240].map(duration)).toEqual(['5 sec', '35 sec', '2 min', '4 min'])
})

it('names content languages in the language of the interface', () => {
  expect(formats('de').language('uk')).toBe('Ukrainisch')
  expect(formats('en').language('qq-Xx')).toMatch(/qq/i)
})
