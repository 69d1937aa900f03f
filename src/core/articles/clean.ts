import { setImmediate as breathe } from 'node:timers/promises'
import { OFFLOAD_SANITISE_BYTES, sanitiseArticle } from '../../text/sanitise.ts'
import type { Context } from '../context.ts'

/** What a caller sends as HTML, made safe; a long text in a worker. Never inside a write. */
export async function cleanContent(ctx: Context, html: string): Promise<string> {
  if (Buffer.byteLength(html) > OFFLOAD_SANITISE_BYTES) return ctx.workers.sanitise(html)
  const clean = sanitiseArticle(html)
  // Counting, indexing and writing follow at once: whoever else waits has a turn before.
  await breathe()
  return clean
}
