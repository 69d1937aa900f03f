import sanitizeHtml from 'sanitize-html'
import { type HtmlProfile, articleProfile, keepAttributes, richTextProfile, siteProfile } from './html-profiles.ts'
import { escapeText } from './entities.ts'
import { arrange } from './html-structure.ts'
import { parseHtml, serialiseHtml } from './html-tree.ts'
import { plainText } from './plain-text.ts'

/** Raise it when the same input gives another result, so that stored text can be cleaned again. */
export const SANITISER_VERSION = 1

/** Longer HTML is sanitised in a worker: above this the main process would stall for a frame. */
export const OFFLOAD_SANITISE_BYTES = 64 * 1024

const NOT_KEPT = 'not-kept'
const MAX_PASSES = 5

/**
 * The one sanitiser for stored and shown HTML. Only what `article-html.ts` names comes through, nested so that every HTML
 * parser reads the same tree. Sanitising twice changes nothing: passes repeat until one has nothing to move, and HTML
 * that will not settle is kept as text.
 */
export function sanitiseArticle(html: string): string {
  return sanitise(html, articleOptions)
}

/** HTML of a whole section of a site: as an article, with links to pages of the site and without a second `h1`. */
export function sanitiseSiteHtml(html: string): string {
  return sanitise(html, siteOptions)
}

/** The few words between a section's plain fields: paragraphs, lists, emphasis and links, nothing else. */
export function sanitiseRichText(html: string): string {
  return sanitise(html, richTextOptions)
}

function sanitise(html: string, options: Options): string {
  let clean = html
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const found = parseHtml(readable(sanitizeHtml(clean, options)))
    const asFound = serialiseHtml(found)
    const next = serialiseHtml(arrange(found))
    // What was well nested when it came out of the filter comes out of it unchanged again.
    if (next === asFound || next === clean) return next
    clean = next
  }
  const lines = plainText(clean)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.map((line) => `<p>${escapeText(line)}</p>`).join('')
}

// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const unreadable = /[\0-\x08\x0b\x0e-\x1f\x7f]/g

/** Without the characters that parsers replace, drop or turn into others. */
function readable(html: string): string {
  return html.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\f', ' ').replace(unreadable, '')
}

// The types of 2.16 do not know `allowedEmptyAttributes`, which 2.18 reads.
type Options = sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] }

const optionsOf = (profile: HtmlProfile): Options => ({
  allowedTags: Object.keys(profile.tags),
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(profile.tags).map(([tag, rules]) => [tag, Object.keys(rules)])),
    '*': Object.keys(profile.everywhere),
  },
  allowedEmptyAttributes: ['alt', 'disabled', 'checked', 'data-callout', 'data-scaffold', 'data-slot'],
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { a: ['http', 'https', 'mailto', 'tel', 'article', 'page'], img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags:
    'script style textarea option xmp noscript title template iframe object embed applet svg noembed noframes audio video canvas'.split(
      ' ',
    ),
  // The one style that is kept is rewritten below, so no style sheet parser is needed, here or in a browser.
  parseStyleAttributes: false,
  nestingLimit: 100,
  transformTags: { '*': (name, attributes) => keep(profile, name, attributes) },
})

const articleOptions = optionsOf(articleProfile)
const siteOptions = optionsOf(siteProfile)
const richTextOptions = optionsOf(richTextProfile)

function keep(profile: HtmlProfile, name: string, given: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const renamed = Object.hasOwn(profile.renamed, name) ? profile.renamed[name]! : name
  const attribs = Object.hasOwn(profile.tags, renamed) ? keepAttributes(profile, renamed, withAlign(given)) : {}
  const tagName = isWorthless(renamed, attribs, given) ? NOT_KEPT : withoutPurpose(renamed, attribs)
  if (tagName !== 'input') return { tagName, attribs }
  return { tagName, attribs: { type: 'checkbox', disabled: '', ...('checked' in given ? { checked: '' } : {}) } }
}

/** `align="center"` is how Markdown tables and old pages say it. */
function withAlign(given: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return given.align && !given.style ? { ...given, style: `text-align: ${given.align}` } : given
}

function isWorthless(tag: string, attribs: sanitizeHtml.Attributes, given: sanitizeHtml.Attributes): boolean {
  if (tag === 'a') return !('href' in attribs) && !('id' in attribs)
  if (tag === 'img') return !('src' in attribs)
  if (tag === 'input') return attribs.type !== 'checkbox'
  // Text pasted from an online editor comes wrapped in <b style="font-weight:normal">, which is not bold.
  return tag === 'strong' && /font-weight\s*:\s*(?:normal|400)/i.test(given.style ?? '')
}

/** An aside that is neither callout nor the drafter's is a plain wrapper. */
function withoutPurpose(tag: string, attribs: sanitizeHtml.Attributes): string {
  const purposes = ['data-callout', 'data-scaffold', 'data-slot']
  return tag === 'aside' && !purposes.some((name) => name in attribs) ? 'div' : tag
}
