/** A chord as it is written in the registry: `Mod+Shift+P`, `F6`, `Alt+ArrowUp`, `?`. */
export interface Chord {
  mod: boolean
  ctrl: boolean
  alt: boolean
  shift: boolean
  key: string
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

export function chordOf(text: string): Chord {
  const parts = text.endsWith('++') ? [...text.slice(0, -2).split('+'), '+'] : text.split('+')
  const key = parts.pop()!
  const has = (name: string) => parts.includes(name)
  return {
    mod: has('Mod'),
    ctrl: has('Ctrl'),
    alt: has('Alt'),
    shift: has('Shift'),
    key: key.length === 1 ? key.toLowerCase() : key,
  }
}

/** Keys that belong to one place on the board whatever is printed on them. */
const codes: Record<string, string> = {
  ',': 'Comma',
  '.': 'Period',
  '/': 'Slash',
  '\\': 'Backslash',
  ';': 'Semicolon',
  "'": 'Quote',
  '[': 'BracketLeft',
  ']': 'BracketRight',
  '-': 'Minus',
  '=': 'Equal',
  '`': 'Backquote',
}

const codeOf = (key: string): string | null =>
  /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : (codes[key] ?? null)

/** `exact`: what the key types. `place`: where it lies, for a layout that types no Latin letters. */
export type Match = 'exact' | 'place' | null

export function matchChord(press: KeyPress, chord: Chord, mac: boolean): Match {
  const ctrl = chord.ctrl || (chord.mod && !mac)
  const meta = chord.mod && mac
  if (press.ctrlKey !== ctrl || press.metaKey !== meta || press.altKey !== chord.alt) return null

  const typed = press.key.length === 1 ? press.key.toLowerCase() : press.key
  const isDigit = /^\d$/.test(chord.key)
  const isSymbol = chord.key.length === 1 && !/[a-z\d]/.test(chord.key)
  // A sign such as "/" may itself need Shift on a layout, so there Shift says nothing.
  if (typed === chord.key && (isSymbol || press.shiftKey === chord.shift)) return 'exact'
  if (press.shiftKey !== chord.shift) return null
  // Shift changes what a digit types, so digits go by place.
  if (isDigit && press.code === codeOf(chord.key)) return 'exact'
  return press.code === codeOf(chord.key) ? 'place' : null
}

/** Whether the layout in use types Latin letters: null until a letter has been seen. */
export function latinSeen(press: KeyPress): boolean | null {
  return /^Key[A-Z]$/.test(press.code) && press.key.length === 1 ? /[a-z]/i.test(press.key.normalize('NFD')) : null
}

const macSigns: Record<string, string> = { Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧' }

/** The caps to draw for a chord, in the order a keyboard user says them. */
export function capsOf(text: string, mac: boolean): string[] {
  const { mod, ctrl, alt, shift, key } = chordOf(text)
  const held = [ctrl && 'Ctrl', mod && (mac ? 'Mod' : 'Ctrl'), alt && 'Alt', shift && 'Shift'].filter(
    (name) => name !== false,
  )
  const caps = mac ? held.map((name) => macSigns[name] ?? name) : held
  return [...caps, key.length === 1 ? key.toUpperCase() : key]
}

/** For aria-keyshortcuts. */
export function ariaKeys(text: string, mac: boolean): string {
  const { mod, ctrl, alt, shift, key } = chordOf(text)
  const held = [(ctrl || (mod && !mac)) && 'Control', mod && mac && 'Meta', alt && 'Alt', shift && 'Shift']
  return [...held.filter(Boolean), key.length === 1 ? key.toUpperCase() : key].join('+')
}
