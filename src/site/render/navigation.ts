import type { PageRef, SiteFrame } from '../../contract/site-view.ts'
import type { Theme } from '../theme/schema.ts'
import { completed } from './address.ts'

export interface NavLink {
  label: string
  /** As a person writes it; undefined: only opens what lies below. */
  href: string | undefined
  /** Path, where it is a page of the site. */
  path?: string | undefined
  children: NavLink[]
}

/** The links of the header, else the pages of the language in their order, with one level below them. */
export function navigationOf(frame: SiteFrame, { header }: Theme, locale: string): NavLink[] {
  if (header.links.length > 0)
    return header.links.map(({ label, href, children }) => ({
      label,
      href,
      path: pathOf(frame, href),
      children: children.map((child) => ({ ...child, path: pathOf(frame, child.href), children: [] })),
    }))
  const pages = frame.pages
    .filter((page) => page.locale === locale && page.nav_order !== null)
    .sort((a, b) => a.nav_order! - b.nav_order! || a.id - b.id)
  const shown = new Map(pages.map((page) => [page.id, page]))
  const below = Map.groupBy(pages, (page) => topOf(page, shown))
  return pages.flatMap((page) => {
    const group = below.get(page)
    return group ? [{ ...asLink(page), children: group.filter((one) => one !== page).map(asLink) }] : []
  })
}

/** One level: whatever lies below a page, however deep, stands beside what lies right below it. */
function topOf(page: PageRef, shown: ReadonlyMap<number, PageRef>): PageRef {
  const seen = new Set([page])
  for (let at = page; ;) {
    const parent = at.nav_parent_id === null ? undefined : shown.get(at.nav_parent_id)
    if (!parent) return at
    // Pages that lie below each other in a ring lie below none.
    if (seen.has(parent)) return page
    seen.add(parent)
    at = parent
  }
}

/** Path of the page of the site that a link of the header leads to. */
function pathOf({ pages }: SiteFrame, href: string | undefined): string | undefined {
  const [place = ''] = (href ?? '').split(/[?#]/)
  if (place.startsWith('page:')) return pages.find(({ id }) => id === Number(place.slice('page:'.length)))?.path
  return place.startsWith('/') ? completed(place) : undefined
}

const asLink = ({ id, title, path }: PageRef): NavLink => ({ label: title, href: `page:${id}`, path, children: [] })

export interface Language {
  locale: string
  /** Its own name for itself. */
  name: string
  path: string
  current: boolean
}

/** Where the language switch leads: to the same page in another language, else to its start page. */
export function languagesOf(frame: SiteFrame, locale: string, here: PageRef | undefined): Language[] {
  if (frame.locales.length < 2) return []
  return frame.locales.flatMap((other) => {
    const translation = other === locale ? here : translationOf(frame, here, other)
    const home = frame.pages.find((page) => page.slug === '' && page.locale === other)
    const path = (translation ?? home)?.path
    return path === undefined ? [] : [{ locale: other, name: nameOf(other), path, current: other === locale }]
  })
}

export const translationOf = (frame: SiteFrame, page: PageRef | undefined, locale: string): PageRef | undefined =>
  page?.translation_group
    ? frame.pages.find((one) => one.translation_group === page.translation_group && one.locale === locale)
    : undefined

// A cache: what the names of languages are does not change.
const names = new Map<string, string>()

function nameOf(locale: string): string {
  let name = names.get(locale)
  if (name === undefined) {
    try {
      name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
    } catch {
      name = locale
    }
    name = name.charAt(0).toLocaleUpperCase(locale.split('-')[0]) + name.slice(1)
    names.set(locale, name)
  }
  return name
}
