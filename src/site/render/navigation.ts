import type { PageRef, SiteFrame } from '../../contract/site-view.ts'
import type { Theme } from '../theme/schema.ts'

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
      ...ofHref(href),
      children: children.map(plain),
    }))
  const pages = frame.pages
    .filter((page) => page.locale === locale && page.nav_order !== null)
    .sort((a, b) => a.nav_order! - b.nav_order! || a.id - b.id)
  const shown = new Map(pages.map((page) => [page.id, page]))
  const parentOf = ({ nav_parent_id, id }: PageRef): PageRef | undefined =>
    nav_parent_id === null || nav_parent_id === id ? undefined : shown.get(nav_parent_id)
  // One level: what lies below a page that lies below another one stands beside it.
  const topOf = (page: PageRef): PageRef | undefined => {
    const parent = parentOf(page)
    const above = parent && parentOf(parent)
    return above && above.id !== page.id ? above : parent
  }
  return pages
    .filter((page) => !topOf(page) || topOf(page) === page)
    .map((page) => ({
      ...asLink(page),
      children: pages.filter((one) => one !== page && topOf(one) === page).map(asLink),
    }))
}

const ofHref = (href: string | undefined) => (href?.startsWith('/') ? { path: href.replace(/[?#].*$/s, '') } : {})
const plain = ({ label, href }: { label: string; href: string }): NavLink => ({
  label,
  href,
  ...ofHref(href),
  children: [],
})
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
