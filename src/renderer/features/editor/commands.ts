import { Archive, Download, History, PanelRight, Save, Trash2 } from 'lucide-react'
import { registerCommands } from '../../commands.ts'
import { textCommands } from './text-commands.ts'

const needs = 'editor:needs.article'

registerCommands([
  {
    id: 'editor.save_version',
    title: 'editor:command.save_version',
    group: 'file',
    icon: Save,
    keys: ['Mod+S'],
    needs,
  },
  {
    id: 'editor.versions',
    title: 'editor:command.versions',
    group: 'file',
    icon: History,
    keys: ['Mod+Shift+H'],
    needs,
  },
  { id: 'editor.download', title: 'editor:command.download', group: 'file', icon: Download, needs },
  { id: 'editor.archive', title: 'editor:command.archive', group: 'file', icon: Archive, needs },
  { id: 'editor.trash', title: 'editor:command.trash', group: 'file', icon: Trash2, needs },
  { id: 'editor.inspector', title: 'editor:command.inspector', group: 'view', icon: PanelRight, needs },
])

registerCommands(
  textCommands.map((command) => ({
    id: command.id,
    title: `editor:${command.title}`,
    group: command.group,
    icon: command.icon,
    ...('keys' in command && { keys: command.keys }),
    // No element bears `native`, so those keys are shown and never taken.
    context: 'native' in command ? 'native' : 'text',
    needs,
  })),
)
