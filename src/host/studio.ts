import { randomBytes } from 'node:crypto'
import { breather } from '../core/breath.ts'
import type { Caller, Clock, Workers } from '../core/context.ts'
import { createCore, type Listener as EventListener, type StudioCore } from '../core/index.ts'
import { insideWrite } from '../core/db/write.ts'
import { createKeyring } from '../core/keys/keyring.ts'
import { watchLimits } from '../core/settings/limits.ts'
import { systemClock } from '../core/time.ts'
import { createApi } from '../api/app.ts'
import type { ReadAsset } from '../api/docs.ts'
import { createSessions } from '../api/sessions.ts'
import { createDns } from '../egress/dns.ts'
import { createEgress } from '../egress/egress.ts'
import { openImageProvider } from '../integrations/ai/images/index.ts'
import { openTextProvider, warmTextProviders } from '../integrations/ai/index.ts'
import { openStock } from '../integrations/stock/index.ts'
import { domainProbe } from '../integrations/dns/probe.ts'
import { noConnectors } from '../integrations/cms/index.ts'
import { webhookSender } from '../integrations/webhooks/sender.ts'
import { catalog } from '../site/catalog.ts'
import { islandHashes } from '../site/render/islands/index.ts'
import { createWorkerPool } from '../workers/pool.ts'
import { imageWorker } from './image-worker.ts'
import { makeDataFolder } from './data-folder.ts'
import { listen, type Listener } from './listeners.ts'
import { openLog } from './log.ts'
import { chooseMasterKey } from './secrets/choose.ts'
import type { SiteAssets } from './site-assets.ts'
import { siteWorker } from './site-worker.ts'
import { createSitesServer } from './sites/server.ts'
import { webhookEcho } from './webhook-lab.ts'

/** After the window has drawn itself. */
const WARM_MS = 4_000
/** Origin of the window in the desktop shell. */
const SHELL = 'app://quoin'

export interface StudioOptions {
  folder: string
  port: number
  sitesPort: number
  version: string
  /** Least serious line that is also shown on stderr. */
  screen: 'debug' | 'info' | 'warn' | 'error'
  docsAsset: ReadAsset
  windowAsset: ReadAsset | null
  /** Fonts, and the script of the builder's frame. */
  siteAssets: SiteAssets
  /** The worker thread's file: `worker.js` beside the bundle. */
  workerEntry: URL
  clock?: Clock
}

export interface Studio {
  core: StudioCore
  api: string
  mcp: string
  sites: string
  studio: string
  /** A one-time link that opens the window in a browser. */
  loginLink(): string
  /** For the window's bridge: the caller was checked there. */
  fetch(request: Request, caller: Caller): Promise<Response>
  onEvent(listen: EventListener): () => void
  close(): Promise<void>
}

/** The first page that is drawn asks for them all, and would wait for it. */
async function warmSchemas(): Promise<void> {
  const breathe = breather()
  for (const type of catalog.types()) {
    void type.schema
    await breathe()
  }
}

/**
 * Builds everything and starts it: the composition root of both hosts and of the tests that need sockets.
 * Throws FolderUnusableError, or FolderInUseError when another process works in the folder.
 */
export async function startStudio(options: StudioOptions): Promise<Studio> {
  const { folder, version, clock = systemClock } = options
  makeDataFolder(folder)
  const logFile = openLog(folder, options.screen)
  const { log } = logFile
  const pool = createWorkerPool({ entry: options.workerEntry })
  const workers: Workers = {
    sanitise: async (html, signal) =>
      (await pool.run('sanitise', { html }, { deadline_ms: 5_000, ...(signal && { signal }) })).html,
    diff: (input, signal) => pool.run('diff', input, { deadline_ms: 10_000, ...(signal && { signal }) }),
    images: imageWorker(pool),
    sites: siteWorker(pool),
  }
  const address = { api: '', mcp: '', sites: '', studio: '', canvas: '', drafts: '' }
  const open: Listener[] = []
  let core: StudioCore | undefined
  const egress = createEgress({
    insideWrite,
    onOnline: () => core?.network.say(true),
    onOffline: () => core?.network.say(false),
  })

  async function close(): Promise<void> {
    await Promise.allSettled(open.map((listener) => listener.close()))
    await core?.close()
    await pool.close()
    await egress.close()
    if (core) log('info', 'studio.closed')
    logFile.close()
  }

  try {
    core = await createCore({
      folder,
      version,
      clock,
      log,
      masterKey: (workspace) => chooseMasterKey({ folder, workspace, log }),
      workers,
      outside: {
        openTextProvider: openTextProvider(egress),
        openImageProvider: openImageProvider(egress),
        openStock: openStock(egress),
        sections: catalog,
        webhookSender: webhookSender(egress),
        echo: webhookEcho(egress),
        openCms: noConnectors,
        domainProbe: domainProbe(createDns({ insideWrite }), { insideWrite }),
        siteFont: options.siteAssets.font,
      },
      addresses: () => address,
    })
    const keyring = createKeyring(core)
    const sessions = await createSessions(clock)
    const limits = await watchLimits(core)
    const app = createApi({
      core,
      clock,
      log,
      version,
      sessions,
      guards: {
        ownHosts: () => [`127.0.0.1:${open[0]?.port}`, `localhost:${open[0]?.port}`],
        authenticate: (credential, via) =>
          via === 'bearer' && !credential.startsWith('qn_')
            ? sessions.verify(credential)
            : keyring.authenticate(credential),
      },
      address: () => address.api,
      requestsPerMinute: () => limits().requests_per_minute,
      docsAsset: options.docsAsset,
      windowAsset: options.windowAsset,
    })
    open.push(await listen({ port: options.port, fetch: (request, env) => app.fetch(request, env) }))
    const token = randomBytes(32).toString('base64url')
    const serve = createSitesServer({
      core,
      worker: workers.sites,
      clock,
      log,
      token,
      port: () => open[1]!.port,
      studios: [`http://127.0.0.1:${open[0]!.port}`, `http://localhost:${open[0]!.port}`, SHELL],
      scripts: islandHashes,
      font: options.siteAssets.font,
      canvasAsset: options.siteAssets.canvas,
    })
    open.push(await listen({ port: options.sitesPort, serve }))
    const [api, sites] = open.map(({ port }) => `http://127.0.0.1:${port}`)
    Object.assign(address, { api: `${api}/api/v1/public`, mcp: `${api}/mcp`, sites, studio: `${api}/studio/` })
    Object.assign(address, { canvas: `${sites}/_canvas/${token}/`, drafts: `${sites}/_draft/${token}/` })
    await core.start()
    setTimeout(() => {
      void warmTextProviders()
      void warmSchemas()
    }, WARM_MS).unref()
    log('info', 'studio.started', {
      version,
      port: open[0]!.port,
      sites_port: open[1]!.port,
      secrets: core.secrets.state(),
    })

    const running = core
    return {
      core,
      ...address,
      loginLink: () => `${address.studio}#code=${sessions.newCode()}`,
      fetch: async (request, caller) => app.fetch(request, { caller }),
      onEvent: (listener) => running.onEvent(listener),
      close,
    }
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
}
