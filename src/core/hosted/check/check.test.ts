import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readingStudio, type ReadingStudio } from '../../../testing/site-reading.ts'

let studio: ReadingStudio
beforeEach(async () => {
  studio = await readingStudio()
})
afterEach(() => studio.close())

const check = async () => studio.call('check_site', { site_id: studio.site_id })
const codes = async () => (await check()).map(({ level, code, path }) => `${level} ${code} ${path ?? '-'}`)
const tell = (page_id: number) =>
  studio.call('update_page', { site_id: studio.site_id, page_id, meta_description: 'About bees.' })
const home = async (sections: object[] = []) => {
  const hero = { type: 'hero', props: { heading: 'Honey' } }
  const id = await studio.page('', { sections: [hero, ...sections] })
  await tell(id)
  return id
}

describe('the check of a site', () => {
  it('finds nothing on a site that is well', async () => {
    await home()
    expect(await check()).toEqual([])
  })

  it('names a link that leads nowhere with its page, section and field', async () => {
    const link = { label: 'Prices', href: '/prices/' }
    const page_id = await home([{ id: 'offer', type: 'cta', props: { heading: 'Buy', actions: [link] } }])
    expect(await check()).toEqual([
      {
        level: 'error',
        code: 'broken_link',
        page_id,
        post_id: null,
        section_id: 'offer',
        field: 'actions.0.href',
        path: '/',
        message: 'A link leads to /prices/, where nothing stands.',
      },
    ])
    await studio.call('save_redirect', { site_id: studio.site_id, from_path: '/prices/', to_path: '/' })
    expect(await check()).toEqual([])
  })

  it('names a navigation entry that leads to a draft, once for all pages', async () => {
    await home()
    await tell(await studio.page('about'))
    const { id } = await studio.call('add_page', {
      site_id: studio.site_id,
      title: 'Soon',
      slug: 'soon',
      status: 'draft',
    })
    const links = [{ label: 'Soon', href: '/soon/' }]
    await studio.call('update_site', { site_id: studio.site_id, theme_config: { header: { links } } })
    expect(await check()).toMatchObject([
      { level: 'error', code: 'dead_navigation', page_id: null, field: 'header.links.0.href' },
    ])
    await studio.call('publish_page', { site_id: studio.site_id, page_id: id })
    expect(await codes()).toEqual(['warning no_description /soon/'])
  })

  it('names what is missing: a home page, translations, descriptions', async () => {
    await studio.page('about')
    expect(await codes()).toEqual(['error no_home /', 'warning no_description /about/'])
    await tell(await home())
    const [about] = await studio.call('list_site_pages', { site_id: studio.site_id })
    await tell(about!.id)
    await studio.page('', { locale: 'de' })
    const copy = await studio.call('translate_page', { site_id: studio.site_id, page_id: about!.id, locale: 'uk' })
    await studio.call('publish_page', { site_id: studio.site_id, page_id: copy.id })
    const found = await codes()
    expect(found).toContain(`warning missing_translation ${about!.url.replace('http://bees.localhost:2', '')}`)
    expect(found).toContain('warning no_description /de/')
  })

  it('names slots of a template and announcements that are meant for days', async () => {
    await home([
      { id: 'notice', type: 'rich_text', props: { html: '<p>[Street and number]<br>Here [1].</p>' } },
      { id: 'news', type: 'announcement', props: { text: 'Closed', until: '2026-12-24' } },
    ])
    expect(await check()).toMatchObject([
      { level: 'warning', code: 'slot', section_id: 'notice', field: 'html' },
      { level: 'warning', code: 'dated', section_id: 'news' },
    ])
  })

  it('names colours that cannot be read', async () => {
    await home()
    const colors = { light: { text: '#eeeeee', bg: '#ffffff' } }
    await studio.call('update_site', { site_id: studio.site_id, theme_config: { colors } })
    expect(await check()).toContainEqual(
      expect.objectContaining({ level: 'error', code: 'contrast', field: 'colors.light.text' }),
    )
  })

  it('names a picture that is not in the library', async () => {
    const media = 'a'.repeat(64)
    await home([{ id: 'look', type: 'gallery', props: { images: [{ media: { media }, alt: 'Bees' }] } }])
    expect(await check()).toContainEqual(
      expect.objectContaining({ level: 'error', code: 'missing_picture', section_id: 'look' }),
    )
  })
})
