import { X, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Marks } from './use-marks.ts'

export interface BulkAct {
  id: string
  label: string
  icon: LucideIcon
  danger?: boolean
  busy: boolean
  disabledReason: string | null
  run: () => void
}

interface BulkBarProps {
  marked: number
  marks: Marks
  acts: readonly BulkAct[]
}

/** What can be done with the marked rows. Stands where the filters stand, so that nothing moves. */
export function BulkBar({ marked, marks, acts }: BulkBarProps) {
  const { t } = useTranslation('articles')
  const format = useFormats()
  return (
    <>
      <IconButton icon={X} label={t('bulk.clear')} keys="Escape" className="-ml-2 size-7!" onClick={marks.clear} />
      <span className="nums shrink-0 font-medium">
        {t('bulk.marked', { count: marked, number: format.number(marked) })}
      </span>
      {marks.markMatching && (
        <Button
          variant="bare"
          className="h-7! min-w-0 shrink! px-1.5! text-accent!"
          busy={marks.busy}
          onClick={marks.markMatching}
        >
          <span className="truncate">
            {t('bulk.mark_all', { count: marks.most, number: format.number(marks.most) })}
          </span>
        </Button>
      )}
      <span className="flex-1" />
      <div role="group" aria-label={t('bulk.label')} className="flex items-center gap-1">
        {acts.map(({ id, label, icon, danger, busy, disabledReason, run }) => (
          <Button
            key={id}
            variant={danger ? 'danger' : 'bare'}
            icon={icon}
            busy={busy}
            disabledReason={disabledReason}
            title={label}
            className="h-7! px-2!"
            onClick={run}
          >
            <span className="sr-only @2xl:not-sr-only">{label}</span>
          </Button>
        ))}
      </div>
    </>
  )
}
