import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostedStudio, type HostedStudio } from '../../testing/hosted-studio.ts'
import { studioCaller, type Caller } from '../context.ts'

let studio: HostedStudio
beforeEach(async () => {
  studio = await hostedStudio()
})
afterEach(() => studio.close())

const refused = (path: string, code: string) => ({
  code: 'validation_error',
  details: [{ path, code, message: expect.any(String) }],
})
const key = (...scopes: Caller['scopes']): Caller => ({ kind: 'key', name: 'CI', scopes, via: 'rest', key_id: 1 })

/** As a caller who has seen a state of the thing. */
const seeing = (if_match: string, name: 'update_site' | 'delete_site', input: object) =>
  studio.core.call(name, studioCaller, async () => input, { if_match })

describe('a site', () => {
  it('is created blank, with an address made from its name', async () => {
    const site = await studio.call('create_site', { name: 'Пасіка Бджілка', default_locale: 'uk' })

    expect(site).toMatchObject({
      id: 2,
      name: 'Пасіка Бджілка',
      slug: 'pasika-bdzhilka',
      status: 'draft',
      url: 'http://pasika-bdzhilka.localhost:2/',
      template_key: null,
      default_locale: 'uk',
      analytics_token: null,
      quota: { pages_used: 0, pages_limit: 1000, webhooks_limit: 20, domains_limit: 20 },
    })
    expect(await studio.call('list_pages', { site_id: site.id })).toEqual([])
    expect(studio.events.at(-1)).toEqual({ type: 'site.created', id: 2 })
  })

  it('takes the language of the workspace and the look of a template, without its pages', async () => {
    await studio.call('save_settings', { general: { language: 'de' } })
    const site = await studio.call('create_site', {
      name: 'Honig',
      template_key: 'apiary',
      theme_config: { fonts: { heading: 'Inter' } },
    })

    expect(site).toMatchObject({
      default_locale: 'de',
      template_key: 'apiary',
      theme_config: { radius: 'large', fonts: { heading: 'Inter' } },
      quota: { pages_used: 0 },
    })
  })

  it('writes a language code in its one spelling', async () => {
    expect(await studio.call('create_site', { name: 'Wien', default_locale: 'de-at' })).toMatchObject({
      default_locale: 'de-AT',
    })
    await expect(studio.call('create_site', { name: 'Wien', default_locale: 'de-aa-aa' })).rejects.toMatchObject(
      refused('default_locale', 'unknown_locale'),
    )
  })

  it('is refused with a theme that has an unknown key, and nothing is left', async () => {
    const wish = { name: 'Style', theme_config: { fonts: { body: 'Inter', size: 3 }, css: 'body{}' } }
    await expect(studio.call('create_site', wish)).rejects.toMatchObject({
      code: 'validation_error',
      details: expect.arrayContaining([
        expect.objectContaining({ path: 'theme_config.css' }),
        expect.objectContaining({ path: 'theme_config.fonts.size' }),
      ]),
    })
    expect(await studio.call('list_sites', {})).toHaveLength(1)
  })

  it('is refused with an unknown template', async () => {
    const wish = { name: 'Look', template_key: 'nothing-such' }
    await expect(studio.call('create_site', wish)).rejects.toMatchObject(refused('template_key', 'unknown_template'))
  })

  it('comes first in the list while it is the newest, without theme and token', async () => {
    studio.clock.advance(1_000)
    await studio.call('create_site', { name: 'Second' })
    await studio.call('create_site', { name: 'Third' })

    const sites = await studio.call('list_sites', {})
    expect(sites.map(({ name }) => name)).toEqual(['Third', 'Second', 'Bees'])
    expect(Object.keys(sites[0]!)).not.toContain('theme_config')
    expect(Object.keys(sites[0]!)).not.toContain('analytics_token')
  })

  it('is published as soon as one page is, and a draft again when none is', async () => {
    const { site_id } = studio
    const statusNow = async () => (await studio.call('get_site', { site_id })).status
    const page = await studio.call('add_page', { site_id, title: 'Home', slug: '', status: 'draft' })
    expect(await statusNow()).toBe('draft')
    await studio.call('update_page', { site_id, page_id: page.id, status: 'published' })
    expect(await statusNow()).toBe('published')
    expect((await studio.call('list_sites', {}))[0]).toMatchObject({ status: 'published', quota: { pages_used: 1 } })
    await studio.call('delete_page', { site_id, page_id: page.id })
    expect(await statusNow()).toBe('draft')
  })

  it('that is not there is not found', async () => {
    await expect(studio.call('get_site', { site_id: 99 })).rejects.toMatchObject({ code: 'not_found' })
    await expect(studio.call('update_site', { site_id: 99 })).rejects.toMatchObject({ code: 'not_found' })
    await expect(studio.call('delete_site', { site_id: 99 })).rejects.toMatchObject({ code: 'not_found' })
    await expect(studio.call('list_pages', { site_id: 99 })).rejects.toMatchObject({ code: 'not_found' })
    await expect(studio.call('list_posts', { site_id: 99 })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a change of a site', () => {
  it('touches only what is passed', async () => {
    const { site_id } = studio
    const token = 'ABCDEF0123456789abcdef0123456789'
    const before = await studio.call('get_site', { site_id })
    await studio.call('update_site', { site_id, analytics_token: token })
    const after = await studio.call('update_site', { site_id, name: '  Bees and more ' })

    expect(after).toEqual({ ...before, name: 'Bees and more', analytics_token: token.toLowerCase() })
    expect(await studio.call('update_site', { site_id, analytics_token: null })).toEqual({
      ...before,
      name: 'Bees and more',
    })
  })

  it.each([
    [{ slug: 'wasps' }, 'slug'],
    [{ analytics_token: 'abc' }, 'analytics_token'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ status: 'published' }, 'status'],
  ])('refuses %j', async (wish, path) => {
    const answer = studio.core.call('update_site', studioCaller, async () => ({ site_id: studio.site_id, ...wish }))
    await expect(answer).rejects.toMatchObject({ code: 'validation_error', details: [{ path }] })
  })

  it('merges into the theme; null gives a key its default again', async () => {
    const { site_id } = studio
    const plain = (await studio.call('get_site', { site_id })).theme_config
    const links = [{ label: 'Shop', href: '/shop/', children: [] }]
    await studio.call('update_site', { site_id, theme_config: { header: { links }, radius: 'none' } })
    const merged = await studio.call('update_site', { site_id, theme_config: { header: { sticky: true } } })

    expect(merged.theme_config).toMatchObject({ radius: 'none', header: { links, sticky: true } })
    const back = await studio.call('update_site', { site_id, theme_config: { header: null, radius: null } })
    expect(back.theme_config).toEqual(plain)
  })

  it('to another preset changes the whole look and keeps header and footer', async () => {
    const { site_id } = studio
    const { theme_config: fresh } = await studio.call('create_site', {
      name: 'Other',
      theme_config: { preset: 'dusk' },
    })
    await studio.call('update_site', { site_id, theme_config: { header: { sticky: true } } })
    const { theme_config } = await studio.call('update_site', { site_id, theme_config: { preset: 'dusk' } })

    expect(theme_config).toEqual({ ...fresh, header: { ...(fresh.header as object), sticky: true } })
  })

  it('to another template changes the look, never pages, header or logo', async () => {
    const site = await studio.call('create_site_from_template', { name: 'Med', template_key: 'apiary' })
    const after = await studio.call('update_site', { site_id: site.id, template_key: 'english' })

    expect(after).toMatchObject({
      template_key: 'english',
      theme_config: { radius: 'none', header: site.theme_config.header },
      quota: site.quota,
    })
  })

  it('is refused on a state that is not the newest, and nothing changes', async () => {
    const { site_id } = studio
    const read = await studio.core.call('get_site', studioCaller, async () => ({ site_id }))
    const tag = read.headers.ETag!
    const written = await seeing(tag, 'update_site', { site_id, name: 'First' })
    expect(written.headers.ETag).not.toBe(tag)

    await expect(seeing(tag, 'update_site', { site_id, name: 'Second' })).rejects.toMatchObject({
      code: 'precondition_failed',
    })
    await expect(seeing(tag, 'delete_site', { site_id })).rejects.toMatchObject({ code: 'precondition_failed' })
    expect(await studio.call('get_site', { site_id })).toMatchObject({ name: 'First' })
    expect((await seeing(written.headers.ETag!, 'delete_site', { site_id })).reply).toEqual({
      id: site_id,
      deleted: true,
    })
  })

  it('that changes nothing leaves no trace', async () => {
    const { site_id } = studio
    const before = studio.events.length
    studio.clock.advance(5_000)
    const site = await studio.call('get_site', { site_id })
    expect(await studio.call('update_site', { site_id, name: 'Bees', theme_config: {} })).toEqual(site)
    expect(studio.events).toHaveLength(before)
  })
})

describe('a deleted site', () => {
  it('takes everything with it but the articles, which are drafts again', async () => {
    const site = await studio.call('create_site_from_template', { name: 'Med', template_key: 'apiary' })
    const site_id = site.id
    const [post] = await studio.call('list_posts', { site_id })
    const [page] = await studio.call('list_pages', { site_id })
    await studio.call('update_page', { site_id, page_id: page!.id, slug: 'start' })
    const events = studio.events.length

    expect(await studio.call('delete_site', { site_id })).toEqual({ id: site_id, deleted: true })

    const left = await Promise.all(
      (['hosted_pages', 'page_versions', 'hosted_posts', 'redirects'] as const).map((table) =>
        studio.ctx.db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(left.flat()).toEqual([])
    expect(await studio.call('get_article', { id: post!.article_id })).toMatchObject({ status: 'draft' })
    expect(studio.events.slice(events).map(({ type }) => type)).toEqual([
      'article.unpublished',
      'article.unpublished',
      'site.deleted',
    ])
    await expect(studio.call('get_site', { site_id })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the limits of the plan', () => {
  const plan = (name: 'starter' | 'pro') => studio.call('save_settings', { plan: { name } })

  it('refuse one site too many with figures, and create nothing', async () => {
    await plan('starter')
    const refusal = {
      code: 'forbidden',
      message: expect.stringMatching(/Hosted sites in the plan "starter": 1. In use: 1./),
      details: [expect.objectContaining({ code: 'quota_reached' })],
    }
    await expect(studio.call('create_site', { name: 'Second' })).rejects.toMatchObject(refusal)
    await expect(
      studio.call('create_site_from_template', { name: 'Second', template_key: 'apiary' }),
    ).rejects.toMatchObject(refusal)
    expect(await studio.call('list_sites', {})).toHaveLength(1)
  })

  it('refuse one page too many', async () => {
    await plan('starter')
    const { site_id } = studio
    for (let page = 1; page <= 10; page++) await studio.call('create_page', { site_id, title: `Page ${page}` })
    await expect(studio.call('create_page', { site_id, title: 'Page 11' })).rejects.toMatchObject({
      code: 'forbidden',
      details: [{ code: 'quota_reached', message: expect.stringMatching(/10/) }],
    })
    expect(await studio.call('get_site', { site_id })).toMatchObject({ quota: { pages_used: 10, pages_limit: 10 } })
  })

  it('without api_access shut keys out, and not the window', async () => {
    await plan('starter')
    await expect(studio.call('list_sites', {}, key('read', 'write'))).rejects.toMatchObject({ code: 'forbidden' })
    expect(await studio.call('list_sites', {})).toHaveLength(1)
  })

  it('let a read key read and not write', async () => {
    await expect(studio.call('create_site', { name: 'X' }, key('read'))).rejects.toMatchObject({ code: 'forbidden' })
    expect(await studio.call('list_sites', {}, key('read'))).toHaveLength(1)
  })
})

describe('the account', () => {
  it('shows the plan, the limits and what the caller may do', async () => {
    expect(await studio.call('whoami', {}, key('read'))).toEqual({
      email: null,
      plan: 'studio',
      scopes: 'read',
      features: ['api_access', 'ai_image_generation'],
      limits: { hosted_sites: 200, pages_per_site: 1000, webhooks_per_site: 20, domains_per_site: 20 },
      hosted_sites_used: 1,
    })
    await studio.call('save_settings', { general: { email: 'olena@example.org' } })
    expect(await studio.call('whoami', {}, key('read', 'write'))).toMatchObject({
      email: 'olena@example.org',
      scopes: 'read,write',
    })
  })
})
