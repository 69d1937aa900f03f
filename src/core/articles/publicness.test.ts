import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostedStudio, type HostedStudio } from '../../testing/hosted-studio.ts'

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
const statusOf = async (id: number) => (await studio.call('get_article', { id })).status
const frozen = (id: number) =>
  studio.ctx.db.selectFrom('hosted_posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the status of an article', () => {
  it('stays published until the last post of it is gone', async () => {
    const { id: article_id } = await studio.write('Twice')
    const { id: other } = await studio.call('create_site', { name: 'Other' })
    const here = await publish(article_id)
    const there = await studio.call('publish_post', { site_id: other, article_id })
    await remove(here.id)
    expect(await statusOf(article_id)).toBe('published')
    await studio.call('update_post', { site_id: other, post_id: there.id, status: 'draft' })
    expect(await statusOf(article_id)).toBe('draft')
  })

  it('stays published while a connected CMS shows it', async () => {
    const { id: article_id } = await studio.write('CMS')
    const { id } = await publish(article_id)
    const at = '2026-11-21T08:30:00Z'
    await studio.ctx.write(async ({ db }) => {
      await db
        .insertInto('cms_sites')
        .values({
          name: 'W',
          type: 'cms-a',
          url: 'https://example.org',
          status: 'connected',
          reason: null,
          user_name: '',
          account: '',
          rights: '',
          allow_local: 0,
          last_sync_at: null,
          created_at: at,
          updated_at: at,
        })
        .execute()
      await db
        .insertInto('publications')
        .values({ article_id, site_id: 1, marker: 'm', status: 'published', created_at: at, updated_at: at })
        .execute()
    })
    await remove(id)
    expect(await statusOf(article_id)).toBe('published')
    await studio.ctx.write(({ db }) => db.updateTable('publications').set({ status: 'draft' }).execute())
    await remove((await publish(article_id)).id)
    expect(await statusOf(article_id)).toBe('draft')
  })

  it('never leaves the archive by itself, and comes out of it as it is', async () => {
    const { id: article_id } = await studio.write('Archive')
    const hidden = await studio.write('Hidden')
    const { id } = await publish(article_id)
    await studio.call('archive_articles', { ids: [article_id, hidden.id] })
    await change(id, { noindex: true })
    expect(await statusOf(article_id)).toBe('archived')
    await studio.call('unarchive_articles', { ids: [article_id, hidden.id] })
    expect(await statusOf(article_id)).toBe('published')
    expect(await statusOf(hidden.id)).toBe('draft')
    await studio.call('archive_articles', { ids: [article_id] })
    await remove(id)
    expect(await statusOf(article_id)).toBe('archived')
    await studio.call('unarchive_articles', { ids: [article_id] })
    expect(await statusOf(article_id)).toBe('draft')
  })

  it('does not matter to a post that is live: it outlives its article', async () => {
    const { id: article_id } = await studio.write('Outlives')
    const post = await publish(article_id)
    await studio.call('trash_articles', { ids: [article_id] })
    await studio.call('delete_articles', { ids: [article_id] })
    expect(await list()).toEqual([post])
    expect((await frozen(post.id)).content).toContain('Outlives')
    await expect(refresh(post.id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await remove(post.id)).toEqual({ id: post.id, deleted: true })
  })
})
