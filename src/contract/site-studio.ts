import * as z from 'zod'
import { HostedPost } from './hosted-posts.ts'
import { Section, SectionId, SectionWish } from './hosted-values.ts'
import { operation } from './operation.ts'
import { PostCard, SiteFrame } from './site-view.ts'
import { StudioPage } from './site-pages.ts'
import { Deleted, Id, Timestamp } from './values.ts'

const site = { site_id: Id }

const scheduled = {
  publish_at: Timestamp.nullable(),
  schedule_note: z.string().nullable().meta({ description: 'Why it did not go live when its time had come' }),
}
/** A post as the studio lists it. */
export const ListedPost = HostedPost.extend({ ...scheduled, language: z.string(), words: z.int() })
export type ListedPost = z.infer<typeof ListedPost>

export const SharedSection = z.object({
  id: Id,
  site_id: Id,
  name: z.string(),
  section: Section,
  revision: z.int(),
  used_on: z.array(z.object({ page_id: Id, title: z.string() })),
  updated_at: Timestamp,
})
export type SharedSection = z.infer<typeof SharedSection>

export const Redirect = z.object({
  id: Id,
  from_path: z.string(),
  to_path: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
  /** `moved`: a change of address made it. */
  origin: z.enum(['moved', 'hand', 'import']),
  made_by: z.string(),
  created_at: Timestamp,
})
export type Redirect = z.infer<typeof Redirect>

export const SiteProblem = z.object({
  /** Errors stop an export; warnings are told. */
  level: z.enum(['error', 'warning']),
  code: z.enum([
    'broken_section',
    'broken_link',
    'missing_picture',
    'missing_alt',
    'slot',
    'contrast',
    'no_home',
    'missing_translation',
    'dead_navigation',
    'no_description',
    'dated',
  ]),
  page_id: Id.nullable(),
  post_id: Id.nullable(),
  section_id: z.string().nullable(),
  field: z.string().nullable(),
  /** Path of the file: `/about/`. */
  path: z.string().nullable(),
  message: z.string(),
})
export type SiteProblem = z.infer<typeof SiteProblem>

/** What stops an export unless it is told to go on. Everything else is a warning. */
const errors: ReadonlySet<SiteProblem['code']> = new Set([
  'broken_section',
  'broken_link',
  'missing_picture',
  'contrast',
  'no_home',
  'dead_navigation',
])
export const problemLevel = (code: SiteProblem['code']): SiteProblem['level'] =>
  errors.has(code) ? 'error' : 'warning'

export const SiteExport = z.object({
  id: Id,
  site_id: Id,
  target: z.enum(['folder', 'zip']),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  /** 0 to 100. */
  progress: z.int(),
  /** Where the files are; null for a ZIP. */
  folder: z.string().nullable(),
  base_url: z.string(),
  clean_links: z.boolean(),
  files: z.int(),
  /** Of `files`: those that were new or changed. */
  written: z.int(),
  removed: z.int(),
  bytes: z.int(),
  /** Milliseconds of work. */
  took_ms: z.int(),
  problems: z.array(SiteProblem),
  error: z.string().nullable(),
  /** Pages, posts and settings that were changed after it. */
  changes_since: z.int(),
  created_at: Timestamp,
  finished_at: Timestamp.nullable(),
})
export type SiteExport = z.infer<typeof SiteExport>

export const siteStudioOperations = {
  get_canvas: operation({
    http: 'GET /hosted/sites/{site_id}/canvas',
    area: 'Studio',
    summary: 'All that the builder needs to draw pages of a site: drafts and pictures included.',
    scope: 'studio',
    input: z.strictObject(site),
    output: z.object({
      frame: SiteFrame,
      /** Newest first, at most 60 of each language. */
      posts: z.array(PostCard),
      /** Address of the empty frame that the builder fills. */
      canvas_url: z.string(),
      /** Address below which drafts of this site can be seen, for the studio alone. Ends in `/`. */
      draft_url: z.string(),
      /** Where the live site is. Ends in `/`. */
      live_url: z.string(),
      /** The same for browsers that do not find `{slug}.localhost`. */
      fallback_url: z.string(),
    }),
  }),

  list_shared_sections: operation({
    http: 'GET /hosted/sites/{site_id}/shared-sections',
    area: 'Studio',
    summary: 'Sections that are stored once for the whole site, with the pages that show them.',
    scope: 'studio',
    input: z.strictObject(site),
    output: z.array(SharedSection),
  }),
  share_section: operation({
    http: 'POST /hosted/sites/{site_id}/pages/{page_id}/sections/{section_id}/share',
    area: 'Studio',
    summary: 'Store a section of a page once for the whole site and let the page refer to it.',
    scope: 'studio',
    status: 201,
    input: z.strictObject({
      ...site,
      page_id: Id,
      section_id: SectionId,
      name: z.string().trim().min(1).max(120),
    }),
    output: SharedSection,
  }),
  save_shared_section: operation({
    http: 'PATCH /hosted/sites/{site_id}/shared-sections/{shared_id}',
    area: 'Studio',
    summary: 'Change a shared section, on every page that shows it.',
    scope: 'studio',
    input: z.strictObject({
      ...site,
      shared_id: Id,
      name: z.string().trim().min(1).max(120).optional(),
      section: SectionWish.optional(),
      gesture: z.string().max(60).optional(),
    }),
    output: SharedSection,
  }),
  detach_shared_section: operation({
    http: 'POST /hosted/sites/{site_id}/pages/{page_id}/sections/{section_id}/detach',
    area: 'Studio',
    summary: 'Give a page its own copy of a shared section.',
    scope: 'studio',
    input: z.strictObject({ ...site, page_id: Id, section_id: SectionId }),
    output: StudioPage,
  }),
  delete_shared_section: operation({
    http: 'DELETE /hosted/sites/{site_id}/shared-sections/{shared_id}',
    area: 'Studio',
    summary: 'Delete a shared section. Where pages show it, they get a copy of their own first.',
    scope: 'studio',
    input: z.strictObject({ ...site, shared_id: Id }),
    output: Deleted,
  }),

  list_redirects: operation({
    http: 'GET /hosted/sites/{site_id}/redirects',
    area: 'Studio',
    summary: 'Redirects of a site, newest first.',
    scope: 'studio',
    input: z.strictObject(site),
    output: z.array(Redirect),
  }),
  save_redirect: operation({
    http: 'PUT /hosted/sites/{site_id}/redirects',
    area: 'Studio',
    summary: 'Lead one address of a site to another. Loops are refused and named as a chain, chains are shortened.',
    scope: 'studio',
    input: z.strictObject({
      ...site,
      from_path: z.string().min(1).max(500),
      to_path: z.string().min(1).max(2_000).meta({ description: 'A path of the site, or an address with https://' }),
      status: z.union([z.literal(301), z.literal(302)]).default(301),
    }),
    output: Redirect,
  }),
  delete_redirect: operation({
    http: 'DELETE /hosted/sites/{site_id}/redirects/{redirect_id}',
    area: 'Studio',
    summary: 'Delete a redirect.',
    scope: 'studio',
    input: z.strictObject({ ...site, redirect_id: Id }),
    output: Deleted,
  }),
  import_redirects: operation({
    http: 'POST /hosted/sites/{site_id}/redirects/import',
    area: 'Studio',
    summary: 'Take redirects from a CSV of from, to and, if wished, 301 or 302.',
    scope: 'studio',
    input: z.strictObject({ ...site, csv: z.string().max(1_000_000) }),
    output: z.object({
      saved: z.int(),
      refused: z.array(z.object({ line: z.int(), text: z.string(), message: z.string() })),
    }),
  }),

  list_article_posts: operation({
    http: 'GET /articles/{article_id}/posts',
    area: 'Studio',
    summary: 'Posts that an article is, on every site.',
    scope: 'studio',
    input: z.strictObject({ article_id: Id }),
    output: z.array(HostedPost.extend({ ...scheduled, site_name: z.string() })),
  }),
  list_site_posts: operation({
    http: 'GET /hosted/sites/{site_id}/posts',
    area: 'Studio',
    summary: 'Posts of a site for the studio, with what is scheduled.',
    scope: 'studio',
    input: z.strictObject(site),
    output: z.array(ListedPost),
  }),
  schedule_post: operation({
    http: 'PUT /hosted/sites/{site_id}/posts/{post_id}/schedule',
    area: 'Studio',
    summary: 'Let a draft post go live at a time, or take the time back with null.',
    scope: 'studio',
    input: z.strictObject({ ...site, post_id: Id, publish_at: z.iso.datetime({ offset: true }).nullable() }),
    output: ListedPost,
  }),

  get_site_options: operation({
    http: 'GET /hosted/sites/{site_id}/options',
    area: 'Studio',
    summary: 'What the studio alone keeps of a site.',
    scope: 'studio',
    input: z.strictObject(site),
    output: z.object({
      /** Address of the site in the world, as the writer says; null: its domain, or the one on this computer. */
      public_url: z.string().nullable(),
      feed_text: z.enum(['full', 'excerpt']),
      /** Public address as it is used now, with a slash at the end. */
      effective_url: z.string(),
    }),
  }),
  save_site_options: operation({
    http: 'PATCH /hosted/sites/{site_id}/options',
    area: 'Studio',
    summary: 'Change what the studio alone keeps of a site.',
    scope: 'studio',
    input: z.strictObject({
      ...site,
      public_url: z
        .url({ protocol: /^https?$/, error: 'Give a full address that begins with https:// or http://.' })
        .max(500)
        .nullable()
        .optional(),
      feed_text: z.enum(['full', 'excerpt']).optional(),
    }),
    output: z.object({
      public_url: z.string().nullable(),
      feed_text: z.enum(['full', 'excerpt']),
      effective_url: z.string(),
    }),
  }),

  check_site: operation({
    http: 'GET /hosted/sites/{site_id}/check',
    area: 'Studio',
    summary: 'Everything on a site that is broken or missing: links, pictures, descriptions, contrast, translations.',
    scope: 'studio',
    input: z.strictObject(site),
    output: z.array(SiteProblem),
  }),
  start_export: operation({
    http: 'POST /hosted/sites/{site_id}/exports',
    area: 'Studio',
    summary: 'Write the live site as static files. Only what changed is written again.',
    scope: 'studio',
    status: 202,
    input: z.strictObject({
      ...site,
      target: z.enum(['folder', 'zip']),
      folder: z
        .string()
        .max(1_000)
        .optional()
        .meta({ description: 'Absent: a folder of the studio. One that holds other things is refused' }),
      clean_links: z
        .boolean()
        .default(false)
        .meta({ description: 'Links without index.html: for web servers, not for opening from a disk' }),
      despite_problems: z.boolean().default(false),
    }),
    output: SiteExport,
  }),
  get_export: operation({
    http: 'GET /hosted/exports/{export_id}',
    area: 'Studio',
    summary: 'One export with its progress and report.',
    scope: 'studio',
    input: z.strictObject({ export_id: Id }),
    output: SiteExport,
  }),
  list_exports: operation({
    http: 'GET /hosted/sites/{site_id}/exports',
    area: 'Studio',
    summary: 'Exports of a site, newest first.',
    scope: 'studio',
    input: z.strictObject(site),
    output: z.array(SiteExport),
  }),
  cancel_export: operation({
    http: 'POST /hosted/exports/{export_id}/cancel',
    area: 'Studio',
    summary: 'Stop an export. What was there before stays whole.',
    scope: 'studio',
    input: z.strictObject({ export_id: Id }),
    output: SiteExport,
  }),
}
