import { describe, expect, it } from 'vitest'
import { localeOf, targetOf, type AddressBook } from './address.ts'

const book: AddressBook = {
  default_locale: 'en',
  locales: ['en', 'de', 'de-AT'],
  post_folders: { en: '/notes/', de: '/de/posts/', 'de-AT': '/de-at/posts/' },
}

describe('an address', () => {
  it.each([
    ['/', { kind: 'page', locale: 'en', slug: '', number: 1 }],
    ['/de/', { kind: 'page', locale: 'de', slug: '', number: 1 }],
    ['/de-at/kontakt/', { kind: 'page', locale: 'de-AT', slug: 'kontakt', number: 1 }],
    ['/dekor/', { kind: 'page', locale: 'en', slug: 'dekor', number: 1 }],
    ['/page/2/', { kind: 'page', locale: 'en', slug: '', number: 2 }],
    ['/notes/page/12/', { kind: 'page', locale: 'en', slug: 'notes', number: 12 }],
    ['/notes/page/1/', { kind: 'elsewhere', path: '/notes/' }],
    ['/notes/page/0/', null],
    ['/notes/honey/', { kind: 'post', locale: 'en', slug: 'honey' }],
    ['/notes/honey/page/2/', null],
    ['/de/posts/honig/', { kind: 'post', locale: 'de', slug: 'honig' }],
    ['/notes/tag/wax/', { kind: 'tag', locale: 'en', tag_slug: 'wax', number: 1 }],
    ['/notes/tag/wax/page/3/', { kind: 'tag', locale: 'en', tag_slug: 'wax', number: 3 }],
    ['/wax/honey/', null],
    ['/feed.xml', { kind: 'feed', locale: 'en', what: 'rss', name: 'feed.xml' }],
    ['/de/feed.json', { kind: 'feed', locale: 'de', what: 'json', name: 'de/feed.json' }],
    ['/sitemap-2.xml', { kind: 'sitemap', name: 'sitemap-2.xml' }],
    ['/robots.txt', { kind: 'robots' }],
    ['/de/404.html', { kind: 'missing', locale: 'de' }],
    ['/404/', null],
    ['/notes/index.html', { kind: 'elsewhere', path: '/notes/' }],
    ['/notes', null],
    ['/notes//', null],
    ['/../etc/', null],
  ])('%s', (path, target) => expect(targetOf(path, book)).toEqual(target))

  it('that is wrong belongs to the language that it begins with', () => {
    expect(localeOf('/de/wrong', book)).toBe('de')
    expect(localeOf('/de', book)).toBe('de')
    expect(localeOf('/delta', book)).toBe('en')
  })
})
