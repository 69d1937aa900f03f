import { describe, expect, it } from 'vitest'
import {
  choose,
  extendTo,
  follow,
  isChosen,
  markAll,
  moveTo,
  nothing,
  targetsOf,
  toggle,
  toggleWith,
  unmark,
  without,
  type Selection,
} from './selection.ts'

const order = [10, 20, 30, 40, 50]
const rows = (ids: number[], complete = true) => ({
  order: ids,
  indexOf: new Map(ids.map((id, at) => [id, at])),
  complete,
})
const marks = (selection: Selection) => [...selection.marked].toSorted((a, b) => a - b)

describe('the selection of a list', () => {
  it('acts on the row with the focus while nothing is marked', () => {
    const at30 = choose(nothing, order, 2)
    expect(targetsOf(at30)).toEqual([30])
    expect(isChosen(at30, 30)).toBe(true)
    expect(targetsOf(moveTo(at30, order, 3))).toEqual([40])
  })

  it('acts on nothing before the writer has been in the list', () => {
    expect(targetsOf(nothing)).toEqual([])
  })

  it('keeps its marks while arrows move the focus', () => {
    const marked = toggle(choose(nothing, order, 1), order, 1)
    const moved = moveTo(marked, order, 4)
    expect(marks(moved)).toEqual([20])
    expect(moved.current).toBe(50)
    expect(isChosen(moved, 50)).toBe(false)
  })

  it('stops at both ends', () => {
    expect(moveTo(nothing, order, -3).current).toBe(10)
    expect(moveTo(nothing, order, 99).current).toBe(50)
    expect(moveTo(nothing, [], 0).current).toBeNull()
  })

  it('draws a range from the anchor, and draws it anew when it turns back', () => {
    const start = choose(nothing, order, 2)
    expect(marks(extendTo(start, order, 4))).toEqual([30, 40, 50])
    expect(marks(extendTo(extendTo(start, order, 4), order, 1))).toEqual([20, 30])
  })

  it('adds a range to the marks that were there before', () => {
    const first = toggle(nothing, order, 0)
    const second = extendTo(moveTo(first, order, 3), order, 4)
    expect(marks(second)).toEqual([10, 40, 50])
  })

  it('forgets the marks on a plain click', () => {
    expect(marks(choose(markAll(nothing, order), order, 1))).toEqual([])
  })

  it('counts the chosen row when Mod and a click add another', () => {
    expect(marks(toggleWith(choose(nothing, order, 0), order, 3))).toEqual([10, 40])
    expect(marks(toggleWith(toggleWith(nothing, order, 3), order, 3))).toEqual([])
  })

  it('gives the place to the next row when the current one goes, and to the last at the end', () => {
    const at20 = choose(nothing, order, 1)
    expect(follow(at20, rows([10, 30, 40, 50]))).toMatchObject({ current: 30, at: 1 })
    expect(follow(choose(nothing, order, 4), rows([10, 20]))).toMatchObject({ current: 20, at: 1 })
    expect(follow(at20, rows([])).current).toBeNull()
  })

  it('stays on its row when others come before it', () => {
    expect(follow(choose(nothing, order, 1), rows([5, 7, ...order]))).toMatchObject({ current: 20, at: 3 })
  })

  it('is the same object when nothing changed, so that nothing is drawn again', () => {
    const at20 = choose(nothing, order, 1)
    expect(follow(at20, rows(order))).toBe(at20)
  })

  it('drops the marks of rows that are gone, but not of rows that are only not loaded', () => {
    const all = markAll(choose(nothing, order, 0), order)
    expect(marks(follow(all, rows([10, 20])))).toEqual([10, 20])
    expect(marks(follow(all, rows([10, 20], false)))).toEqual(order)
  })

  it('goes to a wished row when it arrives, once', () => {
    const wishing = { ...choose(nothing, order, 1), wish: 60 }
    expect(follow(wishing, rows(order))).toMatchObject({ current: 20, wish: 60 })
    expect(follow(wishing, rows([60, ...order]))).toMatchObject({ current: 60, at: 0, wish: null })
  })

  it('lets go of rows that were dealt with', () => {
    expect(marks(without(markAll(nothing, order), [10, 20]))).toEqual([30, 40, 50])
    expect(marks(unmark(markAll(nothing, order)))).toEqual([])
  })
})
