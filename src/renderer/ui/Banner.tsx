import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

export interface BannerProps {
  tone?: 'info' | 'good' | 'warn' | 'bad'
  icon?: LucideIcon
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  onDismiss?: () => void
}

const looks = {
  info: { icon: Info, ground: 'bg-tint border-transparent', ink: 'text-accent' },
  good: { icon: CircleCheck, ground: 'ground-good border-transparent', ink: 'text-good' },
  warn: { icon: TriangleAlert, ground: 'ground-warn border-warn', ink: 'text-warn' },
  bad: { icon: CircleAlert, ground: 'ground-bad border-bad', ink: 'text-bad' },
} as const

/** A fact about the whole screen: what happened, what is safe, what to do next. */
export function Banner({ tone = 'info', icon, title, children, actions, onDismiss }: BannerProps) {
  const { t } = useTranslation('ui')
  const look = looks[tone]
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classes('flex items-start gap-3 rounded-control border px-4 py-3', look.ground)}
    >
      <Icon icon={icon ?? look.icon} className={classes('mt-0.5', look.ink)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="max-w-prose min-w-0 text-pretty">
          {title && <p className="font-medium">{title}</p>}
          {children && <div className="text-ink">{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && <IconButton icon={X} label={t('close')} onClick={onDismiss} className="-my-1 -mr-2" />}
    </div>
  )
}
