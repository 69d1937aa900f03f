import type { Body } from './bodies.ts'
import { first, islandOf } from './islands/index.ts'
import { cspHash } from './sha256.ts'
import type { Sheet } from './sheet.ts'

const BEACON = 'https://static.cloudflareinsights.com'
const BEACON_REPORTS = 'https://cloudflareinsights.com'

/** With a token, and only in an export. */
export const analyticsToken = ({ options, frame }: Sheet): string | null =>
  options.mode === 'export' && frame.analytics_token ? frame.analytics_token : null

export const beaconUrl = `${BEACON}/beacon.min.js`

/** What the page may load and run: its own files and the scripts that stand in it, named by their hashes. */
export function cspOf(sheet: Sheet, body: Body, style: string): string {
  const islands = [...sheet.islands].map(islandOf).filter((island) => island !== undefined)
  const hashes = islands.map(({ hash }) => hash)
  if (sheet.islands.has('theme')) hashes.push(first.hash)
  const beacon = analyticsToken(sheet) !== null
  const scripts = [...hashes, ...(beacon ? [BEACON] : [])]
  const rules = [
    "default-src 'none'",
    "img-src 'self' http: https: data:",
    `style-src${sheet.kind === 'missing' ? '' : " 'self'"}${style === '' ? '' : ` ${styleHash(style)}`}`,
    // Attributes carry custom properties and the alignment that the sanitiser lets through.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    'media-src https:',
    `script-src ${scripts.length > 0 ? scripts.join(' ') : "'none'"}`,
    ...(body.html.toString().includes('<iframe ') ? ['frame-src https:'] : []),
    ...(beacon ? [`connect-src ${BEACON_REPORTS}`] : []),
    'form-action https: mailto:',
    "base-uri 'none'",
  ]
  return rules.join('; ')
}

// A cache by text: a site has few combinations of sections.
const styleHashes = new Map<string, string>()
const KEPT = 500

function styleHash(style: string): string {
  let hash = styleHashes.get(style)
  if (hash === undefined) {
    hash = cspHash(style)
    if (styleHashes.size >= KEPT) styleHashes.clear()
    styleHashes.set(style, hash)
  }
  return hash
}
