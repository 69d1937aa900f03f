import type { Migration } from '../migrate.ts'

export const idempotency: Migration = {
  name: '0007-idempotency',
  sql: ``,
}
