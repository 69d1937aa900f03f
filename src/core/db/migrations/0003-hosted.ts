import type { Migration } from '../migrate.ts'

export const hosted: Migration = {
  name: '0003-hosted',
  sql: ``,
}
