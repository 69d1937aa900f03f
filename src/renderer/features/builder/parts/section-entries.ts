import { useTranslation } from 'react-i18next'
import { findCommand, reasonAgainst, runCommand, shownKeys } from '../../../commands.ts'
import type { MenuEntry } from '../../../ui/menu-entry.tsx'
import { useSession } from '../session/use-session.ts'

const order = [
  'edit',
  'add',
  'line',
  'up',
  'down',
  'duplicate',
  'line',
  'copy',
  'cut',
  'paste',
  'line',
  'hide',
  'share',
  'line',
  'remove',
]

/** The acts on a section, as its menus show them: the commands, on this section. */
export function useSectionEntries(id: string): MenuEntry[] {
  const { t } = useTranslation('builder')
  const session = useSession()
  const isChosen = session.store.getState().selected === id
  return order.map((name): MenuEntry => {
    if (name === 'line') return 'line'
    const command = findCommand(`section.${name}`)!
    // What the command says of the chosen section need not hold for another one.
    const reason = isChosen ? reasonAgainst(command) : null
    return {
      id: name,
      label: t(command.title),
      icon: command.icon,
      keys: shownKeys(command.id),
      disabledReason: reason && t(reason),
      danger: name === 'remove',
      run: () => {
        session.select(id)
        // The command acts on what is chosen, once the screen knows of it.
        requestAnimationFrame(() => runCommand(command.id))
      },
    }
  })
}
