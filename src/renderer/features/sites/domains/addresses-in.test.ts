import { expect, it } from 'vitest'
import { addressesIn } from './TargetForm.tsx'

it('takes addresses however they are parted', () => {
  expect(addressesIn(' 203.0.114.7, 2001:db8::7\n203.0.114.8 ')).toEqual(['203.0.114.7', '2001:db8::7', '203.0.114.8'])
  expect(addressesIn('')).toEqual([])
})
