interface Redirect {
  from: string
  to: string
  status: 301 | 302
}

interface RedirectParts {
  redirects: readonly Redirect[]
  /** Address of the site in the world, with a slash at its end. */
  public_url: string
  files: readonly { path: string }[]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** As it stands in an address; what is written so already stays. */
const encoded = (address: string): string =>
  isWhole(address) ? new URL(address).href : address.replace(/[^\u0021-\u007e]|["<>\\^`{|}]/gu, encodeURIComponent)

const isWhole = (address: string): boolean => /^https?:/i.test(address) && URL.canParse(address)

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

// oxlint-disable no-control-regex -- control characters would end the line or the string
/** As it is stored, decoded: servers compare it with the path after they have read `%D0` as what it stands for. */
const forPattern = (path: string): string =>
  path
    .replace(/[.*+?^${}()|[\]]/g, '\\$&')
    .replace(/["\s\u0000-\u001f\u007f]|\\(?![.*+?^${}()|[\]])/g, (sign) => `\\x{${sign.charCodeAt(0).toString(16)}}`)

/** Apache encodes the path of a target itself, and reads `$1` and `\` in it. */
function forApache(address: string): string {
  const [, place = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(encoded(address))!
  const path = decoded(place).replace(/["\\\s\u0000-\u001f\u007f?#]/g, encodeURIComponent)
  return (path + rest).replaceAll('$', '\\$')
}
// oxlint-enable no-control-regex

/** For nginx, where `$name` would stand for something else and cannot be written otherwise. */
const forNginx = (address: string): string => encoded(address).replaceAll('$', '%24')

/**
 * Redirects as each sort of server reads them: `_redirects` for Netlify and Cloudflare Pages, `.htaccess` for Apache,
 * `nginx.conf` to copy from, and a page at each old address for servers that know none of these.
 */
export function redirectFiles({ redirects, public_url, files }: RedirectParts): { name: string; body: string }[] {
  const base = new URL(public_url).pathname
  const within = (path: string): string => (path.startsWith('/') ? base + path.slice(1) : path)
  const missing = files.some(({ path }) => path === '/404.html')
  const led = redirects.map(({ from, to, status }) => ({ from: within(from), to: within(to), status }))
  return [
    { name: '_redirects', body: lines(led.map(({ from, to, status }) => `${encoded(from)} ${encoded(to)} ${status}`)) },
    {
      name: '.htaccess',
      body: lines([
        ...(missing ? [`ErrorDocument 404 ${base}404.html`] : []),
        'AddType font/woff2 .woff2',
        'AddType image/avif .avif',
        ...led.map(
          ({ from, to, status }) => `RedirectMatch ${status} "^${bare(forPattern(from))}/?$" "${forApache(to)}"`,
        ),
      ]),
    },
    {
      name: 'nginx.conf',
      body: lines([
        '# To be copied into the server block of the site.',
        ...(missing ? [`error_page 404 ${base}404.html;`] : []),
        `location ~ "^${forPattern(base)}(?:assets|fonts|media)/" { add_header Cache-Control "public, max-age=31536000, immutable"; }`,
        ...led.map(
          ({ from, to, status }) =>
            `location ~ "^${bare(forPattern(from))}/?$" { return ${status} "${forNginx(to)}"; }`,
        ),
      ]),
    },
    ...redirects.filter(({ from }) => from.endsWith('/')).map(refreshPage),
  ]
}

const bare = (pattern: string): string => pattern.replace(/\/$/, '')

const lines = (all: readonly string[]): string => all.map((line) => `${line}\n`).join('')

/** Goes on by itself, without a script; the link is for who does not. */
function refreshPage({ from, to }: Redirect): { name: string; body: string } {
  const up = '../'.repeat(from.split('/').length - 2) || './'
  const file = (path: string) => (path.endsWith('/') ? `${path}index.html` : path)
  const [place = '', anchor] = to.split('#')
  const there = to.startsWith('/') ? up + file(place).slice(1) + (anchor === undefined ? '' : `#${anchor}`) : to
  const address = escaped(encoded(there))
  return {
    name: `${from}index.html`.slice(1),
    body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Moved</title>
<meta http-equiv="refresh" content="0; url=${address}">
<p><a href="${address}">This page has moved.</a></p>
</html>
`,
  }
}
