import { expect, it } from 'vitest'
import { drawn } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { toc as definition } from './index.ts'
import { tocView as view } from './view.ts'

const headings = [
  { id: 'wood', level: 2, text: 'Wood & <straw>' },
  { id: 'oak', level: 3, text: 'Oak' },
  { id: 'sugar', level: 2, text: 'Sugar' },
] as const

viewSuite({ definition, view, scope: { headings } })

it('links to the headings of the page, the deeper ones below theirs', () => {
  const markup = drawn({ definition, view }, { title: 'On this page' }, { headings })
  expect(markup).toMatch(
    /<a href="#wood">Wood &amp; &lt;straw&gt;<\/a><ol class="below"><li><a href="#oak">Oak<\/a><\/li><\/ol>/,
  )
  expect(markup).toMatch(/<p class="name" id="s1-title"[^>]*>On this page/)
})

it('leaves the deeper ones out where only the first level is wished for', () => {
  expect(drawn({ definition, view }, { levels: '2' }, { headings })).not.toContain('#oak')
})

it('shows nothing on a page without headings, but its name on the canvas', () => {
  expect(drawn({ definition, view }, {})).toBe('')
  expect(drawn({ definition, view }, {}, { canvas: true })).toContain('Contents')
})
