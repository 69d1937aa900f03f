import { classes } from './classes.ts'

/** Rows of the final size, drawn only after 400 ms of waiting. */
export function Skeleton({ rows = 3, className }: { rows?: number; className?: string }) {
  return (
    <div aria-hidden className={classes('animate-late flex flex-col', className)}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="flex h-row items-center">
          <div className="h-3 rounded-mark bg-line" style={{ width: `${[62, 48, 71, 55, 40][at % 5]}%` }} />
        </div>
      ))}
    </div>
  )
}
