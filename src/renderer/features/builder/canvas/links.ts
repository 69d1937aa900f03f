interface Where {
  /** Path of the page the link stands on. */
  from: string
  pages: readonly { id: number; path: string }[]
  /** Addresses at which the site itself can be reached. */
  sites: readonly string[]
}

export type LinkPlace = { kind: 'page'; id: number } | { kind: 'elsewhere'; address: string }

const HERE = 'http://here.localhost'

/** Where a link of a drawn page leads: to a page of the site, or somewhere else. */
export function placeOfLink(href: string, { from, pages, sites }: Where): LinkPlace {
  // In the canvas addresses begin at the root of the site, on the page itself beside it.
  const base = href.startsWith('./') || href === '.' ? HERE + '/' : HERE + from
  if (!URL.canParse(href, base)) return { kind: 'elsewhere', address: href }
  const url = new URL(href, base)
  const site = sites.find((address) => url.href.startsWith(address))
  if (url.origin !== HERE && site === undefined) return { kind: 'elsewhere', address: href }
  const path = site === undefined ? url.pathname : `/${url.href.slice(site.length).replace(/[?#].*$/, '')}`
  const wanted = path.replace(/index\.html$/, '')
  const page = pages.find((one) => one.path === wanted || one.path === `${wanted}/`)
  return page ? { kind: 'page', id: page.id } : { kind: 'elsewhere', address: href }
}
