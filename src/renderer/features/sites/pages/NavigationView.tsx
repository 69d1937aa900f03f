import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import type { ListedPage } from '../../../../contract/site-pages.ts'
import { readTheme } from '../../../../site/theme/parse.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { NavTree } from './nav-tree.ts'

export interface NavigationViewProps {
  site: HostedSiteDetail
  pages: readonly ListedPage[]
  tree: NavTree
}

/** What the arrangement makes of the header: visitors see published pages, drafts stand in grey. */
export function NavigationView({ site, pages, tree }: NavigationViewProps) {
  const { t } = useTranslation('sites')
  const ownLinks = readTheme(site.theme_config).header.links.length > 0
  const titleOf = (id: number) => pages.find((page) => page.id === id)
  return (
    <section aria-labelledby="navigation-result" className="mb-8">
      <h2 id="navigation-result" className="pb-2 text-dense font-semibold text-muted">
        {t('pages.result')}
      </h2>
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-3 border border-line bg-sheet px-5 py-4">
        <span className="font-prose text-lead font-medium" lang={site.default_locale}>
          {site.name}
        </span>
        {ownLinks ? (
          <p className="min-w-0 flex-1 text-pretty text-muted">
            {t('pages.own_links')}{' '}
            <Link
              to="/sites/$siteId/theme"
              params={{ siteId: String(site.id) }}
              search={{ part: 'header' }}
              className="text-accent"
            >
              {t('pages.own_links_edit')}
            </Link>
          </p>
        ) : (
          <ul className="flex min-w-0 flex-1 flex-wrap justify-end gap-x-6 gap-y-2">
            {tree.length === 0 && <li className="text-faint">{t('pages.no_navigation')}</li>}
            {tree
              .filter(({ parent }) => parent === null)
              .map(({ id }) => (
                <li key={id} className="min-w-0">
                  <Title page={titleOf(id)} menu={tree.some(({ parent }) => parent === id)} />
                  <ul className="flex flex-col">
                    {tree
                      .filter(({ parent }) => parent === id)
                      .map((child) => (
                        <li key={child.id} className="mt-1 border-l border-line pl-2 text-dense">
                          <Title page={titleOf(child.id)} />
                        </li>
                      ))}
                  </ul>
                </li>
              ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Title({ page, menu = false }: { page: ListedPage | undefined; menu?: boolean }) {
  if (!page) return null
  return (
    <span
      lang={page.locale}
      className={
        page.status === 'published'
          ? 'inline-flex items-center gap-1'
          : 'inline-flex items-center gap-1 text-faint italic'
      }
    >
      {page.title}
      {menu && <Icon icon={ChevronDown} className="size-3.5 text-faint" />}
    </span>
  )
}
