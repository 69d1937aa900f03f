import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isSlug } from '../../text/slug.ts'
import { hostedStudio, type HostedStudio } from '../../testing/hosted-studio.ts'
import { isReservedSite, siteSlugOf } from './slugs.ts'

let studio: HostedStudio
beforeEach(async () => {
  studio = await hostedStudio()
})
afterEach(() => studio.close())

const refused = (code: string, path = 'slug') => ({
  code: 'validation_error',
  details: [{ path, code, message: expect.any(String) }],
})
const site = (name: string, slug?: string) => studio.call('create_site', { name, ...(slug !== undefined && { slug }) })

describe('the address of a site', () => {
  it.each(['www', 'api', 'admin', 'mail', 'localhost', 'app', 'docs', 'web-mail', 'xn--80ak6aa'])(
    'is never %s',
    async (slug) => {
      await expect(site('A site', slug)).rejects.toMatchObject({
        code: 'validation_error',
        details: [{ path: 'slug' }],
      })
    },
  )

  it('says why it is refused', async () => {
    await expect(site('A', 'admin')).rejects.toMatchObject(refused('slug_reserved'))
    await expect(site('A', 'bees')).rejects.toMatchObject(refused('slug_taken'))
    await expect(site('A', 'sh1t-happens')).rejects.toMatchObject(refused('slug_moderated'))
    await expect(site('Хуйло')).rejects.toMatchObject(refused('slug_moderated', 'name'))
    await expect(
      studio.call('create_site_from_template', { name: 'A', slug: 'bees', template_key: 'apiary' }),
    ).rejects.toMatchObject(refused('slug_taken'))
  })

  it.each(['ab', '-abc', 'abc-', 'a--bc', 'Bees', 'bjölk', 'a b c', 'x'.repeat(41)])('is not %s', async (slug) => {
    await expect(site('A site', slug)).rejects.toMatchObject({ code: 'validation_error', details: [{ path: 'slug' }] })
    expect(await studio.call('list_sites', {})).toHaveLength(1)
  })

  it.each(['cockpit', 'assess', 'scunthorpe', 'analysis'])('may be %s', async (slug) => {
    expect(await site('A site', slug)).toMatchObject({ slug })
  })

  it('made from a name gets a number where it is taken or kept free', async () => {
    expect((await site('Bees')).slug).toBe('bees-2')
    expect((await site('Bees')).slug).toBe('bees-3')
    expect((await site('API')).slug).toBe('api-2')
    expect((await site('WWW')).slug).toBe('www-3')
    expect((await site('…')).slug).toBe('site')
    expect((await site('QA')).slug).toBe('qa-site')
  })

  it('is free again after its site is gone', async () => {
    await studio.call('delete_site', { site_id: studio.site_id })
    expect((await site('Bees')).slug).toBe('bees')
  })

  it('made from any name is one that may be asked for', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 140 }),
        fc.constantFrom('uk', 'de', 'en'),
        (name, locale) => {
          const slug = siteSlugOf(name, locale)
          expect(isSlug(slug)).toBe(true)
          expect(slug.length).toBeGreaterThanOrEqual(3)
          expect(slug.length).toBeLessThanOrEqual(36)
          expect(siteSlugOf(slug, locale)).toBe(slug)
        },
      ),
    )
  })

  it('stays kept free however hyphens are put into it', () => {
    fc.assert(
      fc.property(fc.constantFrom('admin', 'localhost', 'www', 'api'), fc.nat(), (word, seed) => {
        const at = 1 + (seed % (word.length - 1))
        expect(isReservedSite(`${word.slice(0, at)}-${word.slice(at)}`)).toBe(true)
      }),
    )
  })
})

describe('the address of a page', () => {
  const page = (more: object) => studio.call('add_page', { site_id: studio.site_id, title: 'Honey', ...more })

  it('comes from the title, numbered where it is taken', async () => {
    expect((await page({ title: 'Про нас', locale: 'uk' })).slug).toBe('pro-nas')
    expect((await page({})).slug).toBe('honey')
    expect((await page({})).slug).toBe('honey-2')
    expect((await page({ title: 'Media' })).slug).toBe('media-page')
    expect((await page({ title: '…' })).slug).toBe('page')
  })

  it('says why it is refused', async () => {
    await page({ slug: 'honey' })
    await expect(page({ slug: 'honey' })).rejects.toMatchObject(refused('slug_taken'))
    await expect(page({ slug: 'assets' })).rejects.toMatchObject(refused('slug_reserved'))
    await expect(page({ slug: 'arschloch' })).rejects.toMatchObject(refused('slug_moderated'))
    await expect(page({ slug: 'x'.repeat(81) })).rejects.toMatchObject({ details: [{ path: 'slug' }] })
    await expect(page({ slug: 'Ho ney' })).rejects.toMatchObject({ details: [{ path: 'slug' }] })
  })

  it('is its own in every locale, the home page among them', async () => {
    await page({ slug: '' })
    await page({ slug: '', locale: 'de' })
    await page({ slug: 'honey', locale: 'de' })
    await page({ slug: 'honey' })
    await expect(page({ slug: '' })).rejects.toMatchObject(refused('slug_taken'))
    await expect(page({ slug: '', locale: 'de' })).rejects.toMatchObject(refused('slug_taken'))
  })

  it('never stands where another language begins', async () => {
    await page({ slug: '', locale: 'de' })
    await expect(page({ slug: 'de' })).rejects.toMatchObject(refused('slug_taken'))
    await page({ slug: 'it' })
    await expect(page({ slug: '', locale: 'it' })).rejects.toMatchObject(refused('slug_taken'))
    expect(await page({ slug: 'de', locale: 'de' })).toMatchObject({ url: 'http://bees.localhost:2/de/de/' })
  })

  it('404 is the page of a wrong address: standard, outside the navigation, one per locale', async () => {
    expect(await page({ slug: '404', nav_order: 3 })).toMatchObject({ nav_order: null, page_type: 'standard' })
    await expect(page({ slug: '404' })).rejects.toMatchObject(refused('slug_taken'))
    await expect(page({ slug: '404', locale: 'de', page_type: 'blog_listing' })).rejects.toMatchObject({
      details: [{ path: 'page_type' }],
    })
  })
})
