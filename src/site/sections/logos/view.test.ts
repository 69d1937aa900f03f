import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, objections, poisoned } from '../view.fixtures.ts'
import { logos as definition } from './index.ts'
import { logosView as view } from './view.ts'

const section = { definition, view }
const sample = definition.sample.en
const items = [{ image: { art: 'mark' }, alt: 'Baker’s prize', href: '/prize/', date: '2024-05-12' }]

describe.each(definition.variants)('logos as %s', (variant) => {
  it('are a list under their heading', () => {
    const out = drawn(section, { ...sample, variant })
    expect(out).toMatch(/<h2 class="heading"[^>]*>We bake for<\/h2><ul class="marks">/)
    expect(out.match(/<li>/g)).toHaveLength(4)
  })

  it('say each name once, be it under the picture or in its place', () => {
    const out = drawn(section, { ...sample, variant })
    expect(out.match(/Harbour Hotel/g)).toHaveLength(1)
  })

  it('lead on and name their day where they have one', () => {
    const out = drawn(section, { items, variant })
    expect(out).toContain('href="/prize/"')
    expect(out).toContain('<time datetime="2024-05-12">')
    expect(drawn(section, { ...sample, variant })).not.toMatch(/<time|<a /)
  })

  it('leave nothing empty behind and are sound HTML with any text', () => {
    for (const props of [{ items: [{ image: { art: 'mark' } }] }, poisoned(sample) as object]) {
      const out = drawn(section, { ...props, variant })
      expect(emptyElements(out)).toEqual([])
      expect(objections(out)).toEqual([])
      expect(out).not.toContain('<script')
    }
  })
})

it('a row shows pictures alone, whose names are their descriptions; a drawing stands beside its name', () => {
  const items = [{ image: { url: 'https://example.org/linden.svg' }, alt: 'Café Linden' }]
  const row = drawn(section, { ...sample, items, variant: 'row' })
  expect(row).toContain('alt="Café Linden"')
  expect(row).not.toContain('class="name"')
  const beside = /alt=""[^]*<p class="name"[^>]*>Café Linden<\/p>/
  expect(drawn(section, { ...sample, variant: 'row' })).toMatch(beside)
  expect(drawn(section, { ...sample, items, variant: 'grid' })).toMatch(beside)
})
