import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openProcess, type ProcessStudio } from '../testing/process-studio.ts'
import type { Serving } from '../testing/serving.ts'
import { startVendorFake, type VendorFake } from '../testing/vendors/fake.ts'

let folder: string
let fake: VendorFake
let serving: Serving | undefined
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-kill-'))
  fake = await startVendorFake()
})
afterEach(async () => {
  await serving?.stop('SIGKILL')
  await fake.close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(): Promise<ProcessStudio['call']> {
  const studio = await openProcess(folder)
  serving = studio.serving
  return studio.call
}

const sectionsAsked = () =>
  fake.requests.flatMap(({ step }) =>
    step?.kind === 'section' ? [{ index: step.index, continues: step.continues }] : [],
  )

it('goes on with a run after kill -9, and buys no finished section twice', async () => {
  let call = await open()
  await call('save_model_route', {
    key: 'vendor-a-4o',
    provider: 'openai-compatible',
    upstream_model: 'slow',
    base_url: fake.base_url('openai-compatible'),
  })
  fake.always({ delay_ms_per_chunk: 40 })
  const { job_id } = await call('start_run', { topic: 'Bees in the city', word_count: 700 })

  const kills: { finished: number[]; before: number }[] = []
  for (const least of [1, 2]) {
    // Inside a section, after its text was stored at least once.
    const seen = async () => {
      const { sections } = await call('get_run', { job_id })
      const done = sections.filter(({ state }) => state === 'done').length
      return done >= least && sections.some(({ state }) => state === 'writing')
        ? 'inside a section'
        : sections.map(({ state }) => state)
    }
    await expect.poll(seen, { timeout: 30_000, interval: 20 }).toBe('inside a section')
    const { sections } = await call('get_run', { job_id })
    const finished = sections.flatMap(({ state }, index) => (state === 'done' ? [index] : []))
    await serving!.stop('SIGKILL')
    kills.push({ finished, before: sectionsAsked().length })
    call = await open()
  }
  fake.always({})
  await expect
    .poll(async () => (await call('get_run', { job_id })).state, { timeout: 30_000, interval: 50 })
    .toBe('completed')

  const run = await call('get_run', { job_id })
  expect(fake.requests.filter(({ step }) => step?.kind === 'outline')).toHaveLength(1)
  for (const { finished, before } of kills) {
    expect(finished.length).toBeGreaterThan(0)
    const askedLater = sectionsAsked()
      .slice(before)
      .map(({ index }) => index)
    expect(askedLater.filter((index) => finished.includes(index))).toEqual([])
  }
  expect(
    sectionsAsked().some(({ continues }) => continues),
    'a section that was cut is continued',
  ).toBe(true)
  const article = await call('open_article', { id: run.article_id! })
  expect(article.content.match(/<h2>/g)).toHaveLength(run.outline!.sections.length)
}, 90_000)

it('loses no acknowledged save, whenever it is killed', async () => {
  let call = await open()
  let { id, revision } = await call('create_article', { title: 'Diary', language: 'en' })
  for (let round = 0; round < 4; round++) {
    let saved = ''
    const until = Date.now() + 100 + round * 130
    while (Date.now() < until) {
      const content = `<p>Line ${round}.${revision}</p>`
      ;({ revision } = await call('save_article', { id, revision, content }))
      saved = content
    }
    await serving!.stop('SIGKILL')
    call = await open()
    const article = await call('open_article', { id })
    expect([article.content, article.revision]).toEqual([saved, revision])
  }
}, 90_000)
