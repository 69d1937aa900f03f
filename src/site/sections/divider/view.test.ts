import { expect, it } from 'vitest'
import { drawn, objections } from '../view.fixtures.ts'
import { divider as definition } from './index.ts'
import { dividerView as view } from './view.ts'

const section = { definition, view }

it.each([
  [{ style: 'line' }, '<hr class="line h-medium" />'],
  [{ style: 'ornament', height: 'large' }, '<hr class="ornament h-large" />'],
])('with %j parts what comes before from what comes after', (props, shown) => {
  expect(drawn(section, props)).toBe(shown)
  expect(objections(shown)).toEqual([])
})

it('of space alone says nothing', () => {
  expect(drawn(section, { style: 'space', height: 'small' })).toBe('<div class="gap h-small"></div>')
})
