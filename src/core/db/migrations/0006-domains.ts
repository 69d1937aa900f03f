import type { Migration } from '../migrate.ts'

export const domains: Migration = {
  name: '0006-domains',
  sql: ``,
}
