import { expect, it } from 'vitest'
import { fallbackUrl, idOf, spoken } from './addresses.ts'

it('finds the live site on whatever port the sites are served', () => {
  expect(fallbackUrl('http://127.0.0.1:4312', 'bees')).toBe('http://127.0.0.1:4312/_preview/bees/')
  expect(fallbackUrl('http://127.0.0.1:4312/', 'bees')).toBe('http://127.0.0.1:4312/_preview/bees/')
})

it('says an address without what every address has', () => {
  expect(spoken('http://bees.localhost:4311/')).toBe('bees.localhost:4311')
  expect(spoken('https://bees.example/notes/')).toBe('bees.example/notes')
})

it('takes nothing but an id for an id', () => {
  expect(idOf('12')).toBe(12)
  for (const wrong of ['', '0', '-1', '1.5', '12abc', '1e3']) expect(idOf(wrong)).toBeNaN()
})
