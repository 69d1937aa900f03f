import type { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { STUDIO_BASE } from '../contract/path.ts'
import { StudioError } from '../core/errors.ts'
import type { Listener, StudioCore } from '../core/index.ts'
import type { Env } from './env.ts'

const HEARTBEAT_MS = 15_000
const REPLAY_PAGE = 1_000
/** A listener that reads this far behind is let go; it comes back with Last-Event-ID. */
const QUEUE_LIMIT = 50_000

/** What happens, as it happens, for the studio's own window. Kept events carry an id to resume from. */
export function mountEvents(app: Hono<Env>, core: Pick<StudioCore, 'onEvent' | 'eventsSince' | 'latestEvent'>): void {
  app.get(`${STUDIO_BASE}/events`, (c) => {
    if (!c.get('caller').scopes.includes('studio')) {
      throw new StudioError('forbidden', 'This operation is for the studio itself, not for API keys.')
    }
    const since = Number(c.req.header('last-event-id') ?? Number.NaN)
    return streamSSE(c, async (stream) => {
      const queue: Parameters<Listener>[] = []
      let wake = () => {}
      const off = core.onEvent((event, seq) => {
        queue.push([event, seq])
        wake()
      })
      let open = true
      stream.onAbort(() => {
        open = false
        off()
        wake()
      })
      // The number to resume from stands in the first message: a listener that heard nothing yet can be cut off as well.
      const latest = await core.latestEvent()
      await stream.writeSSE({ event: 'ready', id: String(Number.isSafeInteger(since) ? since : latest), data: '{}' })
      for (let from = since; open && from < latest;) {
        const page = await core.eventsSince(from, REPLAY_PAGE)
        if (page.length === 0) break
        for (const { event, seq } of page) await stream.writeSSE({ id: String(seq), data: JSON.stringify(event) })
        from = page.at(-1)!.seq
      }
      while (open && queue.length < QUEUE_LIMIT) {
        const next = queue.shift()
        if (next) {
          const [event, seq] = next
          await stream.writeSSE({ data: JSON.stringify(event), ...(seq !== null && { id: String(seq) }) })
          continue
        }
        let timer: NodeJS.Timeout | undefined
        const beat = await new Promise<boolean>((resolve) => {
          wake = () => resolve(false)
          timer = setTimeout(() => resolve(true), HEARTBEAT_MS)
        })
        clearTimeout(timer)
        if (beat && open) await stream.writeSSE({ event: 'beat', data: '{}' })
      }
      off()
    })
  })
}
