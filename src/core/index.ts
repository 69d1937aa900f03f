import type { KeptEvent, StudioEvent } from '../contract/events.ts'
import type { OperationName } from '../contract/index.ts'
import { articleHandlers } from './articles/handlers.ts'
import type { Addresses, Caller, Clock, Context, Core, Log, RequestFacts, Workers } from './context.ts'
import { openDatabase, type OpenDatabase } from './db/open.ts'
import { createWriter } from './db/write.ts'
import { domainHandlers } from './domains/handlers.ts'
import { watchDomain } from './domains/watch.job.ts'
import { generateArticle } from './generation/generate.job.ts'
import { generationHandlers } from './generation/handlers.ts'
import { exportArchive, type ExportArchive } from './hosted/export/archives.ts'
import { exportHandlers } from './hosted/export/handlers.ts'
import { exportSite } from './hosted/export/export-site.job.ts'
import { hostedHandlers } from './hosted/handlers.ts'
import { studioHandlers } from './hosted/studio-handlers.ts'
import { pageHandlers } from './hosted/page-handlers.ts'
import { preparePosts } from './hosted/post-prepare.ts'
import { publishScheduledPost } from './hosted/publish-scheduled.job.ts'
import type { SectionType } from './hosted/sections.ts'
import type { SiteReader } from './hosted/site-reader.ts'
import { createSiteReader } from './hosted/view/reader.ts'
import type { AnyHandler, Answer } from './handler.ts'
import { keepHouse } from './housekeeping.ts'
import { createOnce } from './idempotency/once.ts'
import { invoke } from './invoke.ts'
import type { AnyJobKind } from './jobs/kind.ts'
import { createNetwork, type Network } from './jobs/network.ts'
import { createRunner } from './jobs/runner.ts'
import { keyHandlers } from './keys/handlers.ts'
import { generateImage } from './media/generate.job.ts'
import { imageHandlers, mediaHandlers } from './media/handlers.ts'
import { stockHandlers } from './media/stock/handlers.ts'
import { readMedia, type MediaFile, type Rendition } from './media/reader.ts'
import type { Outside } from './outside.ts'
import { publishingHandlers } from './publishing/handlers.ts'
import { sendOutboxOp } from './publishing/send.job.ts'
import { openSecrets } from './secret-envelope.ts'
import type { MasterKeyStore, Secrets } from './secrets.ts'
import { settingsHandlers } from './settings/handlers.ts'
import { sortableId, timestamp } from './time.ts'
import { usageHandlers } from './usage/handlers.ts'
import { deliverWebhook } from './webhooks/deliver.job.ts'
import { webhookHandlers } from './webhooks/handlers.ts'

const handlers = {
  ...articleHandlers,
  ...generationHandlers,
  ...imageHandlers,
  ...mediaHandlers,
  ...stockHandlers,
  ...usageHandlers,
  ...keyHandlers,
  ...settingsHandlers,
  ...hostedHandlers,
  ...studioHandlers,
  ...pageHandlers,
  ...exportHandlers,
  ...webhookHandlers,
  ...publishingHandlers,
  ...domainHandlers,
} as Record<OperationName, AnyHandler>

const jobKinds: AnyJobKind[] = [
  generateArticle,
  generateImage,
  deliverWebhook,
  sendOutboxOp,
  watchDomain,
  publishScheduledPost,
  exportSite,
]

export interface CoreParts {
  folder: string
  version: string
  clock: Clock
  log: Log
  /** Asked after the folder is ours: a second start must not touch the keychain. */
  masterKey(workspace: string): Promise<MasterKeyStore>
  workers: Workers
  outside: Outside
  addresses(): Addresses
  /** Further job kinds; for benches and tests. */
  extraJobs?: AnyJobKind[]
}

/** `seq` numbers what is kept, so that a listener can go on where it was; null for what passes. */
export type Listener = (event: StudioEvent, seq: number | null) => void

export interface StudioCore {
  /** The one door. */
  call(
    name: OperationName,
    caller: Caller,
    readInput: () => Promise<unknown>,
    facts?: RequestFacts,
  ): Promise<Answer<unknown>>
  contextFor(who: { caller: Caller; request_id: string; if_match?: string | null }): Context
  onEvent(listen: Listener): () => void
  /** Kept events after `seq`, oldest first. */
  eventsSince(seq: number, limit: number): Promise<{ event: KeptEvent; seq: number }[]>
  /** The number of the newest kept event; 0 before there is one. */
  latestEvent(): Promise<number>
  /** Bytes of a stored picture, or of a smaller one; null when there is no such. */
  readMedia(sha256: string, rendition: Rendition | null): Promise<MediaFile | null>
  /** The archive of a finished export; null when it has none, or none any more. Throws `not_found`. */
  exportArchive(export_id: number): Promise<ExportArchive | null>
  /** Every type of section that a page may have, with the schema of its props. */
  sections(): readonly SectionType[]
  sites: SiteReader
  database: OpenDatabase
  network: Network
  secrets: Secrets
  start(): Promise<void>
  close(): Promise<void>
}

const housekeeper: { caller: Caller; request_id: string } = {
  caller: { kind: 'job', name: 'Quoin', scopes: [], via: 'job' },
  request_id: 'housekeeping',
}

/** Puts the core together around one data folder. Rules stay inside; the parts handed in are the outside world. */
export async function createCore(parts: CoreParts): Promise<StudioCore> {
  const { folder, clock, log } = parts
  const database = openDatabase(folder)
  const listeners = new Set<Listener>()
  const tellAll: Listener = (event, seq) => {
    for (const listen of listeners) listen(event, seq)
  }
  const now = () => timestamp(clock.now())
  const newId = (prefix: string) => sortableId(prefix, clock.now())
  const write = createWriter({ database, now, newId, published: tellAll, wakeJobs: () => runner.wake() })
  const network = createNetwork((event) => tellAll(event, null))

  const runner = createRunner({
    core: () => core,
    write,
    kinds: [...jobKinds, ...(parts.extraJobs ?? [])],
    contextFor: ({ caller, request_id }) =>
      contextFor({ caller: { kind: 'job', name: caller, scopes: [], via: 'job' }, request_id }),
  })
  const secrets = await parts
    .masterKey(database.id)
    .then((masterKey) =>
      openSecrets({ database, write, masterKey, changed: () => tellAll({ type: 'secrets.changed' }, null) }),
    )
    .catch(async (error: unknown) => {
      await database.close()
      throw error
    })
  const core: Core = {
    db: database.read,
    folder,
    version: parts.version,
    clock,
    log,
    jobs: runner,
    network,
    workers: parts.workers,
    ...parts.outside,
    sites: createSiteReader({
      db: database.read,
      addresses: parts.addresses,
      sections: parts.outside.sections,
    }),
    addresses: parts.addresses,
    secrets,
    tell: (event) => tellAll(event, null),
  }
  const contextFor: StudioCore['contextFor'] = ({ caller, request_id, if_match = null }) => ({
    ...core,
    caller,
    request_id,
    if_match,
    now,
    newId,
    write: (act) => write({ caller: caller.name, request_id }, act),
  })

  const once = createOnce()
  let stopHousekeeping = () => {}

  return {
    database,
    network,
    secrets,
    contextFor,
    call: (name, caller, readInput, { request_id = newId('req'), if_match = null, idempotency_key: key = null } = {}) =>
      invoke(
        name,
        handlers[name],
        contextFor({ caller, request_id, if_match }),
        readInput,
        key === null ? undefined : { key, once },
      ),
    onEvent: (listen) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    sections: () => core.sections.types(),
    sites: core.sites,
    readMedia: (sha256, rendition) => readMedia(contextFor(housekeeper), sha256, rendition),
    exportArchive: (export_id) => exportArchive(contextFor(housekeeper), export_id),
    latestEvent: async () => {
      const row = await database.read
        .selectFrom('events')
        .select((select) => select.fn.max('id').as('id'))
        .executeTakeFirst()
      return row?.id ?? 0
    },
    eventsSince: async (seq, limit) => {
      const rows = await database.read
        .selectFrom('events')
        .select(['id', 'body'])
        .where('id', '>', seq)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id, body }) => ({ event: JSON.parse(body) as KeptEvent, seq: id }))
    },
    start: async () => {
      await preparePosts(contextFor(housekeeper))
      await runner.start()
      stopHousekeeping = keepHouse(contextFor(housekeeper))
    },
    close: async () => {
      stopHousekeeping()
      await runner.drain()
      await database.close()
    },
  }
}
