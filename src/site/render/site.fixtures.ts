import { HtmlValidate } from 'html-validate'
import type { Section } from '../../contract/hosted-values.ts'
import type { Drawing, PageContent, PageRef, PictureFacts, PostCard, SiteFrame } from '../../contract/site-view.ts'
import { definitionOf } from '../library.ts'
import { readTheme } from '../theme/parse.ts'
import type { DrawOptions } from './sheet.ts'

export const live: DrawOptions = { mode: 'live', clean_links: false }

const NOW = '2026-05-12T08:00:00.000Z'

export const testRef = (given: Partial<PageRef> = {}): PageRef => ({
  id: 1,
  locale: 'en',
  slug: '',
  path: '/',
  title: 'Bees in the city',
  page_type: 'standard',
  status: 'published',
  nav_order: 1,
  nav_parent_id: null,
  translation_group: null,
  noindex: false,
  updated_at: NOW,
  ...given,
})

export const picture: PictureFacts = {
  sha256: 'a'.repeat(64),
  width: 2400,
  height: 1600,
  mime: 'image/jpeg',
  alt: 'Two hives below an apple tree',
  widths: [320, 640, 960, 1600],
}

/** A site in English and German with a blog, a page below another one, and one picture. */
export function testFrame(given: Partial<SiteFrame> = {}, theme: Record<string, unknown> = {}): SiteFrame {
  return {
    site_id: 1,
    slug: 'bees',
    name: 'Bee Journal',
    default_locale: 'en',
    locales: ['en', 'de'],
    theme: { ...readTheme(theme) },
    public_url: 'https://bees.example/',
    analytics_token: null,
    pages: [
      testRef({ translation_group: 'home' }),
      testRef({ id: 2, slug: 'about', path: '/about/', title: 'About', nav_order: 2, translation_group: 'about' }),
      testRef({ id: 3, slug: 'notes', path: '/notes/', title: 'Notes', nav_order: 3, page_type: 'blog_listing' }),
      testRef({ id: 4, slug: 'people', path: '/people/', title: 'People', nav_order: 4, nav_parent_id: 2 }),
      testRef({ id: 5, locale: 'de', path: '/de/', title: 'Bienen in der Stadt', translation_group: 'home' }),
      testRef({
        id: 6,
        locale: 'de',
        slug: 'ueber',
        path: '/de/ueber/',
        title: 'Über uns',
        translation_group: 'about',
      }),
    ],
    post_folders: { en: '/notes/', de: '/de/posts/' },
    pictures: { [picture.sha256]: picture },
    shared: {},
    feed_text: 'full',
    ...given,
  }
}

const noSeo = { meta_title: null, meta_description: null, canonical_url: null, og_image_url: null, noindex: false }

export const testSection = (type: string, props: Record<string, unknown>, id = 'one'): Section => {
  const definition = definitionOf(type)!
  return { id, type, version: definition.version, props: definition.props.parse(props) }
}

/** What nobody has checked: as it may lie in the database. */
export const rawSection = (type: string, props: unknown, id = 'raw'): Section =>
  ({ id, type, version: 1, props }) as Section

export const testPage = (given: Partial<PageContent> = {}): PageContent => ({
  ...noSeo,
  ref: testRef(),
  background: null,
  sections: [],
  checked: true,
  ...given,
})

export const pageDrawing = (
  given: Partial<PageContent> = {},
  lists: Extract<Drawing, { kind: 'page' }>['lists'] = {},
  page_number = 1,
): Drawing => ({ kind: 'page', page: testPage(given), lists, page_number })

export const testCard = (given: Partial<PostCard> = {}): PostCard => ({
  id: 1,
  locale: 'en',
  language: 'en',
  path: '/notes/first-frost/',
  title: 'First frost',
  excerpt: 'What the bees do when the grass is white.',
  published_at: NOW,
  updated_at: '2026-05-14T08:00:00.000Z',
  tags: ['winter', 'hives'],
  words: 640,
  picture: null,
  noindex: false,
  ...given,
})

export const postDrawing = (content: string, card: Partial<PostCard> = {}, checked = true): Drawing => ({
  kind: 'post',
  post: { ...noSeo, card: testCard(card), content, checked },
  newer: null,
  older: testCard({ id: 2, path: '/notes/swarm/', title: 'A swarm in May' }),
  related: [testCard({ id: 3, path: '/notes/honey/', title: 'Honey' })],
})

/** Reports its rules; each that is off says why. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Boolean attributes and trailing blanks are the writer's taste, not the reader's matter.
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-spacing': 'off',
    // The doctype is written in small letters, as in the standard.
    'doctype-style': 'off',
    // Custom properties stand in style attributes.
    'no-inline-style': 'off',
    // A page that is left alone for ever has a long title now and then; the editor counts its letters.
    'long-title': 'off',
    // The hidden form of a menu is not shown together with the wide one.
    'unique-landmark': 'error',
  },
})

/** What a validator of HTML objects to in a whole document. */
export const objectionsTo = (document: string): string[] =>
  validator
    .validateStringSync(document)
    .results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`))
