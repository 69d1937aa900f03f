import { afterEach, beforeEach, expect, it } from 'vitest'
import { hostedStudio, type HostedStudio } from '../../testing/hosted-studio.ts'
import type { WebhookRequest, WebhookSender } from './sender.ts'

interface Told {
  type: string
  data: { site: unknown; post: Record<string, unknown> }
}

let studio: HostedStudio
let told: Told[]
beforeEach(async () => {
  told = []
  const webhookSender: WebhookSender = {
    check: async () => {},
    send: async ({ body }: WebhookRequest) => {
      told.push(JSON.parse(body) as Told)
      return { status: 204, body_text: '', retry_after_ms: null }
    },
  }
  studio = await hostedStudio({ outside: { webhookSender } })
  await studio.call('create_webhook', {
    site_id: studio.site_id,
    name: 'Shop',
    url: 'https://hooks.example.com/',
    events: ['post.published', 'post.updated', 'post.unpublished'],
  })
})
afterEach(() => studio.close())

const hears = async (...types: string[]) => {
  await expect.poll(() => told.map(({ type }) => type), { timeout: 5_000, interval: 5 }).toEqual(types)
  return told.at(-1)!.data
}

it('a receiver hears what happens to the posts of a site, and where to find them', async () => {
  const { id: article_id } = await studio.write('Why bees dance')
  const { id: post_id } = await studio.call('publish_post', { site_id: studio.site_id, article_id })
  const change = (wish: { slug?: string; status?: 'live' | 'draft' }) =>
    studio.call('update_post', { site_id: studio.site_id, post_id, ...wish })
  const { site, post } = await hears('post.published')
  const { id, name, slug, url } = await studio.call('get_site', { site_id: studio.site_id })
  expect(site).toEqual({ id, name, slug, url })
  expect(post).toEqual({
    id: post_id,
    article_id,
    title: 'Why bees dance',
    slug: 'why-bees-dance',
    url: 'http://bees.localhost:2/posts/why-bees-dance/',
    status: 'live',
    published_at: '2026-11-21T08:30:00Z',
  })

  await change({ slug: 'dancing-bees' })
  expect((await hears('post.published', 'post.updated')).post).toMatchObject({
    slug: 'dancing-bees',
    url: 'http://bees.localhost:2/posts/dancing-bees/',
  })
  await change({ status: 'draft' })
  expect((await hears('post.published', 'post.updated', 'post.unpublished')).post).toMatchObject({ status: 'draft' })
  await change({ slug: 'quiet-bees' })
  await change({ status: 'live' })
  await hears('post.published', 'post.updated', 'post.unpublished', 'post.published')
  await studio.call('unpublish_post', { site_id: studio.site_id, post_id })
  await hears('post.published', 'post.updated', 'post.unpublished', 'post.published', 'post.unpublished')
})

it("a post that was never live is nobody else's business", async () => {
  const { id: article_id } = await studio.write('A draft')
  const { id: post_id } = await studio.call('publish_post', { site_id: studio.site_id, article_id, publish: false })
  await studio.call('update_post', { site_id: studio.site_id, post_id, slug: 'other' })
  await studio.call('unpublish_post', { site_id: studio.site_id, post_id })
  expect(await studio.ctx.db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([])
})

it('deleting the site deletes its webhooks with their secrets', async () => {
  await studio.call('delete_site', { site_id: studio.site_id })
  expect(await studio.ctx.db.selectFrom('webhooks').selectAll().execute()).toEqual([])
  expect(await studio.ctx.secrets.hints(studio.ctx.db)).toEqual(new Map())
})
