export const QUIET_MS = 400
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000
/** While nothing can be saved steps are joined, so that they do not pile up. */
const MOST_WAITING = 60

/** One step of the history on its way: a later change of the same gesture takes its place. */
export interface SaveJob {
  /** What it changes: the page, or one shared section. */
  target: string
  gesture: string
  send: () => Promise<void>
}

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'conflict'; by: string | null }

interface QueueOptions {
  onState: (state: SaveState) => void
  /** Runs whenever everything is through. */
  onIdle: () => void
}

/** Sends one change after the other, each as soon as the keys rest. What fails stays and is tried again. */
export function createSaveQueue({ onState, onIdle }: QueueOptions) {
  let jobs: SaveJob[] = []
  let busy: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let held = false

  async function work(): Promise<void> {
    while (jobs[0] && !held) {
      const job = jobs[0]
      jobs = jobs.slice(1)
      try {
        await job.send()
        failures = 0
      } catch (error) {
        jobs = [job, ...jobs]
        failures += 1
        onState({ kind: 'failed', error })
        return
      }
    }
  }

  function run(): Promise<void> {
    clearTimeout(timer)
    busy ??= work().finally(() => {
      busy = null
      if (held) return
      if (jobs.length > 0) return wait(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)))
      onState({ kind: 'saved' })
      onIdle()
    })
    return busy
  }

  function wait(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms)
  }

  return {
    add(job: SaveJob): void {
      const last = jobs.at(-1)
      const joins = last?.target === job.target && (last.gesture === job.gesture || jobs.length >= MOST_WAITING)
      jobs = joins ? [...jobs.slice(0, -1), job] : [...jobs, job]
      if (failures > 0 || held) return
      onState({ kind: 'saving' })
      if (!busy) wait(QUIET_MS)
    },
    /** Sends at once; true if everything is committed. */
    async flush(): Promise<boolean> {
      while (jobs.length > 0 || busy) {
        if (held) return false
        await run()
        if (jobs.length > 0 && failures > 0) return false
      }
      return true
    },
    /** Somebody else changed the same: nothing is sent until a person has decided. */
    hold(by: string | null): void {
      held = true
      clearTimeout(timer)
      onState({ kind: 'conflict', by })
    },
    resume(keep: 'mine' | 'theirs'): void {
      held = false
      failures = 0
      if (keep === 'theirs') jobs = []
      if (jobs.length > 0) wait(0)
      else onState({ kind: 'saved' })
    },
    settled: (): boolean => jobs.length === 0 && busy === null,
    sending: (): Promise<void> | null => busy,
    waiting: (): boolean => jobs.length > 0,
    stop: (): void => clearTimeout(timer),
  }
}

export type SaveQueue = ReturnType<typeof createSaveQueue>
