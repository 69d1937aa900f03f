import { describe, expect, it } from 'vitest'
import { pagePath, postPath, siteUrl, speaksAlike } from './site-address.ts'

describe('the address of a site', () => {
  it('bears the slug and the real port', () => {
    expect(siteUrl('http://127.0.0.1:4311', 'bees')).toBe('http://bees.localhost:4311/')
    expect(siteUrl('http://127.0.0.1', 'bees')).toBe('http://bees.localhost/')
  })

  it('goes on with the locale unless it is the default, and ends in a slash', () => {
    expect(pagePath({ locale: 'uk', slug: '' }, 'uk')).toBe('/')
    expect(pagePath({ locale: 'uk', slug: 'med' }, 'uk')).toBe('/med/')
    expect(pagePath({ locale: 'de-AT', slug: '' }, 'uk')).toBe('/de-at/')
    expect(pagePath({ locale: 'de', slug: 'honig' }, 'uk')).toBe('/de/honig/')
  })

  it('has posts below the blog page, or in a folder of their own', () => {
    expect(postPath({ locale: 'uk', slug: 'a' }, 'blog', 'uk')).toBe('/blog/a/')
    expect(postPath({ locale: 'uk', slug: 'a' }, null, 'uk')).toBe('/posts/a/')
    expect(postPath({ locale: 'de', slug: 'a' }, '', 'uk')).toBe('/de/posts/a/')
  })
})

describe('two language codes', () => {
  it.each([
    ['uk', 'uk-UA', true],
    ['de-AT', 'de', true],
    ['UK', 'uk', true],
    ['de-AT', 'de-CH', false],
    ['en', 'eng', false],
    ['uk', 'de', false],
  ])('%s and %s: %s', (one, other, alike) => {
    expect(speaksAlike(one, other)).toBe(alike)
    expect(speaksAlike(other, one)).toBe(alike)
  })
})
