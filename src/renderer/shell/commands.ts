import {
  Activity,
  ArrowLeft,
  ArrowRight,
  Files,
  FileText,
  Keyboard,
  PanelLeft,
  PanelsTopLeft,
  Search,
  SquareSplitHorizontal,
  Sunrise,
} from 'lucide-react'
import { registerCommands } from '../commands.ts'
import { goTo } from '../navigate.ts'
import { openOverlay, toggleOverlay } from './overlay-store.ts'
import { cyclePane } from './panes.ts'
import { toggleRail } from './rail-store.ts'

registerCommands([
  {
    id: 'go.today',
    title: 'shell:command.today',
    group: 'go',
    icon: Sunrise,
    keys: ['Mod+1'],
    run: () => goTo({ to: '/' }),
  },
  {
    id: 'go.articles',
    title: 'shell:command.articles',
    group: 'go',
    icon: FileText,
    keys: ['Mod+2'],
    run: () => goTo({ to: '/articles' }),
  },
  {
    id: 'go.sites',
    title: 'shell:command.sites',
    group: 'go',
    icon: PanelsTopLeft,
    keys: ['Mod+4'],
    run: () => goTo({ to: '/sites' }),
  },
  {
    id: 'go.back',
    title: 'shell:command.back',
    group: 'go',
    icon: ArrowLeft,
    keys: [
      { keys: 'Alt+ArrowLeft', on: 'other', outsideText: true },
      { keys: 'Mod+[', on: 'mac', outsideText: true },
    ],
    run: () => window.history.back(),
  },
  {
    id: 'go.forward',
    title: 'shell:command.forward',
    group: 'go',
    icon: ArrowRight,
    keys: [
      { keys: 'Alt+ArrowRight', on: 'other', outsideText: true },
      { keys: 'Mod+]', on: 'mac', outsideText: true },
    ],
    run: () => window.history.forward(),
  },
  {
    id: 'view.palette',
    title: 'shell:command.palette',
    group: 'view',
    icon: Search,
    keys: ['Mod+Shift+P', { keys: 'Mod+K', outsideText: true }],
    run: () => openOverlay('palette', {}),
  },
  {
    id: 'go.quick_switch',
    title: 'shell:command.quick_switch',
    group: 'go',
    icon: Files,
    keys: ['Mod+O'],
    run: () => openOverlay('palette', {}),
  },
  {
    id: 'view.sidebar',
    title: 'shell:command.sidebar',
    group: 'view',
    icon: PanelLeft,
    keys: ['Mod+\\'],
    run: toggleRail,
  },
  {
    id: 'view.next_pane',
    title: 'shell:command.next_pane',
    group: 'view',
    icon: SquareSplitHorizontal,
    keys: ['F6'],
    run: () => cyclePane(1),
  },
  {
    id: 'view.previous_pane',
    title: 'shell:command.previous_pane',
    group: 'view',
    icon: SquareSplitHorizontal,
    keys: ['Shift+F6'],
    run: () => cyclePane(-1),
  },
  {
    id: 'jobs.open',
    title: 'shell:command.jobs',
    group: 'view',
    icon: Activity,
    keys: ['Mod+J'],
    run: () => toggleOverlay('jobs', {}),
  },
  {
    id: 'help.shortcuts',
    title: 'shell:command.shortcuts',
    group: 'help',
    icon: Keyboard,
    keys: ['Mod+/', '?'],
    run: () => openOverlay('shortcuts', {}),
  },
])
