import { type Keep, articleTags, bareUrl, everywhere, imageUrl, renamedTags } from './article-html.ts'

/** What a kind of HTML may hold. Read by the sanitiser alone; it is data so that it can be audited. */
export interface HtmlProfile {
  tags: Record<string, Record<string, Keep>>
  /** Attributes that every kept element may bear. */
  everywhere: Record<string, Keep>
  renamed: Record<string, string>
}

/**
 * Where a link of a site may lead: the web, mail, telephone, a page by id (`page:12`, `page:12#prices`), a place on the
 * page (`#prices`), or a path inside the site (`/about/`, `../`). Never `//host`, never a backslash, never another scheme.
 */
export const siteLinkPattern =
  // oxlint-disable-next-line no-control-regex -- an address holding one is refused
  /^(?:[hH][tT][tT][pP][sS]?:\/\/[^\u0000-\u0020\u007f\\"<>/?#][^\u0000-\u0020\u007f\\"<>]*|mailto:[^\u0000-\u0020\u007f\\"<>]+|tel:\+?[0-9][0-9().-]*|page:[1-9][0-9]{0,14}(?:#[A-Za-z0-9_-]+)?|#[^\u0000-\u0020\u007f\\"<>]*|(?:\/(?!\/)|\.\.?\/)[^\u0000-\u0020\u007f\\"<>]*)$/

export const isSiteLink = (url: string): boolean =>
  url.length <= 2_048 && siteLinkPattern.test(url) && (!/^http/i.test(url) || URL.canParse(url))

const siteLink: Keep = (value) => {
  const url = bareUrl(value)
  return isSiteLink(url) ? url : null
}
const siteImage: Keep = (value) => {
  const url = imageUrl(value)
  return url === null || url.startsWith('data:') ? null : url
}

const { lang, dir } = everywhere as { lang: Keep; dir: Keep }
const { h1: _, label: _label, input: _input, aside: _aside, ...sharedTags } = articleTags

export const articleProfile: HtmlProfile = { tags: articleTags, everywhere, renamed: renamedTags }

export const siteProfile: HtmlProfile = {
  tags: {
    ...sharedTags,
    ul: {},
    li: { id: articleTags.li!.id! },
    a: { ...articleTags.a, href: siteLink },
    img: { ...articleTags.img, src: siteImage },
  },
  everywhere: { lang, dir },
  renamed: { ...renamedTags, h1: 'h2', aside: 'div' },
}

const plainTags = [
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'mark',
  'code',
  'kbd',
  'small',
  'br',
  'p',
  'ul',
  'ol',
  'li',
  'div',
]
const lineTags =
  'h1 h2 h3 h4 h5 h6 blockquote aside details summary figure figcaption pre table caption thead tbody tfoot tr th td'

export const richTextProfile: HtmlProfile = {
  tags: {
    ...Object.fromEntries(plainTags.map((tag) => [tag, {}])),
    a: { href: siteLink, rel: articleTags.a!.rel! },
    abbr: { title: articleTags.abbr!.title! },
    span: {},
  },
  everywhere: { lang, dir },
  renamed: { ...renamedTags, ...Object.fromEntries(lineTags.split(' ').map((tag) => [tag, 'div'])) },
}

export function keepAttributes(
  profile: HtmlProfile,
  tag: string,
  attributes: Record<string, string>,
): Record<string, string> {
  const kept: Record<string, string> = {}
  const rules = profile.tags[tag]
  if (!rules) return kept
  for (const [name, value] of Object.entries(attributes)) {
    const keep = Object.hasOwn(rules, name)
      ? rules[name]
      : Object.hasOwn(profile.everywhere, name)
        ? profile.everywhere[name]
        : undefined
    const result = keep?.(value)
    if (result !== null && result !== undefined) kept[name] = result
  }
  return kept
}
