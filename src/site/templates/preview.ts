import type { SiteTemplate, TemplateContent, TemplatePage, TemplatePost } from '../../contract/hosted-values.ts'
import type { Drawing, PageContent, PageRef, PostCard, PostList, SiteFrame } from '../../contract/site-view.ts'
import { countHtmlWords } from '../../text/count-words.ts'
import { pagePath, postFolder, tagPath, tagSlug } from '../../text/site-address.ts'
import { slugify } from '../../text/slug.ts'
import { parseBackground, parseSection } from '../parse.ts'
import { readTheme } from '../theme/parse.ts'

/** A template as the site that it would become, without one being made. */
export interface TemplatePreview {
  frame: SiteFrame
  /** What stands at a path from the root of the site, with a slash at both ends. */
  at(path: string): Drawing | null
  missing: Drawing
}

export interface PreviewWish {
  locale: string
  /** Where it will be served, with a slash at the end. */
  public_url: string
  /** When its posts appeared: they all do at once, as in a new site. ISO. */
  now: string
}

type Post = { card: PostCard; source: TemplatePost }

const RELATED = 3

/** Null: the template does not speak this language. */
export function previewTemplate(template: SiteTemplate, wish: PreviewWish): TemplatePreview | null {
  const content = template.locales.includes(wish.locale) ? template.content[wish.locale] : undefined
  if (!content) return null
  const { locale } = wish
  const pages = content.pages.map((page, at) => pageOf(page, at, wish))
  const listing = pages.find(({ ref }) => ref.page_type === 'blog_listing') ?? null
  const folder = postFolder(locale, listing?.ref.slug ?? null, locale)
  const posts = postsOf(content, folder, wish)
  const drawings = new Map<string, Drawing>([
    ...pages.map((page): [string, Drawing] => [page.ref.path, pageDrawing(page, posts)]),
    ...posts.map((post, at): [string, Drawing] => [post.card.path, postDrawing(posts, post, at)]),
    ...tagDrawings(posts, { listing, folder, locale }),
  ])
  const lost = pages.find(({ ref }) => ref.slug === '404') ?? null
  return {
    frame: frameOf(template, content, { pages, folder, wish }),
    at: (path) => drawings.get(path) ?? null,
    missing: { kind: 'missing', page: lost, locale },
  }
}

interface Parts {
  pages: readonly PageContent[]
  folder: string
  wish: PreviewWish
}

function frameOf(template: SiteTemplate, content: TemplateContent, { pages, folder, wish }: Parts): SiteFrame {
  const refs = pages.map(({ ref }) => ref)
  const place = ({ nav_order }: PageRef) => nav_order ?? Infinity
  return {
    site_id: 0,
    slug: template.key,
    // It has no name before somebody gives it one: its home page has.
    name: refs.find(({ slug }) => slug === '')?.title ?? content.name,
    default_locale: wish.locale,
    locales: [wish.locale],
    theme: { ...readTheme({ ...template.theme_config, ...content.theme_config }) },
    public_url: wish.public_url,
    analytics_token: null,
    pages: refs.toSorted((a, b) => place(a) - place(b) || a.id - b.id),
    post_folders: { [wish.locale]: folder },
    pictures: {},
    shared: {},
    feed_text: 'full',
  }
}

const noSeo = { canonical_url: null, og_image_url: null, noindex: false }

function pageOf(page: TemplatePage, at: number, { locale, now }: PreviewWish): PageContent {
  const { slug, title, page_type, nav_order } = page
  const background = page.background ? parseBackground(page.background) : null
  return {
    ref: {
      id: at + 1,
      locale,
      slug,
      title,
      page_type,
      nav_order,
      updated_at: now,
      path: pagePath({ locale, slug }, locale),
      status: 'published',
      nav_parent_id: null,
      translation_group: null,
      noindex: false,
    },
    background: background?.ok ? background.value : null,
    sections: page.sections.flatMap((section, place) => {
      const read = parseSection({ ...(section as object), id: `s${place + 1}` })
      return read.ok ? [read.value] : []
    }),
    checked: true,
    meta_title: page.meta_title ?? null,
    meta_description: page.meta_description ?? null,
    ...noSeo,
  }
}

/** Newest first: of those that appear at once, the last. */
const postsOf = ({ posts }: TemplateContent, folder: string, { locale, now }: PreviewWish): Post[] =>
  posts
    .map((source, at): Post => {
      const { title, slug, content, meta_description, keywords } = source
      const card = {
        id: at + 1,
        locale,
        title,
        language: locale,
        published_at: now,
        updated_at: now,
        path: `${folder}${slug ?? slugify(title, locale)}/`,
        excerpt: meta_description,
        tags: [...keywords],
        words: countHtmlWords(content, locale),
        picture: null,
        noindex: false,
      }
      return { card, source }
    })
    .toReversed()

const cardsOf = (posts: readonly Post[]): PostCard[] => posts.map(({ card }) => card)

const whole = (posts: readonly PostCard[]): PostList => ({ posts: [...posts], page: 1, pages: 1, base: null })

function pageDrawing(page: PageContent, posts: readonly Post[]): Drawing {
  const lists = page.sections.flatMap(({ id, type, props }): [string, PostList][] => {
    if (type !== 'posts' && type !== 'related_posts') return []
    const { kind, tag } = (props.source ?? {}) as { kind?: string; tag?: string }
    const cards = cardsOf(posts).filter(({ tags }) => kind !== 'tag' || tags.includes(tag!))
    return [[id, whole(cards.slice(0, props.count as number))]]
  })
  return { kind: 'page', page, lists: Object.fromEntries(lists), page_number: 1 }
}

function postDrawing(posts: readonly Post[], { card, source }: Post, at: number): Drawing {
  const shared = ({ tags }: PostCard) => tags.filter((tag) => card.tags.includes(tag)).length
  const others = cardsOf(posts).filter(({ id }) => id !== card.id)
  return {
    kind: 'post',
    post: {
      card,
      content: source.content,
      checked: false,
      meta_title: source.meta_title,
      meta_description: source.meta_description,
      ...noSeo,
    },
    newer: posts[at - 1]?.card ?? null,
    older: posts[at + 1]?.card ?? null,
    related: others.toSorted((a, b) => shared(b) - shared(a)).slice(0, RELATED),
  }
}

function tagDrawings(
  posts: readonly Post[],
  { listing, folder, locale }: { listing: PageContent | null; folder: string; locale: string },
): [string, Drawing][] {
  const cards = cardsOf(posts)
  return [...new Set(cards.flatMap(({ tags }) => tags))].map((tag) => {
    const path = tagPath(folder, tag, locale)
    const among = cards.filter(({ tags }) => tags.some((one) => tagSlug(one, locale) === tagSlug(tag, locale)))
    return [path, { kind: 'tag', listing, locale, tag, path, list: whole(among) }]
  })
}
