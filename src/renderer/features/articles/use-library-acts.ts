import { Archive, ArchiveRestore, Copy, FileText, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LibraryItem } from '../../../contract/articles.ts'
import { shownKeys, useCommand } from '../../commands.ts'
import { goTo } from '../../navigate.ts'
import type { MenuEntry } from '../../ui/menu-entry.tsx'
import type { BulkAct } from './BulkBar.tsx'
import type { ArticleActs } from './use-article-acts.ts'

export const openArticle = (id: number): void => goTo({ to: '/articles/$id', params: { id: String(id) } })

interface LibraryActs {
  /** For the bar above the list. */
  bulk: BulkAct[]
  /** For the menu of a row. */
  entries: MenuEntry[]
}

/** What can be done with the chosen articles: the same acts as commands, in the bar and in the menu. */
export function useLibraryActs(acts: ArticleActs, targets: readonly LibraryItem[]): LibraryActs {
  const { t } = useTranslation('articles')
  const awake = targets.filter((item) => item.status !== 'archived')
  const archived = targets.filter((item) => item.status === 'archived')
  const [only] = targets.length === 1 ? targets : []

  const why = {
    any: targets.length === 0 ? 'articles:reason.none' : null,
    one: only ? null : targets.length === 0 ? 'articles:reason.none' : 'articles:reason.several',
    archive: awake.length === 0 ? (targets.length === 0 ? 'articles:reason.none' : 'articles:reason.archived') : null,
    unarchive: archived.length === 0 ? (targets.length === 0 ? 'articles:reason.none' : 'articles:reason.awake') : null,
  }
  const open = () => only && openArticle(only.id)
  const duplicate = () => only && void acts.duplicate(only)
  const archive = () => void acts.run('archive', awake)
  const unarchive = () => void acts.run('unarchive', archived)
  const trash = () => void acts.run('trash', targets)

  useCommand('article.open', open, why.one)
  useCommand('article.duplicate', duplicate, why.one)
  useCommand('article.archive', archive, why.archive)
  useCommand('article.unarchive', unarchive, why.unarchive)
  useCommand('article.trash', trash, why.any)

  const said = (key: string | null) => key && t(key)
  const act = (id: string) => ({ id, keys: shownKeys(id) })
  return {
    bulk: [
      {
        id: 'archive',
        label: t('act.archive'),
        icon: Archive,
        busy: acts.busy === 'archive',
        disabledReason: said(why.archive),
        run: archive,
      },
      {
        id: 'unarchive',
        label: t('act.unarchive'),
        icon: ArchiveRestore,
        busy: acts.busy === 'unarchive',
        disabledReason: said(why.unarchive),
        run: unarchive,
      },
      {
        id: 'trash',
        label: t('act.trash'),
        icon: Trash2,
        busy: acts.busy === 'trash',
        disabledReason: null,
        run: trash,
      },
    ],
    entries: [
      { ...act('article.open'), label: t('act.open'), icon: FileText, disabledReason: said(why.one), run: open },
      {
        ...act('article.duplicate'),
        label: t('act.duplicate'),
        icon: Copy,
        disabledReason: said(why.one),
        run: duplicate,
      },
      'line',
      {
        ...act('article.archive'),
        label: t('act.archive'),
        icon: Archive,
        disabledReason: said(why.archive),
        run: archive,
      },
      {
        ...act('article.unarchive'),
        label: t('act.unarchive'),
        icon: ArchiveRestore,
        disabledReason: said(why.unarchive),
        run: unarchive,
      },
      'line',
      { ...act('article.trash'), label: t('act.trash'), icon: Trash2, run: trash },
    ],
  }
}
