import * as z from 'zod'
import { pageOperations } from './hosted-pages.ts'
import { postOperations } from './hosted-posts.ts'
import { siteOperations } from './hosted-sites.ts'
import { operation } from './operation.ts'
import { LanguageCode } from './values.ts'

export const HostedAccount = z.object({
  email: z.string().nullable(),
  plan: z.string(),
  scopes: z.enum(['read', 'read,write']).meta({ description: 'What the key of this call may do' }),
  features: z.array(z.string()),
  limits: z.object({
    hosted_sites: z.int(),
    pages_per_site: z.int(),
    webhooks_per_site: z.int(),
    domains_per_site: z.int(),
  }),
  hosted_sites_used: z.int(),
})
export type HostedAccount = z.infer<typeof HostedAccount>

const TemplateCategory = z.enum(['business', 'portfolio', 'blog', 'landing', 'community'])

export const HostedTemplate = z.object({
  key: z.string().meta({ description: 'Give it as `template_key`' }),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  locales: z.array(z.string()),
  pages: z.int(),
  posts: z.int(),
})
export type HostedTemplate = z.infer<typeof HostedTemplate>

export const hostedOperations = {
  whoami: operation({
    http: 'GET /hosted/account',
    area: 'Hosted account',
    summary: 'The account behind the key: email, plan, scopes and limits.',
    scope: 'read',
    feature: 'api_access',
    tool: {},
    input: z.strictObject({}),
    output: HostedAccount,
  }),

  list_templates: operation({
    http: 'GET /hosted/templates',
    area: 'Hosted sites',
    summary: 'List the curated templates.',
    scope: 'read',
    feature: 'api_access',
    tool: {},
    input: z.strictObject({
      category: TemplateCategory.optional(),
      locale: LanguageCode.optional().meta({ description: 'Only templates in this language, named in it' }),
    }),
    output: z.array(HostedTemplate),
  }),

  ...siteOperations,
  ...pageOperations,
  ...postOperations,
}
