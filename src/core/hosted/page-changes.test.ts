import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageDraft } from '../../contract/site-pages.ts'
import { pageChanges } from './page-changes.ts'

const page = (ids: string, more: Partial<PageDraft> = {}): PageDraft => ({
  title: 'Honey',
  sections: [...ids].map((id) => ({ id, type: 'hero', version: 1, props: { heading: id } })),
  background: null,
  meta_title: null,
  meta_description: null,
  canonical_url: null,
  og_image_url: null,
  noindex: false,
  ...more,
})
const told = (live: PageDraft, draft: PageDraft) =>
  pageChanges(live, draft).map(({ what, section_id }) => (section_id === null ? what : `${what} ${section_id}`))

describe('what a draft changes', () => {
  it('is nothing where it says what is live, whatever the order of keys', () => {
    const same = page('ab')
    same.sections[0] = { props: { heading: 'a' }, version: 1, type: 'hero', id: 'a' }
    expect(pageChanges(page('ab'), same)).toEqual([])
  })

  it('is told section by section, then for the page', () => {
    const draft = page('xb', { title: 'Wax', background: { token: 'surface' }, noindex: true })
    draft.sections[1]!.props = { heading: 'other' }
    expect(told(page('ab'), draft)).toEqual([
      'section_added x',
      'section_changed b',
      'section_removed a',
      'title',
      'background',
      'seo',
    ])
  })

  it.each([
    ['abcd', 'bcda', ['a']],
    ['abcd', 'dabc', ['d']],
    ['abcd', 'dcba', ['d', 'c', 'b']],
    ['abcde', 'abdce', ['d']],
    ['abc', 'xabc', []],
  ])('names the fewest sections that moved: %s to %s', (before, after, moved) => {
    const changes = pageChanges(page(before), page(after)).filter(({ what }) => what === 'section_moved')
    expect(changes).toHaveLength(moved.length)
  })

  it('leaves those that did not move in their order', () => {
    const order = fc.shuffledSubarray([...'abcdefgh'], { minLength: 8 })
    fc.assert(
      fc.property(order, order, (before, after) => {
        const moved = new Set(
          pageChanges(page(before.join('')), page(after.join(''))).map(({ section_id }) => section_id),
        )
        const stay = (ids: string[]) => ids.filter((id) => !moved.has(id))
        expect(stay(after)).toEqual(stay(before))
      }),
    )
  })
})
