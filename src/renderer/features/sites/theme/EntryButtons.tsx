import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/IconButton.tsx'
import { movedAt, withoutAt } from './rows.ts'

export interface EntryButtonsProps<T> {
  list: readonly T[]
  at: number
  /** What the entry is called, for readers. */
  name: string
  onChange: (list: readonly T[]) => void
}

/** Up, down and away, for one entry of a list. */
export function EntryButtons<T>({ list, at, name, onChange }: EntryButtonsProps<T>) {
  const { t } = useTranslation('sites')
  return (
    <span className="flex shrink-0">
      <IconButton
        icon={ArrowUp}
        label={t('rows.up', { name })}
        disabledReason={at === 0 ? t('rows.first') : null}
        onClick={() => onChange(movedAt(list, at, -1))}
      />
      <IconButton
        icon={ArrowDown}
        label={t('rows.down', { name })}
        disabledReason={at === list.length - 1 ? t('rows.last') : null}
        onClick={() => onChange(movedAt(list, at, 1))}
      />
      <IconButton icon={Trash2} label={t('rows.remove', { name })} onClick={() => onChange(withoutAt(list, at))} />
    </span>
  )
}
