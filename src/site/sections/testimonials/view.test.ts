import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, objections, poisoned } from '../view.fixtures.ts'
import { testimonials as definition } from './index.ts'
import { testimonialsView as view } from './view.ts'

const section = { definition, view }
const sample = definition.sample.en
const full = {
  ...sample,
  items: sample.items.map((item) => ({ ...item, avatar: { art: 'portrait', alt: 'Portrait' } })),
}

describe.each(definition.variants)('voices as %s', (variant) => {
  it('are a list of quotes with those who said them', () => {
    const out = drawn(section, { ...sample, variant })
    expect(out.match(/<li><figure>/g)).toHaveLength(2)
    expect(out).toMatch(/<blockquote><p[^>]*>The price at the end[^<]*<\/p><\/blockquote>/)
    expect(out).toMatch(/<figcaption><div><p[^>]*>Ines Marlow<\/p><p class="small"[^>]*>Two children/)
  })

  it('say the stars in words and draw five', () => {
    const out = drawn(section, { items: [{ quote: 'Good', author: 'A', rating: 4 }], variant })
    expect(out).toContain('<span class="hidden">4 of 5 stars</span>')
    expect(out.match(/data-icon="star"/g)).toHaveLength(5)
    expect(out.match(/<span class="full">(.*?)<\/span>/)?.[1]?.match(/<svg/g)).toHaveLength(4)
    expect(drawn(section, { items: [{ quote: 'Good', author: 'A' }], variant })).not.toContain('star')
  })

  it('leave nothing empty behind and are sound HTML with any text', () => {
    for (const props of [{ items: [{ quote: 'Good', author: 'A' }] }, full, poisoned(full) as object]) {
      const out = drawn(section, { ...props, variant })
      expect(emptyElements(out)).toEqual([])
      expect(objections(out)).toEqual([])
      expect(out).not.toContain('<script')
    }
  })
})

describe('the carousel', () => {
  it('can be scrolled by keyboard, has a name, and shows buttons only to scripts', () => {
    const out = drawn(section, { ...sample, variant: 'carousel', label: 'What people say' })
    expect(out).toContain('<ul class="voices rail" tabindex="0" aria-label="What people say">')
    expect(out).toMatch(/<p class="turn" hidden>.*aria-label="Previous".*aria-label="Next"/)
  })

  it('asks for its script only where there is something to turn', () => {
    const islands = (props: object) => view.islands!(definition.props.parse(props))
    expect(islands({ ...sample, variant: 'carousel' })).toEqual(['carousel'])
    expect(islands({ ...sample, variant: 'grid' })).toEqual([])
    expect(islands({ items: sample.items.slice(0, 1), variant: 'carousel' })).toEqual([])
  })
})
