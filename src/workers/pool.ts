import { Worker } from 'node:worker_threads'
import type { Answer, Request, TaskTable } from './serve.ts'
import type { Tasks } from './tasks/index.ts'

export interface WorkerPoolOptions {
  /** Most threads at once; each is started when first needed and kept warm. */
  size?: number
  /** The thread's entry: a bundle passes the `worker.js` beside it. */
  entry?: URL | string
}

export interface RunOptions {
  signal?: AbortSignal
  /** From when a thread takes the task; waiting for a free one is not counted. */
  deadline_ms?: number
}

export interface WorkerPool<T extends TaskTable = Tasks> {
  run<Name extends keyof T & string>(
    task: Name,
    input: Parameters<T[Name]>[0],
    options?: RunOptions,
  ): Promise<Awaited<ReturnType<T[Name]>>>
  close(): Promise<void>
}

/** The task did not answer. What a task itself throws comes back as a plain Error under its own name. */
export class WorkerError extends Error {
  readonly code: 'deadline' | 'crashed' | 'closed'

  constructor(code: 'deadline' | 'crashed' | 'closed', message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'WorkerError'
    this.code = code
  }
}

/** Sanitising, converting and comparing must end within this; longer work names its own deadline. */
const DEADLINE_MS = 5_000

type Outcome = { output: unknown } | { error: unknown }

interface Job {
  request: Request
  deadline_ms: number
  /** Called once, with whatever comes first: answer, deadline, abort, crash or the end of the pool. */
  settle: (outcome: Outcome) => void
}

interface Thread {
  worker: Worker
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
}

export function createWorkerPool<T extends TaskTable = Tasks>({
  size = 2,
  entry = new URL('./worker.ts', import.meta.url),
}: WorkerPoolOptions = {}): WorkerPool<T> {
  const threads = new Set<Thread>()
  const ending = new Set<Promise<unknown>>()
  const waiting: Job[] = []
  let lastId = 0
  let closed = false

  function start(): Thread {
    // No inherited flags and no environment: a thread works on what it is handed and sees no secret.
    const { NODE_ENV } = process.env
    const worker = new Worker(entry, { execArgv: [], env: NODE_ENV === undefined ? {} : { NODE_ENV } })
    worker.unref() // an idle thread keeps no process alive
    const thread: Thread = { worker, job: undefined, timer: undefined }
    worker.on('message', (answer: Answer) => answered(thread, answer))
    worker.on('messageerror', (error) => stop(thread, { error }))
    worker.on('error', (error) =>
      stop(thread, { error: new WorkerError('crashed', 'The worker crashed.', { cause: error }) }),
    )
    worker.on('exit', () => stop(thread, { error: new WorkerError('crashed', 'The worker ended before it answered.') }))
    threads.add(thread)
    return thread
  }

  function answered(thread: Thread, answer: Answer) {
    if (!thread.job) return // too late: its deadline or abort came first
    free(thread, 'error' in answer ? { error: asError(answer.error) } : { output: answer.output })
    next()
  }

  function free(thread: Thread, outcome: Outcome) {
    clearTimeout(thread.timer)
    thread.job?.settle(outcome)
    thread.job = undefined
    thread.worker.unref()
  }

  /** A thread that is late, aborted or broken is not trusted with another task; the next one starts afresh. */
  function stop(thread: Thread, outcome: Outcome) {
    if (!threads.delete(thread)) return
    free(thread, outcome)
    const ended = thread.worker.terminate().finally(() => ending.delete(ended))
    ending.add(ended)
    next()
  }

  function next() {
    while (!closed && waiting.length > 0) {
      const idle =
        [...threads].find((thread) => thread.job === undefined) ?? (threads.size < size ? start() : undefined)
      if (!idle) return
      give(idle, waiting.shift()!)
    }
  }

  function give(thread: Thread, job: Job) {
    try {
      thread.worker.postMessage(job.request)
    } catch (error) {
      job.settle({ error }) // the input cannot be cloned; the thread has not seen it
      return
    }
    thread.job = job
    thread.worker.ref()
    thread.timer = setTimeout(() => {
      const message = `The work did not finish within ${job.deadline_ms} ms.`
      stop(thread, { error: new WorkerError('deadline', message) })
    }, job.deadline_ms)
  }

  return {
    run(task, input, { signal, deadline_ms = DEADLINE_MS } = {}) {
      if (closed) return Promise.reject(new WorkerError('closed', 'The worker pool is closed.'))
      if (signal?.aborted) return Promise.reject(signal.reason)
      return new Promise((resolve, reject) => {
        const job: Job = {
          request: { id: ++lastId, task, input },
          deadline_ms,
          settle(outcome) {
            signal?.removeEventListener('abort', abort)
            if ('error' in outcome) reject(outcome.error)
            else resolve(outcome.output as Awaited<ReturnType<T[typeof task]>>)
          },
        }
        const abort = () => {
          const running = [...threads].find((thread) => thread.job === job)
          const place = waiting.indexOf(job)
          if (running) return stop(running, { error: signal?.reason })
          if (place !== -1) waiting.splice(place, 1)
          job.settle({ error: signal?.reason })
        }
        signal?.addEventListener('abort', abort, { once: true })
        waiting.push(job)
        next()
      })
    },

    async close() {
      closed = true
      const error = new WorkerError('closed', 'The worker pool was closed before the work was done.')
      for (const job of waiting.splice(0)) job.settle({ error })
      for (const thread of threads) stop(thread, { error })
      await Promise.all(ending)
    },
  }
}

function asError({ name, message, stack }: { name: string; message: string; stack: string | undefined }): Error {
  const error = new Error(message)
  error.name = name
  if (stack !== undefined) error.stack = stack
  return error
}
