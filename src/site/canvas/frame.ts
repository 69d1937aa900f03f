import type { CanvasKnock, FromFrame, ToFrame } from './protocol.ts'
import { startStage } from './stage.ts'

// Runs alone inside the sandboxed frame of the builder: no token, no API, no origin. It is built to one classic script, so
// nothing that the window imports as code may be imported here; types are no code.

const knock: CanvasKnock = { quoin: 'canvas-knock' }

function begin(event: MessageEvent<unknown>): void {
  const port = event.ports[0]
  const nonce = nonceOf(event.data)
  if (event.source !== window.parent || !port || nonce === null) return
  window.removeEventListener('message', begin)
  const stage = startStage((message: FromFrame) => port.postMessage(message))
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) stage.receive(data)
  })
  port.start()
  port.postMessage({ type: 'ready', nonce } satisfies FromFrame)
}

function nonceOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  const { quoin, nonce } = data as Record<string, unknown>
  return quoin === 'canvas-begin' && typeof nonce === 'string' ? nonce : null
}

/** The port reached this frame from its parent alone, so the shape of what comes over it is the parent's care. */
const isMessage = (data: unknown): data is ToFrame =>
  typeof data === 'object' && data !== null && typeof (data as { type?: unknown }).type === 'string'

window.addEventListener('message', begin)
window.parent.postMessage(knock, '*')
