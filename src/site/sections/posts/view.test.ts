import { describe, expect, it } from 'vitest'
import { testPost } from '../../render/scope.fixtures.ts'
import { drawn } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { posts as definition } from './index.ts'
import { postsView as view } from './view.ts'

const picture = 'b'.repeat(64)
const posts = [
  testPost({ title: 'Frost <b>', tags: ['Bees & wax'], picture }),
  testPost({ id: 2, path: '/notes/kiln/', title: 'Kiln', excerpt: '', words: 1, language: 'uk' }),
]
const list = { posts, page: 1, pages: 1, base: null }
const drawnWith = (props: Record<string, unknown>, more = {}) =>
  drawn({ definition, view }, props, { list: { ...list, ...more } })

viewSuite({ definition, view, scope: { list } })

describe('posts', () => {
  it('are links under headings, with date and reading time', () => {
    const markup = drawnWith({})
    expect(markup).toMatch(/<h2 class="sub"><a class="whole" href="\/notes\/first-frost\/">Frost &lt;b&gt;<\/a><\/h2>/)
    expect(markup).toMatch(/<time [^>]*>2026-05-12<\/time><\/span><span>3 min read/)
    expect(markup).toContain('1 min read')
    expect(markup).toMatch(/<h2 class="sub" lang="uk">/)
  })

  it('show what is wished for and nothing else', () => {
    const markup = drawnWith({ show: { image: false, excerpt: false, date: false, tags: true } })
    expect(markup).not.toMatch(/<img|class="excerpt|<time|min read/)
    expect(markup).toContain('href="/notes/tag/bees-wax/">Bees &amp; wax</a>')
    expect(drawnWith({ show: { date: false } })).not.toContain('class="meta')
  })

  it('turn pages from the second back to the first without a number', () => {
    const markup = drawnWith({}, { page: 2, pages: 3, base: '/notes/' })
    expect(markup).toContain('href="/notes/" rel="prev">Newer posts')
    expect(markup).toContain('href="/notes/page/3/" rel="next">Older posts')
    expect(markup).toContain('aria-label="Page 2 of 3"')
    expect(drawnWith({}, { page: 3, pages: 3, base: '/notes/' })).not.toContain('rel="next"')
    expect(drawnWith({})).not.toContain('<nav')
  })

  it('say quietly that there are none', () => {
    expect(drawnWith({}, { posts: [] })).toBe('<p class="muted">Nothing has been published here yet.</p>')
  })

  it('are laid out in as many columns as wished for', () => {
    expect(drawnWith({ columns: 4 })).toContain('class="entries grid c-4"')
    expect(drawnWith({ variant: 'magazine' })).toContain('class="entries magazine"')
  })
})
