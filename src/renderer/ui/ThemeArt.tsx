import { classes } from './classes.ts'

/** A window in miniature, drawn in the tokens of the theme it stands for. */
export function ThemeArt({ theme }: { theme: 'light' | 'dark' | 'system' }) {
  return (
    <span aria-hidden className="flex h-20 w-full overflow-hidden rounded-mark border border-line">
      {theme === 'system' ? (
        <>
          <Half theme="light" className="w-1/2" />
          <Half theme="dark" className="w-1/2" />
        </>
      ) : (
        <Half theme={theme} className="w-full" />
      )}
    </span>
  )
}

const Half = ({ theme, className }: { theme: 'light' | 'dark'; className: string }) => (
  <span data-swatch={theme} className={classes('flex bg-paper', className)}>
    <span className="w-1/5 border-r border-line bg-sunken" />
    <span className="flex flex-1 flex-col gap-1 p-2">
      <span className="h-1.5 w-3/5 rounded-mark bg-ink" />
      <span className="h-1 w-full rounded-mark bg-line" />
      <span className="h-1 w-4/5 rounded-mark bg-line" />
      <span className="mt-auto h-2 w-1/3 rounded-mark bg-accent" />
    </span>
  </span>
)
