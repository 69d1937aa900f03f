import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startServing, type Serving } from '../testing/serving.ts'

const free = ['--port', '0', '--sites-port', '0']

let folder: string
let started: Serving[] = []
const serve = (...args: string[]): Serving => {
  const serving = startServing(folder, ['--headless', ...args])
  started.push(serving)
  return serving
}
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'quoin-serve-'))))
afterEach(async () => {
  await Promise.all(started.map((serving) => serving.stop('SIGKILL')))
  started = []
  rmSync(folder, { recursive: true, force: true })
})

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

it('says in one line why a folder cannot hold a workspace', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const serving = startServing(file, [])
  expect(await serving.exited).toBe(1)
  expect(serving.stdout()).toBe('')
  expect(serving.stderr().trim()).toMatch(/^No workspace can be kept in .+a-file: there is a file .+--data\.$/)
})
