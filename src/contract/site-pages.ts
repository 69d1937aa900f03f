import * as z from 'zod'
import { HostedPage, HostedPageDetail, seoWish } from './hosted-pages.ts'
import { Section, SectionWish } from './hosted-values.ts'
import { operation } from './operation.ts'
import { Deleted, Id, LanguageCode, Timestamp } from './values.ts'

/** What the writer changed of a live page and has not published yet. */
export const PageDraft = z.object({
  title: z.string(),
  sections: z.array(Section),
  background: z.record(z.string(), z.unknown()).nullable(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  canonical_url: z.string().nullable(),
  og_image_url: z.string().nullable(),
  noindex: z.boolean(),
})
export type PageDraft = z.infer<typeof PageDraft>

/** One difference between the draft and what is live. */
export const PageChange = z.object({
  what: z.enum(['section_added', 'section_removed', 'section_changed', 'section_moved', 'title', 'background', 'seo']),
  section_id: z.string().nullable(),
  /** Type of the section, or null. */
  type: z.string().nullable(),
})
export type PageChange = z.infer<typeof PageChange>

/** A page as the builder works on it: `sections`, `title` and the rest are the live ones; the draft stands beside. */
export const StudioPage = HostedPageDetail.extend({
  nav_parent_id: Id.nullable(),
  translation_group: z.string().nullable(),
  /** Null: nothing waits to be published (a page that is no draft), or the page itself is a draft. */
  draft: PageDraft.nullable(),
  changes: z.array(PageChange),
  /** The page went live with other content after the draft was begun: over the API, by MCP, or in another window. */
  overtaken_by: z.string().nullable(),
})
export type StudioPage = z.infer<typeof StudioPage>

export const ListedPage = HostedPage.extend({
  nav_parent_id: Id.nullable(),
  translation_group: z.string().nullable(),
  has_draft: z.boolean(),
  /** Of a live page: the title that waits to be published, if it is another one. */
  draft_title: z.string().nullable(),
  sections: z.int().meta({ description: 'How many there are' }),
})
export type ListedPage = z.infer<typeof ListedPage>

/** What a step of the history is called in the window: `history.{act}`. */
export const HistoryAct = z.enum([
  'edit_section',
  'add_section',
  'remove_section',
  'move_section',
  'duplicate_section',
  'hide_section',
  'paste_section',
  'change_variant',
  'edit_page',
  'edit_seo',
  'create_page',
  'duplicate_page',
  'translate_page',
  'delete_page',
  'publish_page',
  'unpublish_page',
  'discard_draft',
  'restore_version',
  'arrange_navigation',
  'change_theme',
  'change_site',
  'share_section',
  'edit_shared',
  'detach_shared',
  'delete_shared',
  'change_redirects',
])
export type HistoryAct = z.infer<typeof HistoryAct>

export const HistoryStep = z.object({
  id: Id,
  act: HistoryAct,
  /** Title of the page, name of the section, or empty. */
  subject: z.string(),
  page_id: Id.nullable(),
  made_by: z.string(),
  /** The last change that was joined to it. */
  at: Timestamp,
  undone: z.boolean(),
})
export type HistoryStep = z.infer<typeof HistoryStep>

export const SiteHistory = z.object({
  undo: HistoryStep.nullable().meta({ description: 'What Undo takes back' }),
  redo: HistoryStep.nullable(),
  steps: z.array(HistoryStep).meta({ description: 'Newest first, at most 200' }),
})
export type SiteHistory = z.infer<typeof SiteHistory>

const site = { site_id: Id }
const page = { ...site, page_id: Id }
const gesture = z
  .string()
  .max(60)
  .optional()
  .meta({ description: 'Changes of one gesture are one step of the history, such as a burst of typing' })

export const sitePageOperations = {
  list_site_pages: operation({
    http: 'GET /hosted/sites/{site_id}/pages',
    area: 'Studio',
    summary: 'List the pages of a site for the studio, with drafts, nesting and translations.',
    scope: 'studio',
    input: z.strictObject(site),
    output: z.array(ListedPage),
  }),
  open_page: operation({
    http: 'GET /hosted/sites/{site_id}/pages/{page_id}/open',
    area: 'Studio',
    summary: 'Read one page with what was changed of it and is not live yet.',
    scope: 'studio',
    input: z.strictObject(page),
    output: StudioPage,
  }),
  save_page: operation({
    http: 'PATCH /hosted/sites/{site_id}/pages/{page_id}',
    area: 'Studio',
    summary: 'Change what a page says. Of a live page this is its draft; visitors see it when it is published.',
    scope: 'studio',
    bodyLimit: 5_000_000,
    input: z.strictObject({
      ...page,
      title: z.string().trim().min(1).max(200).optional(),
      sections: z.array(SectionWish).max(200).optional(),
      background: z.record(z.string(), z.unknown()).nullable().optional(),
      ...seoWish,
      act: HistoryAct.default('edit_page'),
      gesture,
    }),
    output: StudioPage,
  }),
  change_page_address: operation({
    http: 'PUT /hosted/sites/{site_id}/pages/{page_id}/address',
    area: 'Studio',
    summary: 'Give a page another address. One that was ever live leaves a redirect.',
    scope: 'studio',
    input: z.strictObject({
      ...page,
      slug: z.string().max(80),
      page_type: z.enum(['standard', 'blog_listing']).optional(),
    }),
    output: StudioPage,
  }),
  publish_page: operation({
    http: 'POST /hosted/sites/{site_id}/pages/{page_id}/publish',
    area: 'Studio',
    summary: 'Let visitors see the page as it stands in the studio.',
    scope: 'studio',
    input: z.strictObject(page),
    output: StudioPage,
  }),
  unpublish_page: operation({
    http: 'POST /hosted/sites/{site_id}/pages/{page_id}/unpublish',
    area: 'Studio',
    summary: 'Take a page off the site. It stays in the studio as a draft.',
    scope: 'studio',
    input: z.strictObject(page),
    output: StudioPage,
  }),
  discard_page_draft: operation({
    http: 'POST /hosted/sites/{site_id}/pages/{page_id}/discard-draft',
    area: 'Studio',
    summary: 'Go back to what is live.',
    scope: 'studio',
    input: z.strictObject(page),
    output: StudioPage,
  }),
  duplicate_page: operation({
    http: 'POST /hosted/sites/{site_id}/pages/{page_id}/duplicate',
    area: 'Studio',
    summary: 'Copy a page as a draft.',
    scope: 'studio',
    status: 201,
    input: z.strictObject(page),
    output: StudioPage,
  }),
  translate_page: operation({
    http: 'POST /hosted/sites/{site_id}/pages/{page_id}/translate',
    area: 'Studio',
    summary: 'Copy a page into another language as a draft; the two know each other from then on.',
    scope: 'studio',
    status: 201,
    input: z.strictObject({ ...page, locale: LanguageCode }),
    output: StudioPage,
  }),
  restore_page_version: operation({
    http: 'POST /hosted/sites/{site_id}/pages/{page_id}/versions/{version_id}/restore',
    area: 'Studio',
    summary: 'Take the sections of an older version into the draft.',
    scope: 'studio',
    input: z.strictObject({ ...page, version_id: Id }),
    output: StudioPage,
  }),
  remove_page: operation({
    http: 'DELETE /hosted/sites/{site_id}/pages/{page_id}',
    area: 'Studio',
    summary: 'Delete a page. Undo brings it back with its content.',
    scope: 'studio',
    input: z.strictObject(page),
    output: Deleted,
  }),
  arrange_navigation: operation({
    http: 'PUT /hosted/sites/{site_id}/navigation',
    area: 'Studio',
    summary: 'Set which pages of a language stand in the navigation, in which order, and below which other one.',
    scope: 'studio',
    input: z.strictObject({
      ...site,
      locale: LanguageCode,
      pages: z
        .array(z.strictObject({ page_id: Id, parent_id: Id.nullable().default(null) }))
        .max(1_000)
        .meta({ description: 'Those in the navigation, in order; the others are left out of it' }),
    }),
    output: z.array(ListedPage),
  }),

  get_site_history: operation({
    http: 'GET /hosted/sites/{site_id}/history',
    area: 'Studio',
    summary: 'What was done to a site, by whom, and what Undo and Redo would do.',
    scope: 'studio',
    input: z.strictObject(site),
    output: SiteHistory,
  }),
  undo_site: operation({
    http: 'POST /hosted/sites/{site_id}/undo',
    area: 'Studio',
    summary: 'Take back the last step of a site. Refused when something else was changed in the same place since.',
    scope: 'studio',
    input: z.strictObject(site),
    output: SiteHistory.extend({ done: HistoryStep }),
  }),
  redo_site: operation({
    http: 'POST /hosted/sites/{site_id}/redo',
    area: 'Studio',
    summary: 'Do again what was taken back.',
    scope: 'studio',
    input: z.strictObject(site),
    output: SiteHistory.extend({ done: HistoryStep }),
  }),
}
