import { Button as Base } from '@base-ui/react/button'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'bare' | 'bare-accent' | 'bare-danger'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** One primary a screen; `danger` is for final acts; the bare ones have no border. */
  variant?: ButtonVariant
  icon?: LucideIcon
  /** Shows that the act is under way; the button keeps its width and its focus. */
  busy?: boolean
  disabled?: boolean
  /** Disabled, and says why: stays reachable by keyboard. Null, not absent, where it may come: the focus stays when it does. */
  disabledReason?: string | null
  children: ReactNode
}

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent border-transparent hover:not-data-disabled:opacity-90',
  quiet: 'bg-sheet text-ink border-edge hover:not-data-disabled:bg-sunken',
  bare: 'bg-transparent text-ink border-transparent hover:not-data-disabled:bg-sunken',
  'bare-accent': 'bg-transparent text-accent border-transparent hover:not-data-disabled:bg-tint',
  'bare-danger': 'bg-transparent text-bad border-transparent hover:not-data-disabled:bg-sunken',
  danger: 'bg-sheet text-bad border-bad hover:not-data-disabled:bg-bad hover:not-data-disabled:text-sheet',
}

export const buttonClass = (variant: ButtonVariant = 'quiet', extra?: string): string =>
  classes(
    'relative inline-flex h-control shrink-0 items-center justify-center gap-2 rounded-control border px-3 font-medium',
    'whitespace-nowrap select-none no-underline transition-colors duration-120 ease-out',
    'data-disabled:opacity-55 data-disabled:cursor-not-allowed',
    looks[variant],
    extra,
  )

export function Button(props: ButtonProps) {
  const {
    variant,
    icon,
    busy = false,
    disabled = false,
    disabledReason,
    children,
    className,
    type = 'button',
    ...rest
  } = props
  const button = (
    <Base
      type={type}
      disabled={disabled || busy || Boolean(disabledReason)}
      focusableWhenDisabled={busy || Boolean(disabledReason)}
      aria-busy={busy || undefined}
      className={buttonClass(variant, className)}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon icon={icon} />}
      {children}
    </Base>
  )
  return disabledReason === undefined ? button : <Tooltip label={disabledReason}>{button}</Tooltip>
}
