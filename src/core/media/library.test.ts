import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainPicture } from '../../testing/picture-shop.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { renderImage } from '../../workers/tasks/image.ts'

const DAY_MS = 86_400_000

let studio: TestStudio
beforeEach(async () => void (studio = await testStudio()))
afterEach(() => studio.close())

const png = await plainPicture(800, 600, 0xaa3311)
const upload = async (bytes: Uint8Array = png, more: object = {}) =>
  studio.call('upload_media', { bytes, filename: 'Roof.png', ...more })
const files = () => globSync('media/**/*.*', { cwd: studio.folder, dot: true } as object).toSorted()
const list = async (filter: object = {}) => (await studio.call('list_media', filter)).items.map(({ id }) => id)

describe('an upload', () => {
  it('is kept byte for byte, with what is known of it', async () => {
    const { media, existed } = await upload(png, { alt: 'A roof' })
    expect(existed).toBe(false)
    expect(media).toMatchObject({
      filename: 'Roof.png',
      mime: 'image/png',
      width: 800,
      height: 600,
      bytes: png.length,
      alt: 'A roof',
      source: 'upload',
      widths: [320, 640, 800],
      made_by: 'You',
    })
    const file = await studio.core.readMedia(media.sha256, null)
    expect(Buffer.from(file!.bytes).equals(png)).toBe(true)
  })

  it('of the same bytes is the first item, and says so', async () => {
    const first = await upload()
    const second = await upload(png, { filename: 'Another.png' })
    expect(second).toEqual({ media: first.media, existed: true })
    expect(await list()).toEqual([first.media.id])
    expect(files()).toHaveLength(1)
  })

  it('of what lies in the trash brings it back', async () => {
    const { media } = await upload()
    await studio.call('delete_media', { id: media.id })
    expect((await upload()).media).toMatchObject({ id: media.id, deleted_at: null })
  })

  it.each([
    ['jpeg', 'image/jpeg', 'Roof.jpg'],
    ['webp', 'image/webp', 'Roof.webp'],
    ['avif', 'image/avif', 'Roof.avif'],
  ] as const)('may be %s, whatever its name says', async (format, mime, filename) => {
    const { bytes } = await renderImage({ bytes: png, width: 200, format })
    expect((await upload(bytes)).media).toMatchObject({ mime, filename, width: 200, height: 150 })
  })

  it('of a drawing becomes pixels: no script, link or file of it is left', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 100" onload="alert(1)">
      <script>alert(1)</script><image xlink:href="file:///etc/passwd" width="9" height="9"/><rect width="100" height="100"/></svg>`
    const { media } = await upload(Buffer.from(svg), { filename: 'logo.svg' })
    expect(media).toMatchObject({ mime: 'image/png', filename: 'logo.png', width: 2048, height: 1024 })
    const { bytes } = (await studio.core.readMedia(media.sha256, null))!
    expect(Buffer.from(bytes).includes('script')).toBe(false)
  })

  it.each(['../../etc/passwd', '..\\..\\boot.ini', '.hidden', 'a\u0000b\u202egnp.exe', '', 'x'.repeat(200)])(
    'named %j gets a plain name and lies under its hash',
    async (filename) => {
      const { media } = await upload(png, { filename })
      expect(media.filename).toMatch(/^[^\\/.\p{Cc}][^\\/\p{Cc}\p{Cf}]*\.png$/u)
      expect(files()).toEqual([`media/${media.sha256.slice(0, 2)}/${media.sha256}.png`])
    },
  )
})

describe('a hostile upload is a clean 422 and leaves nothing', async () => {
  const jpeg = (await renderImage({ bytes: png, width: 640, format: 'jpeg' })).bytes
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  const entities = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${'a'.repeat(500)}">${[...'bcdefgh'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(20)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&h;</text></svg>`
  const hostile: [string, Uint8Array, string][] = [
    ['no bytes', Buffer.alloc(0), 'empty'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_an_image'],
    ['a program', Buffer.from('MZ\x90\x00\x03'), 'not_an_image'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'not_an_image'],
    ['a TIFF', Buffer.from([0x49, 0x49, 0x2a, 0x00, 8, 0, 0, 0]), 'not_an_image'],
    ['a PNG signature alone', png.subarray(0, 8), 'unreadable'],
    ['half a PNG', png.subarray(0, png.length / 2), 'unreadable'],
    ['a JPEG without its end', jpeg.subarray(0, jpeg.length - 40), 'unreadable'],
    ['a header of 60,000 × 60,000', bomb, 'too_many_pixels'],
    [
      'a drawing of 100,000 × 100,000',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>'),
      'too_many_pixels',
    ],
    ['a drawing of entities', Buffer.from(entities), 'unreadable'],
    [
      'a drawing above 1 MB',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--${'x'.repeat(1_000_000)}--></svg>`),
      'svg_too_large',
    ],
    ['noise behind a PNG signature', Buffer.concat([png.subarray(0, 8), Buffer.alloc(5_000, 7)]), 'unreadable'],
  ]
  it.each(hostile)('%s', async (_, bytes, code) => {
    await expect(upload(bytes)).rejects.toMatchObject({ code: 'validation_error', details: [{ path: 'bytes', code }] })
    expect(await list()).toEqual([])
    expect(files()).toEqual([])
  })
})

describe('the library', () => {
  const many = async (count: number) => {
    const ids: number[] = []
    for (let at = 0; at < count; at++) ids.push((await upload(await plainPicture(20, 20, at + 1))).media.id)
    return ids
  }

  it('lists newest first, page by page, each picture once', async () => {
    const ids = await many(7)
    const seen: number[] = []
    for (let after: string | undefined; ;) {
      const page = await studio.call('list_media', { limit: 3, ...(after && { after }) })
      expect(page.total).toBe(7)
      seen.push(...page.items.map(({ id }) => id))
      if (page.next === null) break
      after = page.next
    }
    expect(seen).toEqual(ids.toReversed())
    await expect(studio.call('list_media', { after: 'x' })).rejects.toMatchObject({ code: 'validation_error' })
  })

  it('is searched by name and alternative text, in any script', async () => {
    const [first, second] = await many(2)
    await studio.call('update_media', { id: first!, alt: 'Бджоли на даху' })
    await studio.call('update_media', { id: second!, filename: 'Honig.webp' })
    expect(await list({ q: 'БДЖОЛ' })).toEqual([first])
    expect(await list({ q: 'honig' })).toEqual([second])
    expect((await studio.call('get_media', { id: second! })).filename).toBe('Honig.png')
    expect(await list({ q: '"' })).toEqual([])
  })

  it('is filtered by folder, by source and by what has no alternative text', async () => {
    const folder = await studio.call('create_media_folder', { name: 'Bees' })
    const [first, second] = await many(2)
    await studio.call('update_media', { id: first!, folder_id: folder.id, alt: 'Bees' })
    expect(await list({ folder_id: folder.id })).toEqual([first])
    expect(await list({ unfiled: true })).toEqual([second])
    expect(await list({ missing_alt: true })).toEqual([second])
    expect(await list({ source: 'generated' })).toEqual([])
    await studio.call('update_media', { id: first!, folder_id: null })
    expect(await list({ folder_id: folder.id })).toEqual([])
    await expect(studio.call('update_media', { id: first!, folder_id: 99 })).rejects.toMatchObject({
      details: [{ code: 'folder_unknown' }],
    })
  })

  it('has a trash that keeps for 30 days, and then nothing is left on the disk', async () => {
    const { media } = await upload()
    await studio.core.readMedia(media.sha256, { width: 320, format: 'webp' })
    await studio.call('delete_media', { id: media.id })
    expect(await list()).toEqual([])
    expect(await list({ trashed: true })).toEqual([media.id])
    // Pages that show it are not broken meanwhile.
    expect(await studio.core.readMedia(media.sha256, null)).not.toBeNull()
    await expect(studio.call('update_media', { id: media.id, alt: 'x' })).rejects.toMatchObject({ code: 'conflict' })

    studio.clock.advance(29 * DAY_MS)
    studio = await studio.restart()
    expect(await list({ trashed: true })).toEqual([media.id])
    studio.clock.advance(31 * DAY_MS)
    studio = await studio.restart()
    studio.clock.advance(60 * DAY_MS)
    await tidied()
    expect(await list({ trashed: true })).toEqual([])
    expect(files()).toEqual([])
    expect(await studio.core.readMedia(media.sha256, null)).toBeNull()
  })

  it('gives back what was in the trash, and deletes for good only what is there', async () => {
    const { media } = await upload()
    await expect(studio.call('purge_media', { id: media.id })).rejects.toMatchObject({ code: 'conflict' })
    await expect(studio.call('restore_media', { id: media.id })).rejects.toMatchObject({ code: 'conflict' })
    await studio.call('delete_media', { id: media.id })
    expect(await studio.call('restore_media', { id: media.id })).toMatchObject({ deleted_at: null })
    await studio.call('delete_media', { id: media.id })
    await studio.call('purge_media', { id: media.id })
    expect(files()).toEqual([])
    await expect(studio.call('get_media', { id: media.id })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('drops files that no row speaks of after a day, and no others', async () => {
    const { media } = await upload()
    const stray = join(studio.folder, 'media', media.sha256.slice(0, 2), `${'0'.repeat(64)}.png`)
    writeFileSync(stray, png)
    studio.clock.advance(Date.now() - studio.clock.now() + 2 * DAY_MS)
    await tidied()
    expect(existsSync(stray)).toBe(false)
    expect(files()).toHaveLength(1)
  })

  const tidied = async () => {
    const { tidyMedia } = await import('./trash.ts')
    await tidyMedia(studio.ctx)
  }
})

describe('what is read', () => {
  it('is made smaller when first asked for, and again when its file is gone', async () => {
    const { media } = await upload()
    const read = () => studio.core.readMedia(media.sha256, { width: 320, format: 'webp' })
    const first = await read()
    expect(first).toMatchObject({ mime: 'image/webp', filename: 'Roof-320.webp' })
    const name = `media/${media.sha256.slice(0, 2)}/${media.sha256}-320.webp`
    expect(files()).toContain(name)
    rmSync(join(studio.folder, name))
    expect(Buffer.from((await read())!.bytes).equals(Buffer.from(first!.bytes))).toBe(true)
    writeFileSync(join(studio.folder, name), 'cut')
    expect((await read())!.bytes.byteLength).toBe(first!.bytes.byteLength)
  })

  it('is served and not kept when it is deleted for good meanwhile', async () => {
    const { media } = await upload()
    await studio.call('delete_media', { id: media.id })
    const { images } = studio.ctx.workers
    const { render } = images
    images.render = async (...wish) => {
      const smaller = await render(...wish)
      await studio.call('purge_media', { id: media.id })
      return smaller
    }
    const file = await studio.core.readMedia(media.sha256, { width: 320, format: 'webp' })
    images.render = render
    expect(file!.bytes.byteLength).toBeGreaterThan(0)
    expect(files()).toEqual([])
  })

  it.each([
    [321, 'webp'],
    [1280, 'webp'],
    [0, 'webp'],
  ] as const)('has no width of %i', async (width, format) => {
    const { media } = await upload()
    expect(await studio.core.readMedia(media.sha256, { width, format })).toBeNull()
  })

  it('has AVIF up to 960 pixels', async () => {
    const { media } = await upload(await plainPicture(1400, 10, 5))
    expect(await studio.core.readMedia(media.sha256, { width: 320, format: 'avif' })).toMatchObject({
      mime: 'image/avif',
    })
    expect(await studio.core.readMedia(media.sha256, { width: 1280, format: 'avif' })).toBeNull()
    expect(await studio.core.readMedia(media.sha256, { width: 1400, format: 'jpeg' })).toMatchObject({
      mime: 'image/jpeg',
    })
  })

  it('is refused when the file is damaged, and the damaged bytes are kept', async () => {
    const { media } = await upload()
    const path = join(studio.folder, 'media', media.sha256.slice(0, 2), `${media.sha256}.png`)
    const damaged = Buffer.from(png)
    damaged[100]! ^= 1
    writeFileSync(path, damaged)
    await expect(studio.core.readMedia(media.sha256, null)).rejects.toMatchObject({ code: 'unavailable' })
    expect(existsSync(path)).toBe(true)
  })

  it.each(['..', '../quoin.db', 'A'.repeat(64), 'a'.repeat(63)])('is nothing under the name %s', async (name) => {
    expect(await studio.core.readMedia(name, null)).toBeNull()
  })
})
