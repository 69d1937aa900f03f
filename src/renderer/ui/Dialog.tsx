import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: 'small' | 'normal' | 'wide'
  /** Goes only by its own buttons: for what is shown once. */
  sticky?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

const widths = { small: 'w-104', normal: 'w-140', wide: 'w-220' }

export const backdropClass =
  'fixed inset-0 bg-scrim transition-opacity duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0'

export const dialogClass = (size: keyof typeof widths): string =>
  classes(
    'fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-3rem)] max-w-[calc(100vw-3rem)] -translate-x-1/2 -translate-y-1/2',
    'flex-col rounded-float border border-line bg-raised text-ink shadow-dialog outline-none',
    'transition-[opacity,translate] duration-180 ease-out data-ending-style:opacity-0',
    'data-starting-style:-translate-y-[calc(50%-8px)] data-starting-style:opacity-0',
    widths[size],
  )

/** For a decision that stops work, or a form that belongs to no place. Never open one over another. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, footer, size = 'normal', sticky, initialFocus, children } = props
  const { t } = useTranslation('ui')
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && !sticky && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup data-modal initialFocus={initialFocus} className={dialogClass(size)}>
          <header className="px-6 pt-5 pr-14">
            <Base.Title className="font-prose text-heading-4 font-medium text-balance">{title}</Base.Title>
            {description && <Base.Description className="mt-1 text-pretty text-muted">{description}</Base.Description>}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-5">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">{footer}</footer>
          )}
          {/* Last in order, so that the first thing to reach is the content. */}
          {!sticky && (
            <Base.Close render={<IconButton icon={X} label={t('close')} className="absolute top-4 right-4" />} />
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
