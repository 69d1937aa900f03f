import { expect, it } from 'vitest'
import { drawn } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { timeline as definition } from './index.ts'
import { timelineView as view } from './view.ts'

viewSuite({ definition, view })

it('is an ordered list in which each event has its date, its heading and what was said', () => {
  const markup = drawn({ definition, view }, definition.sample.en)
  expect(markup).toMatch(/^<ol class="events">.*<\/ol>$/)
  expect(markup.match(/<li/g)).toHaveLength(3)
  expect(markup).toMatch(/1987<\/p><div class="what"><h2[^>]*>A lathe in the garage<\/h2><p class="lines"/)
  expect(markup).toMatch(/Six people, two dogs<\/h2><\/div><\/li><\/ol>$/)
})
