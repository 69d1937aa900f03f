import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainPicture } from '../testing/picture-shop.ts'
import { renderImage } from '../workers/tasks/image.ts'
import { createWorkerPool, type WorkerPool } from '../workers/pool.ts'
import { imageWorker } from './image-worker.ts'

let pool: WorkerPool
beforeAll(() => void (pool = createWorkerPool({ entry: new URL('../workers/worker.ts', import.meta.url) })))
afterAll(() => pool.close())

const png = await plainPicture(600, 400, 0x884422)

describe('work on pixels, in threads of the pool', () => {
  it('reads, fits, draws and makes smaller', async () => {
    const images = imageWorker(pool)
    expect(await images.read(png)).toMatchObject({ mime: 'image/png', width: 600, height: 400 })
    expect(await images.fit(png, { width: 300, height: 300 })).toMatchObject({ width: 300, height: 300 })
    expect(await images.render(png, { width: 320, format: 'avif' })).toMatchObject({ width: 320, mime: 'image/avif' })
    const wish = { prompt: 'Bees', style: 'cartoon', seed: 1, width: 320, height: 200 } as const
    const drawn = await images.illustrate(wish)
    expect(drawn).toMatchObject({ width: 320, height: 200, mime: 'image/png' })
    expect(Buffer.from((await images.illustrate(wish)).bytes).equals(Buffer.from(drawn.bytes))).toBe(true)
  })

  it('leaves the main thread free while a picture is drawn', async () => {
    const images = imageWorker(pool)
    // Time of the processor, not of the clock: another load on the computer changes nothing.
    const before = process.threadCpuUsage()
    await images.illustrate({ prompt: 'Bees', style: 'oil-painting', seed: 2, width: 1024, height: 1024 })
    const { user, system } = process.threadCpuUsage(before)
    // Composing it here would take some 200 ms.
    expect((user + system) / 1_000).toBeLessThan(100)
  })

  it('stops when nobody waits any more', async () => {
    const stop = new AbortController()
    const drawing = imageWorker(pool).illustrate(
      { prompt: 'Bees', style: 'watercolor', seed: 3, width: 1024, height: 1024 },
      stop.signal,
    )
    setTimeout(() => stop.abort(new Error('Cancelled.')), 30)
    await expect(drawing).rejects.toThrow('Cancelled.')
  })
})

describe('bytes that were tampered with', async () => {
  const originals = new Map<string, Uint8Array>([
    ['png', png],
    ['jpeg', (await renderImage({ bytes: png, width: 300, format: 'jpeg' })).bytes],
    ['webp', (await renderImage({ bytes: png, width: 300, format: 'webp' })).bytes],
    ['avif', (await renderImage({ bytes: png, width: 300, format: 'avif' })).bytes],
    [
      'svg',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><g><rect id="a" width="9" height="9"/><use href="#a"/></g></svg>',
      ),
    ],
  ])

  /** The same numbers each time, so that a failure can be looked at. */
  const numbers = (seed: number) => () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed
  }

  it.each([...originals.keys()])('of a %s are told from a picture, 50 times, and the thread lives on', async (kind) => {
    const images = imageWorker(pool)
    const next = numbers(kind.length * 7_919)
    const before = process.memoryUsage().rss
    for (let round = 0; round < 50; round++) {
      let bytes = Buffer.from(originals.get(kind)!)
      for (let at = 0; at <= next() % 6; at++) bytes[next() % bytes.length] = next() % 256
      if (next() % 3 === 0) bytes = bytes.subarray(0, next() % bytes.length)
      const read = await images.read(bytes)
      if ('problem' in read) expect(read.problem).toMatch(/^[a-z_]+$/)
      else expect(read.width * read.height).toBeLessThanOrEqual(50_000_000)
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(256_000_000)
  })
})
