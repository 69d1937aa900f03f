import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, hostile, objections } from '../view.fixtures.ts'
import { cta as definition } from './index.ts'
import { ctaView as view } from './view.ts'

const section = { definition, view }
const sample = definition.sample.en

describe.each(definition.variants)('a call to action as %s', (variant) => {
  it('says its sentence and leads on', () => {
    const out = drawn(section, { ...sample, variant })
    expect(out).toMatch(/<h2 class="heading"[^>]*>Come and try a lesson<\/h2>/)
    expect(out).toMatch(/<p class="lead"[^>]*>The first one is free/)
    expect(out).toMatch(/<a class="button primary" href="#contact"[^>]*>Pick a day<\/a>/)
  })

  it('leaves nothing empty behind and is sound HTML with any text', () => {
    const actions = [{ label: hostile, href: '/a/' }]
    for (const props of [{ heading: 'Come' }, { heading: hostile, text: hostile, actions }]) {
      const out = drawn(section, { ...props, variant })
      expect(emptyElements(out)).toEqual([])
      expect(objections(out)).toEqual([])
      expect(out).not.toContain('<script')
    }
  })
})

it('stands otherwise in each variant', () => {
  const shapes = definition.variants.map((variant) => drawn(section, { ...sample, variant }))
  expect(new Set(shapes).size).toBe(definition.variants.length)
})
