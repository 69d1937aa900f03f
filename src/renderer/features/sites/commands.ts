import {
  ArrowDown,
  ArrowUp,
  Copy,
  ExternalLink,
  FilePlus2,
  IndentDecrease,
  IndentIncrease,
  PanelsTopLeft,
  PencilLine,
  Redo2,
  Trash2,
  Undo2,
} from 'lucide-react'
import { registerCommands, type Command } from '../../commands.ts'
import { goTo } from '../../navigate.ts'
import './tool-commands.ts'

const needsSite = 'sites:command.needs_site'
const needsPages = 'sites:command.needs_pages'

const ofPage = (id: string, icon: Command['icon'], keys?: Command['keys']): Command => ({
  id: `page.${id}`,
  title: `sites:command.page_${id}`,
  group: 'edit',
  icon,
  ...(keys && { keys }),
  context: 'pages',
  needs: needsPages,
})

registerCommands([
  {
    id: 'site.new',
    title: 'sites:command.new',
    group: 'file',
    icon: PanelsTopLeft,
    run: () => goTo({ to: '/sites/new' }),
  },
  {
    id: 'site.undo',
    title: 'sites:command.undo',
    group: 'edit',
    icon: Undo2,
    keys: [{ keys: 'Mod+Z', outsideText: true }],
    context: 'site',
    needs: needsSite,
  },
  {
    id: 'site.redo',
    title: 'sites:command.redo',
    group: 'edit',
    icon: Redo2,
    keys: [
      { keys: 'Mod+Shift+Z', outsideText: true },
      { keys: 'Ctrl+Y', on: 'other', outsideText: true },
    ],
    context: 'site',
    needs: needsSite,
  },
  { id: 'page.new', title: 'sites:command.page_new', group: 'file', icon: FilePlus2, needs: needsPages },
  ofPage('open', ExternalLink, ['Enter']),
  ofPage('rename', PencilLine, ['F2']),
  ofPage('duplicate', Copy, ['Mod+D']),
  ofPage('up', ArrowUp, ['Alt+ArrowUp']),
  ofPage('down', ArrowDown, ['Alt+ArrowDown']),
  ofPage('in', IndentIncrease, [{ keys: 'Alt+ArrowRight', outsideText: true }]),
  ofPage('out', IndentDecrease, [{ keys: 'Alt+ArrowLeft', outsideText: true }]),
  ofPage('delete', Trash2, ['Delete', { keys: 'Backspace', on: 'mac' }]),
])
