import { PenLine, Play, Square } from 'lucide-react'
import { registerCommands } from '../../commands.ts'
import { openOverlay } from '../../shell/overlay-store.ts'

registerCommands([
  {
    id: 'article.generate',
    title: 'generation:command.generate',
    group: 'file',
    icon: PenLine,
    keys: ['Mod+Shift+N'],
    run: () => openOverlay('generate', {}),
  },
  {
    id: 'run.write',
    title: 'generation:command.write',
    group: 'write',
    icon: Play,
    needs: 'generation:command.needs_outline',
  },
  {
    id: 'run.stop',
    title: 'generation:command.stop',
    group: 'write',
    icon: Square,
    needs: 'generation:command.needs_run',
  },
])
