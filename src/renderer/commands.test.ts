import { describe, expect, it } from 'vitest'
import { allCommands, chordsOf, commandFor, type Command, type Surroundings } from './commands.ts'
import { catalogue as de } from './i18n/load-de.ts'
import { catalogue as en } from './i18n/load-en.ts'
import { catalogue as uk } from './i18n/load-uk.ts'
import { chordOf, type KeyPress } from './keys.ts'
import type { Catalogue } from './i18n/index.ts'

import.meta.glob(['./features/*/commands.ts', './shell/commands.ts'], { eager: true })

const all = allCommands()
const kinds = [false, true]

/** One spelling for chords that are the same keys on a kind of computer. */
function spelled(keys: string, mac: boolean): string {
  const { mod, ctrl, alt, shift, key } = chordOf(keys)
  const held = [(ctrl || (mod && !mac)) && 'ctrl', mod && mac && 'meta', alt && 'alt', shift && 'shift']
  return [...held.filter(Boolean), key.toLowerCase()].join('+')
}

const bindings = (mac: boolean) =>
  all.flatMap((command) =>
    chordsOf(command, mac, false).map(({ keys, outsideText }) => ({
      id: command.id,
      context: command.context ?? 'app',
      keys: spelled(keys, mac),
      outsideText,
    })),
  )

describe('the registry', () => {
  it.each(kinds)('has no two commands on one chord in one context (Mac: %s)', (mac) => {
    const seen = new Map<string, string>()
    const clashes = bindings(mac).flatMap(({ id, context, keys }) => {
      const place = `${context} ${keys}`
      const other = seen.get(place)
      seen.set(place, id)
      return other && other !== id ? [`${place}: ${other}, ${id}`] : []
    })
    expect(clashes).toEqual([])
  })

  it.each(kinds)('lets a context take over only chords that the app gives up in texts (Mac: %s)', (mac) => {
    const everywhere = new Set(
      bindings(mac)
        .filter((one) => one.context === 'app' && !one.outsideText)
        .map((one) => one.keys),
    )
    const taken = bindings(mac).filter((one) => one.context !== 'app' && everywhere.has(one.keys))
    expect(taken).toEqual([])
  })

  it('binds no Ctrl+Alt, which types letters on many layouts', () => {
    expect(bindings(false).filter(({ keys }) => keys.includes('ctrl+alt'))).toEqual([])
  })

  it.each(kinds)('leaves the keys for moving, selecting and the clipboard to texts (Mac: %s)', (mac) => {
    const mod = mac ? 'meta' : 'ctrl'
    const kept = new Set(['a', 'c', 'v', 'x', 'arrowleft', 'arrowright'].map((key) => `${mod}+${key}`))
    expect(bindings(mac).filter(({ keys, outsideText }) => kept.has(keys) && !outsideText)).toEqual([])
  })

  it('has a title in three languages for every command', () => {
    const missing = [en, uk, de].flatMap((files) =>
      all.filter((command) => !textOf(files, command.title)).map(({ id }) => id),
    )
    expect(missing).toEqual([])
  })
})

function textOf(files: Record<string, Catalogue>, title: string): string | undefined {
  const [namespace, key = ''] = title.split(':')
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${namespace}.json`))?.[1]
  const found = key
    .split('.')
    .reduce<Catalogue | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), file)
  return typeof found === 'string' ? found : undefined
}

describe('a key press', () => {
  const command = (over: Partial<Command>): Command => ({
    id: 'x',
    title: 'x:x',
    group: 'view',
    icon: all[0]!.icon,
    run: () => {},
    ...over,
  })
  const at: Surroundings = { inText: false, inDialog: false, contexts: [], latin: null, mac: false, tab: false }
  const press = (key: string, code: string, held: Partial<KeyPress> = {}): KeyPress => ({
    key,
    code,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...held,
  })
  const ctrl = { ctrlKey: true }

  it('never fires a single key while a text is being typed', () => {
    const help = command({ id: 'help', keys: ['?'] })
    expect(commandFor(press('?', 'Slash', { shiftKey: true }), at, [help])?.id).toBe('help')
    expect(commandFor(press('?', 'Slash', { shiftKey: true }), { ...at, inText: true }, [help])).toBeNull()
  })

  it('goes to the innermost context that has the chord', () => {
    const palette = command({ id: 'palette', keys: [{ keys: 'Mod+K', outsideText: true }] })
    const link = command({ id: 'link', keys: ['Mod+K'], context: 'editor' })
    const k = press('k', 'KeyK', ctrl)
    expect(commandFor(k, at, [palette, link])?.id).toBe('palette')
    expect(commandFor(k, { ...at, inText: true, contexts: ['editor'] }, [palette, link])?.id).toBe('link')
    expect(commandFor(k, { ...at, inText: true }, [palette, link])).toBeNull()
  })

  it('prefers what the key types over where it lies', () => {
    const undo = command({ id: 'undo', keys: ['Mod+Z'] })
    const redo = command({ id: 'redo', keys: ['Mod+Y'] })
    expect(commandFor(press('z', 'KeyY', ctrl), at, [redo, undo])?.id).toBe('undo')
    expect(commandFor(press('я', 'KeyZ', ctrl), at, [redo, undo])?.id).toBe('undo')
    expect(commandFor(press('y', 'KeyZ', ctrl), { ...at, latin: true }, [undo])).toBeNull()
  })

  it('opens nothing behind a dialog', () => {
    const palette = command({ id: 'palette', keys: ['Mod+K'] })
    expect(commandFor(press('k', 'KeyK', ctrl), { ...at, inDialog: true }, [palette])).toBeNull()
  })

  it('leaves the keys of tabs and windows to the browser', () => {
    const fresh = command({ id: 'new', keys: ['Mod+N'] })
    expect(commandFor(press('n', 'KeyN', ctrl), at, [fresh])?.id).toBe('new')
    expect(commandFor(press('n', 'KeyN', ctrl), { ...at, tab: true }, [fresh])).toBeNull()
  })
})
