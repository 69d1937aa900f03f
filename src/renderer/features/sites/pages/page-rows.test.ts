import { expect, it } from 'vitest'
import type { ListedPage } from '../../../../contract/site-pages.ts'
import { localesOf, pageRows, translationsOf } from './page-rows.ts'

const page = (id: number, slug: string, more: Partial<ListedPage> = {}) =>
  ({ id, slug, title: slug || 'Home', locale: 'en', translation_group: null, ...more }) as ListedPage

it('lists the navigation in its order, then what stands outside it', () => {
  const pages = [page(1, '404'), page(2, 'about'), page(3, ''), page(4, 'team'), page(5, 'legal')]
  const rows = pageRows(pages, [
    { id: 2, parent: null },
    { id: 4, parent: 2 },
    { id: 99, parent: null },
  ])
  expect(rows.map((row) => [row.page.slug, row.level, row.inNavigation])).toEqual([
    ['about', 1, true],
    ['team', 2, true],
    ['', 1, false],
    ['legal', 1, false],
    ['404', 1, false],
  ])
})

it('names the languages of a site, its own first even while no page speaks it', () => {
  expect(localesOf([page(1, '', { locale: 'uk' }), page(2, '', { locale: 'de' })], 'uk')).toEqual(['uk', 'de'])
  expect(localesOf([], 'en')).toEqual(['en'])
})

it('knows which translations there are, by their group and never by their address', () => {
  const en = page(1, 'about', { translation_group: 'a' })
  const de = page(2, 'ueber', { translation_group: 'a', locale: 'de' })
  const alien = page(3, 'about', { locale: 'uk' })
  expect(translationsOf(en, [en, de, alien], ['en', 'de', 'uk'])).toEqual([
    { locale: 'de', page: de },
    { locale: 'uk', page: undefined },
  ])
  expect(translationsOf(alien, [en, de, alien], ['en', 'uk'])).toEqual([{ locale: 'en', page: undefined }])
})
