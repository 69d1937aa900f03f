import { X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export type Tone = 'plain' | 'accent' | 'good' | 'warn' | 'bad'

export interface ChipProps {
  children: ReactNode
  icon?: LucideIcon
  tone?: Tone
  /** Makes the chip removable; the label says what is removed. */
  onRemove?: () => void
  removeLabel?: string
}

const tones: Record<Tone, string> = {
  plain: 'border-line bg-transparent text-muted',
  accent: 'border-transparent bg-tint text-accent',
  good: 'border-line bg-transparent text-good',
  warn: 'border-warn bg-transparent text-warn',
  bad: 'border-bad bg-transparent text-bad',
}

/** A state or a filter: a word, with an icon where the state matters. */
export function Chip({ children, icon, tone = 'plain', onRemove, removeLabel }: ChipProps) {
  return (
    <span
      className={classes(
        'inline-flex h-6 items-center gap-1.5 rounded-mark border px-2 text-dense whitespace-nowrap',
        tones[tone],
      )}
    >
      {icon && <Icon icon={icon} className="size-3.5" />}
      {children}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="-mr-2 inline-flex size-6 items-center justify-center rounded-mark hover:bg-sunken"
        >
          <Icon icon={X} className="size-3.5" />
        </button>
      )}
    </span>
  )
}
