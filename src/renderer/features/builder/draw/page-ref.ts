import type { PageRef, SiteFrame } from '../../../../contract/site-view.ts'
import type { StudioPage } from '../../../../contract/site-pages.ts'
import { pagePath } from '../../../../text/site-address.ts'

/** The page among the others of its site; made up from what is known of it while the site has not been read again. */
export function pageRefOf(frame: SiteFrame, page: StudioPage): PageRef {
  const known = frame.pages.find(({ id }) => id === page.id)
  if (known) return known
  const {
    id,
    locale,
    slug,
    title,
    page_type,
    status,
    nav_order,
    nav_parent_id,
    translation_group,
    noindex,
    updated_at,
  } = page
  return {
    id,
    locale,
    slug,
    path: pagePath(page, frame.default_locale),
    title,
    page_type,
    status,
    nav_order,
    nav_parent_id,
    translation_group,
    noindex,
    updated_at,
  }
}
