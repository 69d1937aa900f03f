import { describe, expect, it } from 'vitest'
import type { LibraryItem } from '../../../contract/articles.ts'
import { dropFrom, listed, upToRow, type Page, type Pages } from './list-cache.ts'

const item = (id: number) => ({ id, title: `Article ${id}` }) as LibraryItem
const page = (ids: number[], total = 9): Page => ({ items: ids.map(item), next: String(ids.at(-1)), total })
const pages: Pages = { pages: [page([1, 2, 3]), page([4, 5, 6]), page([7, 8, 9])], pageParams: [null, '3', '6'] }

describe('pages of a list', () => {
  it('are one list, with each row once', () => {
    const { order, indexOf } = listed({ pages: [page([1, 2]), page([2, 3])], pageParams: [null, '2'] })
    expect(order).toEqual([1, 2, 3])
    expect(indexOf.get(3)).toBe(2)
    expect(listed(undefined).items).toEqual([])
  })

  it('lose rows that are gone, and count them off everywhere', () => {
    const left = dropFrom(pages.pages, new Set([2, 9, 77]))
    expect(listed({ ...pages, pages: left }).order).toEqual([1, 3, 4, 5, 6, 7, 8])
    expect(left.map(({ total }) => total)).toEqual([7, 7, 7])
  })

  it('are forgotten after the one that holds a row, so that the next can be read again', () => {
    const near = upToRow(pages, 3)
    expect(listed(near).order).toEqual([1, 2, 3, 4, 5, 6])
    expect(near.pageParams).toEqual([null, '3'])
    expect(near.pages.at(-1)?.next).toBe('6')
  })

  it('are the same object when there is nothing to forget', () => {
    expect(upToRow(pages, 8)).toBe(pages)
    expect(upToRow(pages, 500)).toBe(pages)
  })
})
