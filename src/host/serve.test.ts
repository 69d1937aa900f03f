import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const entry = join(import.meta.dirname, 'browser.ts')
const free = ['--port', '0', '--sites-port', '0']

let folder: string
let started: Serving[] = []
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'quoin-serve-'))))
afterEach(async () => {
  await Promise.all(started.map((serving) => serving.stop('SIGKILL')))
  started = []
  rmSync(folder, { recursive: true, force: true })
})

interface Serving {
  stdout(): string
  stderr(): string
  exited: Promise<number | null>
  /** The JSON line, once it has come. */
  place(): Promise<{ api: string; mcp: string; sites: string; studio: string; key?: string }>
  stop(signal: NodeJS.Signals): Promise<number | null>
}

function serve(...args: string[]): Serving {
  const child = spawn(process.execPath, [entry, '--headless', '--json', '--data', folder, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: '' },
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk))
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const serving: Serving = {
    stdout: () => out,
    stderr: () => err,
    exited,
    async place() {
      while (!out.includes('\n')) {
        await Promise.race([once(child.stdout, 'data'), exited.then((code) => Promise.reject(new Error(`exit ${code}: ${err}`)))])
      }
      return JSON.parse(out)
    },
    async stop(signal) {
      child.kill(signal)
      return exited
    },
  }
  started.push(serving)
  return serving
}

it('prints one line when it accepts connections, and ends cleanly when told to', async () => {
  const serving = serve(...free, '--new-key', 'read,write')
  const { api, mcp, sites, studio, key } = await serving.place()
  const [origin] = api.split('/api/')
  expect([api, mcp, studio]).toEqual([`${origin}/api/v1/public`, `${origin}/mcp`, `${origin}/studio/`])
  expect(sites).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)

  const answer = await fetch(`${api}/articles`, { headers: { 'X-API-Key': key! } })
  expect(await answer.json()).toEqual({ data: [], meta: { page: 1, per_page: 20, total: 0, total_pages: 0 } })

  expect(await serving.stop('SIGTERM')).toBe(0)
  expect(serving.stdout().trim().split('\n')).toHaveLength(1)
  expect(serving.stderr()).not.toContain(key)
  expect(readFileSync(join(folder, 'logs/quoin.log'), 'utf8')).not.toContain(key)
})

it('gives no key unless asked for one', async () => {
  expect(Object.keys(await serve(...free).place())).toEqual(['api', 'mcp', 'sites', 'studio'])
})

it('takes the next port when the wanted one is taken, and says so', async () => {
  const blocker = serve(...free)
  const port = new URL((await blocker.place()).api).port
  const other = mkdtempSync(join(tmpdir(), 'quoin-serve-'))
  const second = serve('--data', other, '--port', port, '--sites-port', '0')
  const real = new URL((await second.place()).api).port
  expect(Number(real)).toBeGreaterThan(Number(port))
  await second.stop('SIGTERM')
  rmSync(other, { recursive: true, force: true })
})

it('says in one line that the folder is in use, and leaves it alone', async () => {
  await serve(...free).place()
  const second = serve(...free)
  expect(await second.exited).toBe(1)
  expect(second.stdout()).toBe('')
  expect(second.stderr().trim()).toMatch(/^Another Quoin is already working in .*\. Nothing was changed\.$/)
})

it('keeps what it acknowledged when it is killed', async () => {
  const first = serve(...free, '--new-key', 'read,write')
  const { api, key } = await first.place()
  const answer = await fetch(`${api}/articles/generate`, {
    method: 'POST',
    headers: { 'X-API-Key': key!, 'Content-Type': 'application/json' },
    body: JSON.stringify({ topic: 'Bees in the city', word_count: 400 }),
  })
  expect(answer.status).toBe(202)
  const { data } = (await answer.json()) as { data: { job_id: string } }
  await first.stop('SIGKILL')

  const again = await serve(...free).place()
  let job: { status: string; article_id: number | null }
  do {
    const polled = await fetch(`${again.api}/articles/jobs/${data.job_id}`, { headers: { 'X-API-Key': key! } })
    job = ((await polled.json()) as { data: typeof job }).data
  } while (job.status !== 'completed' && job.status !== 'failed')
  expect(job).toMatchObject({ status: 'completed', article_id: 1 })
})

it.each([
  [['--port', 'eighty'], '--port takes a port'],
  [['--port', '70000'], '--port takes a port'],
  [['--new-key', 'admin'], '--new-key takes'],
  [['--colour'], '--colour'],
])('explains %j and exits with 2', async (args, words) => {
  const serving = serve(...args)
  expect(await serving.exited).toBe(2)
  expect(serving.stderr()).toContain(words)
  expect(serving.stderr()).toContain('usage:')
})
