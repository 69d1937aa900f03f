import { describe, expect, it } from 'vitest'
import { hostedStudio } from '../../testing/hosted-studio.ts'

describe('the webhooks of a site', () => {
  const hooked = async () => {
    const webhookSender = { check: async () => {}, send: () => Promise.reject(new Error('No job runs here.')) }
    const other = await hostedStudio({ start: false, outside: { webhookSender } })
    const { site_id } = other
    const { id: webhook_id } = await other.call('create_webhook', {
      site_id,
      name: 'Shop',
      url: 'https://example.org/hook',
      events: ['post.published', 'post.updated', 'post.unpublished'],
    })
    const sent = async () => {
      const deliveries = await other.call('list_webhook_deliveries', { site_id, webhook_id })
      return deliveries.toReversed().map(({ body }) => JSON.parse(body))
    }
    return { other, site_id, sent }
  }

  it('get what the world may know, with the change itself', async () => {
    const { other, site_id, sent } = await hooked()
    const { id: article_id } = await other.write('Hooks')
    const { id: post_id } = await other.call('publish_post', { site_id, article_id, publish: false })
    await other.call('update_post', { site_id, post_id, status: 'live' })
    await other.call('update_post', { site_id, post_id, slug: 'hooked' })
    await other.call('unpublish_post', { site_id, post_id })

    const bodies = await sent()
    expect(bodies.map(({ type }) => type)).toEqual(['post.published', 'post.updated', 'post.unpublished'])
    expect(bodies[1].data).toEqual({
      site: { id: site_id, name: 'Bees', slug: 'bees', url: 'http://bees.localhost:2/' },
      post: {
        id: post_id,
        article_id,
        title: 'Hooks',
        slug: 'hooked',
        url: 'http://bees.localhost:2/posts/hooked/',
        status: 'live',
        published_at: '2026-11-21T08:30:00Z',
      },
    })
    expect(bodies[2].data.post).toMatchObject({ status: 'draft', slug: 'hooked' })
    await other.close()
  })

  it('name the address at which the world finds the site', async () => {
    const { other, site_id, sent } = await hooked()
    const domain = { site_id, token: 't', detail: '', findings: '{}', watched_until: '', created_at: '' }
    await other.ctx.write(({ db }) =>
      db
        .insertInto('domains')
        .values([
          { ...domain, hostname: 'old.example.org', status: 'failed', ssl_status: 'active' },
          { ...domain, hostname: 'soon.example.org', status: 'verified', ssl_status: 'pending' },
          { ...domain, hostname: 'bees.example.org', status: 'verified', ssl_status: 'active' },
        ])
        .execute(),
    )
    const post = await other.call('publish_post', { site_id, article_id: (await other.write('World')).id })
    expect((await sent())[0].data).toMatchObject({
      site: { url: 'https://bees.example.org/' },
      post: { url: 'https://bees.example.org/posts/world/' },
    })
    expect(post.url).toBe('http://bees.localhost:2/posts/world/')
    await other.close()
  })
})
