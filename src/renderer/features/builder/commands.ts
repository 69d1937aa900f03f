import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  EyeOff,
  Hand,
  PanelRight,
  PencilLine,
  Plus,
  Rocket,
  Scissors,
  Share2,
  SquareChevronDown,
  SquareChevronUp,
  SunMoon,
  SwatchBook,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { registerCommands, type Command, type KeyBinding } from '../../commands.ts'

const needs = 'builder:needs.page'

const ofSection = (name: string, icon: LucideIcon, keys: readonly KeyBinding[] = []): Command => ({
  id: `section.${name}`,
  title: `builder:command.${name}`,
  group: 'edit',
  icon,
  keys,
  context: 'builder',
  needs,
})

const ofView = (name: string, icon: LucideIcon): Command => ({
  id: `builder.${name}`,
  title: `builder:command.${name}`,
  group: 'view',
  icon,
  needs,
})

registerCommands([
  ofSection('previous', SquareChevronUp, ['ArrowUp']),
  ofSection('next', SquareChevronDown, ['ArrowDown']),
  ofSection('edit', PencilLine, ['Enter']),
  ofSection('leave', SquareChevronUp, ['Escape']),
  ofSection('add', Plus, ['/']),
  ofSection('up', ArrowUp, ['Alt+ArrowUp']),
  ofSection('down', ArrowDown, ['Alt+ArrowDown']),
  ofSection('duplicate', CopyPlus, ['Mod+D']),
  ofSection('copy', Copy, ['Mod+C']),
  ofSection('cut', Scissors, ['Mod+X']),
  ofSection('paste', ClipboardPaste, ['Mod+V']),
  ofSection('remove', Trash2, ['Delete', { keys: 'Backspace', on: 'mac' }]),
  ofSection('variant_next', SwatchBook, [']']),
  ofSection('variant_previous', SwatchBook, ['[']),
  ofSection('hide', EyeOff),
  ofSection('share', Share2),
  ofView('interact', Hand),
  ofView('scheme', SunMoon),
  ofView('inspector', PanelRight),
  {
    id: 'builder.publish',
    title: 'builder:command.publish',
    group: 'file',
    icon: Rocket,
    keys: ['Mod+Enter'],
    context: 'site',
    needs,
  },
])
