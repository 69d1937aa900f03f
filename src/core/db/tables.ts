import type { Generated } from 'kysely'
import type { ArticleStatus } from '../../contract/articles.ts'
import type { RunStage, RunState } from '../../contract/generation.ts'
import type { Provider } from '../../contract/settings.ts'
import type { DomainTables } from '../domains/tables.ts'
import type { HostedTables } from '../hosted/tables.ts'
import type { IdempotencyTables } from '../idempotency/tables.ts'
import type { StockTables } from '../media/stock/tables.ts'
import type { MediaTables } from '../media/tables.ts'
import type { PublishingTables } from '../publishing/tables.ts'
import type { WebhookTables } from '../webhooks/tables.ts'

/** Columns bear the contract's names. JSON is text, booleans are 0 or 1; stores turn these two. */
export interface Tables
  extends DomainTables, HostedTables, IdempotencyTables, MediaTables, PublishingTables, StockTables, WebhookTables {
  articles: ArticlesTable
  article_counts: { status: ArticleStatus; language: string; trashed: number; articles: number }
  article_versions: ArticleVersionsTable
  article_texts: { article_id: number; title: string; body: string; meta: string }
  article_search: { rowid: number; article_search: string; title: string; body: string; meta: string; rank: number }
  jobs: JobsTable
  job_steps: { job_id: string; step: string; output: string; created_at: string }
  job_partials: { job_id: string; step: string; text: string; updated_at: string }
  receipts: ReceiptsTable
  credit_ledger: CreditLedgerTable
  api_keys: ApiKeysTable
  model_routes: { key: string; provider: Provider; upstream_model: string; base_url: string | null }
  secrets: { name: string; ciphertext: Uint8Array; nonce: Uint8Array; key_id: string; hint: string }
  settings: { key: string; value: string }
  events: { id: Generated<number>; type: string; body: string; caller: string; at: string }
}

interface ArticlesTable {
  id: Generated<number>
  title: string
  slug: string
  status: ArticleStatus
  language: string
  content: string
  word_count: number
  model: string
  meta_title: string
  meta_description: string
  keywords: string
  revision: number
  is_sample: Generated<number>
  is_scaffold: Generated<number>
  created_at: string
  updated_at: string
  deleted_at: string | null
}

interface ArticleVersionsTable {
  id: Generated<number>
  article_id: number
  revision: number
  kind: 'automatic' | 'named' | 'generated' | 'before_restore' | 'restored'
  label: string
  made_by: string
  title: string
  content: string
  meta_title: string
  meta_description: string
  keywords: string
  word_count: number
  sha256: string
  created_at: string
}

export interface JobsTable {
  job_id: string
  kind: string
  state: RunState
  input: string
  dedupe_key: string | null
  target: string | null
  stage: Generated<RunStage>
  progress: Generated<number>
  words: Generated<number>
  written_by: Generated<string>
  retried_as: string | null
  attempt: Generated<number>
  run_after: string | null
  epoch: Generated<number>
  crash_count: Generated<number>
  error: string | null
  article_id: number | null
  request_id: string
  caller: string
  created_at: string
  started_at: string | null
  completed_at: string | null
}

interface ReceiptsTable {
  id: Generated<number>
  job_id: string
  stage: RunStage
  label: string
  provider: string
  upstream_model: string
  tokens_in: number
  tokens_out: number
  usd: number
  milliseconds: number
  outcome: 'ok' | 'cut' | 'failed' | 'cancelled'
  at: string
}

interface CreditLedgerTable {
  id: Generated<number>
  job_id: string | null
  kind: 'reserve' | 'capture' | 'release'
  credits: number
  usd: Generated<number>
  /** `2026-11`: the calendar month in UTC. */
  period: string
  at: string
}

interface ApiKeysTable {
  id: Generated<number>
  name: string
  prefix: string
  sha256: string
  scopes: 'read' | 'read,write'
  expires_at: string | null
  last_used_at: string | null
  revoked_at: string | null
  created_at: string
}
