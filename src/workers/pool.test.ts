import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import type { fixtureTasks } from './pool.fixture.ts'
import { type WorkerPool, type WorkerPoolOptions, createWorkerPool } from './pool.ts'

const pools: WorkerPool<never>[] = []
const opened = <T extends { close(): Promise<void> }>(pool: T): T => {
  pools.push(pool as never)
  return pool
}
const fixture = (options: WorkerPoolOptions = {}) =>
  opened(createWorkerPool<typeof fixtureTasks>({ entry: new URL('./pool.fixture.ts', import.meta.url), ...options }))

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

describe('the worker pool', () => {
  it('runs the real tasks from TypeScript source', async () => {
    const pool = opened(createWorkerPool())
    expect(await pool.run('sanitise', { html: '<p onclick="x()">Hi<script>x()</script></p>' })).toEqual({
      html: '<p>Hi</p>',
    })
    const input = { from: '<p>One bee</p>', to: '<p>Two bees</p>', from_title: 'A', to_title: 'A', language: 'en' }
    expect(await pool.run('diff', input)).toMatchObject({
      title: [{ kind: 'same', text: 'A' }],
      added_words: 2,
      removed_words: 2,
    })
  })

  it('runs the real tasks from a bundle', async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'quoin-worker-'))
    try {
      await build({
        configFile: false,
        logLevel: 'silent',
        ssr: { noExternal: true },
        build: {
          ssr: fileURLToPath(new URL('./worker.ts', import.meta.url)),
          outDir,
          emptyOutDir: true,
          rollupOptions: { output: { entryFileNames: 'worker.mjs' } },
        },
      })
      const pool = opened(createWorkerPool({ entry: pathToFileURL(join(outDir, 'worker.mjs')) }))
      expect(await pool.run('sanitise', { html: '<h2>Hi</h2><svg><a>x' })).toEqual({ html: '<h2>Hi</h2>' })
    } finally {
      await rm(outDir, { recursive: true, force: true })
    }
  }, 60_000)

  it('keeps a thread warm and starts no second one for one task after another', async () => {
    const pool = fixture()
    expect(await pool.run('thread', undefined)).toBe(await pool.run('thread', undefined))
  })

  it('runs two tasks at the same moment, each in its own thread', async () => {
    const pool = fixture({ size: 2 })
    const input = { counter: new SharedArrayBuffer(4), threads: 2 }
    expect(await Promise.all([pool.run('meet', input), pool.run('meet', input)])).toEqual([true, true])
  })

  it('holds further tasks back until a thread is free', async () => {
    const pool = fixture({ size: 1 })
    await pool.run('echo', 'started')
    const input = { counter: new SharedArrayBuffer(4), threads: 2 }
    const first = pool.run('meet', input, { deadline_ms: 200 })
    const second = pool.run('meet', input)
    await expect(first).rejects.toMatchObject({ code: 'deadline' })
    expect(await second).toBe(true)
  })

  it('brings a thrown error back as an Error with its name and message, and keeps the thread', async () => {
    const pool = fixture()
    const before = await pool.run('thread', undefined)
    const error = await pool.run('fail', 'too far').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ name: 'RangeError', message: 'too far' })
    await expect(pool.run('throwText', 'bare text')).rejects.toThrow('bare text')
    await expect(pool.run('answerFunction', undefined)).rejects.toMatchObject({ name: 'DataCloneError' })
    expect(await pool.run('thread', undefined)).toBe(before)
  })

  it('refuses an input that cannot be copied, and a task nobody has', async () => {
    const pool = fixture()
    await expect(pool.run('echo', () => 1)).rejects.toMatchObject({ name: 'DataCloneError' })
    await expect(pool.run('toString' as 'echo', 1)).rejects.toThrow('There is no task named toString.')
    expect(await pool.run('echo', { kept: 'going' })).toEqual({ kept: 'going' })
  })

  it('ends a task at its deadline and replaces the thread', async () => {
    const pool = fixture({ size: 1 })
    const before = await pool.run('thread', undefined)
    await expect(pool.run('hang', undefined, { deadline_ms: 50 })).rejects.toMatchObject({
      name: 'WorkerError',
      code: 'deadline',
    })
    expect(await pool.run('thread', undefined)).not.toBe(before)
  })

  it('survives a thread that exits and one that throws outside of its task', async () => {
    const pool = fixture({ size: 1 })
    await expect(pool.run('exit', undefined)).rejects.toMatchObject({ code: 'crashed' })
    await expect(pool.run('crashLater', undefined)).rejects.toMatchObject({
      code: 'crashed',
      cause: { message: 'outside of every task' },
    })
    expect(await pool.run('echo', 'alive')).toBe('alive')
  })

  it('says that the worker crashed when its entry is missing', async () => {
    const pool = opened(createWorkerPool({ entry: new URL('./no-such-worker.ts', import.meta.url) }))
    await expect(pool.run('sanitise', { html: '' })).rejects.toMatchObject({ code: 'crashed' })
  })

  it('stops a running task when its signal aborts, and frees its place', async () => {
    const pool = fixture({ size: 1 })
    const stop = new AbortController()
    const counter = new SharedArrayBuffer(4)
    const running = pool.run('meet', { counter, threads: 2 }, { signal: stop.signal })
    // The task is inside once it has counted itself.
    await Atomics.waitAsync(new Int32Array(counter), 0, 0).value
    stop.abort(new Error('Cancelled.'))
    await expect(running).rejects.toThrow('Cancelled.')
    expect(await pool.run('echo', 'next')).toBe('next')
  })

  it('never starts a task whose signal aborts while it waits, or before', async () => {
    const pool = fixture({ size: 1 })
    await pool.run('echo', 'started')
    const stop = new AbortController()
    const counter = new SharedArrayBuffer(4)
    const blocking = pool.run('meet', { counter, threads: 2 }, { deadline_ms: 300 })
    const waiting = pool.run('meet', { counter, threads: 2 }, { signal: stop.signal })
    stop.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    await expect(pool.run('echo', 1, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
    await expect(blocking).rejects.toMatchObject({ code: 'deadline' })
    expect(new Int32Array(counter)[0]).toBe(1)
  })

  it('gives threads no environment of ours', async () => {
    const pool = fixture()
    expect((await pool.run('environment', undefined)).filter((name) => name !== 'NODE_ENV')).toEqual([])
  })

  it('rejects what runs and what waits when it closes, and everything after', async () => {
    const pool = fixture({ size: 1 })
    const outcomes = Promise.allSettled([pool.run('hang', undefined), pool.run('echo', 1)])
    await pool.close()
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'closed' } })
    await expect(pool.run('echo', 1)).rejects.toMatchObject({ code: 'closed' })
  })
})
