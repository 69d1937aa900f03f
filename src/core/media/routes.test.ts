import { afterEach, beforeEach, expect, it } from 'vitest'
import { pictureShop, type PictureShop } from '../../testing/picture-shop.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'

let shop: PictureShop
let studio: TestStudio
beforeEach(async () => {
  shop = pictureShop()
  studio = await testStudio({ outside: { openImageProvider: shop.open } })
})
afterEach(() => studio.close())

const route = async (key: string) => (await studio.call('list_image_routes', {})).find((each) => each.key === key)!

it('six keys have a shipped route; it is ready once its key is stored', async () => {
  expect(await route('family-a-pro')).toMatchObject({
    provider: 'black-forest-labs',
    upstream_model: 'flux-2-pro',
    base_url: null,
    ready: false,
    changed: false,
    usd_per_image: 0.03,
  })
  await studio.call('save_credential', { provider: 'black-forest-labs', secret: 'bfl-marked-credential' })
  expect(await route('family-a-pro')).toMatchObject({ ready: true })
  expect(await route('vendor-a-image')).toMatchObject({ ready: false })
})

it('a route may point at another model or at a server of the writer, which needs no key, and back', async () => {
  const own = {
    key: 'vendor-a-image',
    provider: 'openai',
    upstream_model: 'sdxl',
    base_url: 'http://127.0.0.1:8188/v1/',
  } as const
  expect(await studio.call('save_image_route', own)).toMatchObject({
    base_url: 'http://127.0.0.1:8188/v1',
    ready: true,
    changed: true,
    usd_per_image: 0,
  })
  const image = await studio.call('generate_media', { prompt: 'Bees', model: 'vendor-a-image', auto_prompt: false })
  expect(image).toMatchObject({ model_used: 'sdxl', cost_usd: 0 })
  expect(shop.calls[0]!.route).toEqual({
    provider: 'openai',
    upstream_model: 'sdxl',
    base_url: 'http://127.0.0.1:8188/v1',
    credential: null,
  })
  expect(await studio.call('reset_image_route', { key: 'vendor-a-image' })).toMatchObject({
    changed: false,
    ready: false,
  })
})

it('no key travels unencrypted outside of the own network', async () => {
  await expect(
    studio.call('save_image_route', {
      key: 'vendor-a-image',
      provider: 'openai',
      upstream_model: 'x',
      base_url: 'http://images.example.org/v1',
    }),
  ).rejects.toMatchObject({ code: 'validation_error', details: [{ path: 'base_url', code: 'not_encrypted' }] })
})

it('a key of a photo archive is stored, and is no model', async () => {
  await studio.call('save_credential', { provider: 'pexels', secret: 'pexels-marked-credential' })
  expect((await studio.call('get_settings', {})).onboarding.done).toEqual([])
})
