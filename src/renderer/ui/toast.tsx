import { Check, CircleAlert, Info, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast as sonner, Toaster } from 'sonner'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

const INFO_MS = 5_000
const ACTION_MS = 8_000

interface ToastWish {
  text: string
  tone?: 'done' | 'info' | 'bad'
  action?: { label: string; run: () => void }
}

const icons = { done: Check, info: Info, bad: CircleAlert }

function show({ text, tone = 'done', action }: ToastWish): string | number {
  return sonner.custom(
    (id) => <ToastCard text={text} tone={tone} action={action} onGone={() => sonner.dismiss(id)} />,
    {
      // The card counts its own time: it stops under the pointer and under the focus.
      duration: Infinity,
    },
  )
}

/** Confirms what succeeded. Goes after 5 s. */
export const confirmToast = (text: string) => show({ text })

/** Confirms and offers the way back. Goes after 8 s. */
export const undoToast = (text: string, undo: { label: string; run: () => void }) => show({ text, action: undo })

/** Tells something with one thing to do about it. Goes after 8 s. */
export const actionToast = (text: string, action: { label: string; run: () => void }) =>
  show({ text, tone: 'info', action })

/** A failure that no longer has a place on the screen. Stays until dismissed. */
export const failureToast = (text: string, action?: { label: string; run: () => void }) =>
  show({ text, tone: 'bad', action })

export const dismissToast = (id: string | number): void => void sonner.dismiss(id)

function ToastCard({
  text,
  tone,
  action,
  onGone,
}: Required<Pick<ToastWish, 'text' | 'tone'>> & ToastWish & { onGone: () => void }) {
  const { t } = useTranslation('ui')
  const [held, setHeld] = useState(false)
  const left = useRef(action ? ACTION_MS : INFO_MS)
  const gone = useRef(onGone)

  useEffect(() => {
    if (held || tone === 'bad') return
    const start = performance.now()
    const timer = setTimeout(() => gone.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1_000, left.current - (performance.now() - start))
    }
  }, [held, tone])

  return (
    <div
      className="flex w-90 items-center gap-2.5 rounded-float border border-line bg-raised py-2 pr-2 pl-4 text-ink shadow-popover"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={(event) => setHeld(event.currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
    >
      <Icon icon={icons[tone]} className={tone === 'bad' ? 'text-bad' : 'text-muted'} />
      <p className="min-w-0 flex-1 py-1 text-pretty">{text}</p>
      {action && (
        <Button
          variant="bare-accent"
          onClick={() => {
            onGone()
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={t('close')} onClick={onGone} />
    </div>
  )
}

/** Once in the app. */
export function Toasts() {
  const { t } = useTranslation('ui')
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      expand
      gap={8}
      offset={{ bottom: 40, right: 16 }}
      containerAriaLabel={t('messages')}
    />
  )
}
