import { parentPort } from 'node:worker_threads'

// oxlint-disable-next-line typescript/no-explicit-any -- each task has its own input; the pool's types keep them apart
export type Task = (input: any) => unknown
export type TaskTable = Record<string, Task>

export interface Request {
  id: number
  task: string
  input: unknown
}
export type Answer =
  | { id: number; output: unknown }
  | { id: number; error: { name: string; message: string; stack: string | undefined } }

/** The thread's side of the pool: one request at a time, an answer to each. */
export function serve(tasks: TaskTable) {
  const port = parentPort
  if (!port) throw new Error('A worker serves a pool; it was started on its own.')
  port.on('message', async ({ id, task, input }: Request) => {
    try {
      if (!Object.hasOwn(tasks, task)) throw new Error(`There is no task named ${task}.`)
      const output = await tasks[task]!(input)
      port.postMessage({ id, output } satisfies Answer)
    } catch (thrown) {
      const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown))
      port.postMessage({ id, error: { name, message, stack } } satisfies Answer)
    }
  })
}
