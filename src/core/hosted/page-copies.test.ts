import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostedStudio, type HostedStudio } from '../../testing/hosted-studio.ts'

const hero = (id: string, heading: string) => ({ id, type: 'hero', props: { heading } })

let studio: HostedStudio
let site_id: number
beforeEach(async () => {
  studio = await hostedStudio()
  site_id = studio.site_id
})
afterEach(() => studio.close())

const add = (more: Record<string, unknown> = {}) =>
  studio.call('add_page', { site_id, title: 'Honey', sections: [hero('a', 'One')], ...more })
const list = () => studio.call('list_site_pages', { site_id })

describe('a duplicate', () => {
  it('is a draft with the same content at an address of its own', async () => {
    const page = await add({ meta_title: 'M' })
    await studio.call('save_page', { site_id, page_id: page.id, sections: [hero('a', 'Not live yet')] })
    const copy = await studio.call('duplicate_page', { site_id, page_id: page.id })

    expect(copy).toMatchObject({
      title: 'Honey (2)',
      slug: 'honey-2',
      status: 'draft',
      nav_order: null,
      meta_title: 'M',
      translation_group: null,
      sections: [{ id: 'a', props: { heading: 'Not live yet' } }],
    })
    expect(await studio.call('duplicate_page', { site_id, page_id: copy.id })).toMatchObject({
      title: 'Honey (3)',
      slug: 'honey-2-2',
    })
  })

  it.each(['', '404'])('of the page "%s" is an ordinary page', async (slug) => {
    const page = await add({ slug })
    expect(await studio.call('duplicate_page', { site_id, page_id: page.id })).toMatchObject({ slug: 'honey' })
  })
})

describe('a translation', () => {
  it('knows its original, keeps the ids of sections and stands where the original stands', async () => {
    const parent = await add({ title: 'Bees' })
    const page = await add()
    const pages = [{ page_id: parent.id }, { page_id: page.id, parent_id: parent.id }]
    await studio.call('arrange_navigation', { site_id, locale: 'en', pages })
    const german = await studio.call('translate_page', { site_id, page_id: parent.id, locale: 'de' })
    const copy = await studio.call('translate_page', { site_id, page_id: page.id, locale: 'de' })

    expect(copy).toMatchObject({
      locale: 'de',
      slug: 'honey',
      status: 'draft',
      nav_order: 1,
      nav_parent_id: german.id,
      sections: [{ id: 'a' }],
      url: 'http://bees.localhost:2/de/honey/',
    })
    const original = await studio.call('open_page', { site_id, page_id: page.id })
    expect(original.translation_group).toBe(copy.translation_group)
    expect(original.translation_group).not.toBeNull()

    const ukrainian = await studio.call('translate_page', { site_id, page_id: copy.id, locale: 'uk' })
    expect(ukrainian.translation_group).toBe(copy.translation_group)
  })

  it('is there once for every language', async () => {
    const page = await add()
    await studio.call('translate_page', { site_id, page_id: page.id, locale: 'de' })
    await expect(studio.call('translate_page', { site_id, page_id: page.id, locale: 'DE' })).rejects.toMatchObject({
      code: 'conflict',
      details: [{ code: 'already_translated' }],
    })
    await expect(studio.call('translate_page', { site_id, page_id: page.id, locale: 'en' })).rejects.toMatchObject({
      details: [{ code: 'same_locale' }],
    })
    expect(await list()).toHaveLength(2)
  })

  it('takes another address where its own is taken', async () => {
    await add({ locale: 'de', slug: '' })
    const home = await add({ slug: '', title: 'Home' })
    expect(await studio.call('translate_page', { site_id, page_id: home.id, locale: 'de' })).toMatchObject({
      slug: 'home',
    })
  })

  it.each(['api', 'tag'])('into "%s" would stand in a folder of the server', async (locale) => {
    const page = await add()
    await expect(studio.call('translate_page', { site_id, page_id: page.id, locale })).rejects.toMatchObject({
      details: [{ path: 'locale', code: 'locale_reserved' }],
    })
    await expect(add({ locale })).rejects.toMatchObject({ details: [{ code: 'locale_reserved' }] })
    await expect(studio.call('update_site', { site_id, default_locale: locale })).rejects.toMatchObject({
      details: [{ path: 'default_locale', code: 'locale_reserved' }],
    })
  })
})

describe('the address of a page', () => {
  it('changes at once, and the old one leads to it', async () => {
    const page = await add()
    const moved = await studio.call('change_page_address', { site_id, page_id: page.id, slug: 'wax' })
    expect(moved.url).toBe('http://bees.localhost:2/wax/')
    expect(await studio.call('list_redirects', { site_id })).toMatchObject([{ from_path: '/honey/', to_path: '/wax/' }])
    await expect(
      studio.call('change_page_address', { site_id, page_id: page.id, slug: 'Not a slug' }),
    ).rejects.toMatchObject({ details: [{ code: 'slug_invalid' }] })
  })

  it('of a draft that nobody saw leaves nothing', async () => {
    const page = await add({ status: 'draft' })
    await studio.call('change_page_address', { site_id, page_id: page.id, slug: 'wax', page_type: 'blog_listing' })
    expect(await studio.call('list_redirects', { site_id })).toEqual([])
    expect(await list()).toMatchObject([{ slug: 'wax', page_type: 'blog_listing' }])
  })
})

describe('the navigation', () => {
  it('is set as a whole: order, nesting and what stands outside', async () => {
    const [a, b, c] = [await add({ title: 'A' }), await add({ title: 'B' }), await add({ title: 'C' })]
    const german = await add({ title: 'D', locale: 'de' })
    const pages = [{ page_id: c.id }, { page_id: a.id, parent_id: c.id }]
    const listed = await studio.call('arrange_navigation', { site_id, locale: 'en', pages })

    expect(listed.map(({ id, nav_order, nav_parent_id }) => [id, nav_order, nav_parent_id])).toEqual([
      [c.id, 0, null],
      [german.id, 0, null],
      [a.id, 1, c.id],
      [b.id, null, null],
    ])
    expect(studio.events.slice(-2).map(({ type }) => type)).toEqual(['site.navigation', 'site.history'])
    const events = studio.events.length
    await studio.call('arrange_navigation', { site_id, locale: 'en', pages })
    expect(studio.events).toHaveLength(events)
  })

  it('has two levels, every page once, none of another language and no page of wrong addresses', async () => {
    const [a, b, c] = [await add({ title: 'A' }), await add({ title: 'B' }), await add({ title: 'C' })]
    const lost = await add({ slug: '404' })
    const german = await add({ locale: 'de' })
    const top = (page_id: number) => ({ page_id })
    for (const [pages, code] of [
      [[top(a.id), top(a.id)], 'twice'],
      [[top(german.id)], 'unknown_page'],
      [[top(lost.id)], 'not_found_page'],
      [[{ page_id: b.id, parent_id: a.id }], 'wrong_parent'],
      [[top(a.id), { page_id: b.id, parent_id: a.id }, { page_id: c.id, parent_id: b.id }], 'wrong_parent'],
    ] as const) {
      await expect(
        studio.call('arrange_navigation', { site_id, locale: 'en', pages: [...pages] }),
      ).rejects.toMatchObject({ details: [{ code }] })
    }
    expect((await list()).map(({ nav_parent_id }) => nav_parent_id)).toEqual([null, null, null, null, null])
  })
})
