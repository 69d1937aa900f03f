import { shownText } from '../../words.ts'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { useForm } from '../form-context.ts'
import { useValue, type ControlProps } from './control.ts'
import { GroupFrame } from './FieldFrame.tsx'
import { PageLinkInput } from './PageLinkInput.tsx'

export function LinkField(props: ControlProps) {
  const { path, label, optional } = props
  const { t } = useTranslation('builder')
  const { write } = useForm()
  const value = useValue(props)
  if (value === undefined && optional) {
    return (
      <GroupFrame path={path} label={label}>
        <Button className="self-start" onClick={() => write(path, '#')}>
          {t('link.add')}
        </Button>
      </GroupFrame>
    )
  }
  return (
    <GroupFrame path={path} label={label}>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <PageLinkInput
            label={label}
            href={shownText(value)}
            onChange={(href, typed) => write(path, href, typed ? 'typing' : 'single')}
          />
        </div>
        {optional && <IconButton icon={X} label={t('link.remove')} onClick={() => write(path, undefined)} />}
      </div>
    </GroupFrame>
  )
}
