import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { StudioEvent } from '../contract/events.ts'
import type { OperationName, Operations } from '../contract/index.ts'
import type { Input, Reply } from '../contract/operation.ts'
import { studioCaller, type Caller, type Clock, type Context, type Log, type Workers } from '../core/context.ts'
import type { OpenTextProvider } from '../core/generation/text-provider.ts'
import { createCore, type StudioCore } from '../core/index.ts'
import type { AnyJobKind } from '../core/jobs/kind.ts'
import type { Outside } from '../core/outside.ts'
import type { MasterKeyStore } from '../core/secrets.ts'
import { systemClock } from '../core/time.ts'
import { siteAssets } from '../host/site-assets.ts'
import { catalog } from '../site/catalog.ts'
import { sanitiseArticle } from '../text/sanitise.ts'
import { diffArticles } from '../workers/tasks/diff.ts'
import { illustrateImage } from '../workers/tasks/illustrate.ts'
import { fitImage, readImage, renderImage } from '../workers/tasks/image.ts'
import { inlineSites } from './inline-sites.ts'

export interface TestStudio {
  /** Through the door, as the studio's own window unless another caller is named. */
  call<Name extends OperationName>(
    name: Name,
    input: Input<Operations[Name]>,
    caller?: Caller,
  ): Promise<Reply<Operations[Name]>>
  core: StudioCore
  ctx: Context
  clock: TestClock
  events: StudioEvent[]
  folder: string
  log: { level: string; event: string; fields: Record<string, unknown> }[]
  /** Closes and opens the same folder again, as a restart would; `between` may touch the closed files. */
  restart(between?: () => void): Promise<TestStudio>
  close(): Promise<void>
}

export interface TestClock extends Clock {
  /** Moves the wall clock; sleeping code wakes when its time has come. */
  advance(ms: number): void
  /** Sets the wall clock, as a person or a time server does; no time passes. */
  jump(ms: number): void
}

export interface TestStudioOptions {
  folder?: string
  /** Wall clock stands still unless advanced; `real` for tests over sockets. */
  clock?: 'frozen' | 'real' | TestClock
  masterKey?: MasterKeyStore
  openTextProvider?: OpenTextProvider
  /** Parts of the outside world; what is not handed in throws when it is used. */
  outside?: Partial<Outside>
  extraJobs?: AnyJobKind[]
  /** Without: jobs wait until `core.start()`. */
  start?: boolean
}

/** A real database in a temporary folder, a clock that stands still, no network. */
export async function testStudio(options: TestStudioOptions = {}): Promise<TestStudio> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'quoin-test-'))
  const clock = clockOf(options.clock)
  const events: StudioEvent[] = []
  const lines: TestStudio['log'] = []
  const log: Log = (level, event, fields = {}) => void lines.push({ level, event, fields })
  const masterKey = options.masterKey ?? keyOnDisk()
  const core = await createCore({
    folder,
    version: '0.0.0-test',
    clock,
    log,
    masterKey: async () => masterKey,
    workers: inlineWorkers,
    outside: {
      ...nothingOutside,
      ...(options.openTextProvider && { openTextProvider: options.openTextProvider }),
      ...options.outside,
    },
    addresses: () => ({
      api: 'http://127.0.0.1:1/api/v1/public',
      mcp: 'http://127.0.0.1:1/mcp',
      sites: 'http://127.0.0.1:2',
      studio: 'http://127.0.0.1:1/studio/',
      canvas: 'http://127.0.0.1:2/_canvas/token/',
      drafts: 'http://127.0.0.1:2/_draft/token/',
    }),
    ...(options.extraJobs && { extraJobs: options.extraJobs }),
  })
  core.onEvent((event) => events.push(event))
  if (options.start ?? true) await core.start()

  let closed = false
  const shut = async () => {
    if (!closed) await core.close()
    closed = true
  }
  const studio: TestStudio = {
    core,
    clock,
    events,
    folder,
    log: lines,
    ctx: core.contextFor({ caller: studioCaller, request_id: 'req_test' }),
    async call(name, input, caller = studioCaller) {
      const answer = await core.call(name, caller, async () => input)
      return answer.reply as never
    },
    async restart(between) {
      await shut()
      between?.()
      return testStudio({ ...options, folder, masterKey })
    },
    async close() {
      await shut()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return studio
}

/** One key for as long as the test keeps the object: a keychain that works. */
export function keyOnDisk(): MasterKeyStore {
  let key: Uint8Array | null = null
  return {
    kind: 'keychain',
    read: async () => key,
    create: async () => (key = randomBytes(32)),
  }
}

/** The tasks themselves, on the test's own thread. */
const inlineWorkers: Workers = {
  sanitise: async (html) => sanitiseArticle(html),
  diff: async (input) => diffArticles(input),
  images: {
    read: (bytes) => readImage({ bytes }),
    fit: (bytes, size) => fitImage({ bytes, ...size }),
    illustrate: (wish) => illustrateImage(wish),
    render: (bytes, wish) => renderImage({ bytes, ...wish }),
  },
  sites: inlineSites,
}

const missing = (what: string) => (): never => {
  throw new Error(`This test used ${what} without handing one in.`)
}

const nothingOutside: Outside = {
  openTextProvider: missing('a text provider'),
  openImageProvider: missing('an image provider'),
  openStock: missing('an archive of stock photos'),
  sections: catalog,
  openCms: missing('a CMS connector'),
  domainProbe: { look: missing('a DNS'), addressesOf: missing('a DNS'), tls: missing('a web server') },
  siteFont: siteAssets(new URL('../host/browser.ts', import.meta.url).href).font,
  echo: missing('the receiver of the webhook lab'),
  webhookSender: { check: missing('a webhook sender'), send: missing('a webhook sender') },
}

function clockOf(wish: TestStudioOptions['clock']): TestClock {
  if (typeof wish === 'object') return wish
  return wish === 'real' ? { ...systemClock, advance: () => {}, jump: () => {} } : frozenClock()
}

function frozenClock(): TestClock {
  let now = Date.parse('2026-11-21T08:30:00Z')
  let skew = 0
  let sleepers: { until: number; wake: () => void }[] = []
  return {
    now: () => now + skew,
    monotonic: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        sleepers.push({ until: now + ms, wake: resolve })
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      }),
    advance(ms) {
      now += ms
      const due = sleepers.filter(({ until }) => until <= now)
      sleepers = sleepers.filter(({ until }) => until > now)
      for (const { wake } of due) wake()
    },
    jump: (ms) => void (skew += ms),
  }
}
