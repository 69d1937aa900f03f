import { expect, it } from 'vitest'
import { drawn } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { beforeAfter as definition } from './index.ts'
import { beforeAfterView as view } from './view.ts'

viewSuite({ definition, view })

const sample = definition.sample.en

it('describes both pictures and names them, with our words where there are none', () => {
  const markup = drawn({ definition, view }, { ...sample, labels: { after: 'June' } })
  expect(markup).toContain('alt="The kitchen with the old wall"')
  expect(markup).toContain('alt="The kitchen with the wall gone and light from two sides"')
  expect(markup).toMatch(/>Before<\/span>.*>June<\/span>/)
})

it('has a slider, named and hidden until its script is there, in one variant alone', () => {
  const slider = drawn({ definition, view }, { ...sample, variant: 'slider' })
  expect(slider).toMatch(/<input type="range"[^>]* aria-label="Share of the first picture" hidden/)
  expect(view.islands?.(definition.props.parse({ ...sample, variant: 'slider' }))).toEqual(['before-after'])
  expect(drawn({ definition, view }, { ...sample, variant: 'side-by-side' })).not.toContain('<input')
  expect(view.islands?.(definition.props.parse({ ...sample, variant: 'side-by-side' }))).toEqual([])
})
