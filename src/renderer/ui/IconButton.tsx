import { Button as Base } from '@base-ui/react/button'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ariaKeys, isMac } from '../keys.ts'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon
  /** The accessible name, and the tooltip. */
  label: string
  keys?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  size?: 16 | 20
  pressed?: boolean
  busy?: boolean
  /** Said in the tooltip; the button stays reachable. */
  disabledReason?: string | null
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, keys, side, size = 16, pressed, busy, disabled, disabledReason, className, ...rest } = props
  return (
    <Tooltip label={disabledReason ?? label} keys={disabledReason ? undefined : keys} side={side}>
      <Base
        aria-label={label}
        aria-keyshortcuts={keys && ariaKeys(keys, isMac())}
        aria-pressed={pressed}
        aria-busy={busy || undefined}
        disabled={disabled || busy || Boolean(disabledReason)}
        focusableWhenDisabled
        className={classes(
          'inline-flex size-control min-w-6 shrink-0 items-center justify-center rounded-control text-muted select-none',
          'transition-colors duration-120 hover:not-data-disabled:bg-sunken hover:not-data-disabled:text-ink',
          'aria-pressed:bg-tint aria-pressed:text-accent data-popup-open:bg-sunken data-popup-open:text-ink',
          'data-disabled:opacity-55 data-disabled:cursor-not-allowed',
          className,
        )}
        {...rest}
      >
        {busy ? <Spinner size={size} /> : <Icon icon={icon} size={size} />}
      </Base>
    </Tooltip>
  )
}
