import { expect, it } from 'vitest'
import { fitOf } from './measure.ts'

it('says whether a text fills its room', () => {
  expect(fitOf(0, 580)).toBe('empty')
  expect(fitOf(100, 580)).toBe('short')
  expect(fitOf(174, 580)).toBe('fits')
  expect(fitOf(580, 580)).toBe('fits')
  expect(fitOf(581, 580)).toBe('long')
})
