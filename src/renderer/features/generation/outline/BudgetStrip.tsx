import { classes } from '../../../ui/classes.ts'
import type { DraftSection } from './outline-draft.ts'

/** The whole article as one strip: each section as wide as its share. Said in numbers below, so hidden from readers. */
export const BudgetStrip = ({ sections, total }: { sections: readonly DraftSection[]; total: number }) => (
  <div aria-hidden className="mt-4 mb-2 flex h-2 gap-0.5">
    {sections.map(({ id, words, locked }) => (
      <span
        key={id}
        className={classes('rounded-mark transition-[width] duration-180 ease-out', locked ? 'bg-edge' : 'bg-accent')}
        style={{ width: `${(words / total) * 100}%` }}
      />
    ))}
  </div>
)
