/** Which elements and attributes an article may hold. Read by the sanitiser alone; it is data so that it can be audited. */

export type Keep = (value: string) => string | null

const words =
  (...allowed: string[]): Keep =>
  (value) =>
    allowed.includes(value.toLowerCase()) ? value.toLowerCase() : null
const matching =
  (pattern: RegExp): Keep =>
  (value) =>
    pattern.test(value) ? value : null
const upTo =
  (length: number): Keep =>
  (value) =>
    value.trim() === '' ? null : value.slice(0, length).toWellFormed()
const number =
  (least: number, most: number): Keep =>
  (value) => {
    const digits = value.trim()
    return /^-?\d{1,9}$/.test(digits) && Number(digits) >= least && Number(digits) <= most
      ? String(Number(digits))
      : null
  }

const id = matching(/^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_:.-]{0,127}$/u)
const marker: Keep = (value) => value.slice(0, 300).toWellFormed()
const size = number(1, 99_999)

/** Canonical form of the one style that is kept, written the way browsers write it back. */
const textAlign: Keep = (value) => {
  const align = /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify|start|end)\s*(?:;|$)/i.exec(value)
  return align ? `text-align: ${align[1]!.toLowerCase()};` : null
}

const relTokens = new Set([
  'nofollow',
  'noopener',
  'noreferrer',
  'ugc',
  'sponsored',
  'external',
  'author',
  'license',
  'help',
  'tag',
])
const rel: Keep = (value) => {
  const tokens = value.toLowerCase().split(/\s+/)
  return [...new Set(tokens)].filter((token) => relTokens.has(token)).join(' ') || null
}

/** What a browser would follow: it drops tabs and newlines inside an address and control characters around it. */
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
export const bareUrl = (value: string) =>
  value
    .toWellFormed()
    .replace(/[\t\n\r]/g, '')
    .replace(/^[\0-\x20]+|[\0-\x20]+$/g, '')
// oxlint-disable-next-line no-control-regex -- an address holding one is refused
const hasControl = (url: string) => /[\0-\x1f\x7f]/.test(url)
const isWeb = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)

export const linkUrl: Keep = (value) => {
  const url = bareUrl(value)
  if (url.length > 2_048 || hasControl(url)) return null
  const allowed = isWeb(url) || /^(?:mailto:|tel:|#)/i.test(url) || /^article:[1-9]\d{0,14}(?:#\S*)?$/.test(url)
  return allowed ? url : null
}

export const imageUrl: Keep = (value) => {
  const url = bareUrl(value)
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/.test(url)) return url
  if (url.length > 2_048 || hasControl(url)) return null
  const ours = /^\/media\/[\w~%.-]+(?:\/[\w~%.-]+)*(?:\?[\w=&%.-]*)?$/.test(url) && !/\.\.|%2e|%2f|%5c/i.test(url)
  return ours || isWeb(url) ? url : null
}

export const everywhere: Record<string, Keep> = {
  lang: matching(/^[a-z]{1,8}(?:-[a-z0-9]{1,8}){0,4}$/i),
  dir: words('ltr', 'rtl', 'auto'),
  'data-scaffold': marker,
  'data-slot': marker,
}
const line = { id, style: textAlign }
const cell = { colspan: number(1, 1_000), rowspan: number(0, 65_534), style: textAlign }

export const articleTags: Record<string, Record<string, Keep>> = {
  p: line,
  h1: line,
  h2: line,
  h3: line,
  h4: line,
  h5: line,
  h6: line,
  ul: { 'data-type': matching(/^taskList$/) },
  ol: { start: number(-99_999, 99_999) },
  li: { id, 'data-type': matching(/^taskItem$/), 'data-checked': words('true', 'false') },
  label: {},
  input: { type: words('checkbox'), disabled: () => '', checked: () => '' },
  div: {},
  blockquote: {},
  aside: { id, 'data-callout': matching(/^[\w-]{0,40}$/) },
  details: {},
  summary: {},
  hr: {},
  figure: { id },
  figcaption: {},
  img: { src: imageUrl, alt: (value) => value.toWellFormed(), title: upTo(300), width: size, height: size },
  table: {},
  caption: {},
  thead: {},
  tbody: {},
  tfoot: {},
  tr: {},
  colgroup: {},
  col: { span: number(1, 1_000) },
  th: { ...cell, scope: words('row', 'col', 'rowgroup', 'colgroup') },
  td: cell,
  pre: {},
  code: { class: (value) => /(?:^|\s)(language-[\w+#.-]{1,40})(?=\s|$)/.exec(value)?.[1] ?? null },
  a: { href: linkUrl, id, title: upTo(300), rel },
  abbr: { title: upTo(300) },
  sup: { id },
  strong: {},
  em: {},
  u: {},
  s: {},
  sub: {},
  mark: {},
  br: {},
  span: {},
  cite: {},
  q: {},
  kbd: {},
  small: {},
}

/** Old or coarse names for something we keep. `div` marks a line that becomes a paragraph. */
export const renamedTags: Record<string, string> = {
  b: 'strong',
  i: 'em',
  var: 'em',
  dfn: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  tt: 'code',
  samp: 'code',
  acronym: 'abbr',
  menu: 'ul',
  dir: 'ul',
  ...Object.fromEntries(
    'address article center dd dialog dl dt fieldset footer form header hgroup legend main nav search section'
      .split(' ')
      .map((tag) => [tag, 'div']),
  ),
}
