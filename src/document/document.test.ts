import { describe, expect, it } from 'vitest'
import { adopt, same } from './adopt.ts'
import { insertAt, moveTo } from './lists.ts'
import { parentOf, readPath, writePath } from './paths.ts'
import {
  changeProp,
  duplicateSection,
  insertSection,
  moveSection,
  neighbourOf,
  newSectionId,
  removeSection,
  replaceSection,
} from './sections.ts'

const section = (id: string, props: Record<string, unknown> = {}) => ({ id, type: 'hero', version: 1, props })
const page = [section('a', { heading: 'A', anchor: 'top' }), section('b'), section('c')]
const ids = (sections: readonly { id: string }[]) => sections.map(({ id }) => id).join('')

describe('paths', () => {
  const props = { heading: 'Bees', items: [{ title: 'One' }, { title: 'Two' }], media: { kind: 'none' } }

  it('reads what is there and nothing of the prototype', () => {
    expect(readPath(props, 'items.1.title')).toBe('Two')
    expect(readPath(props, 'items.7.title')).toBeUndefined()
    expect(readPath(props, 'constructor.name')).toBeUndefined()
    expect(readPath(props, '')).toBe(props)
  })

  it('writes one value and keeps the identity of all that is beside the way', () => {
    const next = writePath(props, 'items.1.title', 'Three')
    expect(next.items[1]).toEqual({ title: 'Three' })
    expect(next.items[0]).toBe(props.items[0])
    expect(next.media).toBe(props.media)
    expect(props.items[1]).toEqual({ title: 'Two' })
  })

  it('gives back the same tree when nothing changes', () => {
    expect(writePath(props, 'items.0.title', 'One')).toBe(props)
    expect(writePath(props, 'gone', undefined)).toBe(props)
  })

  it('removes a field and an entry', () => {
    expect(writePath(props, 'heading', undefined)).not.toHaveProperty('heading')
    expect(writePath(props, 'items.0', undefined).items).toEqual([{ title: 'Two' }])
  })

  it('makes the objects on the way', () => {
    expect(writePath({}, 'media.image.alt', 'Hills')).toEqual({ media: { image: { alt: 'Hills' } } })
  })

  it('never writes into a prototype', () => {
    writePath({}, '__proto__.polluted', true)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('knows what stands around', () => {
    expect(parentOf('items.2.title')).toBe('items.2')
    expect(parentOf('heading')).toBe('')
  })
})

describe('lists', () => {
  it('takes an entry to the place it has afterwards', () => {
    expect(moveTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moveTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moveTo(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  })

  it('is the same list when nothing moves', () => {
    const list = ['a', 'b']
    expect(moveTo(list, 1, 1)).toBe(list)
    expect(moveTo(list, 5, 0)).toBe(list)
  })

  it('inserts at the ends as well', () => {
    expect(insertAt(['a'], -3, 'x')).toEqual(['x', 'a'])
    expect(insertAt(['a'], 9, 'x')).toEqual(['a', 'x'])
  })
})

describe('sections', () => {
  it('moves, removes and inserts by id', () => {
    expect(ids(moveSection(page, 'a', 2))).toBe('bca')
    expect(ids(removeSection(page, 'b'))).toBe('ac')
    expect(ids(insertSection(page, 1, section('x')))).toBe('axbc')
  })

  it('changes nothing for an id that is not there', () => {
    expect(moveSection(page, 'x', 0)).toBe(page)
    expect(removeSection(page, 'x')).toBe(page)
    expect(duplicateSection(page, 'x', 'y')).toBe(page)
    expect(replaceSection(page, section('x'))).toBe(page)
  })

  it('duplicates right after, deeply, and without the name for links', () => {
    const next = duplicateSection(page, 'a', 'copy')
    expect(ids(next)).toBe('acopybc')
    expect(next[1]!.props).toEqual({ heading: 'A' })
    expect(next[0]).toBe(page[0])
  })

  it('changes one prop of one section', () => {
    const next = changeProp(page[0]!, 'heading', 'B')
    expect(next.props).toEqual({ heading: 'B', anchor: 'top' })
    expect(changeProp(page[0]!, 'heading', 'A')).toBe(page[0])
  })

  it('says who takes the focus of one that goes', () => {
    expect(neighbourOf(page, 'a')).toBe('b')
    expect(neighbourOf(page, 'c')).toBe('b')
    expect(neighbourOf([section('a')], 'a')).toBeNull()
  })

  it('never gives an id twice', () => {
    const draws = [0.5, 0.5, 0.25]
    const draw = () => draws.shift()!
    const first = newSectionId([], draw)
    expect(newSectionId([section(first)], draw)).not.toBe(first)
  })
})

describe('what has arrived', () => {
  it('keeps the identity of what says the same', () => {
    const arrived = [section('a', { heading: 'A', anchor: 'top' }), section('b', { heading: 'New' }), section('c')]
    const next = adopt(page, arrived)
    expect(next[0]).toBe(page[0])
    expect(next[1]).toBe(arrived[1])
    expect(adopt(page, structuredClone(page))).toBe(page)
  })

  it('counts an undefined field as absent', () => {
    expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true)
    expect(same({ a: [1, 2] }, { a: [1] })).toBe(false)
    expect(same({ a: null }, { a: {} })).toBe(false)
    expect(same([], {})).toBe(false)
  })
})
