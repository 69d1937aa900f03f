import * as z from 'zod'
import { Section, SectionWish } from './hosted-values.ts'
import { operation } from './operation.ts'
import { Deleted, Id, LanguageCode, Timestamp } from './values.ts'

export const PageType = z.enum(['standard', 'blog_listing'])
export type PageType = z.infer<typeof PageType>
export const PageStatus = z.enum(['draft', 'published'])
export type PageStatus = z.infer<typeof PageStatus>

const Seo = {
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  canonical_url: z.string().nullable(),
  og_image_url: z.string().nullable(),
  noindex: z.boolean(),
}

/** What a caller may say about a page or post to search engines; null takes it back. */
export const seoWish = {
  meta_title: z.string().max(300).nullable().optional(),
  meta_description: z.string().max(1_000).nullable().optional(),
  canonical_url: z
    .url({ protocol: /^https?$/, error: 'Give a full address that begins with https:// or http://.' })
    .max(2_000)
    .nullable()
    .optional(),
  og_image_url: z
    .string()
    .max(2_000)
    .regex(/^(https?:\/\/[^\s\\"<>]+|\/(?!\/)[^\s\\"<>]*)$/, 'Give a full web address, or a path that begins with "/".')
    .nullable()
    .optional(),
  noindex: z.boolean().optional(),
}

export const HostedPage = z.object({
  id: Id,
  site_id: Id,
  title: z.string(),
  slug: z.string().meta({ description: 'Empty for the home page' }),
  page_type: PageType,
  status: PageStatus,
  locale: z.string(),
  url: z.string(),
  nav_order: z.int().nullable().meta({ description: 'Place in the navigation; null: not in it' }),
  ...Seo,
  revision: z.int(),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type HostedPage = z.infer<typeof HostedPage>

export const HostedPageDetail = HostedPage.extend({
  sections: z.array(Section),
  background: z.record(z.string(), z.unknown()).nullable(),
})
export type HostedPageDetail = z.infer<typeof HostedPageDetail>

export const PageVersion = z.object({
  id: Id,
  page_id: Id,
  revision: z.int(),
  made_by: z.string(),
  title: z.string(),
  sections: z.int().meta({ description: 'How many there are' }),
  created_at: Timestamp,
})
export type PageVersion = z.infer<typeof PageVersion>

const title = z.string().trim().min(1).max(200)
const slug = z
  .string()
  .max(80)
  .regex(/^([a-z0-9](-?[a-z0-9])*)?$/, 'An address part is made of a to z, 0 to 9 and single hyphens between them.')
const sections = z.array(SectionWish).max(200)
const nav_order = z.int().min(0).max(10_000).nullable().optional()
const background = z.record(z.string(), z.unknown()).nullable().optional()

const newPage = {
  site_id: Id,
  title,
  slug: slug.optional().meta({ description: 'Empty for the home page; made from the title if absent' }),
  locale: LanguageCode.optional().meta({ description: "The site's default locale if absent" }),
  sections: sections.default([]),
  page_type: PageType.default('standard'),
  meta_description: seoWish.meta_description,
}

export const pageOperations = {
  list_pages: operation({
    http: 'GET /hosted/sites/{site_id}/pages',
    area: 'Hosted pages',
    summary: 'List the pages of a site in the order of its navigation.',
    scope: 'read',
    feature: 'api_access',
    tool: {},
    input: z.strictObject({ site_id: Id }),
    output: z.array(HostedPage),
  }),

  create_page: operation({
    http: 'POST /hosted/sites/{site_id}/pages',
    area: 'Hosted pages',
    summary: 'Add a page, published at once. Its sections are validated and their rich text is sanitised.',
    scope: 'write',
    feature: 'api_access',
    tool: {},
    status: 201,
    bodyLimit: 5_000_000,
    input: z.strictObject(newPage),
    output: HostedPageDetail,
  }),

  update_page: operation({
    http: 'PATCH /hosted/sites/{site_id}/pages/{page_id}',
    area: 'Hosted pages',
    summary: 'Change a page; only the fields that are passed change.',
    scope: 'write',
    feature: 'api_access',
    tool: { idempotent: true },
    bodyLimit: 5_000_000,
    input: z.strictObject({
      site_id: Id,
      page_id: Id,
      title: title.optional(),
      slug: slug.optional(),
      locale: LanguageCode.optional(),
      sections: sections.optional().meta({ description: 'All sections of the page, in order' }),
      page_type: PageType.optional(),
      status: PageStatus.optional(),
      nav_order,
      background,
      ...seoWish,
    }),
    output: HostedPageDetail,
  }),

  delete_page: operation({
    http: 'DELETE /hosted/sites/{site_id}/pages/{page_id}',
    area: 'Hosted pages',
    summary: 'Delete a page.',
    scope: 'write',
    feature: 'api_access',
    tool: { destructive: true, idempotent: true },
    input: z.strictObject({ site_id: Id, page_id: Id }),
    output: Deleted,
  }),

  add_page: operation({
    http: 'POST /hosted/sites/{site_id}/pages',
    area: 'Studio',
    summary: 'Add a page with all that a page may say of itself, as a draft if wished.',
    scope: 'studio',
    status: 201,
    bodyLimit: 5_000_000,
    input: z.strictObject({
      ...newPage,
      status: PageStatus.default('published'),
      nav_order,
      background,
      ...seoWish,
    }),
    output: HostedPageDetail,
  }),

  get_page: operation({
    http: 'GET /hosted/sites/{site_id}/pages/{page_id}',
    area: 'Studio',
    summary: 'Read one page with its sections.',
    scope: 'studio',
    input: z.strictObject({ site_id: Id, page_id: Id }),
    output: HostedPageDetail,
  }),

  list_page_versions: operation({
    http: 'GET /hosted/sites/{site_id}/pages/{page_id}/versions',
    area: 'Studio',
    summary: 'List what the sections of a page were, newest first.',
    scope: 'studio',
    input: z.strictObject({ site_id: Id, page_id: Id }),
    output: z.array(PageVersion),
  }),
}
