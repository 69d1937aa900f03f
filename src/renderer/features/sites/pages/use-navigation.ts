import { useRef, useState } from 'react'
import type { ListedPage } from '../../../../contract/site-pages.ts'
import { keyOf, queryClient, refresh, useAct } from '../../../query.ts'
import { navTree, sameTree, type NavTree } from './nav-tree.ts'

export interface Navigation {
  tree: NavTree
  /** Stores another arrangement. It shows at once and goes back if it could not be stored. */
  arrange: (tree: NavTree) => void
  /** Shows an arrangement that is only being tried; null shows what is stored. */
  hold: (tree: NavTree | null) => void
  error: unknown
}

/** The navigation of one language of a site. */
export function useNavigation(siteId: number, locale: string, pages: readonly ListedPage[]): Navigation {
  const stored = navTree(pages)
  const [wished, setWished] = useState<NavTree | null>(null)
  const running = useRef(0)
  const act = useAct('arrange_navigation', {
    // One after the other, so that the last wish is the one that stays.
    scope: { id: `navigation-${siteId}` },
    onSuccess: (listed) => {
      if (running.current === 1) queryClient.setQueryData(keyOf('list_site_pages', { site_id: siteId }), listed)
      void refresh('list_site_pages', 'get_site_history', 'check_site')
    },
    onSettled: () => {
      running.current -= 1
      if (running.current === 0) setWished(null)
    },
  })
  const tree = wished ?? stored
  return {
    tree,
    arrange: (next) => {
      if (sameTree(next, stored) && running.current === 0) return setWished(null)
      running.current += 1
      setWished(next)
      act.mutate({ site_id: siteId, locale, pages: next.map(({ id, parent }) => ({ page_id: id, parent_id: parent })) })
    },
    hold: setWished,
    error: act.error,
  }
}
