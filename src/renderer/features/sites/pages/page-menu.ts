import {
  ArrowDown,
  ArrowUp,
  Copy,
  ExternalLink,
  EyeOff,
  Globe,
  IndentDecrease,
  IndentIncrease,
  Languages,
  Link2,
  ListMinus,
  ListPlus,
  PencilLine,
  PencilRuler,
  RotateCcw,
  Trash2,
} from 'lucide-react'
import type { TFunction } from 'i18next'
import type { ListedPage } from '../../../../contract/site-pages.ts'
import { shownKeys } from '../../../commands.ts'
import type { MenuEntry, MenuItem } from '../../../ui/menu-entry.tsx'
import { added, moved, nested, outdented, removed, type NavTree } from './nav-tree.ts'
import type { Navigation } from './use-navigation.ts'
import type { PageActs } from './use-page-acts.ts'

/** Questions that one page may raise. */
export type PageQuestion = 'rename' | 'address'

export interface MenuParts {
  page: ListedPage
  navigation: Navigation
  acts: PageActs
  ask: (question: PageQuestion, page: ListedPage) => void
  openLive: (url: string) => void
  /** Languages into which it may be taken, with their names. */
  languages: readonly { value: string; label: string }[]
  t: TFunction<'sites'>
}

/** Everything that can be done with a page, as the menu of its row. Each drag has its twin here. */
export function pageMenu({ page, navigation, acts, ask, openLive, languages, t }: MenuParts): MenuEntry[] {
  const { tree } = navigation
  const live = page.status === 'published'
  const own = (id: string): Pick<MenuItem, 'id' | 'label' | 'keys'> => {
    const keys = shownKeys(`page.${id}`)
    return { id, label: t(`sites:pages.act.${id}`), ...(keys && { keys }) }
  }
  const arrange = (id: string, icon: MenuItem['icon'], to: NavTree): MenuItem => ({
    ...own(id),
    icon,
    disabledReason: to === tree ? t(`sites:pages.why.${id}`) : null,
    run: () => navigation.arrange(to),
  })
  const listed = tree.some(({ id }) => id === page.id)
  return [
    { ...own('open'), icon: PencilRuler, run: () => acts.open(page) },
    {
      ...own('live'),
      icon: ExternalLink,
      disabledReason: live ? null : t('sites:pages.why.live'),
      run: () => openLive(page.url),
    },
    'line',
    { ...own('rename'), icon: PencilLine, run: () => ask('rename', page) },
    { ...own('address'), icon: Link2, run: () => ask('address', page) },
    { ...own('duplicate'), icon: Copy, run: () => acts.duplicate(page) },
    {
      id: 'translate',
      label: t('sites:pages.act.translate'),
      icon: Languages,
      items: languages.map(({ value, label }) => ({ id: value, label, run: () => acts.translate(page, value) })),
    },
    'line',
    ...(listed
      ? [
          arrange('up', ArrowUp, moved(tree, page.id, -1)),
          arrange('down', ArrowDown, moved(tree, page.id, 1)),
          arrange('in', IndentIncrease, nested(tree, page.id)),
          arrange('out', IndentDecrease, outdented(tree, page.id)),
          arrange('unlist', ListMinus, removed(tree, page.id)),
        ]
      : [arrange('list', ListPlus, page.slug === '404' ? tree : added(tree, page.id))]),
    'line',
    {
      ...own('publish'),
      icon: Globe,
      disabledReason: live && !page.has_draft ? t('sites:pages.why.publish') : null,
      run: () => acts.publish(page),
    },
    {
      ...own('discard'),
      icon: RotateCcw,
      disabledReason: page.has_draft && live ? null : t('sites:pages.why.discard'),
      run: () => acts.discard(page),
    },
    {
      ...own('unpublish'),
      icon: EyeOff,
      disabledReason: live ? null : t('sites:pages.why.unpublish'),
      run: () => acts.unpublish(page),
    },
    { ...own('delete'), icon: Trash2, danger: true, run: () => acts.remove(page) },
  ]
}
