import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostedStudio, type HostedStudio } from '../../testing/hosted-studio.ts'
import { studioCaller } from '../context.ts'

let studio: HostedStudio
beforeEach(async () => {
  studio = await hostedStudio()
})
afterEach(() => studio.close())

const publish = (article_id: number, more: { slug?: string; publish?: boolean } = {}) =>
  studio.call('publish_post', { site_id: studio.site_id, article_id, ...more })
const change = (post_id: number, wish: Record<string, unknown>) =>
  studio.call('update_post', { site_id: studio.site_id, post_id, ...wish })
const remove = (post_id: number) => studio.call('unpublish_post', { site_id: studio.site_id, post_id })
const refresh = (post_id: number) => studio.call('refresh_post', { site_id: studio.site_id, post_id })
const list = () => studio.call('list_posts', { site_id: studio.site_id })
const news = () => studio.events.filter(({ type }) => type.startsWith('post.')).map(({ type }) => type)
const statusOf = async (id: number) => (await studio.call('get_article', { id })).status
const frozen = (id: number) =>
  studio.ctx.db.selectFrom('hosted_posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const rewrite = async (id: number, content: string) => {
  const { revision } = await studio.call('open_article', { id })
  return studio.call('save_article', { id, revision, content })
}

describe('publishing an article', () => {
  it('makes a live post with the slug of the article, and the article is published', async () => {
    const article = await studio.write('Why bees dance')
    const post = await publish(article.id)

    expect(post).toEqual({
      id: 1,
      site_id: studio.site_id,
      article_id: article.id,
      title: 'Why bees dance',
      slug: 'why-bees-dance',
      status: 'live',
      locale: 'en',
      url: 'http://bees.localhost:2/posts/why-bees-dance/',
      published_at: '2026-11-21T08:30:00Z',
      meta_title: null,
      meta_description: null,
      canonical_url: null,
      og_image_url: null,
      noindex: false,
      changed_since_published: false,
      revision: 1,
      created_at: '2026-11-21T08:30:00Z',
      updated_at: '2026-11-21T08:30:00Z',
    })
    expect(await list()).toEqual([post])
    expect(await statusOf(article.id)).toBe('published')
    expect(studio.events.slice(-2)).toEqual([
      { type: 'post.published', id: 1, site_id: studio.site_id, article_id: article.id },
      { type: 'article.published', id: article.id },
    ])
  })

  it('as a draft shows nothing and leaves the article a draft', async () => {
    const article = await studio.write('Later')
    expect(await publish(article.id, { publish: false })).toMatchObject({ status: 'draft', published_at: null })
    expect(await statusOf(article.id)).toBe('draft')
    expect(news()).toEqual(['post.created'])
  })

  it('keeps the text as it is now, in a version of its own', async () => {
    const article = await studio.write('Text')
    studio.clock.advance(1_000)
    await rewrite(article.id, '<p>Second.</p>')
    const { id } = await publish(article.id)
    await rewrite(article.id, '<p>Third.</p>')

    const row = await frozen(id)
    expect(row.content).toBe('<p>Second.</p>')
    const version = await studio.call('get_version', { id: article.id, version_id: row.version_id! })
    expect(version).toMatchObject({ content: '<p>Second.</p>', revision: row.article_revision })
    expect((await list())[0]).toMatchObject({ changed_since_published: true })
  })

  it('happens once for a site: the second call names the post there is', async () => {
    const article = await studio.write('Once')
    await publish(article.id)
    await expect(publish(article.id, { slug: 'twice' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/post 1 of this site/),
      details: [{ path: 'article_id', code: 'already_posted' }],
    })
    expect(await list()).toHaveLength(1)
    const { id } = await studio.call('create_site', { name: 'Other' })
    expect(await studio.call('publish_post', { site_id: id, article_id: article.id })).toMatchObject({ site_id: id })
  })

  it('needs an article that is there, has a text and is not archived', async () => {
    const [trashed, archived, empty] = [
      await studio.write('A'),
      await studio.write('B'),
      await studio.write('C', { content: '' }),
    ]
    await studio.call('trash_articles', { ids: [trashed.id] })
    await studio.call('archive_articles', { ids: [archived.id] })
    await expect(publish(999)).rejects.toMatchObject({ code: 'not_found' })
    await expect(publish(trashed.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(publish(archived.id)).rejects.toMatchObject({ code: 'conflict', details: [{ code: 'archived' }] })
    await expect(publish(empty.id)).rejects.toMatchObject({ code: 'conflict', details: [{ code: 'empty' }] })
    await expect(studio.call('publish_post', { site_id: 99, article_id: empty.id })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await list()).toEqual([])
    expect(news()).toEqual([])
  })

  it('gives the slug a number where another post has it, unless it was wished for', async () => {
    const [one, two] = [await studio.write('One'), await studio.write('Two')]
    await publish(one.id, { slug: 'two' })
    await expect(publish(two.id, { slug: 'two' })).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path: 'slug', code: 'slug_taken' }],
    })
    await expect(publish(two.id, { slug: 'porn' })).rejects.toMatchObject({ details: [{ code: 'slug_moderated' }] })
    await expect(publish(two.id, { slug: 'tag' })).rejects.toMatchObject({ details: [{ code: 'slug_reserved' }] })
    expect(await publish(two.id)).toMatchObject({ slug: 'two-2' })
  })

  it('stands below the blog page of its language, if the site speaks it', async () => {
    const { site_id } = studio
    await studio.call('create_page', { site_id, title: 'News', slug: 'news', page_type: 'blog_listing' })
    await studio.call('create_page', { site_id, title: 'Blog', slug: 'blog', locale: 'uk', page_type: 'blog_listing' })
    const url = async (title: string, language: string) =>
      (await publish((await studio.write(title, { language })).id)).url
    expect(await url('Honey', 'en-GB')).toBe('http://bees.localhost:2/news/honey/')
    expect(await url('Мед', 'uk')).toBe('http://bees.localhost:2/uk/blog/med/')
    expect(await url('Miel', 'fr')).toBe('http://bees.localhost:2/news/miel/')
  })
})

describe('a change of a post', () => {
  it('tells of exactly one thing at every step', async () => {
    const { id: article_id } = await studio.write('Steps')
    const { id } = await publish(article_id, { publish: false })
    const steps: [Record<string, unknown>, string, 'draft' | 'published'][] = [
      [{ meta_title: 'M' }, 'post.saved', 'draft'],
      [{ status: 'live', noindex: true }, 'post.published', 'published'],
      [{ status: 'live', meta_title: 'N' }, 'post.updated', 'published'],
      [{ status: 'draft', slug: 'other' }, 'post.unpublished', 'draft'],
      [{ status: 'live' }, 'post.published', 'published'],
    ]
    for (const [wish, told, status] of steps) {
      const before = news().length
      await change(id, wish)
      expect(news().slice(before)).toEqual([told])
      expect(await statusOf(article_id)).toBe(status)
    }
  })

  it('touches only what is passed, and null takes a field back', async () => {
    const post = await publish((await studio.write('Fields')).id)
    studio.clock.advance(60_000)
    const wish = {
      meta_title: 'Title',
      meta_description: 'About',
      canonical_url: 'https://example.org/a',
      og_image_url: 'https://example.org/a.png',
      noindex: true,
    }
    const changed = await change(post.id, wish)
    expect(changed).toEqual({ ...post, ...wish, revision: 2, updated_at: '2026-11-21T08:31:00Z' })
    const back = await change(post.id, { meta_title: null, canonical_url: null })
    expect(back).toMatchObject({ meta_title: null, meta_description: 'About', canonical_url: null, revision: 3 })
  })

  it('that changes nothing is none, and tells nobody', async () => {
    const post = await publish((await studio.write('Same')).id)
    const before = studio.events.length
    expect(await change(post.id, { status: 'live', slug: 'same', noindex: false, meta_title: null })).toEqual(post)
    expect(await refresh(post.id)).toEqual(post)
    expect(studio.events).toHaveLength(before)
  })

  it.each([
    [{ title: 'X' }, 'title'],
    [{ status: 'published' }, 'status'],
    [{ noindex: null }, 'noindex'],
    [{ slug: 'A b' }, 'slug'],
    [{ canonical_url: 'ftp://x' }, 'canonical_url'],
  ])('refuses %j', async (wish, path) => {
    const post = await publish((await studio.write('Refused')).id)
    await expect(change(post.id, wish)).rejects.toMatchObject({ code: 'validation_error', details: [{ path }] })
    expect(await list()).toEqual([post])
  })

  it('to a slug that another post has is refused', async () => {
    await publish((await studio.write('One')).id)
    const two = await publish((await studio.write('Two')).id)
    await expect(change(two.id, { slug: 'one' })).rejects.toMatchObject({ details: [{ code: 'slug_taken' }] })
  })

  it('that makes it live takes over the newest text and keeps the day it first went live', async () => {
    const { id: article_id } = await studio.write('Days')
    const { id, published_at } = await publish(article_id)
    await change(id, { status: 'draft' })
    studio.clock.advance(86_400_000)
    await rewrite(article_id, '<p>Newer.</p>')
    expect(await change(id, { meta_title: 'M' })).toMatchObject({ changed_since_published: true })
    expect(await change(id, { status: 'live' })).toMatchObject({ changed_since_published: false, published_at })
    expect((await frozen(id)).content).toBe('<p>Newer.</p>')
  })

  it('to live is refused while the article is archived or in the trash', async () => {
    const { id: article_id } = await studio.write('Gone')
    const { id } = await publish(article_id, { publish: false })
    await studio.call('archive_articles', { ids: [article_id] })
    await expect(change(id, { status: 'live' })).rejects.toMatchObject({ code: 'conflict' })
    await studio.call('unarchive_articles', { ids: [article_id] })
    await studio.call('trash_articles', { ids: [article_id] })
    await expect(change(id, { status: 'live' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await change(id, { noindex: true })).toMatchObject({ status: 'draft' })
  })

  it('is refused on a state that is not the newest', async () => {
    const { site_id } = studio
    const { id: post_id } = await publish((await studio.write('Tag')).id)
    const seeing = (if_match: string, name: 'update_post' | 'unpublish_post' | 'refresh_post', more = {}) =>
      studio.core.call(name, studioCaller, async () => ({ site_id, post_id, ...more }), { if_match })
    const next = await seeing('*', 'update_post', { noindex: true })
    for (const name of ['update_post', 'unpublish_post', 'refresh_post'] as const) {
      await expect(seeing(`"b${post_id}-1"`, name)).rejects.toMatchObject({ code: 'precondition_failed' })
    }
    await seeing(next.headers.ETag!, 'unpublish_post')
    expect(await list()).toEqual([])
  })

  it('of another site is not there', async () => {
    const post = await publish((await studio.write('Mine')).id)
    const { id: other } = await studio.call('create_site', { name: 'Other' })
    for (const name of ['update_post', 'unpublish_post', 'refresh_post'] as const) {
      await expect(studio.call(name, { site_id: other, post_id: post.id })).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await list()).toEqual([post])
  })
})

describe('the newest text', () => {
  it('comes into a live post when it is asked for, and the world hears of it once', async () => {
    const { id: article_id } = await studio.write('Update')
    const { id } = await publish(article_id)
    await rewrite(article_id, '<p>Corrected.</p>')
    const before = news().length

    expect(await refresh(id)).toMatchObject({ changed_since_published: false, status: 'live', revision: 2 })
    expect((await frozen(id)).content).toBe('<p>Corrected.</p>')
    expect(news().slice(before)).toEqual(['post.updated'])
  })

  it('comes into a draft without telling the world', async () => {
    const { id: article_id } = await studio.write('Quiet')
    const { id } = await publish(article_id, { publish: false })
    await rewrite(article_id, '<p>Corrected.</p>')
    await refresh(id)
    expect(news()).toEqual(['post.created', 'post.saved'])
  })
})

describe('a post that is taken off', () => {
  it('is gone, the article stays as a draft, and the world hears of it once', async () => {
    const { id: article_id } = await studio.write('Off')
    const { id } = await publish(article_id)
    expect(await remove(id)).toEqual({ id, deleted: true })
    expect(await list()).toEqual([])
    expect(await statusOf(article_id)).toBe('draft')
    expect(news()).toEqual(['post.published', 'post.unpublished'])
    await expect(remove(id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await publish(article_id)).toMatchObject({ status: 'live' })
  })

  it('as a draft goes without a word to the world', async () => {
    const { id } = await publish((await studio.write('Quiet')).id, { publish: false })
    await remove(id)
    expect(news()).toEqual(['post.created', 'post.deleted'])
  })
})
