import { expect, it } from 'vitest'
import { testPost } from '../../render/scope.fixtures.ts'
import { drawn } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { relatedPosts as definition } from './index.ts'
import { relatedPostsView as view } from './view.ts'

const list = {
  posts: [testPost(), testPost({ id: 2, title: 'Kiln', picture: 'c'.repeat(64) })],
  page: 1,
  pages: 1,
  base: null,
}

viewSuite({ definition, view, scope: { list } })

it('stands under its heading, or under ours', () => {
  const own = drawn({ definition, view }, { heading: 'More' }, { list })
  expect(own).toMatch(/<h2 class="heading"[^>]*>More<\/h2>.*<h3 class="sub"><a class="whole"/)
  expect(drawn({ definition, view }, {}, { list, level: 1 })).toMatch(/Read on<\/h1>.*<h2 class="sub">/)
})

it('shows pictures on cards, not in a list', () => {
  expect(drawn({ definition, view }, { variant: 'cards' }, { list })).toContain('<img')
  expect(drawn({ definition, view }, { variant: 'list' }, { list })).not.toContain('<img')
})
