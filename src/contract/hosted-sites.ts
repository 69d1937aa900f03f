import * as z from 'zod'
import { operation } from './operation.ts'
import { Deleted, Id, LanguageCode, Timestamp } from './values.ts'

/** Becomes the first part of the site's host name. */
const SiteSlug = z
  .string()
  .min(3)
  .max(40)
  .regex(/^[a-z0-9](-?[a-z0-9])*$/, 'An address part is made of a to z, 0 to 9 and single hyphens between them.')

export const SiteStatus = z.enum(['draft', 'published'])
export type SiteStatus = z.infer<typeof SiteStatus>

const SiteQuota = z.object({
  pages_used: z.int(),
  pages_limit: z.int(),
  webhooks_limit: z.int(),
  domains_limit: z.int(),
})

export const HostedSite = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  status: SiteStatus.meta({ description: '`published` as soon as one page is published' }),
  url: z.string().meta({ description: 'Where the site is served', examples: ['http://bees.localhost:4311/'] }),
  template_key: z.string().nullable(),
  default_locale: z.string(),
  quota: SiteQuota,
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type HostedSite = z.infer<typeof HostedSite>

export const HostedSiteDetail = HostedSite.extend({
  theme_config: z.record(z.string(), z.unknown()).meta({ description: 'Complete: what was left out has its default' }),
  analytics_token: z.string().nullable(),
})
export type HostedSiteDetail = z.infer<typeof HostedSiteDetail>

const name = z.string().trim().min(1).max(120)
const template_key = z.string().min(1).max(60)
const theme_config = z
  .record(z.string(), z.unknown())
  .meta({ description: 'Design tokens, header, footer, logo, favicon, social image. Unknown keys are refused' })

export const siteOperations = {
  list_sites: operation({
    http: 'GET /hosted/sites',
    area: 'Hosted sites',
    summary: 'List hosted sites, newest first, with their public address and quota.',
    scope: 'read',
    feature: 'api_access',
    tool: {},
    input: z.strictObject({}),
    output: z.array(HostedSite),
  }),

  get_site: operation({
    http: 'GET /hosted/sites/{site_id}',
    area: 'Hosted sites',
    summary: 'Read one hosted site with its theme and settings.',
    scope: 'read',
    feature: 'api_access',
    tool: {},
    input: z.strictObject({ site_id: Id }),
    output: HostedSiteDetail,
  }),

  create_site: operation({
    http: 'POST /hosted/sites',
    area: 'Hosted sites',
    summary: 'Create a blank site. A template gives it its look, no pages.',
    scope: 'write',
    feature: 'api_access',
    tool: {},
    status: 201,
    location: '/hosted/sites/{id}',
    input: z.strictObject({
      name,
      slug: SiteSlug.optional().meta({ description: 'Made from the name if absent; cannot be changed later' }),
      template_key: template_key.optional(),
      default_locale: LanguageCode.optional().meta({ description: "The workspace's language if absent" }),
      theme_config: theme_config.optional(),
    }),
    output: HostedSiteDetail,
  }),

  create_site_from_template: operation({
    http: 'POST /hosted/sites/from-template',
    area: 'Hosted sites',
    summary:
      'Clone a curated template into a new site: its look, pages, navigation and sample posts. No AI is involved.',
    scope: 'write',
    feature: 'api_access',
    tool: {},
    status: 201,
    location: '/hosted/sites/{id}',
    input: z.strictObject({
      name,
      slug: SiteSlug.optional().meta({ description: 'Made from the name if absent; cannot be changed later' }),
      template_key,
      default_locale: LanguageCode.default('uk'),
    }),
    output: HostedSiteDetail,
  }),

  update_site: operation({
    http: 'PATCH /hosted/sites/{site_id}',
    area: 'Hosted sites',
    summary: 'Change a site; only the fields that are passed change. A template key changes the look, never pages.',
    scope: 'write',
    feature: 'api_access',
    tool: { idempotent: true },
    input: z.strictObject({
      site_id: Id,
      name: name.optional(),
      default_locale: LanguageCode.optional(),
      template_key: template_key.optional(),
      theme_config: theme_config
        .optional()
        .meta({ description: 'Merged into the theme: keys that are absent stay, null gives a key its default' }),
      analytics_token: z
        .string()
        .regex(/^[0-9a-fA-F]{32}$/, 'The token has 32 hexadecimal digits.')
        .nullable()
        .optional()
        .meta({ description: 'Of Cloudflare Web Analytics; used in exports only' }),
    }),
    output: HostedSiteDetail,
  }),

  delete_site: operation({
    http: 'DELETE /hosted/sites/{site_id}',
    area: 'Hosted sites',
    summary: 'Delete a site with its pages, posts, domains and webhooks, for good. The articles stay.',
    scope: 'write',
    feature: 'api_access',
    tool: { destructive: true, idempotent: true },
    input: z.strictObject({ site_id: Id }),
    output: Deleted,
  }),
}
