import { Check, CircleAlert, Info, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { dismissToast, showToast, useToasts, type Toast } from './toast-store.ts'

const INFO_MS = 5_000
const ACTION_MS = 8_000
/** What is left when the pointer or the focus goes: never so little that nobody can read it. */
const LEAST_MS = 1_500

type Action = { label: string; run: () => void }

/** Confirms what succeeded. Goes after 5 s. */
export const confirmToast = (text: string): number => showToast({ text, tone: 'done' })

/** Confirms and offers the way back. Goes after 8 s. */
export const undoToast = (text: string, undo: Action): number => showToast({ text, tone: 'done', action: undo })

/** Tells something with one thing to do about it. Goes after 8 s. */
export const actionToast = (text: string, action: Action): number => showToast({ text, tone: 'info', action })

/** A failure that no longer has a place on the screen. Stays until dismissed. */
export const failureToast = (text: string, action?: Action): number => showToast({ text, tone: 'bad', action })

/** Where messages appear. Once in the app; a pane of its own for F6 while there are any. */
export function Toasts() {
  const { t } = useTranslation('ui')
  const list = useToasts((state) => state.list)
  if (list.length === 0) return null
  return (
    <section data-pane aria-label={t('messages')} className="fixed right-4 bottom-10 z-30">
      <ol className="flex flex-col gap-2">
        {list.map((toast) => (
          <li key={toast.id}>
            <ToastCard toast={toast} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const icons = { done: Check, info: Info, bad: CircleAlert }

function ToastCard({ toast: { id, text, tone, action } }: { toast: Toast }) {
  const { t } = useTranslation('ui')
  const card = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const left = useRef(action ? ACTION_MS : INFO_MS)

  useEffect(() => {
    if (held || tone === 'bad') return
    const start = performance.now()
    const timer = setTimeout(() => dismissToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(LEAST_MS, left.current - (performance.now() - start))
    }
  }, [held, tone, id])

  const dismiss = () => {
    // The focus must not fall out of the window with the card it was in.
    if (card.current?.contains(document.activeElement)) document.getElementById('main')?.focus()
    dismissToast(id)
  }
  return (
    <div
      ref={card}
      className="flex w-90 items-center gap-2.5 rounded-float border border-line bg-raised py-2 pr-2 pl-4 text-ink shadow-popover"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={(event) => setHeld(event.currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
    >
      <Icon icon={icons[tone]} className={tone === 'bad' ? 'text-bad' : 'text-muted'} />
      <p className="min-w-0 flex-1 py-1 text-pretty">{text}</p>
      {action && (
        <Button
          variant="bare-accent"
          onClick={() => {
            dismiss()
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={t('close')} onClick={dismiss} />
    </div>
  )
}
