import * as z from 'zod'
import { seoWish } from './hosted-pages.ts'
import { operation } from './operation.ts'
import { Deleted, Id, Timestamp } from './values.ts'

export const PostStatus = z.enum(['live', 'draft'])
export type PostStatus = z.infer<typeof PostStatus>

export const HostedPost = z.object({
  id: Id,
  site_id: Id,
  article_id: Id,
  title: z.string(),
  slug: z.string(),
  status: PostStatus,
  locale: z.string(),
  url: z.string(),
  published_at: Timestamp.nullable().meta({ description: 'When it first went live' }),
  meta_title: z.string().nullable().meta({ description: "null: the article's own" }),
  meta_description: z.string().nullable().meta({ description: "null: the article's own" }),
  canonical_url: z.string().nullable(),
  og_image_url: z.string().nullable(),
  noindex: z.boolean(),
  changed_since_published: z
    .boolean()
    .meta({ description: 'The article was saved after its text was taken over into this post' }),
  revision: z.int(),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type HostedPost = z.infer<typeof HostedPost>

const slug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9](-?[a-z0-9])*$/, 'An address part is made of a to z, 0 to 9 and single hyphens between them.')

export const postOperations = {
  list_posts: operation({
    http: 'GET /hosted/sites/{site_id}/posts',
    area: 'Hosted posts',
    summary: 'List the blog posts of a site, newest first.',
    scope: 'read',
    feature: 'api_access',
    tool: {},
    input: z.strictObject({ site_id: Id }),
    output: z.array(HostedPost),
  }),

  publish_post: operation({
    http: 'POST /hosted/sites/{site_id}/posts',
    area: 'Hosted posts',
    summary: 'Publish one of your articles as a blog post of this site. The post keeps the text as it is now.',
    scope: 'write',
    feature: 'api_access',
    tool: {},
    status: 201,
    input: z.strictObject({
      site_id: Id,
      article_id: Id,
      slug: slug.optional().meta({ description: "The article's own if absent" }),
      publish: z.boolean().default(true).meta({ description: 'false creates a draft' }),
    }),
    output: HostedPost,
  }),

  update_post: operation({
    http: 'PATCH /hosted/sites/{site_id}/posts/{post_id}',
    area: 'Hosted posts',
    summary: 'Change a post; only the fields that are passed change. Going live takes over the text of the article.',
    scope: 'write',
    feature: 'api_access',
    tool: { idempotent: true },
    input: z.strictObject({
      site_id: Id,
      post_id: Id,
      slug: slug.optional(),
      status: PostStatus.optional(),
      ...seoWish,
    }),
    output: HostedPost,
  }),

  unpublish_post: operation({
    http: 'DELETE /hosted/sites/{site_id}/posts/{post_id}',
    area: 'Hosted posts',
    summary: 'Take a post off the site. The article stays.',
    scope: 'write',
    feature: 'api_access',
    tool: { destructive: true, idempotent: true },
    input: z.strictObject({ site_id: Id, post_id: Id }),
    output: Deleted,
  }),

  refresh_post: operation({
    http: 'POST /hosted/sites/{site_id}/posts/{post_id}/refresh',
    area: 'Studio',
    summary: 'Bring the newest text of the article into its post.',
    scope: 'studio',
    input: z.strictObject({ site_id: Id, post_id: Id }),
    output: HostedPost,
  }),
}
