import type { Drawing, PageRef, SeoFacts } from '../../contract/site-view.ts'
import { feedPath } from '../../text/site-address.ts'
import { publicUrl } from './address.ts'
import type { Body } from './bodies.ts'
import { cspOf } from './csp.ts'
import { iconLinks } from './favicon.ts'
import { jsonLdOf } from './json-ld.ts'
import { html, nothing, trusted, type Markup } from './markup.ts'
import { translationOf } from './navigation.ts'
import type { Sheet } from './sheet.ts'
import { socialImage } from './social-image.ts'
import { sectionCss, standaloneCss } from './theme-css.ts'

/** What the head says of a document, whatever kind of page it is. */
export interface Facts extends SeoFacts {
  kind: Drawing['kind']
  title: string
  /** In the tab and in search results. */
  full_title: string
  description: string | null
  canonical: string | null
  page: PageRef | undefined
}

/** Everything between `<head>` and `</head>`. */
export function headOf(sheet: Sheet, drawing: Drawing, body: Body): Markup {
  const facts = factsOf(sheet, drawing)
  const { theme, css } = sheet.look
  const isMissing = drawing.kind === 'missing'
  const types = body.sections.map(({ type }) => type)
  const own = isMissing ? standaloneCss(theme, `${sheet.root}fonts/`, types) : sectionCss(types)
  const sheetLink = !isMissing && html`<link rel="stylesheet" href="${sheet.root}${css.path}" />`
  // To the letter: its hash stands in the policy.
  const style = html`${sheetLink}${own !== '' && trusted(`<style>${own}</style>`)}`
  const { light, dark } = theme.colors
  return html`<meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${cspOf(sheet, body, own)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${facts.full_title}</title>
    ${facts.description && html`<meta name="description" content="${facts.description}" /> `}${facts.canonical && html`<link rel="canonical" href="${facts.canonical}" /> `}${(facts.noindex || isMissing) && html`<meta name="robots" content="noindex" /> `}${theme.mode !== 'dark' && html`<meta name="theme-color" content="${light.bg}" ${theme.mode === 'auto' && html` media="(prefers-color-scheme: light)"`} /> `}${theme.mode !== 'light' && html`<meta name="theme-color" content="${dark.bg}" ${theme.mode === 'auto' && html` media="(prefers-color-scheme: dark)"`} /> `}${style}
    ${iconLinks(sheet)}
    ${alternates(sheet, drawing, facts)}${feedLinks(sheet, drawing)}${isMissing ? nothing : cardOf(sheet, drawing, facts)}${isMissing ? nothing : jsonLdOf(sheet, drawing, facts, body)}`
}

function factsOf(sheet: Sheet, drawing: Drawing): Facts {
  const seo = seoOf(drawing)
  const title = titleOf(sheet, drawing)
  const shown = drawing.kind === 'tag' ? title : seo.meta_title?.trim() || title
  const { name } = sheet.frame
  const description = seo.meta_description?.trim() || (drawing.kind === 'post' ? drawing.post.card.excerpt : '') || null
  const numbered = withNumber(sheet, drawing, shown)
  return {
    ...seo,
    kind: drawing.kind,
    title,
    full_title: names(numbered, name) ? numbered : `${numbered} – ${name}`,
    description,
    canonical: drawing.kind === 'missing' ? null : canonicalOf(sheet, seo.canonical_url),
    page: drawing.kind === 'page' ? drawing.page.ref : undefined,
  }
}

/** Whether a title says the name of the site already; "Edinburgh" does not name "Ed". */
function names(title: string, name: string): boolean {
  const at = title.indexOf(name)
  const [before, after] = [title.slice(0, at), title.slice(at + name.length)]
  return at !== -1 && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)
}

const noSeo: SeoFacts = {
  meta_title: null,
  meta_description: null,
  canonical_url: null,
  og_image_url: null,
  noindex: false,
}

function seoOf(drawing: Drawing): SeoFacts {
  if (drawing.kind === 'page')
    return { ...drawing.page, canonical_url: drawing.page_number > 1 ? null : drawing.page.canonical_url }
  if (drawing.kind === 'post') return drawing.post
  return drawing.kind === 'tag' ? noSeo : { ...noSeo, meta_title: drawing.page?.meta_title ?? null }
}

function titleOf({ words }: Sheet, drawing: Drawing): string {
  if (drawing.kind === 'page') return drawing.page.ref.title
  if (drawing.kind === 'post') return drawing.post.card.title
  return drawing.kind === 'tag' ? words.tagged(drawing.tag) : (drawing.page?.ref.title ?? words.not_found)
}

function withNumber({ words }: Sheet, drawing: Drawing, title: string): string {
  const list = drawing.kind === 'tag' ? drawing.list : undefined
  const page = drawing.kind === 'page' ? drawing.page_number : (list?.page ?? 1)
  if (page <= 1) return title
  const lists = drawing.kind === 'page' ? Object.values(drawing.lists) : []
  const pages = list?.pages ?? Math.max(page, ...lists.map((one) => one.pages))
  return `${title}, ${words.page(page, pages)}`
}

/** The writer's own, whole or from the root of the site; else where the page lies. */
function canonicalOf({ look, path }: Sheet, own: string | null): string {
  if (own && /^https?:\/\//i.test(own) && URL.canParse(own)) return own
  return publicUrl(look, own && /^\/(?!\/)/.test(own) ? own : path)
}

/** The same page in other languages, for search engines. */
function alternates({ frame, look }: Sheet, drawing: Drawing, { page, noindex }: Facts): Markup {
  if (drawing.kind !== 'page' || drawing.page_number > 1 || !page || noindex) return nothing
  const pages = translationsOf(frame, page)
  if (pages.length < 2) return nothing
  const standard = standardOf(frame, pages)
  const line = (hreflang: string, path: string) =>
    html`<link rel="alternate" hreflang="${hreflang}" href="${publicUrl(look, path)}" /> `
  return html`${pages.map(({ locale, path }) => line(locale, path))}${line('x-default', standard.path)}`
}

/** The page and its translations, in the order of the languages. */
export const translationsOf = (frame: Sheet['frame'], page: PageRef): PageRef[] =>
  frame.locales.flatMap((locale) => {
    const found = locale === page.locale ? page : translationOf(frame, page, locale)
    return found && !found.noindex ? [found] : []
  })

/** Which of several translations is for readers of any other language: all of them name the same one. */
export const standardOf = (frame: Sheet['frame'], pages: readonly PageRef[]): PageRef =>
  pages.find(({ locale }) => locale === frame.default_locale) ?? pages[0]!

function feedLinks({ frame, root, locale }: Sheet, { kind }: Drawing): Markup {
  const hasPosts =
    kind === 'post' ||
    kind === 'tag' ||
    frame.pages.some((page) => page.page_type === 'blog_listing' && page.locale === locale)
  if (!hasPosts || kind === 'missing') return nothing
  const href = (type: 'xml' | 'json') => root + feedPath(locale, frame.default_locale, type).slice(1)
  return html`<link rel="alternate" type="application/rss+xml" title="${frame.name}" href="${href('xml')}" />
    <link rel="alternate" type="application/feed+json" title="${frame.name}" href="${href('json')}" /> `
}

/** How the page is shown where somebody shares its address. */
function cardOf(sheet: Sheet, drawing: Drawing, facts: Facts): Markup {
  const image = socialImage(sheet, drawing, facts)
  const property = (name: string, content: string | number | null | undefined) =>
    content && html`<meta property="${name}" content="${content}" /> `
  const post = drawing.kind === 'post' ? drawing.post.card : undefined
  return html`${property('og:type', post ? 'article' : 'website')}${property('og:site_name', sheet.frame.name)}${property('og:title', facts.meta_title?.trim() || facts.title)}${property('og:description', facts.description)}${property('og:url', facts.canonical)}${property('og:locale', sheet.locale.replace('-', '_'))}${property('og:image', image?.url)}${property('og:image:width', image?.width)}${property('og:image:height', image?.height)}${property('og:image:alt', image?.alt)}${property('article:published_time', post?.published_at)}${property('article:modified_time', post?.updated_at)}${post?.tags.map((tag) => property('article:tag', tag))}<meta
      name="twitter:card"
      content="${image ? 'summary_large_image' : 'summary'}"
    /> `
}
