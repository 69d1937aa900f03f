import { OFFLOAD_SANITISE_BYTES, sanitiseArticle } from '../../text/sanitise.ts'
import type { Context } from '../context.ts'

/** What a caller sends as HTML, made safe; a long text in a worker. Never inside a write. */
export const cleanContent = async (ctx: Context, html: string): Promise<string> =>
  Buffer.byteLength(html) > OFFLOAD_SANITISE_BYTES ? ctx.workers.sanitise(html) : sanitiseArticle(html)
