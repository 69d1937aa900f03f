import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { catalog } from '../../site/catalog.ts'
import { apiary, hostedStudio, type HostedStudio } from '../../testing/hosted-studio.ts'

let studio: HostedStudio
beforeEach(async () => {
  studio = await hostedStudio()
})
afterEach(() => studio.close())

const clone = (more: object = {}) =>
  studio.call('create_site_from_template', { name: 'Мед', template_key: 'apiary', ...more })

describe('the list of templates', () => {
  const keys = async (filter: { category?: 'blog' | 'business' | 'community'; locale?: string }) =>
    (await studio.call('list_templates', filter)).map(({ key }) => key)

  it('names them in the language asked for, with what they bring', async () => {
    expect(await studio.call('list_templates', { locale: 'uk' })).toEqual([
      {
        key: 'apiary',
        name: 'Пасіка',
        category: 'business',
        description: 'Для пасічника.',
        locales: ['uk', 'en'],
        pages: 4,
        posts: 2,
      },
    ])
    expect((await studio.call('list_templates', {})).map(({ name }) => name)).toEqual(['Apiary', 'English only'])
  })

  it('is filtered by category and by language, also by a longer or shorter code of it', async () => {
    expect(await keys({ category: 'blog' })).toEqual(['english'])
    expect(await keys({ category: 'community' })).toEqual([])
    expect(await keys({ locale: 'uk-UA' })).toEqual(['apiary'])
    expect(await keys({ locale: 'en' })).toEqual(['apiary', 'english'])
    expect(await keys({ locale: 'de' })).toEqual([])
    expect(await keys({ category: 'blog', locale: 'uk' })).toEqual([])
  })

  it('refuses a category that does not exist', async () => {
    await expect(studio.call('list_templates', { category: 'shop' as 'blog' })).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path: 'category' }],
    })
  })
})

describe('a site from a template', () => {
  it('has its look, pages and live posts, in Ukrainian unless another language is named', async () => {
    const site = await clone()

    expect(site).toMatchObject({
      slug: 'med',
      status: 'published',
      default_locale: 'uk',
      template_key: 'apiary',
      theme_config: { radius: 'large', header: { links: [{ label: 'Мед', href: '/med/' }] } },
      quota: { pages_used: 4 },
    })
    const pages = await studio.call('list_pages', { site_id: site.id })
    expect(pages.map(({ slug, nav_order, status, locale }) => [slug, nav_order, status, locale])).toEqual([
      ['', 0, 'published', 'uk'],
      ['med', 1, 'published', 'uk'],
      ['blog', 2, 'published', 'uk'],
      ['404', null, 'published', 'uk'],
    ])
    const posts = await studio.call('list_posts', { site_id: site.id })
    expect(posts.map(({ slug, status, url }) => [slug, status, url])).toEqual([
      ['zyma', 'live', 'http://med.localhost:2/blog/zyma/'],
      ['pershyi-vziatok', 'live', 'http://med.localhost:2/blog/pershyi-vziatok/'],
    ])
  })

  it('makes articles of its sample posts: published, clean, and no samples', async () => {
    const site = await clone()
    const [, post] = await studio.call('list_posts', { site_id: site.id })
    const article = await studio.call('open_article', { id: post!.article_id })
    expect(article).toMatchObject({
      title: 'Перший взяток',
      status: 'published',
      is_sample: false,
      language: 'uk',
      keywords: ['мед'],
      content: '<p>Акація зацвіла.</p>',
    })
  })

  it('gives every section an id and stores it whole', async () => {
    const site = await clone({ default_locale: 'en' })
    const [page] = await studio.call('list_pages', { site_id: site.id })
    const { sections } = await studio.call('get_page', { site_id: site.id, page_id: page!.id })
    expect(sections).toEqual([
      {
        id: expect.stringMatching(/^s_\w+$/),
        type: 'hero',
        version: expect.any(Number),
        props: expect.objectContaining({ heading: 'Honey', align: 'start', actions: [] }),
      },
    ])
  })

  it('takes a variety of a language, and refuses one it lacks by naming those it has', async () => {
    expect(await clone({ name: 'London', default_locale: 'en-GB' })).toMatchObject({ default_locale: 'en-GB' })
    await expect(clone({ default_locale: 'de' })).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path: 'default_locale', code: 'locale_missing', message: expect.stringMatching(/uk, en/) }],
    })
    await expect(clone({ template_key: 'nothing-such' })).rejects.toMatchObject({
      details: [{ path: 'template_key', code: 'unknown_template' }],
    })
  })

  it('tells of one publication for every post', async () => {
    await clone()
    const told = studio.events.filter(({ type }) => type.startsWith('post.'))
    expect(told.map(({ type }) => type)).toEqual(['post.published', 'post.published'])
  })

  it('is there as a whole after a restart', async () => {
    const site = await clone()
    const pages = await studio.call('list_pages', { site_id: site.id })
    const posts = await studio.call('list_posts', { site_id: site.id })
    const again = await studio.restart()
    expect(await again.call('get_site', { site_id: site.id })).toEqual(site)
    expect(await again.call('list_pages', { site_id: site.id })).toEqual(pages)
    expect(await again.call('list_posts', { site_id: site.id })).toEqual(posts)
    await again.close()
  })
})

describe('a template that cannot be cloned to its end', () => {
  const content = apiary.content.uk!
  const broken = {
    // Found before the transaction …
    section: {
      ...content,
      pages: [...content.pages, { ...content.pages[1]!, slug: 'x', sections: [{ type: 'nothing' }] }],
    },
    // … and in the middle of it.
    twice: { ...content, pages: [...content.pages, content.pages[1]!] },
    word: { ...content, posts: [...content.posts, { ...content.posts[0]!, slug: 'fuck' }] },
  }

  it.each(Object.entries(broken))('leaves nothing behind: %s', async (_, uk) => {
    const templates = () => [{ ...apiary, content: { ...apiary.content, uk } }]
    const other = await hostedStudio({ outside: { sections: { ...catalog, templates } } })
    const rows = async () => {
      const db = other.ctx.db
      const tables = ['hosted_sites', 'hosted_pages', 'page_versions', 'hosted_posts', 'articles', 'events'] as const
      return Promise.all(tables.map((table) => db.selectFrom(table).select('id').execute()))
    }
    const before = await rows()
    await expect(other.call('create_site_from_template', { name: 'Мед', template_key: 'apiary' })).rejects.toThrow()
    expect(await rows()).toEqual(before)
    await other.close()
  })

  it('is also nothing on a small plan: not even the pages that would fit', async () => {
    const many = Array.from({ length: 11 }, (_, at) => ({ ...content.pages[1]!, slug: `p${at}` }))
    const templates = () => [{ ...apiary, content: { ...apiary.content, uk: { ...content, pages: many } } }]
    const other = await hostedStudio({ outside: { sections: { ...catalog, templates } } })
    await other.call('delete_site', { site_id: other.site_id })
    await other.call('save_settings', { plan: { name: 'starter' } })
    await expect(
      other.call('create_site_from_template', { name: 'Мед', template_key: 'apiary' }),
    ).rejects.toMatchObject({ code: 'forbidden', details: [{ code: 'quota_reached' }] })
    expect(await other.call('list_sites', {})).toEqual([])
    await other.close()
  })
})

describe('the curated templates', () => {
  it.each(catalog.templates().map(({ key }) => key))(
    '%s becomes a whole site in each of its languages',
    async (key) => {
      const real = await hostedStudio({ outside: { sections: catalog } })
      const template = catalog.templates().find((candidate) => candidate.key === key)!
      for (const locale of template.locales) {
        const { pages, posts } = template.content[locale]!
        const site = await real.call('create_site_from_template', {
          name: key,
          template_key: key,
          default_locale: locale,
        })
        const made = await real.call('list_pages', { site_id: site.id })
        expect(new Set(made.map(({ slug }) => slug))).toEqual(new Set(pages.map(({ slug }) => slug)))
        const live = await real.call('list_posts', { site_id: site.id })
        expect(live.map(({ title, status }) => [title, status])).toEqual(
          posts.map(({ title }) => [title, 'live']).toReversed(),
        )
      }
      await real.close()
    },
  )

  it('are there', () => {
    expect(catalog.templates().length).toBeGreaterThan(0)
  })
})
