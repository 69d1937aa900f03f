export type LinkKind = 'page' | 'place' | 'web' | 'mail' | 'phone' | 'path'

/** What sort of link an address is, and the part of it that a person writes. */
export function readLink(href: string): { kind: LinkKind; rest: string } {
  const page = /^page:(\d+)(#.*)?$/.exec(href)
  if (page) return { kind: 'page', rest: page[1]! + (page[2] ?? '') }
  if (href.startsWith('#')) return { kind: 'place', rest: href.slice(1) }
  if (href.startsWith('mailto:')) return { kind: 'mail', rest: href.slice(7) }
  if (href.startsWith('tel:')) return { kind: 'phone', rest: href.slice(4) }
  if (/^(\/|\.\.?\/)/.test(href)) return { kind: 'path', rest: href }
  return { kind: 'web', rest: href }
}

export function writeLink(kind: LinkKind, rest: string): string {
  switch (kind) {
    case 'page':
      return `page:${rest}`
    case 'place':
      return `#${rest.replace(/^#/, '')}`
    case 'mail':
      return `mailto:${rest.trim()}`
    case 'phone':
      return `tel:${rest.replace(/[^\d+().-]/g, '')}`
    case 'path':
      return rest
    case 'web':
      // An address that was typed as people say it.
      return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(rest.trim()) ? `https://${rest.trim()}` : rest.trim()
  }
}
