import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Turn } from './turn.ts'
import type { Answer, Wire } from './wire.ts'

/** Some four words at a time, as models send them. */
const piecesOf = (text: string): string[] => text.match(/(?:\S+\s*){1,4}/g) ?? []

/** Writes one answer as a stream of events, with what the turn does to it. Resolves when the last byte is out or the reader has gone. */
export async function sendStream(response: ServerResponse, wire: Wire, answer: Answer, turn: Turn): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  if (turn.raw !== undefined) {
    response.end(turn.raw)
    return
  }
  if (turn.refuse) {
    response.end(wire.refusal(answer).join(''))
    return
  }
  for (const frame of wire.begin(answer)) response.write(frame)
  const stop_after = turn.cut_after ?? turn.end_after ?? Number.POSITIVE_INFINITY
  let sent = 0
  for (const piece of piecesOf(answer.text)) {
    if (response.destroyed) return
    if (sent >= stop_after) break
    const text = piece.slice(0, stop_after - sent)
    response.write(wire.piece(text, answer))
    sent += text.length
    if (turn.delay_ms_per_chunk) await sleep(turn.delay_ms_per_chunk)
    if (turn.hang === 'after_text') return
  }
  if (turn.cut_after !== undefined) {
    // Let the bytes leave first: the cut is in the middle of a text that has begun to arrive.
    await sleep(20)
    response.destroy()
  } else {
    response.end(turn.end_after === undefined ? wire.end(answer).join('') : '')
  }
}
