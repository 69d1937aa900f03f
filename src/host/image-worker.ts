import type { ImageWorker } from '../core/media/image-worker.ts'
import type { RunOptions, WorkerPool } from '../workers/pool.ts'

/** Decoding a picture must end within this. */
const DEADLINE_MS = 15_000

/** Work on pixels, in the threads of the pool. */
export function imageWorker(pool: WorkerPool): ImageWorker {
  const options = (signal: AbortSignal | undefined): RunOptions => ({
    deadline_ms: DEADLINE_MS,
    ...(signal && { signal }),
  })
  return {
    read: (bytes, signal) => pool.run('readImage', { bytes }, options(signal)),
    fit: (bytes, size, signal) => pool.run('fitImage', { bytes, ...size }, options(signal)),
    illustrate: (wish, signal) => pool.run('illustrateImage', wish, options(signal)),
    render: (bytes, wish, signal) => pool.run('renderImage', { bytes, ...wish }, options(signal)),
  }
}
