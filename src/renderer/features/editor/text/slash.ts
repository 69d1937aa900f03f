import { Extension } from '@tiptap/core'
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion'
import { create } from 'zustand'
import { translate, translateIn } from '../../../i18n/index.ts'
import { textCommand, type TextCommandId } from '../text-commands.ts'
import { actions } from './actions.ts'

/** What the slash menu offers, in this order. */
const offered: TextCommandId[] = [
  'block.paragraph',
  'block.heading_2',
  'block.heading_3',
  'block.heading_4',
  'block.bulleted',
  'block.numbered',
  'block.tasks',
  'block.quote',
  'block.code',
  'block.table',
  'block.image',
  'block.divider',
]

interface SlashMenu {
  query: string
  items: readonly TextCommandId[]
  chosen: number
  /** Where the menu is drawn; the suggestion keeps it beside the cursor. */
  element: HTMLElement
  choose: (id: TextCommandId) => void
}

export const useSlash = create<{ menu: SlashMenu | null }>(() => ({ menu: null }))

const set = (change: Partial<SlashMenu>) => useSlash.setState(({ menu }) => ({ menu: menu && { ...menu, ...change } }))

/** Titles and other words for a block match, in the language of the interface and in English. */
export function searchBlocks(query: string): TextCommandId[] {
  const words = query.trim().toLocaleLowerCase()
  if (words === '') return offered
  const rank = (id: TextCommandId): number => {
    const keys = [`editor:${textCommand(id).title}`, `editor:${textCommand(id).title}_words`]
    const texts = keys
      .flatMap((key) => [translate(key), translateIn('en', key)])
      .map((text) => text.toLocaleLowerCase())
    if (texts.some((text) => text.startsWith(words))) return 0
    if (texts.some((text) => text.split(/[\s,]+/).some((word) => word.startsWith(words)))) return 1
    return texts.some((text) => text.includes(words)) ? 2 : 3
  }
  return offered
    .map((id) => ({ id, rank: rank(id) }))
    .filter(({ rank: place }) => place < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ id }) => id)
}

/** Keys while the menu is open. False: the key types as usual. */
function onKeyDown(event: KeyboardEvent): boolean {
  const { menu } = useSlash.getState()
  if (!menu || menu.items.length === 0) return false
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step !== undefined) {
    set({ chosen: (menu.chosen + step + menu.items.length) % menu.items.length })
    return true
  }
  if (event.key !== 'Enter' && event.key !== 'Tab') return false
  menu.choose(menu.items[menu.chosen]!)
  return true
}

const render = () => {
  let unmount = () => {}
  const shown = (props: SuggestionProps<TextCommandId>) => {
    const items = searchBlocks(props.query)
    return { query: props.query, items, chosen: 0, choose: (id: TextCommandId) => props.command(id) }
  }
  return {
    onStart(props: SuggestionProps<TextCommandId>) {
      const element = document.createElement('div')
      element.className = 'slash-menu'
      useSlash.setState({ menu: { ...shown(props), element } })
      unmount = props.mount(element)
    },
    onUpdate: (props: SuggestionProps<TextCommandId>) => set(shown(props)),
    onKeyDown: ({ event }: { event: KeyboardEvent }) => onKeyDown(event),
    onExit() {
      useSlash.setState({ menu: null })
      unmount()
    },
  }
}

/** Where the menu is put: among the content of the screen, not after it. */
export const SLASH_PLACE = 'slash-place'

export const Slash = Extension.create({
  name: 'slash',
  // Before the blocks: while the menu is open, Enter and the arrows are its own.
  priority: 1_100,
  addProseMirrorPlugins() {
    const { editor: own } = this
    return [
      Suggestion<TextCommandId, TextCommandId>({
        editor: own,
        char: '/',
        container: `#${SLASH_PLACE}`,
        floatingUi: { strategy: 'fixed' },
        allow: ({ state, range }) => own.isEditable && !state.doc.resolve(range.from).parent.type.spec.code,
        command: ({ editor, range, props }) => void actions[props](editor, range),
        render,
      }),
    ]
  },
})
