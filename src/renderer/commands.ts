import type { LucideIcon } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { chordOf, isMac, latinSeen, matchChord, type KeyPress } from './keys.ts'

export type CommandGroup = 'file' | 'edit' | 'format' | 'view' | 'go' | 'write' | 'settings' | 'help'

export type KeyBinding = string | { keys: string; on?: 'mac' | 'other'; outsideText?: true }

export interface Command {
  /** `article.new`: noun and verb, never shown. */
  id: string
  /** Key of the title, namespace included: `articles:command.new`. */
  title: string
  group: CommandGroup
  icon: LucideIcon
  keys?: readonly KeyBinding[]
  /** Where the keys work: `app` is everywhere, else inside `data-context="…"`. */
  context?: string
  /** Left out where it makes no sense, such as a desktop power in a browser tab. */
  when?: () => boolean
  /** Key of the sentence that says why the command cannot run now, or null. */
  disabledReason?: () => string | null
  /** Absent: the screen that can do it lends its hands with `useCommand`. */
  run?: () => unknown
  /** Key of the reason shown while no screen has lent its hands. */
  needs?: string
}

interface Hands {
  run: () => unknown
  disabledReason: () => string | null
}

const commands = new Map<string, Command>()
const hands = new Map<string, Hands[]>()

/** Called at the top of `features/<noun>/commands.ts`; those files are found by themselves. */
export function registerCommands(list: readonly Command[]): void {
  for (const command of list) {
    if (import.meta.env.PROD && commands.has(command.id)) throw new Error(`Two commands are called ${command.id}.`)
    commands.set(command.id, command)
  }
}

export const allCommands = (): Command[] => [...commands.values()].filter((command) => command.when?.() ?? true)

export const findCommand = (id: string): Command | undefined => commands.get(id)

/** Why a command cannot run now, as a text key; null if it can. */
export function reasonAgainst(command: Command): string | null {
  const live = hands.get(command.id)?.at(-1)
  if (live) return live.disabledReason()
  if (!command.run) return command.needs ?? 'commands:needs_screen'
  return command.disabledReason?.() ?? null
}

export function runCommand(id: string): void {
  const command = commands.get(id)
  if (!command || reasonAgainst(command) !== null) return
  void (hands.get(id)?.at(-1)?.run ?? command.run)?.()
}

/** Lends a mounted screen's hands to a declared command. The innermost, latest mounted one acts. */
export function useCommand(id: string, run: () => unknown, disabledReason: string | null = null): void {
  // No effect events: the palette asks for the reason while it is drawn, and React refuses them there.
  const latest = useRef({ run, disabledReason })
  useLayoutEffect(() => {
    latest.current = { run, disabledReason }
  })
  useEffect(() => {
    const mine: Hands = { run: () => latest.current.run(), disabledReason: () => latest.current.disabledReason }
    hands.set(id, [...(hands.get(id) ?? []), mine])
    return () => {
      hands.set(
        id,
        (hands.get(id) ?? []).filter((one) => one !== mine),
      )
    }
  }, [id])
}

/** Chords a browser tab keeps for itself: new window, tabs, close. There the palette has these commands. */
const browserKeeps = /^Mod\+(Shift\+)?([NTW]|\d)$/

/** The chords of a command on this kind of computer; the first is the one that is shown. */
export function chordsOf(command: Command, mac = isMac(), tab = isTab()): { keys: string; outsideText: boolean }[] {
  return (command.keys ?? [])
    .map((binding) => (typeof binding === 'string' ? { keys: binding } : binding))
    .filter((binding) => !('on' in binding) || binding.on === undefined || (binding.on === 'mac') === mac)
    .filter((binding) => !(tab && browserKeeps.test(binding.keys)))
    .map((binding) => ({ keys: binding.keys, outsideText: 'outsideText' in binding || belongsToText(binding.keys) }))
}

/** The chord to show beside a command; undefined if it has none here. */
export const shownKeys = (id: string): string | undefined => {
  const command = commands.get(id)
  return command && chordsOf(command)[0]?.keys
}

const isTab = (): boolean => !window.studio?.native

/** Keys for selecting, moving and the clipboard: inside a text they are never ours. */
const textKeeps = /^(Mod|Ctrl)\+(Shift\+)?([ACVX]|Arrow\w+|Home|End|Backspace|Delete)$/

/** A key without Mod, Ctrl or Alt would be typed into a text. Function keys are not. */
function belongsToText(keys: string): boolean {
  if (textKeeps.test(keys)) return true
  const { mod, ctrl, alt, key } = chordOf(keys)
  return !mod && !ctrl && !alt && !/^F\d+$/.test(key)
}

export interface Surroundings {
  inText: boolean
  inDialog: boolean
  contexts: readonly string[]
  latin: boolean | null
  mac: boolean
  tab: boolean
}

/** Commands that stay reachable while a dialog asks for a decision. */
const inDialogs = new Set(['view.next_pane', 'view.previous_pane'])

/** The command a key press means here. What the key types wins over where it lies. */
export function commandFor(
  press: KeyPress,
  at: Surroundings,
  among: readonly Command[] = allCommands(),
): Command | null {
  const hits = among.flatMap((command) => {
    if (at.inDialog && !inDialogs.has(command.id)) return []
    const context = command.context ?? 'app'
    const depth = context === 'app' ? Infinity : at.contexts.indexOf(context)
    if (depth === -1) return []
    return chordsOf(command, at.mac, at.tab)
      .filter(({ outsideText }) => !(outsideText && at.inText))
      .map(({ keys }) => ({ command, depth, match: matchChord(press, chordOf(keys), at.mac) }))
      .filter(({ match }) => match === 'exact' || (match === 'place' && at.latin !== true))
  })
  const rank = ({ match, depth }: (typeof hits)[number]) => (match === 'exact' ? 0 : 1e6) + Math.min(depth, 1e5)
  return hits.toSorted((a, b) => rank(a) - rank(b))[0]?.command ?? null
}

let latin: boolean | null = null

/** Listens for chords on the whole window. A key that a screen has already used is left alone. */
export function startKeyboard(): () => void {
  const onKeyDown = (press: KeyboardEvent) => {
    if (press.defaultPrevented || press.isComposing) return
    latin = latinSeen(press) ?? latin
    const command = commandFor(press, surroundingsOf(press.target))
    if (!command) return
    press.preventDefault()
    if (!press.repeat) runCommand(command.id)
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}

function surroundingsOf(target: EventTarget | null): Surroundings {
  const element = target instanceof Element ? target : null
  const contexts: string[] = []
  for (
    let at = element?.closest<HTMLElement>('[data-context]');
    at;
    at = at.parentElement?.closest<HTMLElement>('[data-context]')
  ) {
    contexts.push(at.dataset['context']!)
  }
  return {
    inText: isText(element),
    inDialog: document.querySelector('[data-modal], [role="alertdialog"]') !== null,
    contexts,
    latin,
    mac: isMac(),
    tab: isTab(),
  }
}

const notTyped = new Set(['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'color', 'file'])

function isText(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !notTyped.has(element.type)
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable)
}
