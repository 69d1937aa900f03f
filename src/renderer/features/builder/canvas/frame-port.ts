import * as z from 'zod'
import type { FromFrame, ToFrame } from '../../../../site/canvas/protocol.ts'

const Id = z.string().min(1).max(60)
const Field = z.string().max(300)
const Flag = z.boolean()

/** What a frame may say. It shows other people's words, so nothing it says is taken on trust. */
const Said = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), nonce: z.string() }),
  z.object({ type: z.literal('chosen'), id: Id.nullable(), field: Field.nullable() }),
  z.object({
    type: z.literal('typed'),
    id: Id,
    field: Field,
    kind: z.enum(['text', 'lines', 'rich']),
    value: z.string().max(2_000_000),
    done: Flag,
  }),
  z.object({ type: z.literal('picture'), id: Id, field: Field }),
  z.object({ type: z.literal('rich'), id: Id, field: Field }),
  z.object({ type: z.literal('ask_link'), href: z.string().max(4_000) }),
  z.object({
    type: z.literal('key'),
    press: z.object({
      key: z.string().max(30),
      code: z.string().max(30),
      ctrlKey: Flag,
      metaKey: Flag,
      altKey: Flag,
      shiftKey: Flag,
    }),
  }),
  z.object({ type: z.literal('add'), at: z.int().min(0).max(1_000) }),
  z.object({ type: z.literal('moved'), id: Id, to: z.int().min(0).max(1_000) }),
  z.object({ type: z.literal('show'), id: Id }),
  z.object({ type: z.literal('link'), href: z.string().max(4_000) }),
  z.object({ type: z.literal('menu'), id: Id, x: z.number(), y: z.number() }),
]) satisfies z.ZodType<FromFrame>

const Knock = z.object({ quoin: z.literal('canvas-knock') })

export interface FramePort {
  send: (message: ToFrame) => void
  close: () => void
}

/**
 * Answers the knock of one frame with a port of its own. A frame that was loaded again knocks again and gets a new port;
 * the old one is dead from then on.
 */
export function listenToFrame(
  iframe: HTMLIFrameElement,
  { onOpen, onMessage }: { onOpen: (port: FramePort) => void; onMessage: (message: FromFrame) => void },
): () => void {
  let port: MessagePort | null = null

  const onKnock = (event: MessageEvent<unknown>) => {
    if (event.source !== iframe.contentWindow || !Knock.safeParse(event.data).success) return
    port?.close()
    const channel = new MessageChannel()
    const nonce = crypto.randomUUID()
    const mine = channel.port1
    let isOpen = false
    port = mine
    mine.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const said = Said.safeParse(data)
      if (!said.success) return
      if (said.data.type === 'ready') {
        if (isOpen || said.data.nonce !== nonce) return
        isOpen = true
        onOpen({ send: (message) => mine.postMessage(message), close: () => mine.close() })
      } else if (isOpen) {
        onMessage(said.data)
      }
    })
    mine.start()
    // The frame has no origin that could be named; it is reached by its own window, and gives back the nonce.
    iframe.contentWindow?.postMessage({ quoin: 'canvas-begin', nonce }, '*', [channel.port2])
  }

  window.addEventListener('message', onKnock)
  return () => {
    window.removeEventListener('message', onKnock)
    port?.close()
  }
}
