import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, hostile, objections, poisoned } from '../view.fixtures.ts'
import { hero as definition } from './index.ts'
import { heroView as view } from './view.ts'

const section = { definition, view }
const sample = definition.sample.en
const film = { kind: 'video', url: 'https://example.org/film.mp4', poster: { art: 'hills' } }

describe.each(definition.variants)('a hero %s', (variant) => {
  it('says everything of the sample, under a heading of the level of its place', () => {
    const out = drawn(section, { ...sample, variant }, { level: 1 })
    expect(out).toMatch(/<h1 class="heading"[^>]*>Your bike back on the road by Friday<\/h1>/)
    for (const words of [sample.eyebrow, sample.trust_line, 'Book a repair']) expect(out).toContain(words)
    expect(out).toContain('<a class="button secondary" href="#prices"')
    expect(drawn(section, { ...sample, variant })).toContain('<h2 class="heading"')
  })

  it('is a heading alone when nothing else is given', () => {
    const out = drawn(section, { variant, heading: 'Plain' })
    expect(out.match(/<\w+/g)).toEqual(['<div', '<h2'])
  })

  it.each([sample.media, film])('is sound HTML with any text and $kind', (media) => {
    const out = drawn(section, { ...(poisoned(sample) as object), heading: hostile, media, variant })
    expect(objections(out)).toEqual([])
    expect(emptyElements(out)).toEqual([])
    expect(out).not.toMatch(/<script|onerror=alert\(1\)>/)
  })
})

describe('the picture of a hero', () => {
  const shown = (variant: string) => drawn(section, { ...sample, variant })

  it('stands elsewhere in each variant', () => {
    expect(new Set(definition.variants.map(shown)).size).toBe(definition.variants.length)
    expect(shown('plain')).not.toContain('<img')
    expect(shown('background')).toMatch(/<div class="s-back"><span class="pic/)
    expect(shown('split-left')).toContain('class="split flip"')
    expect(shown('split-right')).toContain('class="split"')
  })

  it('is asked for at the width it has', () => {
    expect(shown('centred')).toContain('sizes="100vw"')
    expect(shown('split-left')).toContain('sizes="(min-width: 54rem) 50vw, 100vw"')
  })

  it('may be a film, which waits until it is wanted', () => {
    const out = drawn(section, { ...sample, variant: 'background', media: film })
    expect(out).toContain('<video src="https://example.org/film.mp4" controls preload="none" playsinline></video>')
    expect(out).not.toContain('s-back')
  })
})
