import { classes } from './classes.ts'

/** What floats: one look for menus, popovers and lists. */
export const popupClass = (extra?: string): string =>
  classes(
    'rounded-float border border-line bg-raised text-ink shadow-popover outline-none',
    'origin-(--transform-origin) transition-opacity duration-180 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0',
    extra,
  )

export const itemClass = (danger = false): string =>
  classes(
    'mx-1 flex min-h-control items-center gap-2.5 rounded-control px-2 py-1 outline-none select-none no-underline',
    'data-highlighted:bg-tint data-popup-open:bg-tint data-disabled:text-faint',
    danger ? 'text-bad' : 'text-ink',
  )
