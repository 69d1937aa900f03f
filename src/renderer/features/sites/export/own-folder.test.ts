import { expect, it } from 'vitest'
import { ownFolder } from './use-export.ts'

it('names the folder of the studio as the system writes paths', () => {
  expect(ownFolder('/home/bee/Quoin', 'bees')).toBe('/home/bee/Quoin/exports/bees')
  expect(ownFolder('C:\\Users\\Bee\\Quoin\\', 'bees')).toBe('C:\\Users\\Bee\\Quoin\\exports\\bees')
})
