import { threadId } from 'node:worker_threads'
import { serve } from './serve.ts'

/** A worker that misbehaves on demand, for the pool's tests. */
export const fixtureTasks = {
  echo: (input: unknown) => input,
  thread: () => threadId,
  environment: () => Object.keys(process.env),
  fail: (message: string) => {
    throw new RangeError(message)
  },
  throwText: (text: string) => {
    throw text // what a careless library may do
  },
  answerFunction: () => () => 1,
  exit: () => process.exit(3),
  crashLater: () =>
    new Promise(() => {
      setImmediate(() => {
        throw new Error('outside of every task')
      })
    }),
  hang: () => {
    for (;;) continue
  },
  /** Ends when as many threads as asked are inside at the same moment. */
  meet: ({ counter, threads }: { counter: SharedArrayBuffer; threads: number }) => {
    const inside = new Int32Array(counter)
    Atomics.add(inside, 0, 1)
    Atomics.notify(inside, 0)
    for (let now = Atomics.load(inside, 0); now < threads; now = Atomics.load(inside, 0)) Atomics.wait(inside, 0, now)
    return true
  },
}

serve(fixtureTasks)
