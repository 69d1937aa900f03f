import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listen, type Listener } from './listeners.ts'

let listener: Listener
beforeEach(async () => void (listener = await listen({ port: 0, fetch: () => new Response('here') })))
afterEach(() => listener.close())

/** A client that has sent CONNECT and heard the refusal, and keeps its end open. */
async function refusedProxyClient(): Promise<Socket> {
  const socket = connect({ port: listener.port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  socket.write('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toMatch(/^HTTP\/1\.1 405 /)
  return socket
}

describe('a client that takes the listener for a proxy', () => {
  it('may break off: nobody else notices', async () => {
    const uncaught: unknown[] = []
    const note = (error: unknown) => void uncaught.push(error)
    process.on('uncaughtException', note)
    try {
      const socket = await refusedProxyClient()
      socket.resetAndDestroy()
      await once(socket, 'close')
      const answer = await fetch(`http://127.0.0.1:${listener.port}/`)
      expect([await answer.text(), uncaught]).toEqual(['here', []])
    } finally {
      process.off('uncaughtException', note)
    }
  })

  it('does not hold up closing by staying', async () => {
    const socket = await refusedProxyClient()
    const gone = once(socket, 'close')
    await listener.close()
    socket.end()
    await gone
  })
})
