import type { DiffBlock } from '../contract/articles.ts'
import type { PassingEvent } from '../contract/events.ts'
import type { Feature, Scope } from '../contract/operation.ts'
import type { SecretStoreState } from '../contract/settings.ts'
import type { ReadDb } from './db/open.ts'
import type { Tx } from './db/write.ts'
import type { SiteReader } from './hosted/site-reader.ts'
import type { SiteWorker } from './hosted/site-worker.ts'
import type { JobControl } from './jobs/control.ts'
import type { ImageWorker } from './media/image-worker.ts'
import type { Network } from './jobs/network.ts'
import type { Outside } from './outside.ts'
import type { Secrets } from './secrets.ts'

/** Who asks. `scopes` are what the credential carries; the studio's own window carries all three. */
export interface Caller {
  kind: 'studio' | 'key' | 'job'
  /** As the activity log shows it: `You`, the key's name, or `AI run`. */
  name: string
  scopes: readonly Scope[]
  via: 'window' | 'rest' | 'mcp' | 'job'
  key_id?: number
}

export const studioCaller: Caller = { kind: 'studio', name: 'You', scopes: ['read', 'write', 'studio'], via: 'window' }

export interface Clock {
  /** Milliseconds since 1970, as the wall says. For what people see and for what is stored. */
  now(): number
  /** Milliseconds that never jump. For deadlines and back-off in this process. */
  monotonic(): number
  /** Resolves after `ms`; rejects with the signal's reason. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export type Log = (level: 'debug' | 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void
/** Never text of an article, a prompt, a header or a body. */
export type LogFields = Record<string, string | number | boolean | null | undefined | Error>

/** Long work, away from the event loop. Filled by worker threads. */
export interface Workers {
  sanitise(html: string, signal?: AbortSignal): Promise<string>
  diff(input: DiffInput, signal?: AbortSignal): Promise<DiffOutput>
  images: ImageWorker
  sites: SiteWorker
}
export interface DiffInput {
  from: string
  to: string
  from_title: string
  to_title: string
  language: string
}
export interface DiffOutput {
  title: { kind: 'same' | 'added' | 'removed'; text: string }[]
  blocks: DiffBlock[]
  added_words: number
  removed_words: number
}

/** What the host knows of itself: the real addresses, after the sockets are bound. */
export interface Addresses {
  api: string
  mcp: string
  sites: string
  studio: string
  /** The builder's empty frame, at an address that cannot be guessed; ends in a slash. */
  canvas: string
  /** Below it, `{slug}/…`: drafts as visitors would see them; ends in a slash. */
  drafts: string
}

export interface PlanLimits {
  credits_per_month: number
  features: readonly Feature[]
}

/** The parts that live as long as the studio. */
export interface Core extends Outside {
  db: ReadDb
  folder: string
  version: string
  clock: Clock
  log: Log
  jobs: JobControl
  network: Network
  secrets: Secrets
  workers: Workers
  /** What stands at the addresses of sites. Not inside a write: it reads what is committed. */
  sites: SiteReader
  addresses(): Addresses
  /** To whoever listens, not stored. */
  tell(event: PassingEvent): void
}

/** What stands beside an input. */
export interface RequestFacts {
  request_id?: string
  if_match?: string | null
  /** Same key, same operation, same input: the stored answer. */
  idempotency_key?: string | null
}

/** What a handler gets: the core and who is asking. */
export interface Context extends Core {
  caller: Caller
  request_id: string
  /** The ETag that a caller has seen and wants to change; null when it did not say. See `mustMatch`. */
  if_match: string | null
  now(): string
  newId(prefix: string): string
  write<T>(act: (tx: Tx) => Promise<T>): Promise<T>
}

export type { SecretStoreState }
