import type { ListedPage } from '../../../../contract/site-pages.ts'
import type { NavTree } from './nav-tree.ts'

export interface PageRow {
  page: ListedPage
  /** 1, or 2 below another page. */
  level: number
  inNavigation: boolean
}

/** The rows of one language: first the navigation as it is arranged, then the rest, home before and 404 last. */
export function pageRows(pages: readonly ListedPage[], tree: NavTree): PageRow[] {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const listed = tree.flatMap(({ id, parent }): PageRow[] => {
    const page = byId.get(id)
    return page ? [{ page, level: parent === null ? 1 : 2, inNavigation: true }] : []
  })
  const inTree = new Set(tree.map(({ id }) => id))
  const weight = ({ slug }: ListedPage) => (slug === '' ? 0 : slug === '404' ? 2 : 1)
  const rest = pages
    .filter(({ id }) => !inTree.has(id))
    .toSorted((a, b) => weight(a) - weight(b) || a.title.localeCompare(b.title))
    .map((page) => ({ page, level: 1, inNavigation: false }))
  return [...listed, ...rest]
}

/** Languages of a site: that of the site first, then the others by their code. */
export function localesOf(pages: readonly Pick<ListedPage, 'locale'>[], default_locale: string): string[] {
  const others = new Set(pages.map(({ locale }) => locale))
  others.delete(default_locale)
  return [default_locale, ...[...others].toSorted((a, b) => a.localeCompare(b))]
}

/** The same page in other languages, and those that lack it. */
export function translationsOf(page: ListedPage, pages: readonly ListedPage[], locales: readonly string[]) {
  return locales
    .filter((locale) => locale !== page.locale)
    .map((locale) => ({
      locale,
      page:
        page.translation_group === null
          ? undefined
          : pages.find((one) => one.translation_group === page.translation_group && one.locale === locale),
    }))
}
