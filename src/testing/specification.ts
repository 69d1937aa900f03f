/**
 * The specification's tables and the decisions beside them, as data: what `src/api/contract.test.ts` holds the product to.
 * It is written from those two pages alone, never from the contract of the product.
 */

export interface Field {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'string[]' | 'integer[]' | 'object[]' | 'null'
  required?: true
  nullable?: true
  default?: unknown
  enum?: readonly string[]
  /** Least and most: of the number, of the characters, or of the items. */
  min?: number
  max?: number
  /** Of each item. */
  itemEnum?: readonly string[]
  itemMax?: number
  /** Of an object, or of each item of an array of objects. */
  fields?: Fields
  /** Present only in some states. */
  sometimes?: true
}
export type Fields = Record<string, Field>

export interface Row {
  /** As the table writes it, below {base_url}. */
  row: string
  path?: Fields
  query?: Fields
  body?: Fields
  status: readonly number[]
  /** Fields of `data`, or of each item where `many`. */
  answer: Fields
  many?: true
  /** `meta` stands beside `data`. */
  paged?: true
  feature?: readonly ('api_access' | 'ai_image_generation')[]
  /** The tool that wraps it. */
  tool?: string
  /** Needs credits: 402 when there are none left and the route costs something. */
  credits?: true
}

const text: Field = { type: 'string' }
const integer: Field = { type: 'integer' }
const bool: Field = { type: 'boolean' }
const object: Field = { type: 'object' }
const time: Field = { type: 'string' }
const id: Field = { type: 'integer', required: true }
const orNull = (field: Field): Field => ({ ...field, nullable: true })
const must = (field: Field): Field => ({ ...field, required: true })
const oneOf = (...values: string[]): Field => ({ type: 'string', enum: values })

const articleStatus = oneOf('draft', 'published', 'archived')
const jobStatus = oneOf('pending', 'in_progress', 'completed', 'failed')
const ratios = ['1:1', '16:9', '9:16', '4:3', '3:4']
const aspectRatio: Field = { ...oneOf(...ratios), default: '1:1' }
const styles = 'realistic cartoon watercolor oil-painting 3d-render anime sketch pop-art pixel-art cyberpunk'.split(' ')
const prompt: Field = { type: 'string', required: true, min: 3, max: 1000 }

const summary: Fields = {
  id: integer,
  title: text,
  slug: text,
  status: articleStatus,
  language: text,
  word_count: integer,
  model: text,
  created_at: time,
  updated_at: time,
}
const image: Fields = {
  id: integer,
  url: text,
  filename: text,
  width: integer,
  height: integer,
  cost_usd: { type: 'number' },
  model_used: orNull(text),
}
const publication: Fields = {
  publication_id: integer,
  article_id: integer,
  site_id: integer,
  site_name: text,
  external_id: orNull(integer),
  external_url: orNull(text),
  status: text,
  published_at: orNull(time),
}
const seo: Fields = {
  meta_title: text,
  meta_description: text,
  canonical_url: text,
  og_image_url: text,
  noindex: bool,
}
const slug = (min: number, max: number): Field => ({ type: 'string', min, max })
const site: Fields = { id: integer, name: text, slug: text, status: text, url: text }
const page: Fields = {
  id: integer,
  title: text,
  slug: text,
  page_type: oneOf('standard', 'blog_listing'),
  status: text,
}
const post: Fields = { id: integer, title: text, slug: text, status: oneOf('live', 'draft') }
const events = ['post.published', 'post.updated', 'post.unpublished']
const webhook: Fields = { id: integer, name: text, url: text, events: { type: 'string[]', itemEnum: events } }
const deleted: Fields = { id: integer, deleted: bool }
const siteId: Fields = { site_id: id }

const service: Row[] = [
  {
    row: 'GET /articles',
    query: {
      page: { type: 'integer', default: 1, min: 1 },
      per_page: { type: 'integer', default: 20, min: 1, max: 100 },
      status: articleStatus,
      language: text,
    },
    status: [200],
    answer: summary,
    many: true,
    paged: true,
  },
  {
    row: 'GET /articles/{id}',
    path: { id },
    status: [200],
    answer: {
      ...summary,
      content: text,
      meta_title: text,
      meta_description: text,
      keywords: { type: 'string[]' },
      publications: {
        type: 'object[]',
        fields: { site_id: integer, site_name: text, published_at: time, external_url: text },
      },
    },
  },
  {
    row: 'POST /articles/generate',
    body: {
      topic: { type: 'string', required: true, min: 3, max: 300 },
      language_code: text,
      word_count: { type: 'integer', default: 1500, min: 100, max: 10_000 },
      model: { ...oneOf('vendor-a-4o', 'vendor-b-sonnet', 'vendor-c-pro'), default: 'vendor-a-4o' },
      keywords: { type: 'string[]', max: 20, itemMax: 80 },
      custom_instructions: { type: 'string', max: 4_000 },
    },
    status: [202],
    answer: { job_id: text, status: jobStatus, estimated_seconds: integer, created_at: time },
  },
  {
    row: 'GET /articles/jobs/{job_id}',
    path: { job_id: must(text) },
    status: [200],
    answer: {
      job_id: text,
      status: jobStatus,
      progress: { type: 'integer', min: 0, max: 100 },
      article_id: orNull(integer),
      completed_at: { ...time, sometimes: true },
      error: { ...text, sometimes: true },
    },
  },
  {
    row: 'POST /images/generate',
    body: {
      prompt,
      aspect_ratio: aspectRatio,
      model: {
        ...oneOf('auto', 'family-a-flex', 'family-a-pro', 'family-a-max', 'vendor-a-image', 'vendor-c-image'),
        default: 'auto',
      },
      style: oneOf(...styles),
      auto_prompt: { type: 'boolean', default: true },
      folder_id: integer,
    },
    status: [201],
    answer: image,
    feature: ['ai_image_generation'],
    credits: true,
  },
  {
    row: 'GET /images/models',
    status: [200],
    answer: { models: { type: 'object[]', fields: { key: text, name: text, cost_estimate: { type: 'number' } } } },
  },
  {
    row: 'GET /sites',
    status: [200],
    answer: {
      id: integer,
      name: text,
      type: oneOf('cms-a', 'cms-b'),
      url: text,
      status: text,
      last_sync_at: orNull(time),
    },
    many: true,
  },
  {
    row: 'POST /articles/{id}/publish',
    path: { id },
    body: {
      site_id: id,
      publish_status: { ...oneOf('publish', 'draft', 'pending'), default: 'draft' },
      categories: { type: 'integer[]' },
    },
    status: [201, 200, 202],
    answer: publication,
  },
  {
    row: 'GET /articles/{id}/publications',
    path: { id },
    status: [200],
    answer: { ...publication, site_type: text },
    many: true,
  },
  {
    row: 'GET /usage/credits',
    status: [200],
    answer: {
      plan: text,
      credits_remaining: integer,
      credits_total: integer,
      credits_used: integer,
      billing_period_start: time,
      billing_period_end: time,
      generations_this_period: integer,
    },
  },
]

const hosted: Row[] = [
  { row: 'GET /account', status: [200], answer: { email: orNull(text), plan: text, scopes: text }, tool: 'whoami' },
  {
    row: 'GET /templates',
    query: { category: text, locale: text },
    status: [200],
    answer: { key: text },
    many: true,
    tool: 'list_templates',
  },
  { row: 'GET /sites', status: [200], answer: { ...site, quota: object }, many: true, tool: 'list_sites' },
  {
    row: 'POST /sites',
    body: {
      name: must(text),
      slug: slug(3, 40),
      template_key: text,
      default_locale: text,
      theme_config: object,
    },
    status: [201],
    answer: { ...site, theme_config: object },
    tool: 'create_site',
  },
  {
    row: 'POST /sites/from-template',
    body: {
      name: must(text),
      slug: slug(3, 40),
      template_key: must(text),
      default_locale: { type: 'string', default: 'uk' },
    },
    status: [201],
    answer: { ...site, theme_config: object },
    tool: 'create_site_from_template',
  },
  {
    row: 'GET /sites/{site_id}',
    path: siteId,
    status: [200],
    answer: { ...site, theme_config: object, default_locale: text, analytics_token: orNull(text) },
    tool: 'get_site',
  },
  {
    row: 'PATCH /sites/{site_id}',
    path: siteId,
    body: { name: text, default_locale: text, template_key: text, theme_config: object, analytics_token: text },
    status: [200],
    answer: { ...site, theme_config: object },
    tool: 'update_site',
  },
  { row: 'DELETE /sites/{site_id}', path: siteId, status: [200], answer: deleted, tool: 'delete_site' },
  { row: 'GET /sites/{site_id}/pages', path: siteId, status: [200], answer: page, many: true, tool: 'list_pages' },
  {
    row: 'POST /sites/{site_id}/pages',
    path: siteId,
    body: {
      title: must(text),
      slug: slug(0, 80),
      locale: text,
      sections: { type: 'object[]', max: 200 },
      page_type: oneOf('standard', 'blog_listing'),
      meta_description: text,
    },
    status: [201],
    answer: { ...page, locale: text, sections: { type: 'object[]' }, meta_description: orNull(text) },
    tool: 'create_page',
  },
  {
    row: 'PATCH /sites/{site_id}/pages/{page_id}',
    path: { ...siteId, page_id: id },
    body: {
      title: text,
      slug: slug(0, 80),
      locale: text,
      sections: { type: 'object[]', max: 200 },
      page_type: oneOf('standard', 'blog_listing'),
      status: oneOf('draft', 'published'),
      nav_order: integer,
      background: object,
      ...seo,
    },
    status: [200],
    answer: { ...page, sections: { type: 'object[]' }, nav_order: orNull(integer) },
    tool: 'update_page',
  },
  {
    row: 'DELETE /sites/{site_id}/pages/{page_id}',
    path: { ...siteId, page_id: id },
    status: [200],
    answer: deleted,
    tool: 'delete_page',
  },
  { row: 'GET /sites/{site_id}/posts', path: siteId, status: [200], answer: post, many: true, tool: 'list_posts' },
  {
    row: 'POST /sites/{site_id}/posts',
    path: siteId,
    body: { article_id: id, slug: slug(1, 80), publish: { type: 'boolean', default: true } },
    status: [201],
    answer: { ...post, article_id: integer },
    tool: 'publish_post',
  },
  {
    row: 'PATCH /sites/{site_id}/posts/{post_id}',
    path: { ...siteId, post_id: id },
    body: { slug: slug(1, 80), status: oneOf('live', 'draft'), ...seo },
    status: [200],
    answer: post,
    tool: 'update_post',
  },
  {
    row: 'DELETE /sites/{site_id}/posts/{post_id}',
    path: { ...siteId, post_id: id },
    status: [200],
    answer: deleted,
    tool: 'unpublish_post',
  },
  {
    row: 'GET /sites/{site_id}/domains',
    path: siteId,
    status: [200],
    answer: { id: integer, hostname: text },
    many: true,
    tool: 'list_domains',
  },
  {
    row: 'POST /sites/{site_id}/domains',
    path: siteId,
    body: { hostname: must(text) },
    status: [201],
    answer: { id: integer, hostname: text },
    tool: 'add_domain',
  },
  { row: 'GET /sites/{site_id}/webhooks', path: siteId, status: [200], answer: webhook, many: true },
  {
    row: 'POST /sites/{site_id}/webhooks',
    path: siteId,
    body: { name: must(text), url: must(text), events: { type: 'string[]', required: true, itemEnum: events } },
    status: [201],
    answer: { ...webhook, secret: text },
  },
  {
    row: 'DELETE /sites/{site_id}/webhooks/{webhook_id}',
    path: { ...siteId, webhook_id: id },
    status: [200],
    answer: deleted,
  },
  {
    row: 'POST /sites/{site_id}/webhooks/{webhook_id}/test',
    path: { ...siteId, webhook_id: id },
    status: [200],
    answer: { event: text, error: orNull(text) },
  },
  {
    row: 'GET /sites/{site_id}/webhooks/{webhook_id}/logs',
    path: { ...siteId, webhook_id: id },
    status: [200],
    answer: { event: text, status: orNull(integer), error: orNull(text) },
    many: true,
  },
  {
    row: 'GET /images/search',
    query: {
      query: { type: 'string', required: true, min: 1, max: 100 },
      count: { type: 'integer', default: 12, min: 1, max: 30 },
    },
    status: [200],
    answer: { url: text },
    many: true,
    tool: 'search_image',
  },
  {
    row: 'POST /images/generate',
    body: {
      prompt,
      aspect_ratio: oneOf(...ratios),
      model: oneOf('auto', 'family-a-flex', 'family-a-pro', 'vendor-a-image', 'vendor-c-image'),
    },
    status: [201],
    answer: { url: text },
    feature: ['ai_image_generation'],
    tool: 'generate_image',
    credits: true,
  },
]

/** Every row of the specification's endpoint tables, and nothing else. */
export const specification: readonly Row[] = [
  ...service,
  ...hosted.map((row) => {
    const [method, path] = row.row.split(' ') as [string, string]
    return { ...row, row: `${method} /hosted${path}`, feature: ['api_access' as const, ...(row.feature ?? [])] }
  }),
]

/** The error table and the codes that the decisions add to it. */
export const errorTable = {
  bad_request: 400,
  unauthorized: 401,
  insufficient_credits: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
} as const

/** Request fields that are ours. Optional, and each by a decision. */
export const additive: Record<string, readonly string[]> = {}

/** Rows of the limits tables that stand in resources/limits.json. */
export const limitsTable = {
  requests_per_minute: 600,
  requests_in_flight: 200,
  idempotency_hours: 24,
  json_body_bytes: 2_000_000,
  article_body_bytes: 20_000_000,
  json_depth: 64,
  json_keys: 10_000,
} as const
