import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import type { PaletteEntry } from './use-palette.ts'

interface PaletteRowProps {
  id: string
  entry: PaletteEntry
  current: boolean
  onPoint: () => void
  onChoose: () => void
}

export function PaletteRow({ id, entry, current, onPoint, onChoose }: PaletteRowProps) {
  return (
    // The keyboard lives in the box above: aria-activedescendant names the row, Enter chooses it.
    <div
      id={id}
      role="option"
      aria-selected={current}
      aria-disabled={entry.reason !== null}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={classes(
        'mx-1.5 flex min-h-9 items-center gap-3 rounded-control px-2.5 py-1 aria-selected:bg-tint',
        entry.reason !== null && 'text-faint',
      )}
    >
      <Icon icon={entry.icon} className={entry.reason === null ? 'text-muted' : undefined} />
      <span className="min-w-0 flex-1">
        <span className={classes('block truncate', entry.kind === 'article' && 'font-prose')}>
          <Marked text={entry.title} marks={entry.marks} />
        </span>
        {entry.reason && <span className="block text-small">{entry.reason}</span>}
      </span>
      {entry.note && <span className="text-small text-faint">{entry.note}</span>}
      {entry.keys && <Kbd keys={entry.keys} />}
    </div>
  )
}

function Marked({ text, marks }: { text: string; marks: readonly number[] }) {
  const marked = new Set(marks)
  return [...text].map((letter, at) =>
    marked.has(at) ? (
      <b key={at} className="font-semibold text-accent">
        {letter}
      </b>
    ) : (
      letter
    ),
  )
}
