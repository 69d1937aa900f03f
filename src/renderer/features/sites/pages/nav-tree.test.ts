import { describe, expect, it } from 'vitest'
import { added, moved, navTree, nested, outdented, placed, removed, sameTree, type NavTree } from './nav-tree.ts'

/** `1 2(3 4) 5`: parents with their children in brackets. */
const shown = (tree: NavTree): string =>
  tree
    .filter(({ parent }) => parent === null)
    .map(({ id }) => {
      const below = tree.filter(({ parent }) => parent === id).map((entry) => entry.id)
      return below.length > 0 ? `${id}(${below.join(' ')})` : String(id)
    })
    .join(' ')

const flat: NavTree = [1, 2, 3].map((id) => ({ id, parent: null }))
const deep: NavTree = [
  { id: 1, parent: null },
  { id: 2, parent: null },
  { id: 3, parent: 2 },
  { id: 4, parent: 2 },
  { id: 5, parent: null },
]

describe('the tree of the navigation', () => {
  it('is read from stored pages: in order, children below their parent', () => {
    const page = (id: number, nav_order: number | null, nav_parent_id: number | null = null) => ({
      id,
      nav_order,
      nav_parent_id,
    })
    expect(shown(navTree([page(4, 1, 2), page(2, 5), page(1, 0), page(9, null), page(3, 0, 2)]))).toBe('1 2(3 4)')
    // Neither a parent outside the navigation nor a second level hides a page.
    expect(shown(navTree([page(1, 0, 9), page(9, null), page(2, 1), page(3, 2, 2), page(4, 3, 3)]))).toBe('1 2(3) 4')
  })

  it('moves among neighbours, with all that stands below', () => {
    expect(shown(moved(deep, 2, 1))).toBe('1 5 2(3 4)')
    expect(shown(moved(deep, 5, -1))).toBe('1 5 2(3 4)')
    expect(shown(moved(deep, 4, -1))).toBe('1 2(4 3) 5')
    expect(moved(deep, 1, -1)).toBe(deep)
    expect(moved(deep, 4, 1)).toBe(deep)
  })

  it('nests below the neighbour above, one level and no deeper', () => {
    expect(shown(nested(flat, 2))).toBe('1(2) 3')
    expect(shown(nested(deep, 2))).toBe('1(2 3 4) 5')
    expect(shown(nested(deep, 5))).toBe('1 2(3 4 5)')
    expect(nested(deep, 1)).toBe(deep)
    expect(nested(deep, 3)).toBe(deep)
  })

  it('comes out to the place after its parent', () => {
    expect(shown(outdented(deep, 3))).toBe('1 2(4) 3 5')
    expect(outdented(deep, 5)).toBe(deep)
  })

  it('goes to where it is dropped', () => {
    expect(shown(placed(deep, 5, 3, 'before'))).toBe('1 2(5 3 4)')
    expect(shown(placed(deep, 1, 2, 'after'))).toBe('2(3 4) 1 5')
    expect(shown(placed(deep, 1, 2, 'inside'))).toBe('2(3 4 1) 5')
    expect(shown(placed(deep, 9, 1, 'after'))).toBe('1 9 2(3 4) 5')
    // Not into itself, and not into what stands below it.
    expect(placed(deep, 2, 3, 'after')).toBe(deep)
    expect(placed(deep, 2, 2, 'inside')).toBe(deep)
  })

  it('takes pages in and out without losing one', () => {
    expect(shown(added(deep, 9))).toBe('1 2(3 4) 5 9')
    expect(added(deep, 3)).toBe(deep)
    expect(shown(removed(deep, 2))).toBe('1 3 4 5')
    expect(shown(removed(deep, 3))).toBe('1 2(4) 5')
  })

  it('comes back by the opposite move', () => {
    expect(sameTree(moved(moved(deep, 2, 1), 2, -1), deep)).toBe(true)
    expect(sameTree(deep, flat)).toBe(false)
  })
})
