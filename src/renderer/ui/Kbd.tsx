import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, CornerDownLeft, type LucideIcon } from 'lucide-react'
import { capsOf, isMac } from '../keys.ts'
import { Icon } from './Icon.tsx'

const drawn: Record<string, LucideIcon> = {
  ArrowUp,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  Enter: CornerDownLeft,
}

/** A chord as key caps. Decoration: the control that owns the chord names it in aria-keyshortcuts. */
export function Kbd({ keys, mac = isMac() }: { keys: string; mac?: boolean }) {
  return (
    <kbd aria-hidden className="inline-flex shrink-0 items-center gap-0.5 font-ui text-small">
      {capsOf(keys, mac).map((cap) => (
        <span
          key={cap}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-mark border border-line bg-sheet px-1 text-muted"
        >
          {drawn[cap] ? <Icon icon={drawn[cap]} className="size-3" /> : cap}
        </span>
      ))}
    </kbd>
  )
}
