import type { SiteFrame } from '../../contract/site-view.ts'
import { publicUrl, relative } from './address.ts'
import { lookOf } from './look.ts'
import { html } from './markup.ts'
import { rootFrom } from './sheet.ts'

export interface SiteRedirect {
  /** A path of the site: `/old/`. */
  from: string
  /** A path of the site, or an address on the web. */
  to: string
  status: 301 | 302
}

export interface RedirectFile {
  name: string
  body: string
}

const isWeb = (to: string): boolean => /^https?:\/\//i.test(to)
/** Paths as a server compares them: no blanks, no signs of its own language. */
const isPlain = (path: string): boolean => /^\/(?!\/)[\w~%.\-/]*$/.test(path)

/**
 * The redirects of a site in the languages of common servers, and as pages for those that know none. A path with signs
 * that such a file would read as its own gets a page alone.
 */
export function redirectFiles(
  frame: SiteFrame,
  redirects: readonly SiteRedirect[],
  clean_links: boolean,
): RedirectFile[] {
  const { base_path } = lookOf(frame)
  const plain = redirects.filter(({ from, to }) => isPlain(from) && !/[\s"'\\{};$]/.test(to))
  const rules = plain.map(({ from, to, status }) => ({
    from: base_path + from.slice(1),
    to: isWeb(to) ? to : base_path + to.slice(1),
    status,
  }))
  const pages = redirects.map((redirect) => ({
    name: nameOf(redirect.from),
    body: refreshPage(frame, redirect, clean_links),
  }))
  if (redirects.length === 0) return []
  return [
    { name: '_redirects', body: lines(rules.map(({ from, to, status }) => `${from} ${to} ${status}`)) },
    {
      name: '.htaccess',
      body: lines([
        'ErrorDocument 404 ' + base_path + '404.html',
        ...rules.map(({ from, to, status }) => `RedirectMatch ${status} "^${pattern(from)}$" "${to}"`),
      ]),
    },
    {
      name: 'redirects.nginx.conf',
      body: lines([
        '# Put this into the server block of the site.',
        ...rules.map(({ from, to, status }) => `location ~ "^${pattern(from)}$" { return ${status} ${to}; }`),
      ]),
    },
    ...pages.filter(({ name }) => name !== ''),
  ]
}

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`

/** With or without the slash at its end. */
const pattern = (path: string): string => path.replace(/\/$/, '').replaceAll('.', '\\.') + '/?'

/** File of the page of a path; empty where none can be. */
function nameOf(from: string): string {
  const path = decodedPath(from)
  if (path === undefined || path.split('/').includes('..')) return ''
  const last = path.slice(path.lastIndexOf('/') + 1)
  if (/\.html?$/i.test(last)) return path.slice(1)
  return last.includes('.') ? '' : `${path.slice(1).replace(/\/?$/, '/')}index.html`.replace(/^\//, '')
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
}

function refreshPage(frame: SiteFrame, { from, to }: SiteRedirect, clean_links: boolean): string {
  const look = lookOf(frame)
  const options = { mode: 'export', clean_links } as const
  const href = isWeb(to) ? to : relative({ root: rootFrom(from.endsWith('/') ? from : `${from}/`), options }, to)
  const canonical = isWeb(to) ? to : publicUrl(look, to)
  return html`<!doctype html>
    <html lang="${frame.default_locale}">
      <head>
        <meta charset="utf-8" />
        <title>${frame.name}</title>
        <meta http-equiv="refresh" content="0; url=${href}" />
        <link rel="canonical" href="${canonical}" />
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <p><a href="${href}">${canonical}</a></p>
      </body>
    </html> `.toString()
}
