import type { RunStage } from '../../contract/generation.ts'
import type { Tx } from '../db/write.ts'

/** What a running job may do to itself. */
export interface JobRun {
  job_id: string
  /** Which try this is since the last finished step; 1 is the first. */
  attempt: number
  signal: AbortSignal
  /**
   * Does `act` once in the life of the job: its output is committed before `step` returns, and after a restart
   * the stored output comes back instead. `alongside` writes in the same transaction, such as a receipt.
   */
  step<T>(name: string, act: () => Promise<T>, alongside?: (tx: Tx, output: T) => Promise<void>): Promise<T>
  /** Stage and per cent. Never falls. */
  progress(stage: RunStage, percent: number, words?: number): Promise<void>
  /** Ends the job inside the caller's transaction; the whole transaction fails if the job was stopped meanwhile. */
  complete(tx: Tx, result?: { article_id?: number }): Promise<void>
}

/** Thrown by a job that waits for a person: the job keeps its steps and goes on when asked to. */
export class Parked extends Error {}

/** Thrown by a job that cannot run yet, though nothing failed: it waits, and no try is used. */
export class Postponed extends Error {
  readonly wait_ms: number
  constructor(message: string, wait_ms: number) {
    super(message)
    this.wait_ms = wait_ms
  }
}

/** The reason of an abort: who asked for it. */
export class Stopped extends Error {
  readonly by: 'writer' | 'shutdown'
  constructor(by: 'writer' | 'shutdown') {
    super(by === 'writer' ? 'Cancelled.' : 'Quoin is closing.')
    this.by = by
  }
}

/** What handlers may ask of the runner. */
export interface JobControl {
  /** Looks for work now; called after every enqueue. */
  wake(): void
  /** Stops a job: at once if it waits, within 2 s if it runs. False when it had ended already. */
  cancel(job_id: string, who: { caller: string; request_id: string }): Promise<boolean>
  /** Resolves when the job has ended, or after `ms`. */
  settled(job_id: string, ms: number): Promise<void>
}
