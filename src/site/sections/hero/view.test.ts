import { expect, it } from 'vitest'
import { drawn, objections } from '../view.fixtures.ts'
import { hero as definition } from './index.ts'
import { heroView as view } from './view.ts'
it('x', () => {
  const out = drawn({ definition, view }, definition.sample.en as never)
  console.log(out)
  expect(objections(out)).toEqual([])
})
