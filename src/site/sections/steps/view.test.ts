import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, objections, poisoned } from '../view.fixtures.ts'
import { steps as definition } from './index.ts'
import { stepsView as view } from './view.ts'

const section = { definition, view }
const sample = definition.sample.en

describe.each(definition.variants)('steps as %s', (variant) => {
  it('are an ordered list whose titles are headings', () => {
    const out = drawn(section, { ...sample, variant })
    expect(out).toMatch(/<ol class="steps">.*<\/ol>$/)
    expect(out.match(/<li>/g)).toHaveLength(3)
    expect(out).toMatch(/<h3 class="sub"[^>]*>We look<\/h3>/)
    expect(drawn(section, { items: [{ title: 'Alone' }], variant })).toMatch(/<h2 class="sub"[^>]*>Alone<\/h2>/)
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

it('show icons where they are asked for, and the number where there is none', () => {
  const items = [{ title: 'Call', icon: 'phone' }, { title: 'Wait' }]
  const signs = (variant: string) =>
    [...drawn(section, { items, variant }).matchAll(/aria-hidden="true">(<svg|\d)/g)].map(([, sign]) => sign)
  expect(signs('icons')).toEqual(['<svg', '2'])
  expect(signs('numbered')).toEqual(['1', '2'])
  expect(signs('vertical')).toEqual(['1', '2'])
})
