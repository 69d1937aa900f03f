import { expect, it } from 'vitest'
import { sseReader, type SseMessage } from './sse.ts'

function read(pieces: string[]): SseMessage[] {
  const messages: SseMessage[] = []
  const push = sseReader((message) => messages.push(message))
  pieces.forEach(push)
  return messages
}

it('reads messages however the stream is cut', () => {
  const stream =
    'id: 7\ndata: {"type":"settings.saved"}\n\n: a comment to keep the line open\n\nid: 8\ndata: one\ndata: two\n\n'
  const whole = [
    { id: '7', data: '{"type":"settings.saved"}' },
    { id: '8', data: 'one\ntwo' },
  ]
  expect(read([stream])).toEqual(whole)
  expect(read([...stream])).toEqual(whole)
  expect(read([...stream.replaceAll('\n', '\r\n')])).toEqual(whole)
})

it('keeps the last id for messages that bear none, and gives nothing before the empty line', () => {
  expect(read(['id: 3\ndata: a\n\ndata: b\n\ndata: c\n'])).toEqual([
    { id: '3', data: 'a' },
    { id: '3', data: 'b' },
  ])
})
