import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostedStudio, type HostedStudio } from '../../testing/hosted-studio.ts'

let studio: HostedStudio
beforeEach(async () => {
  studio = await hostedStudio()
})
afterEach(() => studio.close())

const redirects = async () => {
  const rows = await studio.ctx.db.selectFrom('redirects').selectAll().orderBy('from_path').execute()
  return rows.map(({ from_path, to_path, status }) => `${status} ${from_path} → ${to_path}`)
}
const make = (title: string, more: Record<string, unknown> = {}) =>
  studio.call('add_page', { site_id: studio.site_id, title, ...more })
const change = (page_id: number, wish: Record<string, unknown>) =>
  studio.call('update_page', { site_id: studio.site_id, page_id, ...wish })
const post = async (title: string, more: { publish?: boolean } = {}) => {
  const { id } = await studio.write(title)
  return studio.call('publish_post', { site_id: studio.site_id, article_id: id, ...more })
}
const changePost = (post_id: number, wish: Record<string, unknown>) =>
  studio.call('update_post', { site_id: studio.site_id, post_id, ...wish })

describe('a page that was live', () => {
  it('leaves a redirect when its slug changes, without chains', async () => {
    const { id } = await make('A')
    await change(id, { slug: 'b' })
    await change(id, { slug: 'c' })
    expect(await redirects()).toEqual(['301 /a/ → /c/', '301 /b/ → /c/'])
  })

  it('takes its redirect back when it returns', async () => {
    const { id } = await make('A')
    await change(id, { slug: 'b' })
    await change(id, { slug: 'a' })
    expect(await redirects()).toEqual(['301 /b/ → /a/'])
  })

  it('leaves one also while it is a draft again', async () => {
    const { id } = await make('A')
    await change(id, { status: 'draft' })
    await change(id, { slug: 'b' })
    expect(await redirects()).toEqual(['301 /a/ → /b/'])
  })

  it('leaves one when it changes its language', async () => {
    const { id } = await make('A')
    await change(id, { locale: 'de' })
    expect(await redirects()).toEqual(['301 /a/ → /de/a/'])
  })

  it('takes what led to it with it when it is deleted', async () => {
    const { id } = await make('A')
    await change(id, { slug: 'b' })
    await studio.call('delete_page', { site_id: studio.site_id, page_id: id })
    expect(await redirects()).toEqual([])
  })

  it('is not led away from by what moved earlier', async () => {
    const { id } = await make('A')
    await change(id, { slug: 'b' })
    await make('Draft at the old address', { slug: 'a', status: 'draft' })
    expect(await redirects()).toEqual(['301 /a/ → /b/'])
    const { id: draft } = (await studio.call('list_pages', { site_id: studio.site_id }))[1]!
    await change(draft, { status: 'published' })
    expect(await redirects()).toEqual([])
  })
})

describe('what was never live', () => {
  it('leaves no redirect', async () => {
    const { id } = await make('A', { status: 'draft' })
    await change(id, { slug: 'b' })
    const draft = await post('Draft', { publish: false })
    await changePost(draft.id, { slug: 'other' })
    expect(await redirects()).toEqual([])
  })
})

describe('a post that was live', () => {
  it('leaves a redirect when its slug changes, and takes it along when it is removed', async () => {
    const { id } = await post('Honey')
    await changePost(id, { slug: 'wax' })
    expect(await redirects()).toEqual(['301 /posts/honey/ → /posts/wax/'])
    await studio.call('unpublish_post', { site_id: studio.site_id, post_id: id })
    expect(await redirects()).toEqual([])
  })

  it('moves with the blog page above it', async () => {
    await post('Honey')
    const hidden = await post('Wax', { publish: false })
    const blog = await make('Blog', { page_type: 'blog_listing' })
    expect(await redirects()).toEqual(['301 /posts/honey/ → /blog/honey/'])
    await change(blog.id, { slug: 'news' })
    const moved = ['301 /blog/ → /news/', '301 /blog/honey/ → /news/honey/', '301 /posts/honey/ → /news/honey/']
    expect(await redirects()).toEqual(moved)
    await make('Second', { page_type: 'blog_listing' })
    expect(await redirects()).toEqual(moved)
    await studio.call('delete_page', { site_id: studio.site_id, page_id: blog.id })
    expect(await redirects()).toContain('301 /news/honey/ → /second/honey/')
    expect(hidden.status).toBe('draft')
  })

  it('stays where it is when the blog page is a home page', async () => {
    await post('Honey')
    await make('Home', { slug: '', page_type: 'blog_listing' })
    expect(await redirects()).toEqual([])
    expect((await studio.call('list_posts', { site_id: studio.site_id }))[0]!.url).toBe(
      'http://bees.localhost:2/posts/honey/',
    )
  })
})

describe('another default locale', () => {
  it('moves what was live, and nothing is led away from a page that stands there now', async () => {
    await make('About', { slug: 'about' })
    await make('Only English', { slug: 'only' })
    await make('Über uns', { slug: 'about', locale: 'de' })
    await post('Honey')
    await studio.call('update_site', { site_id: studio.site_id, default_locale: 'de' })

    expect(await redirects()).toEqual([
      '301 /de/about/ → /about/',
      '301 /only/ → /en/only/',
      '301 /posts/honey/ → /en/posts/honey/',
    ])
    const urls = (await studio.call('list_pages', { site_id: studio.site_id })).map(({ url }) => url)
    expect(urls).toEqual([
      'http://bees.localhost:2/en/about/',
      'http://bees.localhost:2/about/',
      'http://bees.localhost:2/en/only/',
    ])
  })

  it('is refused while one of its pages would stand where another language begins', async () => {
    const { site_id } = studio
    await make('Home', { slug: '' })
    const { id } = await make('Englisch lernen', { slug: 'en', locale: 'de' })
    await expect(studio.call('update_site', { site_id, default_locale: 'de' })).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path: 'default_locale', code: 'slug_taken' }],
    })
    expect(await studio.call('get_site', { site_id })).toMatchObject({ default_locale: 'en' })
    await change(id, { slug: 'englisch' })
    expect(await studio.call('update_site', { site_id, default_locale: 'de' })).toMatchObject({ default_locale: 'de' })
  })
})
