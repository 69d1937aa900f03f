const line = 'after:pointer-events-none after:absolute after:inset-x-0 after:z-10 after:h-0.5 after:bg-accent'

/** A line where a row would land: before it, or after the last one. */
export const dropLine = (where: 'before' | 'after' | null): string =>
  where === null ? '' : `${line} ${where === 'before' ? 'after:-top-px' : 'after:-bottom-px'}`
