import * as z from 'zod'
import Database from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobKind } from '../src/core/jobs/kind.ts'
import { enqueue } from '../src/core/jobs/queue.ts'
import { testStudio } from '../src/testing/test-studio.ts'
import { median, spreadOf, type Row } from './kit/rows.ts'

const JOBS = 2_000
const REPEATS = 3

/** A whole job that does nothing (enqueue, claim, complete: three commits), beside three raw commits. */
export async function bench(): Promise<Row[]> {
  const ours: number[] = []
  const raw: number[] = []
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    ours.push(await cycles())
    raw.push(commits())
  }
  return [
    {
      what: 'job cycles, no-op',
      ours: `${median(ours).toFixed(0)}/s`,
      peer: `${median(raw).toFixed(0)}/s of 3 commits`,
      ratio: (median(ours) / median(raw)).toFixed(2),
      spread: spreadOf(ours),
    },
  ]
}

async function cycles(): Promise<number> {
  let done = 0
  let allDone = () => {}
  const nothing = jobKind({
    kind: 'do_nothing',
    data: z.strictObject({}),
    attempts: 1,
    concurrency: 4,
    run: async () => {
      done += 1
      if (done === JOBS) allDone()
    },
  })
  const studio = await testStudio({ clock: 'real', extraJobs: [nothing] })
  const finished = new Promise<void>((resolve) => (allDone = resolve))
  const began = performance.now()
  for (let job = 0; job < JOBS; job++) {
    await studio.ctx.write(async (tx) => {
      await enqueue(tx, nothing, {})
      tx.afterCommit(() => studio.ctx.jobs.wake())
    })
  }
  await finished
  const seconds = (performance.now() - began) / 1000
  await studio.close()
  return JOBS / seconds
}

function commits(): number {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  const db = new Database(join(folder, 'raw.db'))
  db.pragma('journal_mode = wal')
  db.pragma('synchronous = full')
  db.exec('create table jobs (id integer primary key, state text)')
  const insert = db.prepare("insert into jobs (state) values ('pending')")
  const update = db.prepare('update jobs set state = ? where id = ?')
  const began = performance.now()
  for (let job = 0; job < JOBS; job++) {
    const { lastInsertRowid } = insert.run()
    update.run('running', lastInsertRowid)
    update.run('completed', lastInsertRowid)
  }
  const seconds = (performance.now() - began) / 1000
  db.close()
  rmSync(folder, { recursive: true, force: true })
  return JOBS / seconds
}
