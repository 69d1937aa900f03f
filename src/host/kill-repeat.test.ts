import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startServing, type Serving } from '../testing/serving.ts'

let folder: string
let serving: Serving | undefined
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'quoin-repeat-'))))
afterEach(async () => {
  await serving?.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const start = (...args: string[]): Serving =>
  (serving = startServing(folder, ['--headless', '--port', '0', '--sites-port', '0', ...args]))

it('a POST under a key is never doubled by kill -9, whenever it comes', async () => {
  let place = await start('--new-key', 'read,write').place()
  const key = place.key!
  const make = async (slug: string) => {
    const answer = await fetch(`${place.api}/hosted/sites`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json', 'Idempotency-Key': `make-${slug}` },
      body: JSON.stringify({ name: 'Bees', slug }),
    })
    return { status: answer.status, replayed: answer.headers.get('idempotent-replayed'), body: await answer.json() }
  }
  const slugs = Array.from({ length: 40 }, (_, index) => `bees-${index}`)
  const first = new Map<string, unknown>()

  for (let round = 0; round < 2; round++) {
    const wave = slugs.filter((slug) => !first.has(slug))
    const calls = Promise.allSettled(
      wave.map(async (slug) => {
        const { status, body } = await make(slug)
        if (status === 201) first.set(slug, body)
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, 5 + round * 25))
    await serving!.stop('SIGKILL')
    await calls
    place = await start().place()
  }

  const outcomes = new Map<string, number>()
  for (const slug of slugs) {
    const { status, replayed, body } = await make(slug)
    outcomes.set(slug, status)
    // What was answered before the kill is answered the same after it.
    if (first.has(slug)) expect([status, replayed, body]).toEqual([201, 'true', first.get(slug)])
    else expect([201, 409]).toContain(status)
  }
  const listed = await fetch(`${place.api}/hosted/sites`, { headers: { 'X-API-Key': key } })
  const sites = ((await listed.json()) as { data: { slug: string }[] }).data.map(({ slug }) => slug)
  expect(sites.toSorted()).toEqual(slugs.toSorted())
  expect([...outcomes.values()].filter((status) => status === 201).length).toBeGreaterThan(0)
}, 90_000)
