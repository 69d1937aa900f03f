import { describe, expect, it } from 'vitest'
import type { TemplateContent, TemplatePage } from '../../contract/hosted-values.ts'
import { sanitiseArticle } from '../../text/sanitise.ts'
import { isSlug } from '../../text/slug.ts'
import { catalog } from '../catalog.ts'
import { flawsOf, textsOf } from '../language.fixtures.ts'
import { siteLocales } from '../section.ts'
import { templates } from './index.ts'

type Loose = { type: string; props: Record<string, unknown> }
const sectionsOf = (page: TemplatePage) => page.sections as readonly Loose[]

const hrefsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'href') return [inner as string]
    if (typeof inner === 'string') return [...inner.matchAll(/href="([^"]*)"/g)].map((match) => match[1]!)
    return hrefsOf(inner)
  })
}

const anchorsOf = (page: TemplatePage | undefined) => (page ? sectionsOf(page).map(({ props }) => props.anchor) : [])

function deadLinks(content: TemplateContent): string[] {
  const bySlug = new Map(content.pages.map((page) => [page.slug, page]))
  const dead = (href: string, here?: TemplatePage) => {
    const inside = /^(?:\/(?:([a-z0-9-]+)\/)?)?(?:#([a-z0-9-]+))?$/.exec(href)
    if (!inside) return href.startsWith('/') || href.startsWith('#')
    const page = href.startsWith('#') ? here : bySlug.get(inside[1] ?? '')
    return !page || (inside[2] !== undefined && !anchorsOf(page).includes(inside[2]))
  }
  return [
    ...hrefsOf(content.theme_config).filter((href) => dead(href)),
    ...content.pages.flatMap((page) => hrefsOf(page.sections).filter((href) => dead(href, page))),
  ]
}

const spoken = templates.flatMap((template) =>
  siteLocales.map((locale) => [template.key, locale, template.content[locale]!, template] as const),
)

describe.each(spoken)('the template %s in %s', (_, locale, content, template) => {
  it('passes the catalogue, page by page, and its theme does', () => {
    const wrong = content.pages.flatMap((page) =>
      page.sections.flatMap((section) => {
        const checked = catalog.parse({ ...(section as object), id: 'a' })
        return checked.ok ? [] : checked.issues.map((issue) => [page.slug, (section as Loose).type, issue])
      }),
    )
    expect(wrong).toEqual([])
    expect(catalog.parseTheme({ ...template.theme_config, ...content.theme_config })).toMatchObject({ ok: true })
  })

  it('has one home, a page for wrong addresses and at least three others, with places in the navigation', () => {
    const slugs = content.pages.map(({ slug }) => slug)
    expect(slugs.filter((slug) => slug === '')).toHaveLength(1)
    expect(slugs.filter((slug) => slug === '404')).toHaveLength(1)
    expect(slugs.length).toBeGreaterThanOrEqual(5)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs.filter(Boolean)) expect([slug, isSlug(slug)]).toEqual([slug, true])
    const places = content.pages.map(({ nav_order }) => nav_order).filter((place) => place !== null)
    expect(new Set(places).size).toBe(places.length)
    expect(content.pages.find(({ slug }) => slug === '404')!.nav_order).toBeNull()
  })

  it('leads nowhere that does not exist', () => {
    expect(deadLinks(content)).toEqual([])
  })

  it('keeps who is responsible for the site one link away, in the footer of every page', () => {
    const { legal } = content.theme_config.footer as { legal: string }
    const [slug] = hrefsOf({ legal }).map((href) => href.slice(1, -1))
    const page = content.pages.find((one) => one.slug === slug)!
    expect(page.nav_order).toBeNull()
    expect(JSON.stringify(page.sections).match(/\[[^[\]"{}]+\]/g)!.length).toBeGreaterThanOrEqual(8)
  })

  it('gives every page a heading, a title of its own and a description that search engines show whole', () => {
    for (const page of content.pages) {
      const headings = sectionsOf(page).filter(({ type, props }) => type === 'hero' && props.heading)
      expect([page.slug, headings.length]).toEqual([page.slug, 1])
      expect([page.slug, page.meta_description!.length >= 30 && page.meta_description!.length <= 160]).toEqual([
        page.slug,
        true,
      ])
    }
    expect(new Set(content.pages.map(({ title }) => title)).size).toBe(content.pages.length)
  })

  it('is written in its language', () => {
    const flaws = textsOf(content).flatMap(([path, words]) => flawsOf(locale, words).map((flaw) => `${path}: ${flaw}`))
    expect(flaws).toEqual([])
  })

  it('has posts only where there is a list for them, as clean HTML that is worth reading', () => {
    const listings = content.pages.filter(({ page_type }) => page_type === 'blog_listing')
    expect(listings.length).toBe(content.posts.length > 0 ? 1 : 0)
    for (const { title, slug, content: html, meta_title, meta_description, keywords } of content.posts) {
      expect([title, html]).toEqual([title, sanitiseArticle(html)])
      expect([title, html.length > 600]).toEqual([title, true])
      expect([slug, isSlug(slug!)]).toEqual([slug, true])
      expect([title, meta_title.length <= 60 && meta_description.length <= 160 && keywords.length > 0]).toEqual([
        title,
        true,
      ])
    }
  })
})

describe.each(templates)('the template $key', ({ content, locales, category }) => {
  it('says the same in each language', () => {
    const shape = ({ pages, posts }: TemplateContent) => ({
      pages: pages.map((page) => [
        page.page_type,
        page.nav_order,
        sectionsOf(page).map(({ type, props }) => [type, props.variant, Object.keys(props)]),
      ]),
      posts: posts.length,
    })
    expect(locales).toEqual(siteLocales)
    expect(shape(content.uk!)).toEqual(shape(content.en!))
    expect(shape(content.de!)).toEqual(shape(content.en!))
    expect(new Set(siteLocales.map((locale) => content[locale]!.description)).size).toBe(3)
    expect(['business', 'portfolio', 'blog', 'landing', 'community']).toContain(category)
  })
})

it('a dead link would be found', () => {
  const content = templates[0]!.content.en!
  const broken = { ...content, theme_config: { header: { cta: { label: 'x', href: '/nowhere/' } } } }
  expect(deadLinks(broken)).toEqual(['/nowhere/'])
})

it('the gallery holds the fourteen, at least one in each category', () => {
  const byCategory = Object.groupBy(templates, ({ category }) => category)
  expect(Object.entries(byCategory).map(([category, list]) => [category, list!.map(({ key }) => key)])).toEqual([
    ['business', ['studio', 'clinic', 'law-office', 'trades']],
    ['portfolio', ['photographer', 'writer', 'designer']],
    ['blog', ['journal', 'magazine', 'newsletter']],
    ['landing', ['product-launch', 'event', 'course']],
    ['community', ['charity']],
  ])
})
