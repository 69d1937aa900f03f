import type { Migration } from '../migrate.ts'

export const webhooks: Migration = {
  name: '0004-webhooks',
  sql: ``,
}
