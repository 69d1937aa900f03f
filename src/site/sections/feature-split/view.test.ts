import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, objections, poisoned } from '../view.fixtures.ts'
import { featureSplit as definition } from './index.ts'
import { featureSplitView as view } from './view.ts'

const section = { definition, view }
const sample = definition.sample.en

describe.each(definition.variants)('text beside image, %s', (variant) => {
  it('says its text, its points as a list and its way on', () => {
    const out = drawn(section, { ...sample, variant })
    expect(out).toMatch(/<h2 class="heading"[^>]*>Clay from the pit behind the house<\/h2>/)
    expect(out).toContain('data-edit="body" data-kind="rich"><p>We dig it in October')
    expect(out).toContain('<em>ours</em>')
    expect(out.match(/<ul class="points">.*<\/ul>/)?.[0].match(/<li>/g)).toHaveLength(3)
    expect(out).toContain('<a class="button primary" href="#contact"')
    expect(out).toContain('alt="Bowls drying on a shelf"')
  })

  it('is a heading alone when nothing else is given', () => {
    const out = drawn(section, { heading: 'Clay', variant })
    expect(out.match(/<\w+/g)).toEqual(['<div', '<h2'])
  })

  it('is sound HTML with any text', () => {
    const out = drawn(section, { ...(poisoned({ ...sample, body: '' }) as object), body: sample.body, variant })
    expect(emptyElements(out)).toEqual([])
    expect(objections(out)).toEqual([])
    expect(out).not.toContain('<script')
  })
})

it('puts the image on the side that the variant names', () => {
  const of = (variant: string) => drawn(section, { ...sample, variant })
  expect(of('left')).toContain('class="split flip"')
  expect(of('right')).toContain('class="split"')
  expect(of('alternating')).toContain('60vw')
})
