import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEgress, type Egress } from '../../egress/egress.ts'
import { openImageProvider } from '../../integrations/ai/images/index.ts'
import { plainPicture } from '../../testing/picture-shop.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { startImageFake, type ImageFake } from '../../testing/vendors/image-fake.ts'
import { insideWrite } from '../db/write.ts'

const KEY = 'marked-credential-of-a-vendor'

let egress: Egress
let fake: ImageFake
let studio: TestStudio
beforeEach(async () => {
  fake = await startImageFake(await plainPicture(1536, 1024, 0x335577))
  egress = createEgress({ insideWrite })
  const open = openImageProvider(egress)
  studio = await testStudio({
    clock: 'real',
    outside: { openImageProvider: (route) => open({ ...route, base_url: fake.base_url(route.provider) }) },
  })
})
afterEach(async () => {
  await studio.close()
  await egress.close()
  await fake.close()
})

const wish = { prompt: 'Bees on a roof', auto_prompt: false, aspect_ratio: '16:9' } as const

describe.each([
  ['openai', 'vendor-a-image', 'gpt-image-1.5'],
  ['google', 'vendor-c-image', 'gemini-2.5-flash-image'],
  ['black-forest-labs', 'family-a-pro', 'flux-2-pro'],
] as const)('an image by %s, over its real wire', (provider, model, upstream_model) => {
  beforeEach(() => studio.call('save_credential', { provider, secret: KEY }))

  it('comes into the library in the stated size, for one call', async () => {
    const image = await studio.call('generate_media', { ...wish, model })
    expect(image).toMatchObject({ width: 1344, height: 756, model_used: upstream_model })
    expect(image.cost_usd).toBeGreaterThan(0)
    expect(fake.requests).toHaveLength(1)
    expect((await studio.call('get_credit_usage', {})).credits_used).toBe(
      Math.ceil(Number((image.cost_usd * 100).toFixed(6))),
    )
  })

  it('whose prompt is declined is 422', async () => {
    fake.next({ refuse: true })
    await expect(studio.call('generate_media', { ...wish, model })).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path: 'prompt', code: 'prompt_refused' }],
    })
    expect((await studio.call('get_credit_usage', {})).credits_used).toBe(0)
  })

  it('whose key is refused is 503 with the reason, and the key is in no line of the log', async () => {
    fake.next({ status: 401 })
    await expect(studio.call('generate_media', { ...wish, model })).rejects.toMatchObject({
      code: 'unavailable',
      details: [{ code: 'credential_refused' }],
    })
    expect(JSON.stringify(studio.log)).not.toContain(KEY)
    expect((await studio.call('list_media', {})).items).toEqual([])
  })
})
