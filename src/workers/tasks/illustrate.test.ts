import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { AspectRatio, ImageStyle, imageSizes } from '../../contract/media.ts'
import { illustrateImage } from './illustrate.ts'

describe.each(ImageStyle.options)('%s', (style) => {
  it.each(AspectRatio.options)('becomes a whole picture of exactly the size, %s', async (ratio) => {
    // A quarter of each side is a sixteenth of the work; the shape is what differs.
    const size = { width: imageSizes[ratio].width / 4, height: imageSizes[ratio].height / 4 }
    const { bytes, mime } = await illustrateImage({ prompt: 'Bees in the city at dusk', style, seed: 7, ...size })
    expect(mime).toBe('image/png')
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject(size)
    if (info.channels === 4) for (let i = 3; i < data.length; i += 4 * 997) expect(data[i]).toBe(255)
    // Something is drawn in every corner of it: no quarter has a single colour.
    const { width, height } = size
    for (const [left, top] of [
      [0, 0],
      [width >> 1, 0],
      [0, height >> 1],
      [width >> 1, height >> 1],
    ] as const) {
      const quarter = sharp(bytes).extract({ left, top, width: width >> 1, height: height >> 1 })
      expect((await quarter.stats()).entropy).toBeGreaterThan(1)
    }
  })
})
