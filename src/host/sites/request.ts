import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { TemplatePlace } from './templates.ts'

/** What a request to the sites listener asks for. */
export type Asked =
  | { kind: 'site'; place: SitePlace; path: string }
  /** A template as the site that it would become. */
  | { kind: 'template'; place: TemplatePlace; path: string }
  /** The builder's empty frame and what lies below it; `path` without a slash before it. */
  | { kind: 'canvas'; path: string }
  /** Our own name, where nothing stands: without a slash at the end of a place that has one. */
  | { kind: 'moved'; to: string }
  | { kind: 'nothing' }
  | { kind: 'refused'; status: 400 | 403 | 405 }

export interface SitePlace {
  slug: string
  drafts: boolean
  /** What stands before the site's own paths: empty, or `/_preview/bees`. */
  prefix: string
  /** Drafts alone, for pictures of a theme: shown as if the visitor's system were so. */
  scheme?: 'light' | 'dark'
}

export interface RequestFacts {
  port: number
  /** Part of the addresses that the studio alone knows. */
  token: string
}

const LONGEST = 2_000
const SLUG = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/
/** What only a page's own program would fetch; ours are written into the pages. */
const PROGRAMS = new Set([
  'audioworklet',
  'embed',
  'manifest',
  'object',
  'paintworklet',
  'report',
  'script',
  'serviceworker',
  'sharedworker',
  'worker',
  'xslt',
])

export function readRequest(request: IncomingMessage, facts: RequestFacts): Asked {
  const host = onlyHost(request)
  const { url, method, headers } = request
  if (host === null || !url?.startsWith('/')) return { kind: 'refused', status: 403 }
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refused', status: 405 }
  const slug = slugOf(host, facts.port)
  const own = host === `127.0.0.1:${facts.port}` || host === `localhost:${facts.port}`
  if (slug === undefined && !own) return { kind: 'refused', status: 403 }
  const path = plainPath(url)
  if (path === null) return { kind: 'refused', status: 400 }
  const asked: Asked = own ? onOwnName(path, facts.token, url) : atSite(slug, path)
  const program = headers['service-worker'] !== undefined || PROGRAMS.has(String(headers['sec-fetch-dest']))
  if (program && !(asked.kind === 'canvas' && asked.path === 'canvas.js')) return { kind: 'refused', status: 403 }
  return asked
}

/** Read from the raw headers: Node answers two Host headers as if there were one. */
function onlyHost({ rawHeaders }: IncomingMessage): string | null {
  let host: string | null = null
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]!.length !== 4 || rawHeaders[at]!.toLowerCase() !== 'host') continue
    if (host !== null) return null
    host = rawHeaders[at + 1]!.toLowerCase()
  }
  return host
}

/** `bees` of `bees.localhost:4311`; null for a name below `.localhost` that no site can have; else undefined. */
function slugOf(host: string, port: number): string | null | undefined {
  const end = `.localhost:${port}`
  if (!host.endsWith(end)) return undefined
  const slug = host.slice(0, -end.length)
  return SLUG.test(slug) ? slug : null
}

const atSite = (slug: string | null | undefined, path: string): Asked =>
  slug ? { kind: 'site', place: { slug, drafts: false, prefix: '' }, path } : { kind: 'nothing' }

function onOwnName(path: string, token: string, url: string): Asked {
  const [, room, second = '', third = ''] = path.split('/')
  if (room === '_preview') return inFolder(path, ['_preview', second], { slug: second, drafts: false })
  if (room === '_template') return inTemplate(path, { key: second, locale: third })
  if (room !== '_draft' && room !== '_canvas') return { kind: 'nothing' }
  if (!isSame(second, token)) return { kind: 'nothing' }
  if (room === '_draft')
    return inFolder(path, ['_draft', second, third], { slug: third, drafts: true, ...schemeOf(url) })
  return path === `/_canvas/${second}`
    ? { kind: 'moved', to: `/_canvas/${second}/` }
    : { kind: 'canvas', path: path.slice(`/_canvas/${second}/`.length) }
}

function schemeOf(url: string): Pick<SitePlace, 'scheme'> {
  const [, scheme] = /\?scheme=(light|dark)$/.exec(url) ?? []
  return scheme ? { scheme: scheme as 'light' | 'dark' } : {}
}

function inFolder(path: string, folders: string[], place: Omit<SitePlace, 'prefix'>): Asked {
  const prefix = `/${folders.join('/')}`
  if (!SLUG.test(place.slug)) return { kind: 'nothing' }
  if (path === prefix) return { kind: 'moved', to: `${prefix}/` }
  return { kind: 'site', place: { ...place, prefix }, path: path.slice(prefix.length) }
}

function inTemplate(path: string, place: TemplatePlace): Asked {
  const prefix = `/_template/${place.key}/${place.locale}`
  if (!SLUG.test(place.key) || !SLUG.test(place.locale)) return { kind: 'nothing' }
  if (path === prefix) return { kind: 'moved', to: `${prefix}/` }
  return { kind: 'template', place, path: path.slice(prefix.length) }
}

/** Takes as long for a wrong token as for a right one. */
function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The path, decoded once. Null for whatever a path of a site never is: dots, empty parts, signs of another system. */
function plainPath(url: string): string | null {
  const end = url.indexOf('?')
  const raw = end === -1 ? url : url.slice(0, end)
  if (raw.length > LONGEST || /%(?:2f|5c)/i.test(raw)) return null
  let path = raw
  try {
    if (raw.includes('%')) path = decodeURIComponent(raw)
  } catch {
    return null
  }
  // oxlint-disable-next-line no-control-regex -- they are what is refused
  if (/[\u0000-\u001f\u007f\\]|\/\/|\/\.{1,2}(?:\/|$)/.test(path)) return null
  return path
}
