import { Ellipsis, FileText, GripVertical, House, Newspaper, SearchX, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedPage } from '../../../../contract/site-pages.ts'
import { classes } from '../../../ui/classes.ts'
import { ContextMenu } from '../../../ui/ContextMenu.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { MenuEntry } from '../../../ui/menu-entry.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { StatusMark, TranslationMarks } from './PageMarks.tsx'
import type { PageRow } from './page-rows.ts'
import type { useTreeDrag } from './use-tree-drag.ts'

export interface PageTreeRowProps {
  row: PageRow
  rows: readonly PageRow[]
  /** The one that the Tab key reaches. */
  current: boolean
  busy: boolean
  drag: ReturnType<typeof useTreeDrag>
  entries: readonly MenuEntry[]
  all: readonly ListedPage[]
  locales: readonly string[]
  onFocus: () => void
  onOpen: () => void
}

const iconOf = ({ slug, page_type }: ListedPage): LucideIcon =>
  slug === '' ? House : slug === '404' ? SearchX : page_type === 'blog_listing' ? Newspaper : FileText

export function PageTreeRow(props: PageTreeRowProps) {
  const { row, rows, current, busy, drag, entries, all, locales, onFocus, onOpen } = props
  const { t } = useTranslation('sites')
  const { page, level, inNavigation } = row
  const title = page.draft_title ?? page.title
  const aim = drag.aim?.id === page.id ? drag.aim.where : null
  const peers = rows.filter((one) => one.level === level && one.inNavigation === inNavigation)
  return (
    <ContextMenu entries={entries}>
      <div
        role="row"
        data-page={page.id}
        aria-level={level}
        aria-posinset={peers.indexOf(row) + 1}
        aria-setsize={peers.length}
        aria-label={title}
        tabIndex={current ? 0 : -1}
        onFocus={(event) => event.target === event.currentTarget && onFocus()}
        {...drag.row(page.id, inNavigation)}
        className={classes(
          'group relative grid min-h-12 items-center gap-x-4 border-b border-line py-1.5 pr-1',
          'grid-cols-[1.5rem_minmax(0,1fr)_2rem] @2xl:grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,15rem)_minmax(2rem,auto)_2rem]',
          'hover:bg-sunken focus-visible:-outline-offset-2 focus-visible:bg-sunken',
          drag.dragged === page.id && 'opacity-50',
          drag.lifted === page.id && 'bg-tint',
          aim === 'inside' && 'bg-tint',
          aim === 'before' && 'before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-accent',
          aim === 'after' && 'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-accent',
        )}
      >
        <span role="gridcell">
          <button
            type="button"
            tabIndex={current ? 0 : -1}
            disabled={page.slug === '404'}
            aria-label={t('pages.drag.handle', { title })}
            aria-pressed={drag.lifted === page.id}
            {...drag.handle(page.id)}
            className="flex size-6 cursor-grab items-center justify-center rounded-control text-faint hover:text-ink disabled:invisible"
          >
            <Icon icon={GripVertical} />
          </button>
        </span>
        <span role="gridcell" className={classes('flex min-w-0 items-center gap-2.5', level === 2 && 'pl-7')}>
          <Icon icon={iconOf(page)} className="text-faint" />
          <span className="min-w-0">
            <button
              type="button"
              tabIndex={-1}
              lang={page.locale}
              onClick={onOpen}
              className="block max-w-full truncate text-left font-prose text-lead decoration-accent decoration-1 underline-offset-4 group-hover:underline"
            >
              {title}
            </button>
            <span className="flex min-w-0 items-baseline gap-2 text-small text-faint">
              <span className="truncate font-code">/{page.slug}</span>
              {page.slug === '' && <span>{t('pages.home')}</span>}
              {page.slug === '404' && <span>{t('pages.missing')}</span>}
              {page.page_type === 'blog_listing' && <span>{t('pages.listing')}</span>}
            </span>
          </span>
        </span>
        <span role="gridcell" className="max-@2xl:col-start-2 max-@2xl:pl-6.5">
          <StatusMark page={page} />
        </span>
        <span role="gridcell" className="max-@2xl:hidden">
          <TranslationMarks page={page} pages={all} locales={locales} />
        </span>
        <span role="gridcell" className="flex justify-end max-@2xl:col-start-3 max-@2xl:row-start-1">
          {busy ? (
            <Spinner />
          ) : (
            <Menu
              align="end"
              trigger={<IconButton icon={Ellipsis} label={t('pages.actions', { title })} tabIndex={current ? 0 : -1} />}
              entries={entries}
            />
          )}
        </span>
      </div>
    </ContextMenu>
  )
}
