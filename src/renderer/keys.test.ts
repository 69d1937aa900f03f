import { describe, expect, it } from 'vitest'
import { ariaKeys, capsOf, chordOf, latinSeen, matchChord, type KeyPress } from './keys.ts'

const press = (over: Partial<KeyPress>): KeyPress => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...over,
})
const match = (keys: string, over: Partial<KeyPress>, mac = false) => matchChord(press(over), chordOf(keys), mac)

describe('a chord', () => {
  it('takes Ctrl for Mod, and Cmd on a Mac', () => {
    expect(match('Mod+K', { key: 'k', code: 'KeyK', ctrlKey: true })).toBe('exact')
    expect(match('Mod+K', { key: 'k', code: 'KeyK', metaKey: true })).toBeNull()
    expect(match('Mod+K', { key: 'k', code: 'KeyK', metaKey: true }, true)).toBe('exact')
    expect(match('Mod+K', { key: 'k', code: 'KeyK', ctrlKey: true }, true)).toBeNull()
  })

  it('wants exactly its modifiers', () => {
    expect(match('Mod+P', { key: 'P', code: 'KeyP', ctrlKey: true, shiftKey: true })).toBeNull()
    expect(match('Mod+Shift+P', { key: 'P', code: 'KeyP', ctrlKey: true, shiftKey: true })).toBe('exact')
    expect(match('Mod+E', { key: '€', code: 'KeyE', ctrlKey: true, altKey: true })).toBeNull()
    expect(match('F6', { key: 'F6', code: 'F6' })).toBe('exact')
    expect(match('F6', { key: 'F6', code: 'F6', shiftKey: true })).toBeNull()
  })

  it('goes by what a key types, and by its place where that is no Latin letter', () => {
    expect(match('Mod+Z', { key: 'z', code: 'KeyY', ctrlKey: true })).toBe('exact')
    expect(match('Mod+Y', { key: 'z', code: 'KeyY', ctrlKey: true })).toBe('place')
    expect(match('Mod+K', { key: 'л', code: 'KeyK', ctrlKey: true })).toBe('place')
  })

  it('finds digits by place under Shift, and signs whatever Shift does', () => {
    expect(match('Mod+Shift+7', { key: '/', code: 'Digit7', ctrlKey: true, shiftKey: true })).toBe('exact')
    expect(match('Mod+/', { key: '/', code: 'Digit7', ctrlKey: true, shiftKey: true })).toBe('exact')
    expect(match('Mod+1', { key: '&', code: 'Digit1', ctrlKey: true })).toBe('exact')
    expect(match('?', { key: '?', code: 'Slash', shiftKey: true })).toBe('exact')
  })
})

it('knows a layout by the first letter it types', () => {
  expect(latinSeen(press({ key: 'ф', code: 'KeyA' }))).toBe(false)
  expect(latinSeen(press({ key: 'a', code: 'KeyA' }))).toBe(true)
  expect(latinSeen(press({ key: '1', code: 'Digit1' }))).toBeNull()
})

it('draws and names a chord as this computer does', () => {
  expect(capsOf('Mod+Shift+P', false)).toEqual(['Ctrl', 'Shift', 'P'])
  expect(capsOf('Mod+Shift+P', true)).toEqual(['⌘', '⇧', 'P'])
  expect(capsOf('Mod++', false)).toEqual(['Ctrl', '+'])
  expect(ariaKeys('Mod+Shift+P', false)).toBe('Control+Shift+P')
  expect(ariaKeys('Mod+Shift+P', true)).toBe('Meta+Shift+P')
})
