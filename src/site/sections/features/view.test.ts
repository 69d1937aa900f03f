import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, objections, poisoned } from '../view.fixtures.ts'
import { features as definition } from './index.ts'
import { featuresView as view } from './view.ts'

const section = { definition, view }
const sample = definition.sample.en

describe.each(definition.variants)('features as %s', (variant) => {
  it('are a list whose titles are headings below their own', () => {
    const out = drawn(section, { ...sample, variant })
    expect(out.match(/<li/g)).toHaveLength(3)
    expect(out).toMatch(/<h2 class="heading"[^>]*>What we do for a garden<\/h2>/)
    expect(out).toMatch(/<h3 class="sub"[^>]*>Planting<\/h3>/)
    expect(drawn(section, { items: [{ title: 'Alone' }], variant })).toMatch(/<h2 class="sub"[^>]*>Alone<\/h2>/)
  })

  it('lead on by their titles', () => {
    const out = drawn(section, { items: [{ title: 'Care', href: '/care/' }, { title: 'Plans' }], variant })
    expect(out).toMatch(
      /<h2 class="sub"><a class="reach" href="\/care\/" data-edit="items.0.title"[^>]*>Care<\/a><\/h2>/,
    )
    expect(out.match(/<a /g)).toHaveLength(1)
  })

  it('leave nothing empty behind and are sound HTML with any text', () => {
    for (const props of [{ items: [{ title: 'Alone' }] }, poisoned(sample) as object]) {
      const out = drawn(section, { ...props, variant })
      expect(emptyElements(out)).toEqual([])
      expect(objections(out)).toEqual([])
      expect(out).not.toContain('<script')
    }
  })
})

it('only cards are framed, and a list has no columns', () => {
  const of = (variant: string) => drawn(section, { ...sample, variant, columns: 4 })
  expect(of('cards')).toContain('<li class="card">')
  expect(of('icons')).not.toContain('card')
  expect(of('icons')).toContain('grid c-4')
  expect(of('list')).toContain('<ul class="rows">')
})
