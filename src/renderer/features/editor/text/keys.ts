import { Extension } from '@tiptap/core'
import { chordsOf, findCommand } from '../../../commands.ts'
import { textCommands } from '../text-commands.ts'
import { actions } from './actions.ts'

/** `Mod+Shift+H`, `Alt+ArrowUp` as ProseMirror writes them. */
export const proseMirrorKeys = (keys: string): string =>
  keys
    .split('+')
    .map((part) => (part.length === 1 ? part.toLowerCase() : part))
    .join('-')

/** The chords of the registry inside the text, before any that the blocks bring along. */
export const Keys = Extension.create({
  name: 'keys',
  priority: 1_000,
  addKeyboardShortcuts() {
    const bound = textCommands
      .filter((command) => !('native' in command))
      .flatMap(({ id }) => {
        const command = findCommand(id)
        return (command ? chordsOf(command) : []).map(({ keys }) => [
          proseMirrorKeys(keys),
          () => actions[id](this.editor),
        ])
      })
    return Object.fromEntries(bound) as Record<string, () => boolean>
  },
})
