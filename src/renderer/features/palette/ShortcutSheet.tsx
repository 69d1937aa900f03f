import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allCommands, chordsOf, type Command, type CommandGroup } from '../../commands.ts'
import type { OverlayProps } from '../../shell/overlay-store.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ariaKeys, isMac } from '../../keys.ts'
import { fuzzy } from './fuzzy.ts'

const order: CommandGroup[] = ['file', 'write', 'edit', 'format', 'go', 'view', 'settings', 'help']

/** Every chord of the registry, and nothing that is not there. */
export function ShortcutSheet({ onClose }: OverlayProps<'shortcuts'>) {
  const { t } = useTranslation('palette')
  const [text, setText] = useState('')
  const shown = allCommands().filter(
    (command) => chordsOf(command).length > 0 && fuzzy(text, t(command.title)) !== null,
  )
  const groups = order
    .map((group) => ({ group, commands: shown.filter((command) => command.group === group) }))
    .filter(({ commands }) => commands.length > 0)

  return (
    <Dialog open onClose={onClose} title={t('shortcuts.title')} description={t('shortcuts.body')} size="wide">
      <Field label={t('shortcuts.find')} hideLabel className="mb-5 max-w-80">
        <TextInput
          icon={Search}
          placeholder={t('shortcuts.find')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {groups.length === 0 && <p className="text-muted">{t('nothing', { text })}</p>}
      <div className="gap-x-10 lg:columns-2">
        {groups.map(({ group, commands }) => (
          <section key={group} className="mb-6 break-inside-avoid">
            <h3 className="mb-1 text-small font-semibold text-faint">{t(`commands:group.${group}`)}</h3>
            <dl>
              {commands.map((command) => (
                <ShortcutRow key={command.id} command={command} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function ShortcutRow({ command }: { command: Command }) {
  const { t } = useTranslation('palette')
  return (
    <div className="flex min-h-9 items-center justify-between gap-6 border-b border-line py-1">
      <dt>{t(command.title)}</dt>
      <dd className="flex shrink-0 flex-wrap justify-end gap-2">
        {chordsOf(command).map(({ keys }) => (
          <span key={keys}>
            <Kbd keys={keys} />
            <span className="sr-only">{ariaKeys(keys, isMac())}</span>
          </span>
        ))}
      </dd>
    </div>
  )
}
