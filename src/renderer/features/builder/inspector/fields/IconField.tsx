import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { iconNames } from '../../../../../site/icons.ts'
import { buttonClass } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Popover } from '../../../../ui/Popover.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { useGridKeys } from '../../../../pickers/use-grid-keys.ts'
import { SiteIcon } from '../../../../pickers/shapes.tsx'
import { useForm } from '../form-context.ts'
import { useValue, type ControlProps } from './control.ts'
import { GroupFrame } from './FieldFrame.tsx'

type IconName = (typeof iconNames)[number]

export function IconField(props: ControlProps) {
  const { path, label, optional } = props
  const { t } = useTranslation('builder')
  const { write } = useForm()
  const value = useValue(props)
  const chosen = iconNames.find((name) => name === value)
  const [open, setOpen] = useState(false)
  const choose = (name: IconName) => {
    write(path, name)
    setOpen(false)
  }
  return (
    <GroupFrame path={path} label={label}>
      <div className="flex items-center gap-1">
        <Popover
          open={open}
          onOpenChange={setOpen}
          title={label}
          hideTitle
          trigger={
            <button type="button" className={buttonClass('quiet')}>
              {chosen && <SiteIcon name={chosen} />}
              {chosen ? words(chosen) : t('icon.choose')}
            </button>
          }
        >
          <IconGrid chosen={chosen} onChoose={choose} />
        </Popover>
        {chosen && optional && <IconButton icon={X} label={t('icon.remove')} onClick={() => write(path, undefined)} />}
      </div>
    </GroupFrame>
  )
}

const words = (name: string) => name.replaceAll('-', ' ')

function IconGrid({ chosen, onChoose }: { chosen: IconName | undefined; onChoose: (name: IconName) => void }) {
  const { t } = useTranslation('builder')
  const [text, setText] = useState('')
  const shown = iconNames.filter((name) => words(name).includes(text.trim().toLowerCase()))
  const { grid, onKeyDown } = useGridKeys()
  return (
    <div className="flex flex-col gap-3">
      <TextInput
        icon={Search}
        aria-label={t('icon.find')}
        placeholder={t('icon.find')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div ref={grid} onKeyDown={onKeyDown} className="grid max-h-60 grid-cols-7 gap-1 overflow-y-auto p-0.5">
        {shown.map((name) => (
          <button
            key={name}
            type="button"
            title={words(name)}
            aria-label={words(name)}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
            className="flex size-9 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink aria-pressed:bg-tint aria-pressed:text-accent"
          >
            <SiteIcon name={name} />
          </button>
        ))}
      </div>
      {shown.length === 0 && <p className="text-muted">{t('icon.none')}</p>}
    </div>
  )
}
