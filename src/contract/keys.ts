import * as z from 'zod'
import { operation } from './operation.ts'
import { Id, Timestamp } from './values.ts'

export const KeyScopes = z.enum(['read', 'read,write'])
export type KeyScopes = z.infer<typeof KeyScopes>

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  prefix: z.string().meta({ description: 'The first 12 characters; the rest is not stored' }),
  scopes: KeyScopes,
  expires_at: Timestamp.nullable(),
  last_used_at: Timestamp.nullable(),
  revoked_at: Timestamp.nullable(),
  created_at: Timestamp,
})
export type ApiKey = z.infer<typeof ApiKey>

export const keyOperations = {
  list_api_keys: operation({
    http: 'GET /keys',
    area: 'Keys',
    summary: 'API keys, newest first, revoked ones included.',
    scope: 'studio',
    input: z.strictObject({}),
    output: z.array(ApiKey),
  }),

  create_api_key: operation({
    http: 'POST /keys',
    area: 'Keys',
    summary: 'Make an API key. The key is shown this once.',
    scope: 'studio',
    status: 201,
    secrets: ['key'],
    input: z.strictObject({
      name: z.string().trim().min(1).max(80),
      scopes: KeyScopes.default('read'),
      expires_at: z.iso.datetime().optional().meta({ description: 'UTC; never if absent' }),
    }),
    output: ApiKey.extend({ key: z.string() }),
  }),

  revoke_api_key: operation({
    http: 'DELETE /keys/{id}',
    area: 'Keys',
    summary: 'Revoke a key at once and for good.',
    scope: 'studio',
    input: z.strictObject({ id: Id }),
    output: ApiKey,
  }),
}
