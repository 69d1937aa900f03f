import type { Response as UndiciResponse } from 'undici'

export interface BodyRules {
  max_bytes: number
  tooLarge: () => Error
  /** A fault while reading, in our own words. */
  failed: (error: unknown) => unknown
}

const EMPTY = new Set([101, 204, 205, 304])

/**
 * The answer as the platform's own Response. Bytes are counted after decompression, so a small answer that unpacks to
 * a large one ends like a large one.
 */
export function limitedBody(answer: UndiciResponse, { max_bytes, tooLarge, failed }: BodyRules): Response {
  const { status, statusText } = answer
  const head = { status, statusText, headers: [...answer.headers] }
  if (answer.body === null || EMPTY.has(status)) return new Response(null, head)
  const reader = answer.body.getReader()
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          controller.close()
          return
        }
        taken += value.byteLength
        if (taken > max_bytes) throw tooLarge()
        controller.enqueue(value)
      } catch (error) {
        // The socket goes with it: nobody reads the rest.
        void reader.cancel().catch(() => {})
        controller.error(failed(error))
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return new Response(body, head)
}
