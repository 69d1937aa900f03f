import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { plainPicture } from '../testing/picture-shop.ts'
import { openProcess, type ProcessStudio } from '../testing/process-studio.ts'
import { startImageFake, type ImageFake } from '../testing/vendors/image-fake.ts'

/** From before the call goes out to after the row is there. */
const DELAYS_MS = [0, 30, 90, 180]

let folder: string
let fake: ImageFake
let studio: ProcessStudio
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-kill-'))
  fake = await startImageFake()
  studio = await openProcess(folder)
})
afterEach(async () => {
  await studio.serving.stop('SIGKILL')
  await fake.close()
  rmSync(folder, { recursive: true, force: true })
})

const asked = (prompt: string) => fake.requests.filter(({ body }) => JSON.stringify(body).includes(prompt)).length

it('killed at any moment, makes every image, buys none a third time and leaves no row without its file', async () => {
  await studio.call('save_image_route', {
    key: 'vendor-a-image',
    provider: 'openai',
    upstream_model: 'gpt-image-1.5',
    base_url: fake.base_url('openai'),
  })
  // Each another picture, in a size that has to be cut.
  for (let at = 1; at <= 2 * DELAYS_MS.length; at++) fake.next({ bytes: await plainPicture(1536, 1024, at * 4_099) })

  for (const [round, delay] of DELAYS_MS.entries()) {
    const prompt = `Bees number ${round}`
    const { job_id } = await studio.call('start_image', { prompt, model: 'vendor-a-image', auto_prompt: false })
    await new Promise((resolve) => setTimeout(resolve, delay))
    await studio.serving.stop('SIGKILL')
    studio = await openProcess(folder)
    const state = async () => (await studio.call('get_image_run', { job_id })).state
    await expect.poll(state, { timeout: 20_000, interval: 50 }).toBe('completed')
    expect((await studio.call('get_image_run', { job_id })).media).toMatchObject({ width: 1024, height: 1024 })
    expect(asked(prompt), prompt).toBeLessThanOrEqual(2)
  }

  const { items } = await studio.call('list_media', {})
  expect(items.length).toBe(DELAYS_MS.length)
  for (const { url, sha256 } of items) {
    const bytes = Buffer.from(await (await fetch(studio.origin + url)).arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  }
}, 180_000)
