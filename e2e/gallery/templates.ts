import type { SiteFrame } from '../../src/contract/site-view.ts'
import { draw } from '../../src/site/render/index.ts'
import type { SiteLocale } from '../../src/site/section.ts'
import type { TestStudio } from '../../src/testing/test-studio.ts'

export interface DrawnPage {
  /** In the site: `/about/`. */
  path: string
  html: string
  problems: string[]
}

export interface DrawnTemplate {
  frame: SiteFrame
  pages: DrawnPage[]
}

/** The site that somebody gets who takes this template, page by page; `base` is where it will be served. */
export async function drawTemplate(
  studio: TestStudio,
  { key, locale, base }: { key: string; locale: SiteLocale; base: string },
): Promise<DrawnTemplate> {
  const slug = `${key}-${locale}`
  const site = await studio.call('create_site_from_template', {
    name: slug,
    slug,
    template_key: key,
    default_locale: locale,
  })
  const plan = await studio.core.sites.plan(site.id)
  const frame = { ...plan.frame, name: nameOf(plan.frame), public_url: base }
  const paths = plan.files.map(({ path }) => path).filter((path) => !/\.(?:xml|json|txt)$/.test(path))
  const found = await studio.core.sites.load(plan, paths)
  const drawn = found.flatMap((one, at) => {
    if (one?.kind !== 'draw') return []
    const shown = { ...frame, pictures: { ...frame.pictures, ...one.pictures } }
    return { path: paths[at]!, ...draw(shown, one.drawing, { mode: 'live', clean_links: true }) }
  })
  const standing = new Set(drawn.map(({ path }) => path))
  const pages = drawn.map(({ path, html, links, problems }) => ({
    path,
    html,
    problems: [
      ...problems.filter(({ code }) => code !== 'slot').map(({ code, message }) => `${code}: ${message}`),
      ...links.filter((link) => !leads(link, standing)).map((link) => `dead link: ${link}`),
    ],
  }))
  return { frame, pages }
}

const leads = (link: string, standing: ReadonlySet<string>): boolean => {
  const path = link.replace(/#.*/, '')
  return standing.has(path) || /^\/(?:media|assets|fonts)\/|\.(?:xml|json|txt)$/.test(path)
}

/** A template has no name of its own yet: its home page does. */
const nameOf = ({ pages, name }: SiteFrame): string => pages.find(({ slug }) => slug === '')?.title ?? name
