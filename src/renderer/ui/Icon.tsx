import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  icon: LucideIcon
  size?: 16 | 20
  className?: string
}

/** An icon never speaks for itself: the label stands beside it or in the control's name. */
export function Icon({ icon: Drawing, size = 16, className }: IconProps) {
  return <Drawing aria-hidden size={size} strokeWidth={1.75} className={`shrink-0 ${className ?? ''}`} />
}
