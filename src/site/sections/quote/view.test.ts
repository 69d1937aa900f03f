import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, hostile, objections } from '../view.fixtures.ts'
import { quote as definition } from './index.ts'
import { quoteView as view } from './view.ts'

const section = { definition, view }
const sample = definition.sample.en

describe.each(definition.variants)('a quote as %s', (variant) => {
  it('is a figure with its source below', () => {
    const out = drawn(section, { ...sample, variant })
    expect(out).toMatch(/<blockquote><p data-edit="text"[^>]*>A garden is finished/)
    expect(out).toMatch(/<figcaption><span[^>]*>Notebook of the head gardener, 1931<\/span><\/figcaption>/)
  })

  it('leads on from its source, or from itself', () => {
    expect(drawn(section, { ...sample, href: '/book/', variant })).toMatch(/<figcaption><a href="\/book\/"/)
    const alone = drawn(section, { text: 'Words', href: '/book/', variant })
    expect(alone).toMatch(/<p><a href="\/book\/" data-edit="text"[^>]*>Words<\/a><\/p>/)
    expect(alone).not.toContain('<figcaption')
  })

  it('leaves nothing empty behind and is sound HTML with any text', () => {
    for (const props of [{ text: 'Words' }, { text: hostile, source: hostile, href: '/book/' }]) {
      const out = drawn(section, { ...props, variant })
      expect(emptyElements(out)).toEqual([])
      expect(objections(out)).toEqual([])
      expect(out).not.toContain('<script')
    }
  })
})

it('is framed and marked only when boxed', () => {
  expect(drawn(section, { ...sample, variant: 'boxed' })).toMatch(/<figure class="card"><svg class="icon"/)
  expect(drawn(section, { ...sample, variant: 'pull' })).not.toMatch(/card|<svg/)
})
