import { classes } from './classes.ts'

export const inputClass = (extra?: string): string =>
  classes(
    'w-full min-w-0 rounded-control border border-edge bg-sheet px-2.5 text-ink transition-colors duration-120',
    'hover:not-disabled:border-ink focus-visible:outline-offset-0 aria-invalid:border-bad',
    'disabled:bg-sunken disabled:text-faint',
    extra,
  )
