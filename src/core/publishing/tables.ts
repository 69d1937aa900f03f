import type { Generated } from 'kysely'
import type { CmsKind, CmsSiteState, OutboxState, PublishStatus } from '../../contract/publishing.ts'

export interface PublishingTables {
  cms_sites: CmsSitesTable
  publications: PublicationsTable
  outbox_ops: OutboxOpsTable
  cms_remote_ids: { id: Generated<number>; site_id: number; kind: 'post' | 'category'; external_ref: string }
  cms_media: { site_id: number; sha256: string; external_ref: string; external_url: string; uploaded_at: string }
}

interface CmsSitesTable {
  id: Generated<number>
  name: string
  type: CmsKind
  url: string
  status: CmsSiteState
  reason: string | null
  user_name: string
  account: string
  rights: string
  allow_local: number
  last_sync_at: string | null
  created_at: string
  updated_at: string
}

interface PublicationsTable {
  id: Generated<number>
  article_id: number
  site_id: number
  marker: string
  status: string
  external_id: number | null
  external_ref: string | null
  external_url: string | null
  published_at: string | null
  baseline: string | null
  remote_modified_at: string | null
  created_at: string
  updated_at: string
}

interface OutboxOpsTable {
  id: Generated<number>
  publication_id: number
  version_id: number | null
  marker: string
  slug: string
  language: string
  intent: PublishStatus
  categories: string
  state: OutboxState
  job_id: string | null
  is_first: Generated<number>
  warnings: Generated<string>
  failure: string | null
  created_at: string
  settled_at: string | null
}
