import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readingStudio, type ReadingStudio } from '../../testing/site-reading.ts'
import { preparePosts } from './post-prepare.ts'
import { excerptOf } from './post-text.ts'

describe('the excerpt of a text', () => {
  it('is its beginning, cut at a word', () => {
    expect(excerptOf('<h2>Bees</h2><p>They <em>dance</em>.</p>')).toBe('Bees They dance.')
    expect(excerptOf(`<p>${'honeycomb '.repeat(40)}</p>`)).toMatch(/^(honeycomb ){18,19}honeycomb…$/)
    expect(excerptOf(`<p>${'x'.repeat(300)}</p>`)).toBe(`${'x'.repeat(200)}…`)
    expect(excerptOf('')).toBe('')
  })

  it('of a whole book is made of its beginning alone', () => {
    expect(excerptOf(`<p>First.</p>${'<p>More.</p>'.repeat(100_000)}`)).toMatch(/^First\. More\./)
  })
})

describe('what a list shows of a post', () => {
  let studio: ReadingStudio
  beforeEach(async () => {
    studio = await readingStudio()
  })
  afterEach(() => studio.close())

  const row = (id: number) =>
    studio.ctx.db.selectFrom('hosted_posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const tags = async () =>
    (await studio.ctx.db.selectFrom('hosted_post_tags').selectAll().execute()).map(({ tag_slug }) => tag_slug)
  const sha = 'ab'.repeat(32)

  it('is taken over with the text', async () => {
    const id = await studio.post('Honey', {
      content: `<p>Sweet.</p><p><img src="/media/${sha}" alt=""></p>`,
      keywords: ['Мед', 'мед', 'Wax & wood'],
    })
    expect(await row(id)).toMatchObject({ excerpt: 'Sweet.', picture: sha, checked: expect.stringMatching(/^1:/) })
    expect(await tags()).toEqual(['med', 'wax-wood'])
    const { article_id, article_revision: revision } = await row(id)
    await studio.call('save_article', { id: article_id, revision, meta_description: 'All about honey.', keywords: [] })
    await studio.call('refresh_post', { site_id: studio.site_id, post_id: id })
    expect(await row(id)).toMatchObject({ excerpt: 'All about honey.' })
    expect(await tags()).toEqual([])
  })

  it('has tags only while it is live', async () => {
    const post_id = await studio.post('Honey', { keywords: ['sweet'] })
    await studio.call('update_post', { site_id: studio.site_id, post_id, status: 'draft' })
    expect(await tags()).toEqual([])
    await studio.call('update_post', { site_id: studio.site_id, post_id, status: 'live' })
    expect(await tags()).toEqual(['sweet'])
    await studio.call('unpublish_post', { site_id: studio.site_id, post_id })
    expect(await tags()).toEqual([])
  })

  it('is made up for posts of an older studio', async () => {
    const id = await studio.post('Honey', { keywords: ['sweet'] })
    await studio.ctx.write(async ({ db }) => {
      await db.updateTable('hosted_posts').set({ excerpt: '', checked: null }).execute()
      await db.deleteFrom('hosted_post_tags').execute()
    })
    await preparePosts(studio.ctx)
    expect(await row(id)).toMatchObject({ excerpt: 'Honey, in a few words.', checked: expect.any(String) })
    expect(await tags()).toEqual(['sweet'])
  })
})
