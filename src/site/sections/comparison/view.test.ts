import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, hostile, objections } from '../view.fixtures.ts'
import { comparison as definition } from './index.ts'
import { comparisonView as view } from './view.ts'

const section = { definition, view }
const sample = definition.sample.en

describe.each(definition.variants)('a comparison as %s', (variant) => {
  it('says yes and no in words', () => {
    const out = drawn(section, { ...sample, variant })
    expect(out.match(/<span class="hidden">Yes<\/span>/g)).toHaveLength(3)
    expect(out.match(/<span class="hidden">No<\/span>/g)).toHaveLength(1)
    expect(out).toMatch(/>£900<\/span>/)
    expect(drawn(section, { ...definition.sample.de, variant }, { locale: 'de' })).toContain('>Nein<')
  })

  it('is sound HTML with any text', () => {
    const rows = [{ label: hostile, values: [hostile, true] }]
    const out = drawn(section, { columns: ['A', hostile], rows, variant, label: hostile })
    expect(emptyElements(out).filter((found) => found !== '<td></td>')).toEqual([])
    expect(objections(out)).toEqual([])
    expect(out).not.toContain('<script')
  })
})

it('is a table with heads of columns and rows, which can be scrolled by keyboard', () => {
  const out = drawn(section, { ...sample, variant: 'table' })
  expect(out.match(/<th scope="col"/g)).toHaveLength(2)
  expect(out.match(/<th scope="row"/g)).toHaveLength(3)
  expect(out).toMatch(/<caption class="hidden">\s*Own boat, Our boat\s*<\/caption>/)
  expect(out).toContain('tabindex="0" role="group" aria-label="Own boat, Our boat"')
})

it('is a list of columns as cards, each with every line', () => {
  const out = drawn(section, { ...sample, variant: 'cards' })
  expect(out).toMatch(/<li class="side card"><h2 class="sub"[^>]*>Own boat<\/h2><dl>/)
  expect(out.match(/Winter storage/g)).toHaveLength(2)
  // One text is edited in one place.
  expect(out.match(/data-edit="rows.1.label"/g)).toHaveLength(1)
})
