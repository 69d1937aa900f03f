import { CircleAlert } from 'lucide-react'
import { createContext, use, useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

interface FieldLinks {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

const FieldContext = createContext<FieldLinks | null>(null)

/** What a control inside `Field` puts on itself so that label, hint and error are tied to it. */
export function useFieldLinks(ownId?: string) {
  const field = use(FieldContext)
  return { id: ownId ?? field?.id, 'aria-describedby': field?.describedBy, 'aria-invalid': field?.invalid || undefined }
}

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** The sentence of what is wrong; its presence marks the control as wrong. */
  error?: ReactNode
  /** Keeps the label for readers only, where the place already says it. */
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

export function Field({ label, hint, error, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium text-ink'}>
        {label}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="text-dense text-pretty text-faint">
          {hint}
        </p>
      )}
      <p id={errorId} aria-live="polite" className={error ? 'flex items-start gap-1.5 text-dense text-bad' : 'hidden'}>
        {error && <Icon icon={CircleAlert} className="mt-px" />}
        <span>{error}</span>
      </p>
    </div>
  )
}
