import type { Drawing, PageRef } from '../../contract/site-view.ts'
import { plainText } from '../../text/plain-text.ts'
import { publicUrl } from './address.ts'
import { type Body, homeOf, listingOf } from './bodies.ts'
import type { Facts } from './head.ts'
import { nothing, trusted, type Markup } from './markup.ts'
import type { Sheet } from './sheet.ts'
import { socialImage } from './social-image.ts'

type Node = Record<string, unknown>

/** What search engines are told of the page. `<` is written so that nothing in it can end the script element. */
export function jsonLdOf(sheet: Sheet, drawing: Drawing, facts: Facts, { sections }: Body): Markup {
  if (facts.noindex) return nothing
  const nodes = [
    ...siteNodes(sheet),
    ...postNodes(sheet, drawing, facts),
    ...crumbs(sheet, drawing, facts),
    ...questions(sections),
  ]
  if (nodes.length === 0) return nothing
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
  const safe = text.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  return trusted(`<script type="application/ld+json">${safe}</script>\n`)
}

const idOf = (sheet: Sheet, what: string): string => publicUrl(sheet.look, `/#${what}`)

function siteNodes(sheet: Sheet): Node[] {
  const { frame, look, path, locale, kind } = sheet
  if (kind !== 'page' || path !== homeOf(sheet)) return []
  const { logo, footer } = look.theme
  const facts = logo?.media ? frame.pictures[logo.media] : undefined
  const image = facts && publicUrl(look, `/media/${facts.sha256}/${facts.widths.at(-1) ?? facts.width}.webp`)
  const sameAs = footer.social.map(({ href }) => href).filter((href) => href.startsWith('https://'))
  return [
    {
      '@type': 'WebSite',
      '@id': idOf(sheet, 'site'),
      name: frame.name,
      url: publicUrl(look, path),
      inLanguage: locale,
      publisher: { '@id': idOf(sheet, 'organization') },
    },
    {
      '@type': 'Organization',
      '@id': idOf(sheet, 'organization'),
      name: frame.name,
      url: look.public_url,
      ...(image && { logo: image }),
      ...(sameAs.length > 0 && { sameAs }),
    },
  ]
}

function postNodes(sheet: Sheet, drawing: Drawing, facts: Facts): Node[] {
  if (drawing.kind !== 'post') return []
  const { card } = drawing.post
  const image = socialImage(sheet, drawing, facts)
  const site = {
    '@type': 'Organization',
    '@id': idOf(sheet, 'organization'),
    name: sheet.frame.name,
    url: sheet.look.public_url,
  }
  return [
    {
      '@type': 'BlogPosting',
      headline: card.title,
      ...(facts.description && { description: facts.description }),
      datePublished: card.published_at,
      dateModified: card.updated_at,
      inLanguage: card.language,
      wordCount: card.words,
      ...(card.tags.length > 0 && { keywords: card.tags.join(', ') }),
      ...(image && { image: image.url }),
      mainEntityOfPage: facts.canonical,
      author: site,
      publisher: site,
    },
  ]
}

function crumbs(sheet: Sheet, drawing: Drawing, { title, page }: Facts): Node[] {
  const { frame, look, path } = sheet
  const home = homeOf(sheet)
  if (path === home || drawing.kind === 'missing') return []
  const parent = parentOf(sheet, drawing, page)
  const trail = [
    { name: frame.name, path: home },
    ...(parent && parent.path !== home && parent.path !== path ? [{ name: parent.title, path: parent.path }] : []),
    { name: title, path },
  ]
  const items = trail.map((step, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: step.name,
    item: publicUrl(look, step.path),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: items }]
}

function parentOf(sheet: Sheet, { kind }: Drawing, page: PageRef | undefined): PageRef | undefined {
  if (kind !== 'page') return listingOf(sheet)
  const parent = page?.nav_parent_id ? sheet.look.page.get(page.nav_parent_id) : undefined
  return parent?.locale === sheet.locale ? parent : undefined
}

function questions(sections: Body['sections']): Node[] {
  const items = sections
    .filter(({ type, props }) => type === 'faq' && props.jsonld === true)
    .flatMap(({ props }) => props.items as { question: string; answer: string }[])
  if (items.length === 0) return []
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}
