import type { Section } from '../../src/contract/hosted-values.ts'
import type { Drawing, Drawn, PageRef, PostCard, SiteFrame } from '../../src/contract/site-view.ts'
import { definitionOf, library } from '../../src/site/library.ts'
import { draw } from '../../src/site/render/index.ts'
import type { SiteLocale } from '../../src/site/section.ts'
import { readTheme } from '../../src/site/theme/parse.ts'
import { presets } from '../../src/site/theme/presets.ts'
import type { PresetKey } from '../../src/site/theme/schema.ts'
import { views } from '../../src/site/views.ts'

/** A page that shows one section type in one of its variants. */
export interface Show {
  type: string
  variant: string
  preset: PresetKey
  tone?: 'light' | 'dark' | 'accent'
  locale?: SiteLocale
}

export const presetKeys = Object.keys(presets) as PresetKey[]

/** Every type that has a look of its own, in every variant. */
export const variants: readonly { type: string; variant: string }[] = library
  .filter(({ type }) => type !== 'shared')
  .flatMap(({ type, variants: names }) => names.map((variant) => ({ type, variant })))

/** Small scripts of this section. */
export const hasIslands = ({ type, variant }: Show): boolean =>
  (views[type]?.islands?.(sectionOf(type, { variant }).props) ?? []).length > 0

/** `show` on a page of its own: alone but for what it cannot be without. */
export function drawShow(show: Show): Drawn & { frame: SiteFrame } {
  const frame = frameOf(show)
  const { ref, drawing } = pageOf(show)
  return { frame: { ...frame, pages: [ref] }, ...draw({ ...frame, pages: [ref] }, drawing, options) }
}

const options = { mode: 'live', clean_links: true } as const
const MOMENT = '2026-05-12T08:00:00.000Z'

function frameOf({ preset, locale = 'en' }: Show): SiteFrame {
  return {
    site_id: 1,
    slug: 'gallery',
    name: 'Gallery',
    default_locale: locale,
    locales: [locale],
    theme: { ...readTheme({ preset, mode: 'auto', header: { logo: 'none' }, footer: { theme_toggle: false } }) },
    public_url: 'https://gallery.example/',
    analytics_token: null,
    pages: [],
    post_folders: { [locale]: '/notes/' },
    pictures: {},
    shared: {},
    feed_text: 'full',
  }
}

function pageOf({ type, variant, tone, locale = 'en' }: Show): { ref: PageRef; drawing: Drawing } {
  const ref: PageRef = {
    id: 1,
    locale,
    slug: '',
    path: '/',
    title: `${definitionOf(type)!.title}, ${variant}`,
    page_type: 'standard',
    status: 'published',
    nav_order: null,
    nav_parent_id: null,
    translation_group: null,
    noindex: false,
    updated_at: MOMENT,
  }
  const shown = sectionOf(type, { variant, ...(tone && { tone }) }, locale)
  // A table of contents lists what stands on its page.
  const sections = type === 'toc' ? [shown, sectionOf('rich_text', {}, locale, 'text')] : [shown]
  const page = {
    ref,
    sections,
    background: null,
    checked: true,
    meta_title: null,
    meta_description: null,
    canonical_url: null,
    og_image_url: null,
    noindex: false,
  }
  const list = { posts: [1, 2, 3, 4, 5].map((id) => cardOf(id, locale)), page: 1, pages: 3, base: '/' }
  return { ref, drawing: { kind: 'page', page, lists: { shown: list }, page_number: 1 } }
}

function sectionOf(type: string, more: Record<string, unknown>, locale: SiteLocale = 'en', id = 'shown'): Section {
  const { sample, props, version } = definitionOf(type)!
  return { id, type, version, props: props.parse({ ...sample[locale], ...more }) }
}

const titles: Record<SiteLocale, readonly string[]> = {
  en: ['First frost', 'A bus that comes when it is called', 'What you hear at five in the morning', 'Gates', 'Honey'],
  uk: ['Перший мороз', 'Автобус, що приїздить на дзвінок', 'Що чути о п’ятій ранку', 'Хвіртки', 'Мед'],
  de: ['Erster Frost', 'Ein Rufbus mit Orgelbaumeisterin', 'Was man um fünf Uhr hört', 'Gartentore', 'Honig'],
}

const cardOf = (id: number, locale: SiteLocale): PostCard => ({
  id,
  locale,
  language: locale,
  path: `/notes/${id}/`,
  title: titles[locale][id - 1]!,
  excerpt: definitionOf('hero')!.sample[locale].subheading as string,
  published_at: MOMENT,
  updated_at: MOMENT,
  tags: [],
  words: 420,
  picture: null,
  noindex: false,
})
