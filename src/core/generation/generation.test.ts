import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writingStudio, type WritingStudio } from '../../testing/writing-studio.ts'
import { countHtmlWords } from '../../text/count-words.ts'
import { enterCredits } from '../usage/store.ts'

let studio: WritingStudio
beforeEach(async () => void (studio = await writingStudio()))
afterEach(() => studio.close())

const brief = { topic: 'Bees in the city', language_code: 'en', word_count: 600 }
const asked = (kind: string) => studio.fake.requests.filter(({ step }) => step?.kind === kind)
const credits = () => studio.call('get_credit_usage', {})

describe('a model writes', () => {
  it('ends in a draft of the length asked for, with its receipts and its price', async () => {
    const { job_id } = await studio.call('start_run', brief)
    const run = await studio.over(job_id)
    expect(run).toMatchObject({
      state: 'completed',
      status: 'completed',
      progress: 100,
      written_by: 'gpt-4o',
      error: null,
    })

    const article = await studio.call('open_article', { id: run.article_id! })
    const words = countHtmlWords(article.content, 'en')
    expect(words).toBeGreaterThanOrEqual(540)
    expect(words).toBeLessThanOrEqual(660)
    expect(article).toMatchObject({
      status: 'draft',
      model: 'gpt-4o',
      language: 'en',
      is_scaffold: false,
      word_count: words,
    })
    expect(article.meta_title.length).toBeLessThanOrEqual(60)
    expect(article.meta_description.length).toBeLessThanOrEqual(155)
    expect(article.slug).toMatch(/^[a-z0-9-]+$/)
    const versions = await studio.call('list_versions', { id: article.id })
    expect(versions.map(({ kind }) => kind)).toEqual(['generated'])

    const detail = await studio.call('get_run', { job_id })
    expect(detail.receipts).toHaveLength(studio.fake.requests.length)
    expect(detail.receipts.every(({ outcome, tokens_out }) => outcome === 'ok' && tokens_out > 0)).toBe(true)
    expect(detail.length).toMatchObject({ asked: 600, delivered: words })
  })

  it('answers at once, and moves pending, in_progress, completed with progress that never falls', async () => {
    const started = await studio.call('generate_article', brief)
    expect(started).toMatchObject({ status: 'pending', job_id: expect.stringMatching(/^job_/) })
    await studio.over(started.job_id)
    const progress = studio.events.flatMap((event) => (event.type === 'run.progress' ? [event.progress] : []))
    expect(progress.length).toBeGreaterThan(5)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    const job = await studio.call('get_generation_job', { job_id: started.job_id })
    expect(job).toEqual({
      job_id: started.job_id,
      status: 'completed',
      progress: 100,
      article_id: 1,
      completed_at: expect.any(String),
    })
  })

  it('shows each section as it comes', async () => {
    studio.fake.always({ delay_ms_per_chunk: 20 })
    const { job_id } = await studio.call('start_run', { ...brief, word_count: 300 })
    await studio.over(job_id)
    const texts = studio.events.flatMap((event) => (event.type === 'run.text' ? [event] : []))
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.every(({ html }) => !html.includes('<script'))).toBe(true)
  })

  it('cleans what a model may not write', async () => {
    const { job_id } = await studio.call('start_run', { ...brief, word_count: 300, pause_after_outline: true })
    const { outline } = await studio.over(job_id).then(() => studio.call('get_run', { job_id }))
    const plain = Array.from({ length: outline!.sections[0]!.words }, (_, index) => `word${index}`).join(' ')
    studio.fake.next({
      text: `Sure, here is the section:\n\n<img src=x onerror=alert(1)><script>alert(1)</script> Lanterns ${plain}.`,
    })
    await studio.call('write_run', { job_id, outline: outline! })
    const run = await studio.until(job_id, ({ state }) => state === 'completed' || state === 'failed')
    const kept = run.article_id ? run : { article_id: (await studio.call('keep_run', { job_id })).id }
    const { content } = await studio.call('open_article', { id: kept.article_id! })
    expect(content).not.toMatch(/onerror|<script|Sure, here is/i)
    expect(content).toContain('Lanterns word0')
  })

  it('stops after the outline if asked to, and writes by the outline that comes back', async () => {
    const { job_id } = await studio.call('start_run', { ...brief, pause_after_outline: true })
    expect(await studio.over(job_id)).toMatchObject({ state: 'outline_ready', status: 'in_progress' })
    expect(asked('section')).toHaveLength(0)
    const { outline } = await studio.call('get_run', { job_id })
    expect(outline!.sections.reduce((sum, { words }) => sum + words, 0)).toBe(600)

    const mine = {
      title: 'Roof bees',
      sections: [{ ...outline!.sections[0]!, heading: 'My own heading' }, outline!.sections[1]!],
    }
    await studio.call('write_run', { job_id, outline: mine })
    const run = await studio.until(job_id, ({ state }) => state === 'completed')
    const { content } = await studio.call('open_article', { id: run.article_id! })
    expect(content).toContain('<h2>My own heading</h2>')
    expect(content.match(/<h2>/g)).toHaveLength(2)
    await expect(studio.call('write_run', { job_id, outline: mine })).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('the length contract', () => {
  it('repairs what is too short, in at most two rounds', async () => {
    const { job_id } = await studio.call('start_run', { ...brief, pause_after_outline: true })
    await studio.over(job_id)
    const { outline } = await studio.call('get_run', { job_id })
    studio.fake.next(...outline!.sections.map(() => ({ length_factor: 0.6 })))
    await studio.call('write_run', { job_id, outline: outline! })
    const run = await studio.until(job_id, ({ state }) => state === 'completed' || state === 'failed')
    expect(run.state).toBe('completed')
    const { length } = await studio.call('get_run', { job_id })
    expect(length).toMatchObject({ verdict: 'met_after_repair' })
    expect(length!.rounds).toBeLessThanOrEqual(2)
    expect(asked('repair').length).toBeGreaterThan(0)
  })

  it('fails with the truth when two rounds are not enough, and keeps the sections', async () => {
    studio.fake.always({ length_factor: 0.4 })
    const { job_id } = await studio.call('start_run', brief)
    const run = await studio.over(job_id)
    expect(run).toMatchObject({ state: 'failed', article_id: null })
    expect(run.error).toMatch(/Asked for 600 words, got \d+ after 2 repairs/)
    const draft = await studio.call('keep_run', { job_id })
    expect(draft.content.match(/<h2>/g)!.length).toBeGreaterThan(1)
    expect((await studio.call('keep_run', { job_id })).id, 'kept once, however often it is asked').toBe(draft.id)
  })
})

describe('a vendor fails', () => {
  it('waits as long as it was told and goes on, without buying the outline again', async () => {
    studio.fake.next({}, { status: 429, retry_after: 1 })
    const { job_id } = await studio.call('start_run', brief)
    const waiting = await studio.until(job_id, ({ state }) => state === 'waiting_retry')
    expect(waiting.retry_at).toBeTruthy()
    expect(await studio.over(job_id)).toMatchObject({ state: 'completed' })
    expect(asked('outline')).toHaveLength(1)
  })

  it('gives up after four tries in a row, charges nothing and says why', async () => {
    studio.fake.always({ status: 500 })
    const { job_id } = await studio.call('start_run', brief)
    for (let tries = 0; tries < 4; tries++) {
      const run = await studio.until(job_id, ({ state }) => state === 'waiting_retry' || state === 'failed')
      if (run.state === 'failed') break
      await studio.ctx.write((tx) => tx.db.updateTable('jobs').set({ run_after: null }).execute())
      studio.ctx.jobs.wake()
      await studio.until(job_id, ({ state }) => state !== 'waiting_retry')
    }
    const job = await studio.over(job_id)
    expect(job).toMatchObject({ state: 'failed', credits: 0 })
    expect(studio.fake.requests).toHaveLength(4)
    expect((await studio.call('get_generation_job', { job_id })).error).toBe(job.error)
    expect((await credits()).credits_used).toBe(0)
  })

  it.each([
    ['a refused key', { status: 401 }],
    ['a refusal', { refuse: true as const }],
  ])('does not repeat %s', async (_, turn) => {
    studio.fake.always(turn)
    const { job_id } = await studio.call('start_run', brief)
    expect(await studio.over(job_id)).toMatchObject({ state: 'failed' })
    expect(studio.fake.requests).toHaveLength(1)
  })

  it('continues a section that was cut, from where it was cut, and shows both calls', async () => {
    studio.fake.next({}, { cut_after: 400 })
    const { job_id } = await studio.call('start_run', brief)
    expect(await studio.over(job_id)).toMatchObject({ state: 'completed' })
    const first = asked('section').filter(({ step }) => step?.kind === 'section' && step.index === 0)
    expect(first.map(({ step }) => step?.kind === 'section' && step.continues)).toEqual([false, true])
    const { receipts } = await studio.call('get_run', { job_id })
    expect(
      receipts
        .filter(({ stage }) => stage === 'sections')
        .map(({ outcome }) => outcome)
        .slice(0, 2),
    ).toEqual(['cut', 'ok'])
  })
})

describe('the writer stops it', () => {
  it('within two seconds, down to the socket; what was finished can be kept', async () => {
    studio.fake.next({}, {}, { hang: 'after_text' })
    const { job_id } = await studio.call('start_run', brief)
    await studio.until(job_id, () => asked('section').length === 2)
    const began = Date.now()
    await studio.call('cancel_run', { job_id })
    expect(await studio.over(job_id)).toMatchObject({ state: 'cancelled', status: 'failed' })
    expect(Date.now() - began).toBeLessThan(2_000)
    expect(await studio.fake.requests.at(-1)!.over).toBe('closed')
    expect(await studio.call('get_generation_job', { job_id })).toEqual({
      job_id,
      status: 'failed',
      progress: 0,
      article_id: null,
      error: 'Cancelled.',
    })
    const draft = await studio.call('keep_run', { job_id })
    expect(draft.content.match(/<h2>/g)).toHaveLength(1)
    expect((await studio.call('get_generation_job', { job_id })).article_id).toBeNull()
  })

  it('at once while it waits, and a second stop changes nothing', async () => {
    const { job_id } = await studio.call('start_run', { ...brief, pause_after_outline: true })
    await studio.over(job_id)
    expect(await studio.call('cancel_run', { job_id })).toMatchObject({ state: 'cancelled' })
    expect(await studio.call('cancel_run', { job_id })).toMatchObject({ state: 'cancelled' })
    await expect(studio.call('keep_run', { job_id })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('and goes on later under a new job, without buying a finished section again', async () => {
    studio.fake.next({}, {}, { hang: 'after_text' })
    const { job_id } = await studio.call('start_run', brief)
    await studio.until(job_id, () => asked('section').length === 2)
    await studio.call('cancel_run', { job_id })
    await studio.over(job_id)

    const again = await studio.call('retry_run', { job_id })
    expect(again.job_id).not.toBe(job_id)
    expect((await studio.call('retry_run', { job_id })).job_id, 'one new job, however often it is asked').toBe(
      again.job_id,
    )
    expect(await studio.over(again.job_id)).toMatchObject({ state: 'completed' })
    expect(asked('outline')).toHaveLength(1)
    expect(asked('section').filter(({ step }) => step?.kind === 'section' && step.index === 0)).toHaveLength(1)
    expect(await studio.call('get_generation_job', { job_id })).toMatchObject({ status: 'failed' })
    const listed = await studio.call('list_runs', {})
    expect(listed.map((run) => run.job_id)).toEqual([again.job_id])
    await expect(studio.call('retry_run', { job_id: again.job_id })).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('credits', () => {
  /** The vendor's own address has a price; a server of the writer's own has none. */
  const price = () => studio.call('reset_model_route', { key: 'vendor-a-4o' })

  it('are set aside, paid for what was bought, and the rest is given back', async () => {
    await price()
    await studio.call('save_credential', { provider: 'openai', secret: 'sk-test-0000' })
    const { job_id } = await studio.call('start_run', brief)
    const run = await studio.over(job_id)
    expect(run.state).toBe('completed')
    const { receipts } = await studio.call('get_run', { job_id })
    const usd = receipts.reduce((sum, receipt) => sum + receipt.usd, 0)
    expect(usd).toBeGreaterThan(0)
    expect(run.credits).toBe(Math.ceil(usd * 100))
    expect(await credits()).toMatchObject({
      credits_used: run.credits,
      credits_remaining: 50_000 - run.credits,
      generations_this_period: 1,
    })
  })

  it('that are too few fail the job with the reason, before anything is asked', async () => {
    await price()
    await studio.call('save_credential', { provider: 'openai', secret: 'sk-test-0000' })
    await studio.ctx.write((tx) => enterCredits(tx, { job_id: 'job_other', kind: 'reserve', credits: 50_000 }))
    const { job_id } = await studio.call('start_run', brief)
    const run = await studio.over(job_id)
    expect(run).toMatchObject({ state: 'failed' })
    expect(run.error).toMatch(/credits and 0 are left/)
    expect(studio.fake.requests).toHaveLength(0)
  })

  it('are not needed offline', async () => {
    await studio.ctx.write((tx) => enterCredits(tx, { job_id: 'job_other', kind: 'reserve', credits: 50_000 }))
    const { job_id } = await studio.call('start_run', { ...brief, offline: true })
    expect(await studio.over(job_id)).toMatchObject({ state: 'completed', credits: 0, written_by: 'offline-drafter' })
    expect(studio.fake.requests).toHaveLength(0)
  })
})

describe('the offline drafter', () => {
  it.each([
    ['en', 'Bees in the city'],
    ['uk', 'Бджоли в місті'],
    ['de', 'Bienen in der Stadt'],
  ])('writes a scaffold in %s that says what it is, within the length', async (language_code, topic) => {
    const { job_id } = await studio.call('start_run', { topic, language_code, word_count: 800, offline: true })
    const run = await studio.over(job_id)
    expect(run.state).toBe('completed')
    const article = await studio.call('open_article', { id: run.article_id! })
    expect(article).toMatchObject({ is_scaffold: true, model: 'offline-drafter', language: language_code })
    expect(article.content).toMatch(/^<p data-scaffold/)
    expect(article.content).toContain('data-slot')
    expect(Math.abs(article.word_count - 800)).toBeLessThanOrEqual(80)
  })

  it('is the route without a key, and the estimate says so', async () => {
    expect(await studio.call('estimate_run', { model: 'vendor-b-sonnet' })).toMatchObject({
      offline: true,
      credits_high: 0,
      upstream_model: 'offline-drafter',
    })
    expect(await studio.call('estimate_run', { model: 'vendor-a-4o' })).toMatchObject({
      offline: false,
      upstream_model: 'gpt-4o',
    })
    const { job_id } = await studio.call('start_run', { ...brief, model: 'vendor-b-sonnet' })
    expect(await studio.over(job_id)).toMatchObject({ written_by: 'offline-drafter' })
  })

  it('never takes over what a model began', async () => {
    await studio.call('save_model_route', {
      key: 'vendor-b-sonnet',
      provider: 'openai',
      upstream_model: 'gpt-4o',
      base_url: studio.fake.base_url('openai'),
    })
    await studio.call('save_credential', { provider: 'openai', secret: 'sk-test-0000' })
    const { job_id } = await studio.call('start_run', { ...brief, model: 'vendor-b-sonnet', pause_after_outline: true })
    await studio.over(job_id)
    await studio.call('delete_credential', { provider: 'openai' })
    const { outline } = await studio.call('get_run', { job_id })
    await studio.call('write_run', { job_id, outline: outline! })
    const run = await studio.until(job_id, ({ state }) => state === 'failed' || state === 'completed')
    expect(run).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('key that this article was begun with is gone'),
    })
  })
})

describe('bad input', () => {
  it.each([
    [{}, 'topic'],
    [{ topic: 'ab' }, 'topic'],
    [{ topic: 'x'.repeat(301) }, 'topic'],
    [{ topic: 'Bees', word_count: 99 }, 'word_count'],
    [{ topic: 'Bees', word_count: 10_001 }, 'word_count'],
    [{ topic: 'Bees', word_count: '600' }, 'word_count'],
    [{ topic: 'Bees', model: 'gpt-9' }, 'model'],
    [{ topic: 'Bees', keywords: Array.from({ length: 21 }, () => 'k') }, 'keywords'],
    [{ topic: 'Bees', keywords: ['x'.repeat(81)] }, 'keywords.0'],
    [{ topic: 'Bees', custom_instructions: 'x'.repeat(4_001) }, 'custom_instructions'],
    [{ topic: 'Bees', language_code: 'Klingon!' }, 'language_code'],
    [{ topic: 'Bees', colour: 'red' }, 'colour'],
  ])('%j is refused at %s, and no job is made', async (input, path) => {
    await expect(studio.call('generate_article', input as never)).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path }],
    })
    expect(await studio.call('list_runs', {})).toEqual([])
  })

  it.each(['get_generation_job', 'get_run', 'cancel_run', 'retry_run', 'keep_run'] as const)(
    '%s knows no job that is not there',
    async (name) => {
      await expect(studio.call(name, { job_id: 'job_nothing' })).rejects.toMatchObject({ code: 'not_found' })
    },
  )
})
