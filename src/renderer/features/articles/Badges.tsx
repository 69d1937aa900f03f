import type { LibraryItem } from '../../../contract/articles.ts'
import type { RowLook } from './use-row-look.ts'

const badgeClass = 'h-5 shrink-0 items-center rounded-mark border border-line px-1.5 text-small text-faint'

interface BadgesProps {
  item: LibraryItem
  look: RowLook
  modelClass?: string
}

/** Where a text comes from, in words. A scaffold says so itself; a model is named only for what a model wrote. */
export function Badges({ item, look, modelClass = 'inline-flex max-w-44' }: BadgesProps) {
  return (
    <>
      {item.is_sample && <span className={`${badgeClass} inline-flex`}>{look.sample}</span>}
      {item.is_scaffold && <span className={`${badgeClass} inline-flex`}>{look.scaffold}</span>}
      {item.model !== '' && !item.is_scaffold && (
        <span className={`${badgeClass} ${modelClass}`}>
          <span className="truncate">{look.byModel(item.model)}</span>
        </span>
      )}
    </>
  )
}
