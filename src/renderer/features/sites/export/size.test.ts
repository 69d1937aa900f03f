import { expect, it } from 'vitest'
import { sizeOf } from './size.ts'

it('says an amount of data in a unit that people read', () => {
  expect(sizeOf(0, 'en')).toBe('0 bytes')
  expect(sizeOf(999, 'en')).toBe('999 bytes')
  expect(sizeOf(1_000, 'en')).toBe('1 kB')
  expect(sizeOf(812_400, 'en')).toBe('812 kB')
  expect(sizeOf(1_440_000, 'en')).toBe('1.4 MB')
  expect(sizeOf(5_000_000_000_000, 'en')).toBe('5,000 GB')
})
