import { describe, expect, it } from 'vitest'
import { gridStep } from './grid-keys.ts'

const place = { at: 10, count: 100, page: 8 }
const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  code: key.length === 1 ? `Key${key.toUpperCase()}` : key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})
const step = (...args: Parameters<typeof press>) => gridStep(press(...args), place, false)

describe('the keys of a list', () => {
  it('move by one, by a view, and to both ends', () => {
    expect(step('ArrowDown')).toEqual({ kind: 'move', to: 11 })
    expect(step('PageUp')).toEqual({ kind: 'move', to: 2 })
    expect(step('End')).toEqual({ kind: 'move', to: 99 })
    expect(step('Home', { ctrlKey: true })).toEqual({ kind: 'move', to: 0 })
  })

  it('never leave the list', () => {
    expect(gridStep(press('PageDown'), { at: 97, count: 100, page: 8 }, false)).toEqual({ kind: 'move', to: 99 })
    expect(gridStep(press('ArrowUp'), { at: 0, count: 100, page: 8 }, false)).toEqual({ kind: 'move', to: 0 })
  })

  it('extend with Shift', () => {
    expect(step('ArrowUp', { shiftKey: true })).toEqual({ kind: 'extend', to: 9 })
    expect(step('End', { shiftKey: true })).toEqual({ kind: 'extend', to: 99 })
  })

  it('mark with Space, all with Mod+A, none with Escape', () => {
    expect(step(' ')).toEqual({ kind: 'toggle' })
    expect(step('a', { ctrlKey: true })).toEqual({ kind: 'all' })
    expect(gridStep(press('a', { metaKey: true }), place, true)).toEqual({ kind: 'all' })
    expect(step('Escape')).toEqual({ kind: 'none' })
  })

  it('know Mod+A by its place on a layout without Latin letters', () => {
    expect(gridStep({ ...press('ф', { ctrlKey: true }), code: 'KeyA' }, place, false)).toEqual({ kind: 'all' })
  })

  it('leave letters, Back and Forward to others', () => {
    expect(step('a')).toBeNull()
    expect(step('Enter')).toBeNull()
    expect(step('ArrowLeft', { altKey: true })).toBeNull()
    expect(step('ArrowDown', { ctrlKey: true })).toBeNull()
  })
})
