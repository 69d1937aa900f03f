import { expect, it } from 'vitest'
import type { Section } from '../../../../contract/hosted-values.ts'
import { adoptDoc, type PageDoc } from './page-doc.ts'

const section = (id: string, heading: string): Section => ({ id, type: 'cta', version: 1, props: { heading } })
const page = (...sections: Section[]): PageDoc => ({
  title: 'Bees',
  sections,
  background: null,
  meta_title: null,
  meta_description: null,
  canonical_url: null,
  og_image_url: null,
  noindex: false,
})

it('keeps the identity of sections that say the same', () => {
  const here = page(section('a', 'One'), section('b', 'Two'))
  const next = adoptDoc(here, page(section('a', 'One'), section('b', 'Three')))
  expect(next.sections[0]).toBe(here.sections[0])
  expect(next.sections[1]!.props).toEqual({ heading: 'Three' })
})

it('keeps what is typed and not right yet, in its place', () => {
  const emptied = section('a', '')
  const fresh = section('new', '')
  const here = page(emptied, section('b', 'Two'), fresh)
  const next = adoptDoc(here, page(section('z', 'Theirs'), section('a', 'One'), section('b', 'Two')), [emptied, fresh])
  expect(next.sections.map(({ id }) => id)).toEqual(['z', 'a', 'b', 'new'])
  expect(next.sections[1]).toBe(emptied)
  expect(next.sections[3]).toBe(fresh)
})
