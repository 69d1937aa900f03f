import { join } from 'node:path'
import Database from 'better-sqlite3'
import * as z from 'zod'
import { afterEach, describe, expect, it } from 'vitest'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { StudioError } from '../errors.ts'
import { Parked, Postponed, type JobRun } from './control.ts'
import { jobKind } from './kind.ts'
import { enqueue, findJob, publicStatus } from './queue.ts'

type Act = (job: JobRun, data: { n: number }) => Promise<void>

let studio: TestStudio
let act: Act
const ended: string[] = []
const kind = jobKind({
  kind: 'try_out',
  data: z.strictObject({ n: z.int() }),
  attempts: 3,
  concurrency: 2,
  run: (_, data, job) => act(job, data),
  ended: async (_, { data }, { state, error }) => void ended.push(`${data.n} ${state}: ${error.message}`),
})

async function open(first: Act): Promise<void> {
  act = first
  ended.length = 0
  studio = await testStudio({ extraJobs: [kind] })
}
afterEach(() => studio.close())

const add = (n = 1, dedupe_key?: string) =>
  studio.ctx.write(async (tx) => {
    const { job_id } = await enqueue(tx, kind, { n }, dedupe_key ? { dedupe_key } : {})
    tx.afterCommit(() => studio.ctx.jobs.wake())
    return job_id
  })
const row = async (job_id: string) => (await findJob(studio.ctx.db, job_id))!
async function reaches(job_id: string, state: string) {
  await expect.poll(async () => (await row(job_id)).state, { timeout: 5_000, interval: 5 }).toBe(state)
  return row(job_id)
}
const failing = (retry: 'retryable' | 'offline' | 'permanent' | 'rate_limited', retry_after_ms?: number) =>
  new StudioError('unavailable', 'The far side said no.', {
    retry,
    ...(retry_after_ms !== undefined && { retry_after_ms }),
  })

describe('a job', () => {
  it('runs once, and its state moves forward only', async () => {
    let runs = 0
    await open(async () => void (runs += 1))
    const job_id = await add()
    expect(publicStatus(await row(job_id))).toMatch(/pending|in_progress/)
    const done = await reaches(job_id, 'completed')
    expect([publicStatus(done), done.progress, runs]).toEqual(['completed', 100, 1])
  })

  it('has not settled while it waits for its next try', async () => {
    let tries = 0
    await open(async () => {
      tries += 1
      if (tries === 1) throw failing('retryable')
    })
    const job_id = await add()
    let settled = false
    const waiting = studio.ctx.jobs.settled(job_id, 10_000).then(() => (settled = true))
    await reaches(job_id, 'waiting_retry')
    expect(settled).toBe(false)
    studio.clock.advance(60_000)
    studio.ctx.jobs.wake()
    await waiting
    expect((await row(job_id)).state).toBe('completed')
  })

  it('is waited for no longer than asked', async () => {
    await open(async () => {
      throw failing('offline')
    })
    const job_id = await add()
    await reaches(job_id, 'waiting_network')
    await studio.ctx.jobs.settled(job_id, 20)
    expect((await row(job_id)).state).toBe('waiting_network')
  })

  it('is one promise under one key', async () => {
    await open(async () => {})
    const first = await add(1, 'same')
    expect(await add(2, 'same')).toBe(first)
  })

  it('keeps a finished step over a restart, and does it never again', async () => {
    const bought: string[] = []
    const buy = (job: JobRun, name: string) => job.step(name, async () => (bought.push(name), `${name} text`))
    let stuck = () => {}
    await open(async (job) => {
      await buy(job, 'first')
      stuck()
      await new Promise((_, reject) => job.signal.addEventListener('abort', () => reject(job.signal.reason as Error)))
    })
    const waiting = new Promise<void>((resolve) => (stuck = resolve))
    const job_id = await add()
    await waiting
    act = async (job) => {
      expect(await buy(job, 'first')).toBe('first text')
      await buy(job, 'second')
    }
    studio = await studio.restart()
    await reaches(job_id, 'completed')
    expect(bought).toEqual(['first', 'second'])
  })

  it('that lost its row to another worker changes nothing more', async () => {
    let go = () => {}
    const reached = new Promise<void>((resolve) => (go = resolve))
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await open(async (job) => {
      go()
      await held
      await job.step('late', async () => 'too late')
    })
    const job_id = await add()
    await reached
    await studio.ctx.write((tx) =>
      tx.db
        .updateTable('jobs')
        .set(({ ref, eb }) => ({ epoch: eb(ref('epoch'), '+', 1) }))
        .execute(),
    )
    release()
    await expect.poll(() => studio.log.some(({ event }) => event === 'job.stopped')).toBe(true)
    expect(await studio.ctx.db.selectFrom('job_steps').selectAll().execute()).toEqual([])
    expect((await row(job_id)).state).toBe('running')
  })
})

describe('failure', () => {
  it('is tried again later, as often as the kind allows, and then told', async () => {
    await open(() => Promise.reject(failing('retryable')))
    const job_id = await add()
    for (const attempt of [1, 2]) {
      const waiting = await reaches(job_id, 'waiting_retry')
      expect([waiting.attempt, waiting.error]).toEqual([attempt, 'The far side said no.'])
      studio.clock.advance(60_000)
      studio.ctx.jobs.wake()
      await expect.poll(async () => (await row(job_id)).attempt, { interval: 5 }).toBe(attempt + 1)
    }
    const failed = await reaches(job_id, 'failed')
    expect(publicStatus(failed)).toBe('failed')
    expect(ended).toEqual(['1 failed: The far side said no.'])
  })

  it('waits as long as it was told', async () => {
    await open(() => Promise.reject(failing('rate_limited', 600_000)))
    const job_id = await add()
    const waiting = await reaches(job_id, 'waiting_retry')
    expect(Date.parse(waiting.run_after!) - studio.clock.now()).toBe(600_000)
  })

  it('ends at once what would fail again', async () => {
    await open(() => Promise.reject(failing('permanent')))
    await reaches(await add(), 'failed')
  })

  it('by being offline uses no try, and goes on when there is a network', async () => {
    let online = false
    await open(async () => {
      if (!online) throw failing('offline')
    })
    const job_id = await add()
    for (let probes = 0; probes < 5; probes++) {
      await reaches(job_id, 'waiting_network')
      studio.clock.advance(20_000)
      studio.ctx.jobs.wake()
      await expect.poll(async () => (await row(job_id)).epoch, { interval: 5 }).toBe(probes + 2)
    }
    const waiting = await reaches(job_id, 'waiting_network')
    expect(waiting.attempt).toBe(0)
    expect(studio.core.network.online()).toBe(false)
    online = true
    studio.core.network.say(true)
    await reaches(job_id, 'completed')
  })

  it('of our own code is tried again and never shown as it is', async () => {
    await open(() => Promise.reject(new Error('undefined is not a function at /home/someone/secret')))
    const job_id = await add()
    expect((await reaches(job_id, 'waiting_retry')).error).not.toContain('secret')
  })

  it('of the whole app, three times on one step, ends the job', async () => {
    await open(
      (job) =>
        new Promise((_, reject) => job.signal.addEventListener('abort', () => reject(job.signal.reason as Error))),
    )
    const job_id = await add()
    for (let crashes = 1; crashes <= 3; crashes++) {
      await reaches(job_id, 'running')
      // A crash leaves the row as it was; a clean close would have put it back.
      studio = await studio.restart(() => {
        const db = new Database(join(studio.folder, 'quoin.db'))
        db.exec("update jobs set state = 'running'")
        db.close()
      })
    }
    expect(await reaches(job_id, 'failed')).toMatchObject({ error: expect.stringContaining('went wrong') })
  })
})

describe('a clock that was set back', () => {
  it('makes nothing wait longer than it was to', async () => {
    await open(() => Promise.reject(failing('rate_limited', 600_000)))
    const job_id = await add()
    await reaches(job_id, 'waiting_retry')
    studio.clock.jump(-24 * 3_600_000)
    studio.clock.advance(599_000)
    studio.ctx.jobs.wake()
    await expect
      .poll(async () => Date.parse((await row(job_id)).run_after!) - studio.clock.now(), { interval: 5 })
      .toBe(1_000)
    expect((await row(job_id)).attempt).toBe(1)
    studio.clock.advance(1_000)
    studio.ctx.jobs.wake()
    await expect.poll(async () => (await row(job_id)).attempt, { interval: 5 }).toBe(2)
  })
})

describe('a job that cannot run yet', () => {
  it('waits without using a try, and nobody is told that the network is gone', async () => {
    let locked = true
    await open(() => (locked ? Promise.reject(new Postponed('The keychain is locked.', 60_000)) : Promise.resolve()))
    const job_id = await add()
    for (let round = 1; round <= 5; round++) {
      await expect.poll(async () => (await row(job_id)).epoch, { interval: 5 }).toBe(round)
      const waiting = await reaches(job_id, 'waiting_retry')
      expect([waiting.attempt, waiting.error]).toEqual([0, 'The keychain is locked.'])
      if (round === 5) locked = false
      studio.clock.advance(60_000)
      studio.ctx.jobs.wake()
    }
    await reaches(job_id, 'completed')
    expect(studio.core.network.online()).toBe(true)
  })
})

describe('jobs of one target', () => {
  it('run as many at once as their kind allows, while those of another go on', async () => {
    const gates = new Map<string, (() => void)[]>([
      ['slow', []],
      ['other', []],
    ])
    const each = jobKind({
      kind: 'reach_out',
      data: z.strictObject({ target: z.string() }),
      attempts: 1,
      concurrency: 4,
      per_target: 2,
      run: (_, { target }) => new Promise<void>((resolve) => gates.get(target)!.push(resolve)),
    })
    studio = await testStudio({ extraJobs: [each] })
    const jobs = await studio.ctx.write(async (tx) => {
      const rows = []
      for (const target of ['slow', 'slow', 'slow', 'slow', 'other', 'other'])
        rows.push(await enqueue(tx, each, { target }, { target }))
      return rows
    })
    const open = () => [gates.get('slow')!.length, gates.get('other')!.length]
    await expect.poll(open, { interval: 5 }).toEqual([2, 2])
    gates.get('slow')!.shift()!()
    await expect
      .poll(() => studio.ctx.db.selectFrom('jobs').where('state', '=', 'completed').selectAll().execute(), {
        interval: 5,
      })
      .toHaveLength(1)
    await expect.poll(open, { interval: 5 }).toEqual([2, 2])
    for (const list of gates.values()) for (const go of list.splice(0)) go()
    await expect.poll(open, { interval: 5 }).toEqual([1, 0])
    gates.get('slow')!.shift()!()
    for (const { job_id } of jobs) await reaches(job_id, 'completed')
  })
})

describe('stopping', () => {
  it('reaches work that runs', async () => {
    await open(
      (job) =>
        new Promise((_, reject) => job.signal.addEventListener('abort', () => reject(job.signal.reason as Error))),
    )
    const job_id = await add()
    await reaches(job_id, 'running')
    expect(await studio.ctx.jobs.cancel(job_id, { caller: 'You', request_id: 'r' })).toBe(true)
    expect(await reaches(job_id, 'cancelled')).toMatchObject({ error: 'Cancelled.' })
    expect(ended).toEqual(['1 cancelled: Cancelled.'])
    expect(await studio.ctx.jobs.cancel(job_id, { caller: 'You', request_id: 'r' })).toBe(false)
  })

  it.each([
    ['parks', new Parked('for the writer')],
    ['cannot run yet', new Postponed('The keychain is locked.', 60_000)],
    ['fails', failing('retryable')],
    ['finds no network', failing('offline')],
  ])('ends work that %s at the same moment', async (_, error) => {
    await open(async (job) => {
      void studio.ctx.jobs.cancel(job.job_id, { caller: 'You', request_id: 'r' })
      throw error
    })
    const job_id = await add()
    await reaches(job_id, 'cancelled')
    expect(ended).toEqual(['1 cancelled: Cancelled.'])
  })

  it('ends what is parked or waits', async () => {
    await open(() => Promise.reject(new Parked('for the writer')))
    const job_id = await add()
    await reaches(job_id, 'outline_ready')
    await studio.ctx.jobs.cancel(job_id, { caller: 'You', request_id: 'r' })
    await reaches(job_id, 'cancelled')
  })

  it('for a close puts work back without counting a try or a crash', async () => {
    await open(
      (job) =>
        new Promise((_, reject) => job.signal.addEventListener('abort', () => reject(job.signal.reason as Error))),
    )
    const job_id = await add()
    await reaches(job_id, 'running')
    studio = await studio.restart()
    expect(await reaches(job_id, 'running')).toMatchObject({ attempt: 1, crash_count: 0 })
  })

  it('lets no more than the kind allows run at once', async () => {
    let now = 0
    let most = 0
    const gates: (() => void)[] = []
    await open(async () => {
      most = Math.max(most, ++now)
      await new Promise<void>((resolve) => gates.push(resolve))
      now -= 1
    })
    const jobs = await Promise.all([1, 2, 3, 4, 5].map((n) => add(n)))
    for (let done = 0; done < 5; done++) {
      await expect.poll(() => gates.length, { interval: 5 }).toBeGreaterThan(0)
      gates.shift()!()
    }
    for (const job_id of jobs) await reaches(job_id, 'completed')
    expect(most).toBe(2)
  })
})
