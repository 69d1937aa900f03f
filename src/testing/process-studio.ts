import { operations, type OperationName, type Operations } from '../contract/index.ts'
import type { Input, Reply } from '../contract/operation.ts'
import { fillPath, pathOf } from '../contract/path.ts'
import { startServing, type Serving } from './serving.ts'

export interface ProcessStudio {
  serving: Serving
  /** `http://127.0.0.1:41234` */
  origin: string
  call<Name extends OperationName>(name: Name, input: Input<Operations[Name]>): Promise<Reply<Operations[Name]>>
}

/** Starts the studio as a process and signs in by its login link, as a browser would. */
export async function openProcess(folder: string): Promise<ProcessStudio> {
  const serving = startServing(folder, ['--port', '0', '--sites-port', '0'])
  const { studio } = await serving.place()
  const { origin, hash } = new URL(studio)
  const post = (path: string, body: unknown) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const session = (await (await post('/api/v1/studio/session', { code: hash.slice('#code='.length) })).json()) as {
    data: { token: string }
  }
  return {
    serving,
    origin,
    async call(name, input) {
      const { method, path, params } = pathOf(operations[name])
      const rest = Object.entries(input).filter(([field]) => !params.includes(field))
      const query = new URLSearchParams(rest.map(([field, value]) => [field, String(value)]))
      const answer = await fetch(`${origin}${fillPath(path, input)}${method === 'GET' ? `?${query}` : ''}`, {
        method,
        headers: { Authorization: `Bearer ${session.data.token}`, 'Content-Type': 'application/json' },
        ...(method !== 'GET' && { body: JSON.stringify(Object.fromEntries(rest)) }),
      })
      return ((await answer.json()) as { data: never }).data
    },
  }
}
