import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Drawing } from '../../../contract/site-view.ts'
import { readingStudio, type ReadingStudio } from '../../../testing/site-reading.ts'

let studio: ReadingStudio
beforeEach(async () => {
  studio = await readingStudio()
})
afterEach(() => studio.close())

const drawn = async (path: string, drafts = false): Promise<Drawing> => {
  const found = await studio.at(path, drafts)
  if (found?.kind !== 'draw') throw new Error(`${path} is ${found?.kind ?? 'nothing'}`)
  return found.drawing
}
const listAt = async (path: string, key = '') => {
  const drawing = await drawn(path)
  const list = drawing.kind === 'page' ? drawing.lists[key] : drawing.kind === 'tag' ? drawing.list : undefined
  return list && { ...list, posts: list.posts.map(({ title }) => title) }
}
const tagAt = async (path: string) => {
  const found = await studio.at(path)
  return found?.kind === 'draw' || found?.kind === 'file' ? found.tag : null
}
const posts = async (count: number) => {
  for (let n = 1; n <= count; n++) await studio.post(`Post ${n}`, { age: count - n })
}

describe('an address of a site', () => {
  it('is a page, drawn from what is live', async () => {
    await studio.page('', { sections: [{ type: 'hero', props: { heading: 'Honey' } }] })
    const drawing = await drawn('/')
    expect(drawing).toMatchObject({
      kind: 'page',
      page_number: 1,
      page: { ref: { path: '/', title: 'Home' }, meta_title: null, checked: true, sections: [{ type: 'hero' }] },
    })
  })

  it('ends in a slash: without one, and with index.html, visitors are led there', async () => {
    await studio.page('about')
    expect(await studio.at('/about')).toEqual({ kind: 'redirect', to: '/about/', status: 301 })
    expect(await studio.at('/about/index.html')).toEqual({ kind: 'redirect', to: '/about/', status: 301 })
    expect(await studio.at('/nothing')).toBeNull()
    expect(await studio.at('/nothing/index.html')).toBeNull()
    expect(await studio.core.sites.find('wasps', '/about/', { drafts: false })).toBeNull()
  })

  it('below a locale belongs to its pages', async () => {
    await studio.page('about')
    await studio.page('ueber', { locale: 'de' })
    expect(await drawn('/de/ueber/')).toMatchObject({ page: { ref: { locale: 'de' } } })
    expect(await studio.at('/ueber/')).toBeNull()
    expect(await studio.at('/de/about/')).toBeNull()
  })

  it('of a draft is found by the studio alone, and with what is drafted', async () => {
    await studio.call('add_page', { site_id: studio.site_id, title: 'Soon', slug: 'soon', status: 'draft' })
    expect(await studio.at('/soon/')).toBeNull()
    expect(await drawn('/soon/', true)).toMatchObject({ page: { ref: { status: 'draft' } } })

    const page_id = await studio.page('about')
    await studio.call('save_page', { site_id: studio.site_id, page_id, title: 'All about us' })
    expect(await drawn('/about/', true)).toMatchObject({ page: { ref: { title: 'All about us' }, checked: false } })
    expect(await drawn('/about/')).toMatchObject({ page: { ref: { title: 'about' } } })
  })

  it('that is wrong shows the 404 page of its language', async () => {
    await studio.page('404')
    await studio.page('', { locale: 'de' })
    const missing = (path: string) => studio.core.sites.missing('bees', path, { drafts: false })
    expect((await missing('/wrong/'))?.drawing).toMatchObject({
      kind: 'missing',
      locale: 'en',
      page: { checked: true },
    })
    expect((await missing('/de/wrong/'))?.drawing).toMatchObject({ kind: 'missing', locale: 'de', page: null })
    expect(await studio.at('/404/')).toBeNull()
  })
})

describe('a blog', () => {
  it('lists live posts newest first and turns pages', async () => {
    await studio.page('notes', { page_type: 'blog_listing' })
    await posts(23)
    const first = await listAt('/notes/')
    expect(first).toMatchObject({ page: 1, pages: 2, base: '/notes/' })
    expect(first?.posts.slice(0, 2)).toEqual(['Post 23', 'Post 22'])
    expect(await listAt('/notes/page/2/')).toMatchObject({ page: 2, posts: ['Post 3', 'Post 2', 'Post 1'] })
    expect(await studio.at('/notes/page/3/')).toBeNull()
    expect(await studio.at('/notes/page/1/')).toEqual({ kind: 'redirect', to: '/notes/', status: 301 })
    expect(await studio.at('/notes/page/02/')).toEqual({ kind: 'redirect', to: '/notes/page/2/', status: 301 })
  })

  it('fills the sections of a page: all, of a tag, chosen', async () => {
    const first = await studio.post('Honey', { keywords: ['Sweet things'], age: 2 })
    await studio.post('Wax', { age: 1 })
    const section = (id: string, props: object) => ({ id, type: 'posts', props })
    await studio.page('', {
      sections: [
        section('all', { count: 1 }),
        section('tagged', { source: { kind: 'tag', tag: 'sweet things' } }),
        section('chosen', { source: { kind: 'chosen', ids: [first, 99] } }),
      ],
    })
    expect(await listAt('/', 'all')).toEqual({ posts: ['Wax'], page: 1, pages: 1, base: null })
    expect(await listAt('/', 'tagged')).toMatchObject({ posts: ['Honey'] })
    expect(await listAt('/', 'chosen')).toMatchObject({ posts: ['Honey'] })
    expect(await studio.at('/page/2/')).toBeNull()
  })

  it('offers readers of a page what shares words with its title', async () => {
    await studio.post('Swarming in June', { age: 3 })
    await studio.post('Wax', { age: 2 })
    await studio.post('Queens', { age: 1 })
    const sections = [{ id: 'more', type: 'related_posts', props: { count: 2 } }]
    await studio.page('swarms', { title: 'When swarming begins', sections })
    expect(await listAt('/swarms/', 'more')).toMatchObject({ posts: ['Swarming in June', 'Queens'], base: null })
  })

  it('has an archive for every tag, below the listing', async () => {
    await studio.page('notes', { page_type: 'blog_listing' })
    await studio.post('Honey', { keywords: ['Дика пасіка', 'C++'] })
    const drawing = await drawn('/notes/tag/dyka-pasika/')
    expect(drawing).toMatchObject({ kind: 'tag', tag: 'Дика пасіка', path: '/notes/tag/dyka-pasika/' })
    expect(await drawn('/notes/tag/c-plus-plus/')).toMatchObject({ tag: 'C++', listing: { ref: { slug: 'notes' } } })
    expect(await studio.at('/notes/tag/wasps/')).toBeNull()
    expect(await studio.at('/posts/tag/dyka-pasika/')).toBeNull()
  })

  it('draws a post with its neighbours and what is related', async () => {
    await studio.post('Old', { age: 5 })
    await studio.post('Honey of spring', { keywords: ['honey'], age: 4 })
    await studio.post('Honey of summer', { keywords: ['honey', 'summer'], age: 3 })
    await studio.post('Wax', { age: 2 })
    await studio.post('Summer honey again', { keywords: ['honey', 'summer'], age: 1 })
    const drawing = await drawn('/posts/honey-of-summer/')
    expect(drawing).toMatchObject({
      kind: 'post',
      newer: { title: 'Wax' },
      older: { title: 'Honey of spring' },
      related: [{ title: 'Summer honey again' }, { title: 'Honey of spring' }, { title: 'Wax' }],
      post: { checked: true, card: { tags: ['honey', 'summer'], excerpt: 'Honey of summer, in a few words.' } },
    })
  })

  it('shows a draft post to the studio alone', async () => {
    const { id } = await studio.write('Soon')
    await studio.call('publish_post', { site_id: studio.site_id, article_id: id, publish: false })
    expect(await studio.at('/posts/soon/')).toBeNull()
    expect(await drawn('/posts/soon/', true)).toMatchObject({ kind: 'post' })
    expect(await listAt('/posts/soon/').catch(() => null)).toBeNull()
  })
})

describe('files beside the pages', () => {
  it('are feeds with texts, the sitemap and robots', async () => {
    await studio.page('')
    await studio.post('Honey', { keywords: ['sweet'] })
    const hidden = await studio.post('Secret', {})
    await studio.call('update_post', { site_id: studio.site_id, post_id: hidden, noindex: true })
    expect(await studio.at('/feed.xml')).toMatchObject({
      kind: 'file',
      file: { name: 'feed.xml', what: 'rss', locale: 'en', posts: [{ content: '<p>Honey, in a few words.</p>' }] },
    })
    expect(await studio.at('/feed.json')).toMatchObject({ file: { what: 'json' } })
    expect(await studio.at('/sitemap.xml')).toMatchObject({
      file: { what: 'sitemap', posts: [{}, {}], tags: [{ locale: 'en', path: '/posts/tag/sweet/' }] },
    })
    expect(await studio.at('/robots.txt')).toMatchObject({ file: { what: 'robots' } })
    expect(await studio.at('/de/feed.xml')).toBeNull()
  })
})

describe('what visitors see', () => {
  const revision = () => studio.core.sites.revision('bees')

  it('has a revision that every visible change raises, and no other', async () => {
    await studio.page('')
    const seen = new Set([await revision()])
    const raises = async (act: () => Promise<unknown>) => {
      const before = seen.size
      await act()
      seen.add(await revision())
      return seen.size > before
    }
    const { site_id } = studio
    expect(await raises(() => studio.page('about'))).toBe(true)
    expect(await raises(() => studio.post('Honey'))).toBe(true)
    expect(await raises(() => studio.call('update_post', { site_id, post_id: 1, noindex: true }))).toBe(true)
    expect(await raises(() => studio.call('unpublish_post', { site_id, post_id: 1 }))).toBe(true)
    expect(await raises(() => studio.call('update_site', { site_id, name: 'Wasps' }))).toBe(true)
    expect(await raises(() => studio.call('save_redirect', { site_id, from_path: '/a', to_path: '/' }))).toBe(true)
    expect(await raises(() => studio.write('Not published'))).toBe(false)
    const draft = { site_id, title: 'Soon', slug: 'soon', status: 'draft' as const }
    expect(await raises(() => studio.call('add_page', draft))).toBe(false)
    expect(await studio.core.sites.revision('wasps')).toBeNull()
  })

  it('has tags that change for what shows it alone', async () => {
    const page_id = await studio.page('about')
    await studio.page('')
    await posts(20)
    const [about, home, far, near] = [
      await tagAt('/about/'),
      await tagAt('/'),
      await tagAt('/posts/post-1/'),
      await tagAt('/posts/post-19/'),
    ]
    await studio.call('update_post', { site_id: studio.site_id, post_id: 20, meta_title: 'Another' })
    expect(await tagAt('/about/')).toBe(about)
    expect(await tagAt('/posts/post-1/')).toBe(far)
    expect(await tagAt('/posts/post-19/')).not.toBe(near)

    await studio.call('update_page', { site_id: studio.site_id, page_id, meta_title: 'Us' })
    expect(await tagAt('/about/')).not.toBe(about)
    expect(await tagAt('/')).toBe(home)
    await studio.call('update_page', { site_id: studio.site_id, page_id, title: 'About us' })
    expect(await tagAt('/')).not.toBe(home)
  })

  it('is one frame object until something in it changes', async () => {
    const { sites } = studio.core
    await studio.page('')
    const frame = await sites.frame(studio.site_id, { drafts: false })
    await studio.post('Honey')
    expect(await sites.frame(studio.site_id, { drafts: false })).toBe(frame)
    await studio.page('about')
    expect(await sites.frame(studio.site_id, { drafts: false })).not.toBe(frame)
  })
})
