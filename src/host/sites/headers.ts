/** Names and values in turn, as `writeHead` takes them at once. */
export type RawHeaders = readonly string[]

const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
]
  .map((name) => `${name}=()`)
  .join(', ')

/** On every answer. */
const everywhere: RawHeaders = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'no-referrer',
  'Permissions-Policy',
  PERMISSIONS,
  'Cross-Origin-Opener-Policy',
  'same-origin',
]

/** Origins of the windows that may show our pages in a frame. */
export type Studios = readonly string[]

const page = (csp: string[]): RawHeaders => [
  ...everywhere,
  'Content-Security-Policy',
  csp.join('; '),
  'Cross-Origin-Resource-Policy',
  'same-origin',
]

/**
 * A page of a site. The sandbox gives it an origin that nobody shares: it reads no storage, no API, no other site.
 * What opens in a tab of its own is free again, because it is somebody else's page or carries these headers itself.
 * `scripts`: hashes of the small scripts that it bears, `'sha256-…'`.
 */
export function sitePageHeaders(studios: Studios, scripts: readonly string[]): RawHeaders {
  const may = scripts.length > 0 ? ' allow-scripts' : ''
  return page([
    "default-src 'none'",
    `sandbox allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation${may}`,
    `script-src ${scripts.length > 0 ? scripts.join(' ') : "'none'"}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: http: https:",
    "font-src 'self'",
    'media-src https:',
    'frame-src https:',
    "connect-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    'form-action https: mailto:',
    `frame-ancestors ${studios.join(' ')}`,
  ])
}

const hasScript = (html: string): boolean => /<script(?![^>]*\bapplication\/ld\+json\b)/i.test(html)

/** Those of each page by what it bears. `scripts`: hashes of all scripts that a site may run. */
export function pageHeaders(studios: Studios, scripts: readonly string[]): (html: string) => RawHeaders {
  const [still, scripted] = [sitePageHeaders(studios, []), sitePageHeaders(studios, scripts)]
  return (html) => (hasScript(html) ? scripted : still)
}

/** The builder's empty frame: one script of ours, and no door to anywhere. `script`: the address of that one. */
export const canvasHeaders = (studios: Studios, script: string): RawHeaders =>
  page([
    "default-src 'none'",
    'sandbox allow-scripts',
    `script-src ${script}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "font-src 'self'",
    'media-src https:',
    "connect-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${studios.join(' ')}`,
  ])

/** A page of ours that only says something. */
export const plainPageHeaders = (studios: Studios): RawHeaders =>
  page([
    "default-src 'none'",
    'sandbox',
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${studios.join(' ')}`,
  ])

const NOTHING = "default-src 'none'; sandbox"
const file = (policy: 'same-origin' | 'cross-origin'): RawHeaders => [
  ...everywhere,
  'Content-Security-Policy',
  NOTHING,
  'Cross-Origin-Resource-Policy',
  policy,
]

/** Feeds, the sitemap, redirects: for whoever comes here, not for pages of others. */
export const textHeaders: RawHeaders = file('same-origin')

/** Pictures and styles: a page in a sandbox is a stranger even to its own files, so strangers may show them. */
export const fileHeaders: RawHeaders = file('cross-origin')

/** Fonts are read, not only shown, and a null origin has no name that could be said here. */
export const fontHeaders: RawHeaders = [...fileHeaders, 'Access-Control-Allow-Origin', '*']
