import type { Migration } from '../migrate.ts'

export const publishing: Migration = {
  name: '0005-publishing',
  sql: ``,
}
