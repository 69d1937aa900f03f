import { Agent, request } from 'node:http'

const CONNECTIONS = 10

/** Requests a second over `CONNECTIONS` kept-alive connections for `seconds`; every answer must be 200. With a body: POST. */
export async function requestsPerSecond(
  url: (index: number) => string,
  headers: Record<string, string>,
  seconds = 2,
  body?: string,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let sent = 0
  let answered = 0
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const outgoing = request(
        url(sent++),
        { agent, headers, method: body === undefined ? 'GET' : 'POST' },
        (answer) => {
          if (answer.statusCode !== 200) return reject(new Error(`${answer.statusCode} from ${url(sent - 1)}`))
          answer.resume().on('end', () => {
            answered += 1
            resolve()
          })
        },
      )
      outgoing.on('error', reject).end(body)
    })
  await Promise.all(Array.from({ length: CONNECTIONS * 5 }, one))
  const began = performance.now()
  const until = began + seconds * 1000
  answered = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) await one()
    }),
  )
  agent.destroy()
  return answered / ((performance.now() - began) / 1000)
}
