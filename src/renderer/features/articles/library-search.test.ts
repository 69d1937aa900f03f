import { describe, expect, it } from 'vitest'
import { filterCount, inputOf, isPlain, ordered, sortedBy, sortOf, unfiltered } from './library-search.ts'

describe('the search of the library', () => {
  it('shows what was changed last first, unless the route says otherwise', () => {
    expect(sortOf({})).toEqual({ sort: 'updated', direction: 'desc' })
    expect(sortOf({ sort: 'title' })).toEqual({ sort: 'title', direction: 'asc' })
    expect(sortOf({ sort: 'title', direction: 'desc' })).toEqual({ sort: 'title', direction: 'desc' })
  })

  it('turns the order round on the second click of a column, and back on the third', () => {
    const once = sortedBy({}, 'title')
    expect(sortOf(once)).toEqual({ sort: 'title', direction: 'asc' })
    const twice = sortedBy(once, 'title')
    expect(sortOf(twice)).toEqual({ sort: 'title', direction: 'desc' })
    expect(sortedBy(twice, 'title')).toEqual(once)
  })

  it('keeps what is usual out of the route', () => {
    expect(isPlain(ordered({ sort: 'words' }, 'updated', 'desc'))).toBe(true)
    expect(isPlain(ordered({}, 'updated', 'asc'))).toBe(false)
  })

  it('counts filters, not the order; blanks are no search', () => {
    expect(filterCount({ q: 'bees', status: 'draft', language: 'uk', sort: 'title' })).toBe(3)
    expect(filterCount({ q: '   ' })).toBe(0)
  })

  it('keeps the order when the filters are cleared', () => {
    expect(unfiltered({ q: 'bees', status: 'draft', sort: 'title' })).toEqual({ sort: 'title', direction: undefined })
  })

  it('asks with every filter of the route', () => {
    expect(inputOf({ status: 'archived', language: 'de', sort: 'words' })).toEqual({
      status: 'archived',
      language: 'de',
      sort: 'words',
      direction: 'desc',
    })
  })

  it('leaves the order of a search to the search', () => {
    expect(inputOf({ q: 'bees', sort: 'title' })).toEqual({ q: 'bees' })
    expect(inputOf({ q: '  ', sort: 'title' })).toMatchObject({ sort: 'title', direction: 'asc' })
  })
})
