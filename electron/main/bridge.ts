import * as z from 'zod'
import type { StudioResponse } from '../../src/contract/bridge.ts'
import { studioCaller, type Caller } from '../../src/core/context.ts'

/** The scheme of the window's pages. */
export const APP_SCHEME = 'app'
export const APP_HOST = 'quoin'

const MESSAGE_LIMIT = 32_000_000

const Message = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().startsWith('/api/v1/').max(8_000),
  headers: z.record(z.string().max(100), z.string().max(8_000)).optional(),
  body: z.string().max(MESSAGE_LIMIT).optional(),
  file: z
    .custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array && value.byteLength <= MESSAGE_LIMIT)
    .optional(),
  binary: z.boolean().optional(),
})

/** What of an IPC event the check needs; shaped like Electron's so that it is tested without it. */
export interface Sender {
  senderFrame: { url: string; parent: unknown } | null
  sender: { id: number }
}

/** Only our own page, in the main frame of a window we made. */
export function isOurWindow({ senderFrame, sender }: Sender, windowIds: readonly number[]): boolean {
  if (!senderFrame || senderFrame.parent !== null || !windowIds.includes(sender.id)) return false
  if (!URL.canParse(senderFrame.url)) return false
  const { protocol, host } = new URL(senderFrame.url)
  // Node gives every custom scheme the origin 'null', so compare scheme and host.
  return protocol === `${APP_SCHEME}:` && host === APP_HOST
}

export interface IpcLike {
  handle(channel: string, answer: (event: Sender, ...args: unknown[]) => unknown): void
}

export interface BridgeParts {
  fetch(request: Request, caller: Caller): Promise<Response>
  windowIds(): readonly number[]
}

/** The one request channel: checks the sender, then the message, then lets the same app answer that serves HTTP. */
export function registerBridge(ipc: IpcLike, { fetch, windowIds }: BridgeParts): void {
  ipc.handle('studio:request', async (event, message): Promise<StudioResponse> => {
    if (!isOurWindow(event, windowIds())) return refused(403, 'forbidden', 'This page may not use the studio.')
    const parsed = Message.safeParse(message)
    if (!parsed.success) return refused(400, 'bad_request', 'The message is not as described.')
    const { method, path, headers, file, binary, body = file } = parsed.data
    const request = new Request(`http://studio${path}`, {
      method,
      ...(headers && { headers }),
      ...(body !== undefined && method !== 'GET' && { body }),
    })
    const response = await fetch(request, studioCaller)
    const head = { status: response.status, headers: Object.fromEntries(response.headers) }
    return binary && response.ok
      ? { ...head, body: '', bytes: new Uint8Array(await response.arrayBuffer()) }
      : { ...head, body: await response.text() }
  })
}

const refused = (status: number, code: string, message: string): StudioResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error: { code, message, status } }),
})
