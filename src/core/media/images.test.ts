import { existsSync, globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AspectRatio, imageSizes, ImageStyle } from '../../contract/media.ts'
import { pictureShop, type PictureShop } from '../../testing/picture-shop.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { StudioError } from '../errors.ts'
import { readImage } from '../../workers/tasks/image.ts'
import { aloneWithFiles } from './alone.ts'
import { oldMediaFiles } from './files.ts'

let shop: PictureShop
let studio: TestStudio
beforeEach(async () => {
  shop = pictureShop()
  studio = await testStudio({ outside: { openImageProvider: shop.open } })
})
afterEach(() => studio.close())

// The style that is drawn fastest.
const wish = { prompt: 'Bees on a roof', auto_prompt: false, style: 'cartoon' as const }
const plain = { prompt: 'Bees on a roof', auto_prompt: false }
const key = (provider: 'openai' | 'google' | 'black-forest-labs') =>
  studio.call('save_credential', { provider, secret: 'bfl-marked-credential' })
const used = async () => (await studio.call('get_credit_usage', {})).credits_used
const files = () => globSync('media/**/*.*', { cwd: studio.folder })
const receipts = () => studio.ctx.db.selectFrom('receipts').selectAll().orderBy('id').execute()
const library = async () => (await studio.call('list_media', {})).items

describe('without a key', () => {
  it('the illustrator draws, at no cost, and says so', async () => {
    const image = await studio.call('generate_media', wish)
    expect(image).toMatchObject({
      width: 1024,
      height: 1024,
      cost_usd: 0,
      model_used: 'offline-illustrator',
      prompt: wish.prompt,
      alt: wish.prompt,
      filename: 'Bees on a roof.png',
    })
    expect(await used()).toBe(0)
    expect(shop.calls).toEqual([])
    const [item] = await library()
    expect(item).toMatchObject({ id: image.id, source: 'illustrated', url: `/media/${item!.sha256}` })
    expect(await studio.call('get_credit_usage', {})).toMatchObject({ generations_this_period: 1 })
  })

  it('draws for a model that is named too', async () => {
    const image = await studio.call('generate_media', { ...wish, model: 'vendor-a-image' })
    expect(image.model_used).toBe('offline-illustrator')
  })

  const sizeOf = async (style: ImageStyle, aspect_ratio: AspectRatio) => {
    const image = await studio.call('generate_media', { ...wish, style, aspect_ratio })
    const file = await studio.core.readMedia(image.url.slice('/media/'.length), null)
    expect(await readImage({ bytes: file!.bytes })).toMatchObject({ width: image.width, height: image.height })
    return { width: image.width, height: image.height }
  }

  it.each(AspectRatio.options)('has exactly the stated size as %s', async (ratio) => {
    expect(await sizeOf('cartoon', ratio)).toEqual(imageSizes[ratio])
  })

  it.each(ImageStyle.options)('has exactly the stated size in the style %s', async (style) => {
    const ratio = AspectRatio.options[ImageStyle.options.indexOf(style) % AspectRatio.options.length]!
    expect(await sizeOf(style, ratio)).toEqual(imageSizes[ratio])
  })

  it('gives another picture each time, and the same one for the same seed, which is then one item', async () => {
    const first = await studio.call('generate_media', wish)
    expect((await studio.call('generate_media', wish)).id).not.toBe(first.id)
    const { seed } = await studio.call('get_media', { id: first.id })
    const { job_id } = await studio.call('start_image', { ...wish, seed: seed! })
    await studio.ctx.jobs.settled(job_id, 10_000)
    expect((await studio.call('get_image_run', { job_id })).media).toMatchObject({ id: first.id })
    expect(await library()).toHaveLength(2)
  })
})

describe('with a key', () => {
  beforeEach(() => key('black-forest-labs'))

  it('a picture in another size is cut to the stated one, and its price is the price of the list', async () => {
    shop.next({ width: 1408, height: 768 })
    const image = await studio.call('generate_media', { ...plain, aspect_ratio: '16:9', model: 'family-a-pro' })
    expect(image).toMatchObject({ width: 1344, height: 756, model_used: 'flux-2-pro', cost_usd: 0.03 })
    expect(await used()).toBe(3)
    expect(await receipts()).toMatchObject([{ stage: 'image', upstream_model: 'flux-2-pro', usd: 0.03, outcome: 'ok' }])
    // What the vendor sent in its own size is not kept beside it.
    expect(files()).toHaveLength(1)
  })

  it('bytes of the stated size are kept as they came', async () => {
    shop.next({ width: 1024, height: 1024 })
    const image = await studio.call('generate_media', { ...plain, model: 'family-a-pro' })
    const file = await studio.core.readMedia(image.url.slice('/media/'.length), null)
    expect(Buffer.from(file!.bytes).equals(shop.sent.at(-1)!)).toBe(true)
  })

  it('what the vendor says it cost counts', async () => {
    shop.next({ usd: 0.081 })
    expect(await studio.call('generate_media', { ...plain, model: 'family-a-max' })).toMatchObject({ cost_usd: 0.081 })
    expect(await used()).toBe(9)
  })

  it('the words of the style go along, and both prompts are kept', async () => {
    const image = await studio.call('generate_media', { ...plain, style: 'sketch' })
    expect(image.prompt).toBe('Bees on a roof')
    expect(image.final_prompt).toMatch(/^Bees on a roof\. Pencil sketch/)
    expect(shop.calls[0]!.wish).toMatchObject({ prompt: image.final_prompt, width: 1024, aspect_ratio: '1:1' })
    expect(image.model_used).toBe('flux-2-klein-9b')
  })

  it('not enough credits: 402, nothing bought, nothing left behind', async () => {
    await studio.call('save_settings', { plan: { name: 'pro' } })
    await studio.ctx.write((tx) =>
      tx.db
        .insertInto('credit_ledger')
        .values({ job_id: null, kind: 'capture', credits: 4_999, period: '2026-11', at: tx.now() })
        .execute(),
    )
    await expect(studio.call('generate_media', plain)).rejects.toMatchObject({
      code: 'insufficient_credits',
      message: expect.stringMatching(/3 credits and 1 are left/),
    })
    expect(shop.calls).toEqual([])
    expect(await studio.call('list_image_runs', {})).toEqual([])
  })

  it('a plan without images: 403, in the window too', async () => {
    await studio.call('save_settings', { plan: { name: 'starter' } })
    await expect(studio.call('generate_media', plain)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(studio.call('start_image', plain)).rejects.toMatchObject({ code: 'forbidden' })
    expect(shop.calls).toEqual([])
  })

  it('a refused prompt is 422 and costs nothing', async () => {
    const details = [{ path: 'prompt', code: 'prompt_refused', message: 'Refused.' }]
    shop.next({ error: new StudioError('validation_error', 'Refused.', { details }) })
    await expect(studio.call('generate_media', plain)).rejects.toMatchObject({ code: 'validation_error', details })
    expect(await used()).toBe(0)
    expect(await library()).toEqual([])
    expect(await receipts()).toMatchObject([{ outcome: 'failed', usd: 0 }])
  })

  it('a key that fails is an error, never the illustrator', async () => {
    shop.next({ error: new StudioError('unavailable', 'The key was refused.') })
    await expect(studio.call('generate_media', plain)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The key was refused.',
    })
    expect(await library()).toEqual([])
  })

  it('without a network whoever waits is told at once', async () => {
    shop.next({ error: new StudioError('unavailable', 'There is no connection.', { retry: 'offline' }) })
    await expect(studio.call('generate_media', plain)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await studio.call('list_image_runs', { active: true })).toEqual([])
  })

  const cut = (code: string) =>
    new StudioError('unavailable', 'It broke off.', {
      retry: 'retryable',
      details: [{ path: '', code, message: 'It broke off.' }],
    })
  const endOf = async (job_id: string) => {
    await expect
      .poll(
        async () => {
          studio.clock.advance(60_000)
          studio.ctx.jobs.wake()
          return (await studio.call('get_image_run', { job_id })).completed_at
        },
        { timeout: 5_000, interval: 20 },
      )
      .not.toBeNull()
    return studio.call('get_image_run', { job_id })
  }

  it.each([
    ['an answer that is no picture', { bytes: Buffer.from('<html>busy</html>') }],
    ['a line that breaks', { error: cut('connection_lost') }],
    ['silence', { error: cut('timed_out') }],
  ])('%s may have been paid for, so it is asked for once more and no third time', async (_, delivery) => {
    shop.always(delivery)
    const { job_id } = await studio.call('start_image', plain)
    expect(await endOf(job_id)).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/asked for twice, so look at your bill/),
      credits: 0,
    })
    expect(shop.calls).toHaveLength(2)
    expect(await receipts()).toMatchObject([{ outcome: 'cut' }, { outcome: 'cut' }])
    expect(await used()).toBe(0)
    expect(files()).toEqual([])
  })

  it('a fault that the vendor tells of is no purchase, and is tried four times', async () => {
    shop.always({ error: cut('provider_failed') })
    const { job_id } = await studio.call('start_image', plain)
    expect(await endOf(job_id)).toMatchObject({ state: 'failed', error: 'It broke off.' })
    expect(shop.calls).toHaveLength(4)
    expect(await receipts()).toMatchObject(Array.from({ length: 4 }, () => ({ outcome: 'failed' })))
  })

  it('a stop reaches the provider, and the credits come back', async () => {
    shop.hang()
    const { job_id } = await studio.call('start_image', plain)
    await shop.called()
    expect(await used()).toBe(3)
    await studio.call('cancel_image', { job_id })
    await studio.ctx.jobs.settled(job_id, 5_000)
    expect(shop.calls[0]!.wish.signal.aborted).toBe(true)
    expect(await studio.call('get_image_run', { job_id })).toMatchObject({ state: 'cancelled', status: 'failed' })
    expect(await used()).toBe(0)
    expect(await receipts()).toMatchObject([{ outcome: 'cancelled', usd: 0 }])
  })

  it('a caller waits two minutes and no longer, and then nobody goes on', async () => {
    shop.hang()
    const answer = studio.call('generate_media', plain)
    answer.catch(() => {})
    await shop.called()
    studio.clock.advance(120_000)
    await expect(answer).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/within 120 seconds, so it was stopped/),
    })
    expect(shop.calls[0]!.wish.signal.aborted).toBe(true)
    studio.clock.advance(60_000)
    studio.ctx.jobs.wake()
    expect(await studio.call('list_image_runs', { active: true })).toEqual([])
    expect(await used()).toBe(0)
  })

  it('a purchase that cannot be stored is charged, said, and not repeated', async () => {
    writeFileSync(join(studio.folder, 'media'), 'where the folder should be')
    await expect(studio.call('generate_media', plain)).rejects.toMatchObject({
      code: 'unavailable',
      details: [{ code: 'storage_full' }],
    })
    expect(shop.calls).toHaveLength(1)
    expect(await receipts()).toMatchObject([{ outcome: 'failed', usd: 0.03 }])
    expect(await used()).toBe(3)
  })

  it('a restart between the purchase and the row buys nothing twice', async () => {
    // The library is taken away, so the row cannot be written; the purchase is committed by then.
    shop.next({ width: 1200, height: 1200 })
    await studio.ctx.write((tx) => tx.db.schema.alterTable('media').renameTo('media_away').execute())
    const { job_id } = await studio.call('start_image', plain)
    for (let tries = 0; tries < 100 && (await receipts()).length === 0; tries++)
      await studio.ctx.jobs.settled(job_id, 20)
    await studio.ctx.jobs.settled(job_id, 100)
    await studio.ctx.write((tx) => tx.db.schema.alterTable('media_away').renameTo('media').execute())
    studio = await studio.restart()
    studio.clock.advance(60_000)
    studio.ctx.jobs.wake()
    await studio.ctx.jobs.settled(job_id, 10_000)
    expect((await studio.call('get_image_run', { job_id })).media).toMatchObject({ width: 1024, height: 1024 })
    expect(shop.calls).toHaveLength(1)
    expect(await receipts()).toHaveLength(1)
    expect(await used()).toBe(3)
  })

  it('a call that the end of Quoin cut off is repeated once, both are on the receipt, and then no more', async () => {
    shop.hang()
    const { job_id } = await studio.call('start_image', plain)
    await shop.called()
    const closing = studio.restart()
    studio = await closing
    await shop.called(2)
    expect(await receipts()).toMatchObject([{ outcome: 'cut' }])
    studio = await studio.restart()
    await studio.ctx.jobs.settled(job_id, 5_000)
    expect(await studio.call('get_image_run', { job_id })).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/not asked a third time/),
    })
    expect(shop.calls).toHaveLength(2)
    expect(await receipts()).toMatchObject([{ outcome: 'cut' }, { outcome: 'cut' }])
  })

  it('a key that is gone when the job begins is said', async () => {
    const paused = await testStudio({ outside: { openImageProvider: shop.open }, start: false })
    await paused.call('save_credential', { provider: 'black-forest-labs', secret: 'bfl-marked-credential' })
    const { job_id } = await paused.call('start_image', plain)
    await paused.call('delete_credential', { provider: 'black-forest-labs' })
    await paused.core.start()
    await paused.ctx.jobs.settled(job_id, 5_000)
    expect((await paused.call('get_image_run', { job_id })).error).toMatch(/key for Black Forest Labs is gone/)
    await paused.close()
    expect(shop.calls).toEqual([])
  })
})

describe('the hosted call', () => {
  it('answers with a whole address, and needs api_access of a key', async () => {
    const image = await studio.call('generate_image', { prompt: 'Bees on a roof', aspect_ratio: '4:3' })
    expect(image.url).toMatch(/^http:\/\/127\.0\.0\.1:1\/media\/[0-9a-f]{64}$/)
  })

  it.each(['family-a-klein', 'family-a-max', 'gpt-image-1'])('refuses the model %s', async (model) => {
    await expect(studio.call('generate_image', { prompt: 'Bees', model: model as never })).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path: 'model' }],
    })
  })
})

it('the smallest model is listed, and is not to be asked for', async () => {
  const { models } = await studio.call('list_image_models', {})
  expect(models.map((model) => model.key)).toEqual([
    'family-a-klein',
    'family-a-flex',
    'family-a-pro',
    'family-a-max',
    'vendor-a-image',
    'vendor-c-image',
  ])
  for (const { cost_estimate } of models) expect(cost_estimate).toBeGreaterThan(0)
  await expect(studio.call('generate_media', { ...wish, model: 'family-a-klein' as never })).rejects.toMatchObject({
    code: 'validation_error',
  })
})

it('a folder that is not there is refused before anything is made', async () => {
  await expect(studio.call('generate_media', { ...wish, folder_id: 7 })).rejects.toMatchObject({
    code: 'validation_error',
    details: [{ path: 'folder_id', code: 'folder_unknown' }],
  })
  expect(await studio.call('list_image_runs', {})).toEqual([])
  const { id } = await studio.call('create_media_folder', { name: 'Bees' })
  const image = await studio.call('generate_media', { ...wish, folder_id: id })
  expect((await studio.call('get_media', { id: image.id })).folder_id).toBe(id)
})

it('a picture is put away while nobody deletes files: its file and its row come together', async () => {
  let release = () => {}
  const deleting = aloneWithFiles(() => new Promise<void>((resolve) => (release = resolve)))
  const { job_id } = await studio.call('start_image', wish)
  const run = () => studio.call('get_image_run', { job_id })
  await expect.poll(async () => (await run()).progress, { timeout: 5_000 }).toBe(95)
  await studio.ctx.jobs.settled(job_id, 100)
  expect(files()).toEqual([])
  expect(await run()).toMatchObject({ state: 'running', media: null })
  release()
  await deleting
  await studio.ctx.jobs.settled(job_id, 5_000)
  expect(await run()).toMatchObject({ state: 'completed' })
  expect(files()).toHaveLength(1)
})

it('a row never comes before its file', async () => {
  const { url } = await studio.call('generate_media', wish)
  const sha = url.slice('/media/'.length)
  expect(existsSync(join(studio.folder, 'media', sha.slice(0, 2), `${sha}.png`))).toBe(true)
  expect(await oldMediaFiles(studio.folder, 0)).toEqual([])
})
