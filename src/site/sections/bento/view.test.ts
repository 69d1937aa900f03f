import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, objections, poisoned } from '../view.fixtures.ts'
import { bento as definition } from './index.ts'
import { bentoView as view } from './view.ts'

const section = { definition, view }
const sample = definition.sample.en

describe.each(definition.variants)('a mosaic of %s', (variant) => {
  it('is a list of cells that know their width', () => {
    const out = drawn(section, { ...sample, variant })
    expect(out.match(/<li class="span-\d \w+"/g)).toEqual([
      '<li class="span-2 pictured"',
      '<li class="span-1 plain"',
      '<li class="span-1 plain"',
      '<li class="span-2 plain"',
    ])
    expect(out).toMatch(/<h2 class="sub"[^>]*>No account<\/h2>/)
    expect(out).toContain('alt="Hills seen from a train"')
  })

  it('never begins a page with the heading of a cell', () => {
    expect(drawn(section, { ...sample, variant }, { level: 1 })).not.toContain('<h1')
  })

  it.each([
    [{ title: 'Read', href: '/read/' }, /<h2 class="sub"><a class="reach" href="\/read\/"[^>]*>Read<\/a><\/h2>/],
    [{ text: 'Words', href: '/read/' }, /<p class="text"><a class="reach" href="\/read\/"[^>]*>Words<\/a><\/p>/],
    [{ image: { art: 'hills', alt: 'Hills' }, href: '/read/' }, /<a class="reach" href="\/read\/"><span class="pic/],
  ])('leads on from %j by one link', (cell, link) => {
    const out = drawn(section, { cells: [cell], variant })
    expect(out).toMatch(link)
    expect(out.match(/<a /g)).toHaveLength(1)
    expect(emptyElements(out)).toEqual([])
    expect(objections(out)).toEqual([])
  })

  it('is sound HTML with any text', () => {
    const out = drawn(section, { ...(poisoned(sample) as object), variant })
    expect(emptyElements(out)).toEqual([])
    expect(objections(out)).toEqual([])
    expect(out).not.toContain('<script')
  })
})

it('asks for pictures by the share of the row that a cell has', () => {
  expect(drawn(section, { ...sample, variant: 'three' })).toContain('67vw')
  expect(drawn(section, { ...sample, variant: 'four' })).toContain('50vw')
})
