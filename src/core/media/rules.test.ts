import { describe, expect, it } from 'vitest'
import { AspectRatio, imageSizes } from '../../contract/media.ts'
import { ImageModelKey } from '../../contract/images.ts'
import { imagePrice, shippedImageRoute } from './models.ts'
import { checkRoom } from './room.ts'
import { chooseModel, planFilename, widthsOf } from './rules.ts'

const candidates = (...ready: ImageModelKey[]) =>
  ImageModelKey.options.map((key) => ({
    key,
    ready: ready.includes(key),
    usd: imagePrice(shippedImageRoute(key), '1:1'),
  }))

describe('auto', () => {
  it.each([
    ['without any key, none', [], null, null],
    ['the cheapest that may stand for every style', ImageModelKey.options, null, 'family-a-pro'],
    ['the smallest where it draws well', ImageModelKey.options, 'cartoon', 'family-a-klein'],
    ['never the smallest for a photograph', ImageModelKey.options, 'realistic', 'family-a-pro'],
    ['whoever has a key', ['vendor-c-image'], 'pixel-art', 'vendor-c-image'],
    ['the cheaper of two', ['vendor-a-image', 'vendor-c-image'], 'watercolor', 'vendor-a-image'],
    ['one that does not do the style well, when there is no other', ['family-a-klein'], 'realistic', 'family-a-klein'],
  ] as const)('takes %s', (_, ready, style, chosen) => {
    expect(chooseModel(candidates(...ready), style)).toBe(chosen)
  })
})

describe('sizes', () => {
  it.each(AspectRatio.options)('of %s have that very shape', (ratio) => {
    const [x, y] = ratio.split(':').map(Number) as [number, number]
    const { width, height } = imageSizes[ratio]
    expect(width * y).toBe(height * x)
  })

  it('smaller ones end below the original, which stands last', () => {
    expect(widthsOf({ width: 1344 })).toEqual([320, 640, 960, 1280, 1344])
    expect(widthsOf({ width: 320 })).toEqual([320])
    expect(widthsOf({ width: 4_000 })).toEqual([320, 640, 960, 1280, 1920, 4_000])
  })
})

it('nothing new is begun when the disk is almost full', () => {
  expect(() => checkRoom(199_999_999)).toThrow(
    expect.objectContaining({ code: 'unavailable', details: [expect.objectContaining({ code: 'storage_full' })] }),
  )
  expect(() => checkRoom(200_000_000)).not.toThrow()
})

describe('the price of an image', () => {
  const route = { provider: 'openai', upstream_model: 'gpt-image-1.5', base_url: null } as const
  it('is that of the list, by shape', () => {
    expect(imagePrice(route, '1:1')).toBe(0.034)
    expect(imagePrice(route, '9:16')).toBe(0.05)
  })
  it('of a model nobody knows is that of the dearest, and of an own server nothing', () => {
    expect(imagePrice({ ...route, upstream_model: 'constructor' }, '1:1')).toBe(0.042)
    expect(imagePrice({ ...route, base_url: 'http://127.0.0.1:8188/v1' }, '1:1')).toBe(0)
  })
})

it.each([
  ['Roof', 'png', 'Roof.png'],
  ['Roof.JPEG', 'webp', 'Roof.webp'],
  ['a/b\\c.png', 'png', 'c.png'],
  ['...', 'png', 'picture.png'],
  ['Дах.v2', 'png', 'Дах.v2.png'],
])('%j ending as %s is named %j', (wished, extension, name) => {
  expect(planFilename(wished, extension)).toBe(name)
})
