import { describe, expect, it } from 'vitest'
import { objections } from '../sections/view.fixtures.ts'
import { trusted } from './markup.ts'
import { postBody, type PostParts } from './post-body.ts'
import { testPost, testScope } from './scope.fixtures.ts'
import { tagBody } from './tag-body.ts'

const picture = 'd'.repeat(64)
const drawnPost = (given: Partial<PostParts> = {}) =>
  postBody(
    {
      card: testPost(),
      content: '<p>One.</p><h2>Two</h2>',
      newer: null,
      older: null,
      related: [],
      listing: null,
      ...given,
    },
    testScope({ level: 1, rich: trusted }),
  )
    .toString()
    .replaceAll(/\s+/g, ' ')

describe('the page of a post', () => {
  it('has one heading above its text, its day and its reading time', () => {
    const markup = drawnPost({ card: testPost({ title: 'Frost & <i>', tags: ['Bees'], words: 401 }) })
    expect(markup).toMatch(/<h1 class="title">Frost &amp; &lt;i&gt;<\/h1>/)
    expect(markup.match(/<h1/g)).toHaveLength(1)
    expect(markup).toContain('3 min read')
    expect(markup).toContain('href="/notes/tag/bees/">Bees</a>')
    expect(markup).toMatch(/<div class="prose text"> ?<p>One\.<\/p><h2>Two<\/h2>/)
    expect(objections(markup)).toEqual([])
  })

  it('shows its first picture above the text, unless the text begins with one', () => {
    const card = testPost({ picture })
    expect(drawnPost({ card })).toContain(`<img src="${picture}"`)
    expect(drawnPost({ card, content: '<figure><img src="/x.webp" alt="x"></figure><p>One.</p>' })).not.toContain(
      picture,
    )
  })

  it('leads to its neighbours, to what is like it and back to the list', () => {
    const newer = testPost({ id: 2, path: '/notes/kiln/', title: 'Kiln' })
    const older = testPost({ id: 3, path: '/notes/ferry/', title: 'Ferry' })
    const markup = drawnPost({ newer, older, related: [newer, older], listing: '/notes/' })
    expect(markup).toMatch(/href="\/notes\/kiln\/" rel="next"> ?<span class="small muted">Newer/)
    expect(markup).toMatch(/href="\/notes\/ferry\/" rel="prev"> ?<span class="small muted">Older/)
    expect(markup).toMatch(/<h2 class="name">Read on<\/h2>.*<h3 class="sub" ?>/)
    expect(markup).toContain('<a href="/notes/">All posts</a>')
    expect(objections(markup)).toEqual([])
    expect(drawnPost()).not.toMatch(/<nav|Read on|All posts/)
  })

  it('says that it speaks another language than its place', () => {
    expect(drawnPost({ card: testPost({ language: 'uk' }) })).toContain('<article class="post" lang="uk">')
    expect(drawnPost()).not.toContain('lang=')
  })
})

describe('the posts with a tag', () => {
  it('stand under the tag and turn pages', () => {
    const list = { posts: [testPost()], page: 1, pages: 2, base: '/notes/tag/bees/' }
    const markup = tagBody({ tag: 'Bees & <wax>', posts_path: '/notes/' }, testScope({ list }))
      .toString()
      .replaceAll(/\s+/g, ' ')
    expect(markup).toContain('<h1 class="title">Tagged “Bees &amp; &lt;wax&gt;”</h1>')
    expect(markup).toContain('href="/notes/tag/bees/page/2/" rel="next"')
    expect(markup).toMatch(/<h2 class="sub" ?><a class="whole" href="\/notes\/first-frost\/">/)
    expect(objections(markup)).toEqual([])
  })
})
