import { expect, it } from 'vitest'
import { drawn } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { richText as definition } from './index.ts'
import { richTextView as view } from './view.ts'

viewSuite({ definition, view })

it('shows its text as it was written', () => {
  expect(drawn({ definition, view }, definition.sample.en)).toMatch(
    /^<div class="prose"><h2>How we choose books<\/h2><p>Three of us.*<strong>The third has to write the blurb.<\/strong><\/p>/,
  )
})
