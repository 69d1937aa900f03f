import * as z from 'zod'
import { operation } from './operation.ts'
import { Deleted, Id, Timestamp } from './values.ts'

export const CmsKind = z.enum(['cms-a', 'cms-b']).meta({ description: '`cms-a`: WordPress. `cms-b`: Ghost.' })
export type CmsKind = z.infer<typeof CmsKind>

export const CmsSiteStatus = z.enum(['connected', 'needs_attention'])
/** `disconnected`: kept for the history of what was published there; listed nowhere. */
export type CmsSiteState = z.infer<typeof CmsSiteStatus> | 'disconnected'

export const PublishStatus = z.enum(['publish', 'draft', 'pending'])
export type PublishStatus = z.infer<typeof PublishStatus>

export const CmsSite = z.object({
  id: Id,
  name: z.string(),
  type: CmsKind,
  url: z.string(),
  status: CmsSiteStatus,
  last_sync_at: Timestamp.nullable().meta({ description: 'When Quoin last worked with the site; null before that' }),
})
export type CmsSite = z.infer<typeof CmsSite>

/** What the account may do on the CMS. */
export const CmsRights = z.object({ publish: z.boolean(), upload: z.boolean(), create_categories: z.boolean() })
export type CmsRights = z.infer<typeof CmsRights>

export const CmsConnection = CmsSite.extend({
  reason: z.string().nullable().meta({ description: 'Why it needs attention; null when it does not' }),
  account: z.string().meta({ description: 'Who signs in there; empty where the CMS names nobody' }),
  rights: CmsRights,
  allow_local: z.boolean(),
  credential_stored: z.boolean(),
  publications: z.int().nonnegative(),
})
export type CmsConnection = z.infer<typeof CmsConnection>

const PublicationFields = z.object({
  publication_id: Id,
  site_id: Id,
  site_name: z.string(),
  external_id: z.int().nullable().meta({ description: 'Id of the post in the CMS; null while queued' }),
  external_ref: z.string().nullable().meta({ description: 'The same as the CMS itself writes it' }),
  external_url: z.string().nullable(),
  status: z.string().meta({
    description:
      'As the CMS says: `draft`, `pending`, `published`, `scheduled`, `private` or `trash`. `queued`: still to be sent. `failed`: nothing arrived.',
    examples: ['published'],
  }),
  published_at: Timestamp.nullable(),
})

export const Publication = PublicationFields.extend({
  article_id: Id,
  warnings: z.array(z.string()).meta({ description: 'What the CMS took otherwise than asked' }),
})
export type Publication = z.infer<typeof Publication>

export const ListedPublication = PublicationFields.extend({ site_type: CmsKind })
export type ListedPublication = z.infer<typeof ListedPublication>

export const OutboxState = z.enum(['queued', 'synced', 'needs_attention', 'superseded', 'cancelled'])
export type OutboxState = z.infer<typeof OutboxState>

export const OutboxOp = z.object({
  id: Id,
  article_id: Id,
  site_id: Id,
  intent: PublishStatus,
  state: OutboxState,
  waits_for_network: z.boolean(),
  next_attempt_at: Timestamp.nullable().meta({ description: 'Null when settled, or when the next try is now' }),
  reason: z.string().nullable().meta({ description: 'What the last try ran into' }),
  warnings: z.array(z.string()),
  created_at: Timestamp,
  settled_at: Timestamp.nullable(),
})
export type OutboxOp = z.infer<typeof OutboxOp>

export const PublishWish = z.strictObject({
  id: Id,
  site_id: Id,
  publish_status: PublishStatus.default('draft'),
  categories: z.array(z.int().positive()).max(50).default([]).meta({ description: 'Ids of categories in the CMS' }),
})
export type PublishWish = z.infer<typeof PublishWish>

const credential = z.string().trim().min(1).max(2_000)
const name = z.string().trim().min(1).max(80)
const one = z.strictObject({ site_id: Id })

export const publishingOperations = {
  list_cms_sites: operation({
    http: 'GET /sites',
    area: 'CMS sites',
    summary: 'List the connected CMS sites, newest first.',
    scope: 'read',
    input: z.strictObject({}),
    output: z.array(CmsSite),
  }),

  publish_article: operation({
    http: 'POST /articles/{id}/publish',
    area: 'CMS sites',
    summary: 'Publish an article to a connected CMS site. A repeated call updates the same post.',
    scope: 'write',
    status: [201, 200, 202],
    location: '/articles/{article_id}/publications',
    input: PublishWish,
    output: Publication,
  }),

  list_publications: operation({
    http: 'GET /articles/{id}/publications',
    area: 'CMS sites',
    summary: 'List where an article was sent, newest first.',
    scope: 'read',
    input: z.strictObject({ id: Id }),
    output: z.array(ListedPublication),
  }),

  queue_publication: operation({
    http: 'POST /articles/{id}/outbox',
    area: 'CMS sites',
    summary: 'Put an article into the outbox for a CMS site and do not wait for it.',
    scope: 'studio',
    status: 202,
    input: PublishWish,
    output: OutboxOp,
  }),

  list_outbox: operation({
    http: 'GET /outbox',
    area: 'CMS sites',
    summary: 'What waits to be sent and what needs attention, then the last that was settled, newest first.',
    scope: 'studio',
    input: z.strictObject({ limit: z.int().min(1).max(1_000).default(200) }),
    output: z.array(OutboxOp),
  }),

  cancel_outbox_op: operation({
    http: 'POST /outbox/{op_id}/cancel',
    area: 'CMS sites',
    summary: 'Take a waiting article out of the outbox. What arrived on the CMS by then stays there.',
    scope: 'studio',
    input: z.strictObject({ op_id: Id }),
    output: OutboxOp,
  }),

  list_cms_connections: operation({
    http: 'GET /cms-sites',
    area: 'CMS sites',
    summary: 'Connected CMS sites with how they stand, newest first.',
    scope: 'studio',
    input: z.strictObject({}),
    output: z.array(CmsConnection),
  }),

  connect_cms_site: operation({
    http: 'POST /cms-sites',
    area: 'CMS sites',
    summary: 'Connect a WordPress or Ghost site. The sign-in is tried first; nothing is kept if it fails.',
    scope: 'studio',
    status: 201,
    input: z.strictObject({
      type: CmsKind,
      name: name.optional().meta({ description: 'As shown in the studio; the name of the host if absent' }),
      url: z.string().trim().min(1).max(2_048).meta({ description: 'The address of the site, with https' }),
      user: z.string().trim().min(1).max(200).optional().meta({ description: 'WordPress: the user name' }),
      credential: credential.meta({ description: 'WordPress: an application password. Ghost: an Admin API key' }),
      allow_local: z.boolean().default(false).meta({ description: 'Allow http and addresses of this network' }),
    }),
    output: CmsConnection,
  }),

  test_cms_site: operation({
    http: 'POST /cms-sites/{site_id}/test',
    area: 'CMS sites',
    summary: 'Try the sign-in of a connected site again.',
    scope: 'studio',
    input: one,
    output: CmsConnection,
  }),

  update_cms_site: operation({
    http: 'PATCH /cms-sites/{site_id}',
    area: 'CMS sites',
    summary: 'Change the name or the credential of a connected site. A new credential is tried before it is kept.',
    scope: 'studio',
    input: one.extend({
      name: name.optional(),
      user: z.string().trim().min(1).max(200).optional(),
      credential: credential.optional(),
    }),
    output: CmsConnection,
  }),

  disconnect_cms_site: operation({
    http: 'DELETE /cms-sites/{site_id}',
    area: 'CMS sites',
    summary: 'Forget the credential of a site. What was published stays there, and in the history of the articles.',
    scope: 'studio',
    input: one,
    output: Deleted,
  }),
}
