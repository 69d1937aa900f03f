import { sql } from 'kysely'
import type { Context, Core } from '../context.ts'
import type { Tx, Write } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import { Parked, Postponed, Stopped, type JobControl } from './control.ts'
import { jobRun, mine, type Who } from './job-run.ts'
import type { AnyJobKind } from './kind.ts'
import { findJob, hasEnded, parseJobData, type JobRow } from './queue.ts'
import { afterFailure, CRASHES, CRASHED } from './rules.ts'

export interface Runner extends JobControl {
  /** After a start: takes up what the last run left, then works until `drain`. */
  start(): Promise<void>
  /** Stops taking work, lets go of what runs (it goes on at the next start) and resolves when nothing runs. */
  drain(): Promise<void>
}

export interface RunnerParts {
  core(): Core
  write: Write
  kinds: readonly AnyJobKind[]
  contextFor(who: { caller: string; request_id: string }): Context
}

interface Running {
  stop: AbortController
  done: Promise<void>
  kind: string
  target: string | null
}

/** In these a job is taken when its time has come. Written out, not bound: only so does the partial index serve. */
const isWaiting = sql<boolean>`state in ('pending', 'waiting_retry', 'waiting_network')`

/** Less is the hand of a time server, not of a person. */
const SET_BACK_MS = 60_000

const CANCELLED = new StudioError('conflict', 'Cancelled.')

const RUNNER = { caller: 'Quoin', request_id: 'runner' }

/**
 * Takes jobs from the table, a few of each kind at once. Claiming raises `epoch`, and every later write of the job
 * names it: a worker that lost its job changes nothing.
 */
export function createRunner({ core, write, kinds, contextFor }: RunnerParts): Runner {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  const running = new Map<string, Running>()
  const waiting = new Map<string, Set<() => void>>()
  let open = false
  let draining = false
  let looking: Promise<void> | null = null
  let lookAgain = false
  let timer: NodeJS.Timeout | undefined
  let seen: { wall: number; steady: number } | null = null

  /** A try of a job is over, or it was stopped: who waits for its end looks again. */
  const settle = (job_id: string) => {
    for (const wakeUp of waiting.get(job_id) ?? []) wakeUp()
  }

  const freeKinds = () =>
    kinds
      .filter(({ kind, concurrency }) => [...running.values()].filter((run) => run.kind === kind).length < concurrency)
      .map(({ kind }) => kind)

  /** Targets that have as many jobs as their kind allows. */
  const busyTargets = (): string[] =>
    kinds.flatMap(({ kind, per_target = Infinity }) => {
      const reached = [...running.values()].flatMap((run) => (run.kind === kind && run.target ? [run.target] : []))
      return [...new Set(reached)].filter((one) => reached.filter((other) => other === one).length >= per_target)
    })

  /** The oldest job that is due. One statement that writes only when there is one. */
  const claim = (names: string[], busy: string[], now: string): Promise<JobRow | undefined> =>
    write(RUNNER, (tx) => {
      const due = tx.db
        .selectFrom('jobs')
        .select('job_id')
        .where(isWaiting)
        // The plus keeps the planner off the index by kind, which would walk every job that has ended.
        .where(sql`+kind`, 'in', names)
        .where((where) => where.or([where('run_after', 'is', null), where('run_after', '<=', now)]))
        .$if(busy.length > 0, (query) =>
          query.where((where) => where.or([where('target', 'is', null), where('target', 'not in', busy)])),
        )
        .orderBy('job_id')
        .limit(1)
      return tx.db
        .updateTable('jobs')
        .set({
          state: 'running',
          epoch: sql`epoch + 1`,
          attempt: sql`attempt + 1`,
          started_at: sql`coalesce(started_at, ${tx.now()})`,
          run_after: null,
        })
        .where('job_id', '=', due)
        .returningAll()
        .executeTakeFirst()
    })

  /** How far the wall clock was set back since the last look. Forward is another matter: a computer that slept. */
  const setBack = (): number => {
    const clock = core().clock
    const now = { wall: clock.now(), steady: clock.monotonic() }
    const back = seen === null ? 0 : now.steady - seen.steady - (now.wall - seen.wall)
    seen = now
    return back > SET_BACK_MS ? back : 0
  }

  /** What waits for a time of the clock as it was would wait so much longer. */
  const followClock = (back_ms: number) =>
    write(RUNNER, (tx) =>
      tx.db
        .updateTable('jobs')
        .set({ run_after: sql`strftime('%Y-%m-%dT%H:%M:%fZ', run_after, ${`-${back_ms / 1000} seconds`})` })
        .where(isWaiting)
        .where('run_after', 'is not', null)
        .execute(),
    )

  async function look(): Promise<void> {
    clearTimeout(timer)
    const back = setBack()
    if (back > 0) await followClock(back)
    let asOf = ''
    do {
      lookAgain = false
      asOf = new Date(core().clock.now()).toISOString()
      for (let names = freeKinds(); open && names.length > 0; names = freeKinds()) {
        const row = await claim(names, busyTargets(), asOf)
        if (!row) break
        begin(row)
      }
    } while (lookAgain && open)
    if (open) await planNextLook(asOf)
  }

  /** What was due before is not waited for: it is taken when a running job makes room, and that wakes us. */
  async function planNextLook(asOf: string): Promise<void> {
    const next = await core()
      .db.selectFrom('jobs')
      .select((select) => select.fn.min('run_after').as('at'))
      .where(isWaiting)
      .where('run_after', '>', asOf)
      .executeTakeFirst()
    if (!next?.at) return
    const wait = Math.max(20, Date.parse(next.at) - core().clock.now())
    timer = setTimeout(wake, Math.min(wait, 60_000))
    timer.unref()
  }

  function wake(): void {
    if (!open) return
    if (looking) {
      lookAgain = true
      return
    }
    looking = look()
      .catch((error: unknown) => core().log('error', 'jobs.look_failed', { error: error as Error }))
      .finally(() => {
        looking = null
        if (lookAgain) wake()
      })
  }

  function begin(row: JobRow): void {
    const stop = new AbortController()
    const done = work(row, stop.signal).finally(() => {
      running.delete(row.job_id)
      settle(row.job_id)
      wake()
    })
    running.set(row.job_id, { stop, done, kind: row.kind, target: row.target })
  }

  async function work(row: JobRow, signal: AbortSignal): Promise<void> {
    const kind = byName.get(row.kind)!
    const { log } = core()
    const who = { caller: row.caller, request_id: row.request_id }
    const job = jobRun({ core, write }, row, signal)
    log('info', 'job.started', { job_id: row.job_id, kind: row.kind, attempt: row.attempt, request_id: row.request_id })
    try {
      await kind.run(contextFor(who), parseJobData(kind, row) as never, job)
      const after = await findJob(core().db, row.job_id)
      if (after && !hasEnded(after.state)) await write(who, (tx) => job.complete(tx))
      log('info', 'job.completed', { job_id: row.job_id, kind: row.kind })
    } catch (error) {
      await fail(kind, row, who, error, signal).catch((failure: unknown) =>
        log('error', 'job.failure_not_stored', { job_id: row.job_id, error: failure as Error }),
      )
    }
  }

  async function fail(kind: AnyJobKind, row: JobRow, who: Who, error: unknown, signal: AbortSignal): Promise<void> {
    const { log, clock } = core()
    const stopped = signal.aborted && signal.reason instanceof Stopped ? signal.reason : null
    if (error instanceof Parked) return leave(kind, row, who, { state: 'outline_ready', attempt: 0 })
    const latest = (await findJob(core().db, row.job_id)) ?? row
    // Waiting is no attempt, and neither is being closed.
    const unused = Math.max(0, latest.attempt - 1)
    if (error instanceof Postponed && !stopped) {
      const run_after = new Date(clock.now() + error.wait_ms).toISOString()
      return leave(kind, row, who, { state: 'waiting_retry', run_after, attempt: unused, error: error.message })
    }
    if (stopped?.by === 'shutdown') return leave(kind, row, who, { state: 'pending', attempt: unused })
    const studioError =
      error instanceof StudioError
        ? error
        : new StudioError('internal_error', CRASHED, { cause: error, retry: 'retryable' })
    const verdict = stopped
      ? { state: 'cancelled' as const }
      : afterFailure(studioError, {
          attempt: latest.attempt,
          attempts: kind.attempts,
          waits_ms: kind.waits_ms,
          random: Math.random(),
        })
    log(stopped ? 'info' : 'warn', 'job.stopped', {
      job_id: row.job_id,
      kind: row.kind,
      state: verdict.state,
      code: studioError.code,
      ...(error instanceof StudioError ? {} : { error: error as Error }),
    })
    if (verdict.state === 'waiting_network') core().network.say(false)
    if (verdict.state === 'waiting_retry' || verdict.state === 'waiting_network') {
      const run_after = new Date(clock.now() + verdict.wait_ms).toISOString()
      const attempt = verdict.state === 'waiting_network' ? unused : latest.attempt
      await leave(kind, row, who, { state: verdict.state, run_after, attempt, error: studioError.message })
      tellState(row.job_id)
      return
    }
    const ended = stopped ? new StudioError('conflict', stopped.message) : studioError
    await write(who, (tx) => end(tx, kind, row, verdict.state, ended))
  }

  /** Lets go of a job that ran. One that the writer stopped meanwhile ends instead: it does not come back. */
  const leave = (
    kind: AnyJobKind,
    row: JobRow,
    who: Who,
    values: Pick<JobRow, 'state' | 'attempt'> & Partial<Pick<JobRow, 'run_after' | 'error'>>,
  ): Promise<void> =>
    write(who, async (tx) => {
      const left = await mine(tx.db, row).set(values).where('state', '=', 'running').executeTakeFirst()
      if (left.numUpdatedRows > 0n) return
      const now = await findJob(tx.db, row.job_id)
      if (now?.state === 'cancelling' && now.epoch === row.epoch) await end(tx, kind, row, 'cancelled', CANCELLED)
    })

  async function end(
    tx: Tx,
    kind: AnyJobKind,
    row: JobRow,
    state: 'failed' | 'cancelled',
    error: StudioError,
  ): Promise<void> {
    await tx.db
      .updateTable('jobs')
      .set({ state, error: error.message, completed_at: tx.now(), run_after: null, epoch: sql`epoch + 1` })
      .where('job_id', '=', row.job_id)
      .execute()
    await kind.ended?.(tx, { job_id: row.job_id, data: parseJobData(kind, row) as never }, { state, error })
  }

  const tellState = (job_id: string) =>
    void findJob(core().db, job_id).then((row) => {
      if (row)
        core().tell({
          type: 'run.progress',
          job_id,
          state: row.state,
          stage: row.stage,
          progress: row.progress,
          words: row.words,
        })
    })

  /** There is a network again: what waited for it need not wait for its next probe. */
  async function comeBack(): Promise<void> {
    await write(RUNNER, (tx) =>
      tx.db.updateTable('jobs').set({ run_after: null }).where('state', '=', 'waiting_network').execute(),
    )
    wake()
  }

  async function takeUp(): Promise<void> {
    const left = await core()
      .db.selectFrom('jobs')
      .selectAll()
      .where('state', 'in', ['running', 'cancelling'])
      .execute()
    for (const row of left) {
      const kind = byName.get(row.kind)
      if (!kind) continue
      await write(RUNNER, async (tx) => {
        if (row.state === 'cancelling') return end(tx, kind, row, 'cancelled', CANCELLED)
        if (row.crash_count + 1 >= CRASHES)
          return end(tx, kind, row, 'failed', new StudioError('internal_error', CRASHED))
        await tx.db
          .updateTable('jobs')
          .set({
            state: 'pending',
            crash_count: row.crash_count + 1,
            attempt: Math.max(0, row.attempt - 1),
            epoch: sql`epoch + 1`,
          })
          .where('job_id', '=', row.job_id)
          .execute()
      })
    }
  }

  return {
    wake,
    async start() {
      await takeUp()
      open = true
      core().network.onChange(
        (online) =>
          online &&
          void comeBack().catch((error: unknown) => core().log('error', 'jobs.not_woken', { error: error as Error })),
      )
      wake()
    },
    async drain() {
      open = false
      draining = true
      clearTimeout(timer)
      await looking
      for (const { stop } of running.values()) stop.abort(new Stopped('shutdown'))
      await Promise.allSettled([...running.values()].map(({ done }) => done))
      for (const job_id of waiting.keys()) settle(job_id)
    },
    async cancel(job_id, who) {
      const outcome = await write(who, async (tx) => {
        const row = await findJob(tx.db, job_id)
        if (!row || hasEnded(row.state)) return 'ended'
        if (running.has(job_id)) {
          await tx.db.updateTable('jobs').set({ state: 'cancelling' }).where('job_id', '=', job_id).execute()
          return 'running'
        }
        await end(tx, byName.get(row.kind)!, row, 'cancelled', CANCELLED)
        return 'waiting'
      })
      if (outcome === 'running') running.get(job_id)?.stop.abort(new Stopped('writer'))
      if (outcome === 'waiting') settle(job_id)
      return outcome !== 'ended'
    },
    async settled(job_id, ms) {
      const mine = waiting.get(job_id) ?? new Set()
      waiting.set(job_id, mine)
      let late = false
      let look = () => {}
      const wakeMe = () => look()
      mine.add(wakeMe)
      const timeout = setTimeout(() => ((late = true), wakeMe()), ms)
      try {
        for (;;) {
          // Stands before the row is read: a job that ends in between is heard of.
          const change = new Promise<void>((resolve) => (look = resolve))
          const row = await findJob(core().db, job_id)
          if (!row || hasEnded(row.state) || late || draining) return
          await change
        }
      } finally {
        clearTimeout(timeout)
        mine.delete(wakeMe)
        if (mine.size === 0) waiting.delete(job_id)
      }
    },
  }
}
