import { Ellipsis } from 'lucide-react'
import type { LibraryItem } from '../../../contract/articles.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Badges } from './Badges.tsx'
import { Marked } from './Marked.tsx'
import type { RowLook } from './use-row-look.ts'

/** The tick box of a row, for the pointer; the row itself says to readers whether it is selected. */
export const MarkCell = () => (
  <span role="gridcell" data-mark className="-ml-2 flex h-full items-center justify-center pl-2">
    <span aria-hidden className={markBox} />
  </span>
)

// The tick is two borders, not an icon: thousands of rows pass by, and an icon is the dearest part of one.
const markBox = classes(
  'flex size-4 justify-center rounded-mark border border-edge bg-sheet opacity-0',
  'group-hover:opacity-100 group-data-current:opacity-100 group-data-marking/grid:opacity-100',
  'group-data-marked:border-accent group-data-marked:bg-accent',
  'group-data-marked:after:mt-px group-data-marked:after:h-2.5 group-data-marked:after:w-1.5 group-data-marked:after:rotate-45',
  'group-data-marked:after:border-r-[1.5px] group-data-marked:after:border-b-[1.5px] group-data-marked:after:border-on-accent',
)

export const TitleCell = ({ item, look }: { item: LibraryItem; look: RowLook }) => (
  <span role="gridcell" className="min-w-0">
    <span className="flex min-w-0 items-center gap-2">
      {item.title ? (
        <span lang={item.language} title={item.title} className="truncate font-prose text-lead">
          {item.title}
        </span>
      ) : (
        <span className="truncate font-prose text-lead text-faint italic">{look.untitled}</span>
      )}
      <Badges item={item} look={look} modelClass="hidden max-w-36 @2xl:inline-flex" />
    </span>
    {item.snippet !== null && (
      <span lang={item.language} className="block truncate text-dense text-muted">
        <Marked text={item.snippet} />
      </span>
    )}
  </span>
)

export const MomentCell = ({ at, look, className }: { at: string; look: RowLook; className?: string }) => (
  <span role="gridcell" className={classes('truncate text-muted', className)}>
    <time dateTime={at} title={look.format.moment(at)} className="nums">
      {look.format.ago(at)}
    </time>
  </span>
)

/** Opens the row's menu; the grid listens for it. */
export const MoreCell = ({ item, look }: { item: LibraryItem; look: RowLook }) => (
  <span role="gridcell" className="flex justify-end">
    <button
      type="button"
      data-more
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={look.actionsFor(item.title || look.untitled)}
      className="flex size-6 items-center justify-center rounded-control text-muted opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 group-data-current:opacity-100 hover:bg-line hover:text-ink focus-visible:opacity-100 focus-visible:-outline-offset-2"
    >
      <Icon icon={Ellipsis} />
    </button>
  </span>
)
