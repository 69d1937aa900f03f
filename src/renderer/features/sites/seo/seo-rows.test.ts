import { expect, it } from 'vitest'
import { fullTitle, seoRows } from './seo-rows.ts'

const values = { meta_title: null, meta_description: null, canonical_url: null, og_image_url: null, noindex: false }
const page = { ...values, title: 'About', url: '', locale: 'en', has_draft: true, status: 'published', slug: 'about' }
const post = { ...values, title: 'Bees', url: '', locale: 'en', language: 'en', status: 'live' }

it('lists what visitors can see, and nothing else', () => {
  const pages = [
    { ...page, id: 1 },
    { ...page, id: 2, status: 'draft' },
    { ...page, id: 3, slug: '404' },
  ]
  const posts = [
    { ...post, id: 4 },
    { ...post, id: 5, status: 'draft' },
  ]
  const rows = seoRows(pages as never, posts as never)
  expect(rows.map(({ kind, id, waits }) => [kind, id, waits])).toEqual([
    ['page', 1, true],
    ['post', 4, false],
  ])
})

it('puts the name of the site behind a title once', () => {
  expect(fullTitle('About', 'Bee Journal')).toBe('About – Bee Journal')
  expect(fullTitle('Bee Journal: about', 'Bee Journal')).toBe('Bee Journal: about')
})
