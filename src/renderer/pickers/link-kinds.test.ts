import { expect, it } from 'vitest'
import { isSiteLink } from '../../text/html-profiles.ts'
import { readLink, writeLink } from './link-kinds.ts'

it.each([
  'page:12',
  'page:12#prices',
  '#prices',
  'mailto:a@example.org',
  'tel:+49301234',
  'https://example.org/',
  '/about/',
  '../',
])('writes %s as it was read', (href) => {
  const { kind, rest } = readLink(href)
  expect(writeLink(kind, rest)).toBe(href)
})

it('completes an address as people say it', () => {
  expect(writeLink('web', 'example.org/about')).toBe('https://example.org/about')
  expect(writeLink('web', 'http://example.org')).toBe('http://example.org')
})

it('writes telephone numbers that are links', () => {
  expect(isSiteLink(writeLink('phone', '+49 30 12 34'))).toBe(true)
})
