import { expect, it } from 'vitest'
import { placeOfLink } from './links.ts'

const where = {
  from: '/about/team/',
  pages: [
    { id: 1, path: '/' },
    { id: 2, path: '/about/' },
    { id: 3, path: '/de/kontakt/' },
  ],
  sites: ['http://bees.localhost:4311/', 'http://127.0.0.1:4311/_preview/bees/'],
}

it.each([
  ['./', 1],
  ['./about/', 2],
  ['./about/index.html', 2],
  ['/about/', 2],
  ['../', 2],
  ['../../de/kontakt/', 3],
  ['http://bees.localhost:4311/about/#prices', 2],
  ['http://127.0.0.1:4311/_preview/bees/de/kontakt/', 3],
])('finds the page behind %s', (href, id) => {
  expect(placeOfLink(href, where)).toEqual({ kind: 'page', id })
})

it.each(['https://example.org/about/', 'mailto:hello@example.org', './gone/', 'http://['])(
  'leaves %s alone',
  (href) => {
    expect(placeOfLink(href, where)).toEqual({ kind: 'elsewhere', address: href })
  },
)
