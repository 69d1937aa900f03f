import { connect, type Socket } from 'node:net'

/** One kept-alive connection that asks and reads, and does nothing else: the client must not be what is measured. */
interface Wire {
  /** Resolves with the bytes of the body when it has come whole. Rejects for any status but 200. */
  get(host: string, path: string): Promise<number>
  close(): void
}

const HEAD_END = Buffer.from('\r\n\r\n')

export function wireTo(port: number): Wire {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let settle: { resolve(bytes: number): void; reject(error: Error): void } | null = null
  let head = Buffer.alloc(0)
  let left = -1
  let length = 0
  const done = (error?: Error) => {
    const asked = settle
    settle = null
    left = -1
    head = Buffer.alloc(0)
    if (error) asked?.reject(error)
    else asked?.resolve(length)
  }
  socket.on('error', done)
  socket.on('close', () => done(new Error('The connection was closed.')))
  socket.on('data', (chunk) => {
    if (left >= 0) left -= chunk.length
    else {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf(HEAD_END)
      if (end === -1) return
      const text = head.toString('latin1', 0, end)
      if (!text.startsWith('HTTP/1.1 200')) return done(new Error(text.slice(0, 40)))
      length = Number(/content-length: (\d+)/i.exec(text)?.[1])
      left = length - (head.length - end - 4)
    }
    if (left === 0) done()
  })
  return {
    get: (host, path) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject }
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
      }),
    close: () => socket.destroy(),
  }
}

/** Pages a second over ten connections. */
export async function pagesPerSecond(
  port: number,
  host: string,
  path: (index: number) => string,
  seconds = 2,
): Promise<number> {
  const wires = Array.from({ length: 10 }, () => wireTo(port))
  let sent = 0
  const until = async (end: number) => {
    let answered = 0
    await Promise.all(
      wires.map(async (wire) => {
        while (performance.now() < end) {
          await wire.get(host, path(sent++))
          answered += 1
        }
      }),
    )
    return answered
  }
  await until(performance.now() + 300)
  const began = performance.now()
  const answered = await until(began + seconds * 1000)
  const rate = answered / ((performance.now() - began) / 1000)
  for (const wire of wires) wire.close()
  return rate
}
