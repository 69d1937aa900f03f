import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, objections } from '../view.fixtures.ts'
import { stats as definition } from './index.ts'
import { statsView as view } from './view.ts'

const section = { definition, view }
const sample = definition.sample.en

describe.each(definition.variants)('figures as %s', (variant) => {
  it('are terms and values, each with its source', () => {
    const out = drawn(section, { ...sample, variant })
    expect(out).toMatch(/^<dl class="figures n-3">/)
    expect(out).toMatch(/<dt[^>]*>paid staff<\/dt><dd class="value"><span[^>]*>0<\/span><\/dd>/)
    expect(out).toMatch(/>38<\/span><span class="unit"[^>]*>t<\/span>/)
    expect(out).toMatch(/Source: <cite[^>]*>Weighed at our door, 2025<\/cite>/)
    expect(out.match(/<cite/g)).toHaveLength(1)
  })

  it('are sound HTML with any text', () => {
    const out = drawn(section, { items: [{ value: '<b>1', unit: '&', label: '"><script>' }], variant })
    expect(out).toContain('&lt;b&gt;1')
    expect(out).not.toMatch(/<script|<b>/)
    expect(emptyElements(out)).toEqual([])
    expect(objections(out)).toEqual([])
  })
})

it('stand in frames only as cards', () => {
  expect(drawn(section, { ...sample, variant: 'cards' }).match(/class="figure card"/g)).toHaveLength(3)
  expect(drawn(section, { ...sample, variant: 'row' })).not.toContain('card')
})
