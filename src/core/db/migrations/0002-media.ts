import type { Migration } from '../migrate.ts'

export const media: Migration = {
  name: '0002-media',
  sql: ``,
}
