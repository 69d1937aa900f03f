import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TextCall } from '../generation/text-provider.ts'
import { pictureShop, type PictureShop } from '../../testing/picture-shop.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { StudioError } from '../errors.ts'

let shop: PictureShop
let studio: TestStudio
let answer: string | Error
let asked: TextCall[]
beforeEach(async () => {
  shop = pictureShop()
  asked = []
  answer = '"Honey bees crowd a hive on a flat roof at dawn."'
  studio = await testStudio({
    outside: {
      openImageProvider: shop.open,
      openTextProvider: () => ({
        async *stream(call) {
          asked.push(call)
          if (answer instanceof Error) throw answer
          yield answer
          return { tokens_in: 300, tokens_out: 40 }
        },
      }),
    },
  })
  await studio.call('save_credential', { provider: 'openai', secret: 'sk-marked-credential' })
})
afterEach(() => studio.close())

const wish = { prompt: 'Bees on a roof', model: 'vendor-a-image' } as const
const receipts = () => studio.ctx.db.selectFrom('receipts').selectAll().orderBy('id').execute()

describe('a prompt put in better words', () => {
  it('is sent, kept beside the own one, and paid for with the image', async () => {
    const image = await studio.call('generate_media', { ...wish, style: 'watercolor' })
    expect(image.prompt).toBe('Bees on a roof')
    expect(image.final_prompt).toMatch(/^Honey bees crowd a hive on a flat roof at dawn\. Watercolour/)
    expect(image.warnings).toEqual([])
    expect(shop.calls[0]!.wish.prompt).toBe(image.final_prompt)
    expect(image.cost_usd).toBeCloseTo(0.034 + (300 * 2.5 + 40 * 10) / 1_000_000, 9)
    expect(await receipts()).toMatchObject([
      { stage: 'prompt', upstream_model: 'gpt-4o', tokens_in: 300, tokens_out: 40, outcome: 'ok' },
      { stage: 'image', upstream_model: 'gpt-image-1.5', usd: 0.034, outcome: 'ok' },
    ])
    expect((await studio.call('get_credit_usage', {})).credits_used).toBe(4)
    // What is asked for stands between marks, as matter and not as an order.
    expect(asked[0]!.prompt).toContain('<request>\nBees on a roof\n</request>')
  })

  it('is not asked for when the writer does not want it', async () => {
    const image = await studio.call('generate_media', { ...wish, auto_prompt: false })
    expect(image.final_prompt).toBe('Bees on a roof')
    expect(asked).toEqual([])
  })

  it.each([
    ['fails', new StudioError('unavailable', 'OpenAI has a fault at its end.', { retry: 'retryable' })],
    ['says nothing', '  '],
  ])('that the text model %s to give leaves the own words, and a warning', async (_, given) => {
    answer = given
    const image = await studio.call('generate_media', wish)
    expect(image.final_prompt).toBe('Bees on a roof')
    expect(image.warnings).toMatchObject([{ code: 'prompt_not_improved' }])
  })

  it('is not asked for when the illustrator draws', async () => {
    const { job_id } = await studio.call('start_image', { ...wish, style: 'cartoon', offline: true })
    await studio.ctx.jobs.settled(job_id, 10_000)
    const run = await studio.call('get_image_run', { job_id })
    expect(run).toMatchObject({ state: 'completed', offline: true, model_used: 'offline-illustrator' })
    expect(asked).toEqual([])
  })

  it('waits no longer than twenty seconds for the text model', async () => {
    const slow = await testStudio({
      outside: {
        openImageProvider: shop.open,
        openTextProvider: () => ({
          // oxlint-disable-next-line require-yield -- it never answers
          async *stream({ signal }) {
            asked.push({ signal } as TextCall)
            return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
          },
        }),
      },
    })
    await slow.call('save_credential', { provider: 'openai', secret: 'sk-marked-credential' })
    const { job_id } = await slow.call('start_image', wish)
    while (asked.length === 0) await slow.ctx.jobs.settled(job_id, 10)
    slow.clock.advance(20_000)
    await slow.ctx.jobs.settled(job_id, 10_000)
    expect(await slow.call('get_image_run', { job_id })).toMatchObject({
      state: 'completed',
      warnings: [{ code: 'prompt_not_improved' }],
    })
    await slow.close()
  })
})

describe('an estimate', () => {
  it('names who would make it, its size, and what is set aside', async () => {
    expect(await studio.call('estimate_image', { aspect_ratio: '16:9' })).toMatchObject({
      key: 'vendor-a-image',
      model_used: 'gpt-image-1.5',
      offline: false,
      width: 1344,
      height: 756,
      usd: 0.05,
      credits: 7,
    })
    expect(await studio.call('estimate_image', { offline: true })).toMatchObject({
      key: null,
      model_used: 'offline-illustrator',
      credits: 0,
    })
  })
})
