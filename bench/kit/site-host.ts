// A studio with its sockets in a process of its own; what `site-studio.ts` asks for is done here and timed here.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { existsSync } from 'node:fs'
import { studioCaller } from '../../src/core/context.ts'
import { siteAssets } from '../../src/host/site-assets.ts'
import { startStudio } from '../../src/host/studio.ts'
import { workerEntry } from '../../src/host/worker-entry.ts'
import type { Asked } from './site-studio.ts'

/** By then the studio has loaded what it loads once, after its window has drawn itself. */
const WARM_MS = 6_000

const host = new URL('../../src/host/browser.ts', import.meta.url).href
const studio = await startStudio({
  folder: process.argv[2]!,
  port: 0,
  sitesPort: 0,
  version: '0.0.0-bench',
  screen: 'error',
  docsAsset: async () => null,
  windowAsset: null,
  siteAssets: siteAssets(host),
  workerEntry: workerEntry(host),
})
const call = async (name: string, input: object) =>
  (await studio.core.call(name as never, studioCaller, async () => input)).reply as Record<string, unknown>

const finished = new Map<number, () => void>()
studio.onEvent((event) => {
  if (event.type === 'export.finished') finished.get(event.id)?.()
})

async function exportTo(folder: string) {
  const began = performance.now()
  const wish = { site_id: 1, target: 'folder', folder, despite_problems: true }
  const { id } = (await call('start_export', wish)) as { id: number }
  const known = await call('get_export', { export_id: id })
  if (known.state === 'waiting' || known.state === 'running')
    await new Promise<void>((resolve) => {
      finished.set(id, resolve)
    })
  const ms = performance.now() - began
  const { state, error, files, written } = await call('get_export', { export_id: id })
  if (state !== 'done' || !existsSync(folder)) throw new Error(`The export ended ${String(state)}: ${String(error)}`)
  return { ms, files, written }
}

/** Another one at every start: the data folder keeps what was changed before. */
let changes = Date.now()
let delays = monitorEventLoopDelay({ resolution: 1 })

const acts = {
  export: ({ folder }: { folder: string }) => exportTo(folder),
  change: ({ post_id }: { post_id: number }) =>
    call('update_post', { site_id: 1, post_id, meta_title: `Title ${(changes += 1)}` }),
  rename: () => call('update_site', { site_id: 1, name: `Bench ${(changes += 1)}` }),
  watch: async () => {
    delays = monitorEventLoopDelay({ resolution: 1 })
    delays.enable()
    return {}
  },
  /** Milliseconds; the resolution, which an idle loop also reads, is taken off. */
  watched: async () => {
    delays.disable()
    const ms = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - 1)
    return { p99: ms(delays.percentile(99)), max: ms(delays.max) }
  },
  /** The highest that it has been, in MB. */
  memory: async () => ({ mb: process.resourceUsage().maxRSS / 1000 }),
}

process.on('message', ({ nth, act, input }: Asked) => {
  acts[act](input as never).then(
    (answer: unknown) => process.send!({ nth, answer }),
    (error: unknown) => process.send!({ nth, error: String(error) }),
  )
})
process.on('disconnect', () => void studio.close().then(() => process.exit(0)))
setTimeout(() => process.send!({ sites: studio.sites }), WARM_MS)
