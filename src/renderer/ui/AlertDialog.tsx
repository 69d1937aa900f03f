import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { backdropClass, dialogClass } from './Dialog.tsx'
import { Failure } from './Failure.tsx'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

export interface AlertDialogProps {
  open: boolean
  onClose: () => void
  /** The question, with the name of the thing and what goes with it. */
  title: ReactNode
  body?: ReactNode
  /** Verb and object: "Delete 3 articles". */
  confirm: string
  /** The safe choice; "Cancel" if absent. */
  cancel?: string
  onConfirm: () => void
  busy?: boolean
  error?: unknown
  /** A final act of weight: this has to be typed before the button works. */
  typed?: string
  children?: ReactNode
}

/** For final acts only. The safe button has the focus, and Enter never confirms by accident. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onClose, title, body, confirm, cancel, onConfirm, busy, error, typed, children } = props
  const { t } = useTranslation('ui')
  const safe = useRef<HTMLButtonElement>(null)
  const [text, setText] = useState('')
  const close = () => {
    setText('')
    onClose()
  }
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && close()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup initialFocus={safe} className={dialogClass('small')}>
          <div className="flex flex-col gap-3 px-6 pt-5 pb-5">
            <Base.Title className="font-prose text-heading-4 font-medium text-balance">{title}</Base.Title>
            {body && <Base.Description className="text-pretty text-muted">{body}</Base.Description>}
            {children}
            {typed && (
              <Field label={t('type_to_confirm', { text: typed })}>
                <TextInput code value={text} onChange={(event) => setText(event.target.value)} />
              </Field>
            )}
            <Failure error={error} />
          </div>
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
            <Button
              variant="danger"
              busy={busy}
              disabled={typed !== undefined && text.trim() !== typed}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
            <Button ref={safe} onClick={close}>
              {cancel ?? t('cancel')}
            </Button>
          </footer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
