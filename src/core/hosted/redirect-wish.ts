import { StudioError, invalidField } from '../errors.ts'

/** Two addresses that differ in their last slash alone lead to the same place. */
export const addressKey = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** An address of the site as it is looked up: decoded, from the root. 422 for what can be none. */
export function fromPathOf(wish: string): string {
  const path = decoded(/^https?:\/\//i.test(wish) ? pathOfUrl(wish) : wish.trim())
  const rooted = path.startsWith('/') ? path : `/${path}`
  if (/[?#]/.test(rooted)) {
    throw wrong('from_path', 'An old address has no part after "?" or "#": visitors with any such part are led on.')
  }
  if (/\/\/|\/\.{1,2}(?:\/|$)/.test(rooted)) {
    throw wrong('from_path', 'An address has no empty parts, and none that are "." or "..": nobody can ask for it.')
  }
  // One page: the site answers both at the shorter address.
  return plainPath('from_path', rooted.replace(/\/index\.html$/, '/'))
}

/** A path of the site, or a whole address with https. 422 for anything else: a redirect must not lead to a script. */
export function toPathOf(wish: string): string {
  const text = wish.trim()
  if (/^https:\/\//i.test(text) && URL.canParse(text)) return new URL(text).href
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) {
    throw wrong('to_path', 'A redirect leads to a path of the site, or to an address that begins with https://.')
  }
  return plainPath('to_path', text.startsWith('/') ? text : `/${text}`)
}

function pathOfUrl(wish: string): string {
  if (!URL.canParse(wish)) throw wrong('from_path', 'This is no address.')
  return new URL(wish).pathname
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw wrong('from_path', 'This address has a "%" that is not followed by two hexadecimal digits.')
  }
}

/** Browsers take `//` and `/\` at the beginning for another host. */
function plainPath(field: 'from_path' | 'to_path', path: string): string {
  if (/^\/[/\\]/.test(path) || /[\p{Cc}\\]/u.test(path)) {
    throw wrong(field, 'An address begins with one slash and has no backslashes or control characters.')
  }
  return path
}

const wrong = (field: string, message: string) => invalidField(field, 'address', `Nothing was changed. ${message}`)

interface Way {
  from: string
  to: string
}

/** Redirects by `addressKey` of what they lead away from, and of where they lead: thousands come in one import. */
export interface RedirectBook {
  get(key: string): Way | undefined
  set(way: Way): void
  /** Those that lead to this address. */
  leadingTo(key: string): Way[]
}

export function redirectBook(rows: readonly Way[]): RedirectBook {
  const ways = new Map<string, Way>()
  const byTarget = new Map<string, Map<string, Way>>()
  const set = (way: Way) => {
    const key = addressKey(way.from)
    const before = ways.get(key)
    if (before) byTarget.get(addressKey(before.to))?.delete(key)
    ways.set(key, way)
    const target = addressKey(way.to)
    const leading = byTarget.get(target) ?? new Map<string, Way>()
    byTarget.set(target, leading.set(key, way))
  }
  for (const way of rows) set(way)
  return {
    get: (key) => ways.get(key),
    set,
    leadingTo: (key) => [...(byTarget.get(key)?.values() ?? [])],
  }
}

/** Where one more redirect leads in the end, and those that follow it there. 409 with the chain for a loop. */
export function withRedirect(redirects: RedirectBook, { from, to }: Way): { to: string; followed: Way[] } {
  const chain = [from, to]
  const seen = new Set([addressKey(from)])
  let end = to
  for (;;) {
    const key = addressKey(end.replace(/[?#].*$/, ''))
    if (seen.has(key)) {
      throw new StudioError(
        'conflict',
        `This redirect would lead in a circle: ${chain.join(' → ')}. Nothing was changed. Lead it elsewhere, or delete the redirect that leads back.`,
        { details: [{ path: 'to_path', code: 'loop', message: chain.join(' → ') }] },
      )
    }
    seen.add(key)
    const next = redirects.get(key)
    if (!next) break
    end = next.to
    chain.push(end)
  }
  const own = addressKey(from)
  return { to: end, followed: redirects.leadingTo(own).filter((way) => addressKey(way.from) !== own) }
}
