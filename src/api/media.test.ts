import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiStudio, type ApiStudio } from '../testing/api-studio.ts'
import { plainPicture } from '../testing/picture-shop.ts'

let studio: ApiStudio
let sha: string
const png = await plainPicture(800, 600, 0x2266aa)
beforeAll(async () => {
  studio = await apiStudio()
  const { media } = await studio.call('upload_media', { bytes: png, filename: 'Дах "1".png' })
  sha = media.sha256
})
afterAll(() => studio.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`http://${studio.host}${path}`, { headers })
const upload = (body: Uint8Array | undefined, { query = '', key = studio.keys.session, type = 'image/png' } = {}) =>
  studio.fetch(`/api/v1/studio/media/uploads${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': type },
    ...(body && { body: body as Uint8Array<ArrayBuffer> }),
  })

describe('a stored picture, over HTTP', () => {
  it('comes without a key, byte for byte, under headers that let it be a picture and nothing else', async () => {
    const answer = await get(`/media/${sha}`)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${sha}"`,
      'content-disposition': `inline; filename="_1_.png"; filename*=UTF-8''%D0%94%D0%B0%D1%85%20%221%22.png`,
    })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('comes smaller, in three formats', async () => {
    for (const [file, type] of [
      ['320.webp', 'image/webp'],
      ['640.avif', 'image/avif'],
      ['800.jpeg', 'image/jpeg'],
    ] as const) {
      const answer = await get(`/media/${sha}/${file}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0)
    }
  })

  it('is not sent again to who has it', async () => {
    expect((await get(`/media/${sha}`, { 'if-none-match': `W/"${sha}"` })).status).toBe(304)
    expect((await get(`/media/${sha}`, { 'if-none-match': '"other"' })).status).toBe(200)
    const head = await fetch(`http://${studio.host}/media/${sha}`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(png.length)])
  })

  it.each([
    '/media/',
    `/media/${'0'.repeat(64)}`,
    '/media/..%2fquoin.db',
    '/media/%2e%2e/quoin.db',
    '/media/quoin.db',
    '/media/ABC',
  ])('%s is 404 in the shape of every error', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'not_found', status: 404 } })
  })

  it.each(['321.webp', '1280.webp', '320.png', '320.webp.exe', '-1.webp', '99999999.webp', '320'])(
    'has no smaller one named %s',
    async (file) => expect((await get(`/media/${sha}/${file}`)).status).toBe(404),
  )

  it('is not for pages of other sites, nor under another name of this computer', async () => {
    expect((await get(`/media/${sha}`, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' })).status).toBe(403)
    expect((await get(`/media/${sha}`, { origin: 'https://evil.example' })).status).toBe(403)
    const status = await new Promise((resolve) => {
      const [hostname, port] = studio.host.split(':')
      request({ hostname, port, path: `/media/${sha}`, headers: { host: 'evil.example' } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).end()
    })
    expect(status).toBe(403)
  })
})

describe('an upload, over HTTP', () => {
  it('answers 201, and 200 to the same bytes again', async () => {
    const bytes = await plainPicture(50, 40, 7)
    const first = await upload(bytes, { query: '?filename=Hive.png&alt=A%20hive' })
    expect(first).toMatchObject({
      status: 201,
      body: { data: { existed: false, media: { filename: 'Hive.png', alt: 'A hive', width: 50, height: 40 } } },
    })
    const again = await upload(bytes)
    expect([again.status, again.body.data.existed, again.body.data.media.id]).toEqual([
      200,
      true,
      first.body.data.media.id,
    ])
  })

  it('is for the studio itself: no key of the API may', async () => {
    expect((await upload(png, { key: studio.keys.write })).status).toBe(403)
    expect((await upload(png, { key: 'nobody' })).status).toBe(401)
  })

  it('of nothing, of something else, of too much and with an unknown field', async () => {
    expect((await upload(undefined)).body.error).toMatchObject({ status: 422, details: [{ code: 'empty' }] })
    expect((await upload(Buffer.from('GIF89b'))).body.error).toMatchObject({ details: [{ code: 'not_an_image' }] })
    expect((await upload(Buffer.alloc(25_000_001))).status).toBe(413)
    expect((await upload(png, { query: '?bytes=1&size=4' })).body.error).toMatchObject({
      details: [{ path: 'size', code: 'unknown_field' }],
    })
    expect((await upload(png, { query: '?folder_id=99' })).body.error).toMatchObject({
      details: [{ code: 'folder_unknown' }],
    })
  })
})

describe('images, over HTTP', () => {
  it('are made with a write key: 201, the path of the picture, which is there', async () => {
    const { status, body } = await studio.http('generate_media', {
      input: { prompt: 'Bees on a roof', style: 'cartoon', aspect_ratio: '4:3' },
    })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ width: 1152, height: 864, cost_usd: 0, model_used: 'offline-illustrator' })
    expect((await get(body.data.url)).status).toBe(200)
  })

  it('are refused to a read key, which may see the models', async () => {
    const refused = await studio.http('generate_media', { key: studio.keys.read, input: { prompt: 'Bees' } })
    expect(refused.status).toBe(403)
    const { status, body } = await studio.http('list_image_models', { key: studio.keys.read })
    expect([status, body.data.models.length]).toEqual([200, 6])
  })

  it.each([
    [{ prompt: 'ab' }, 'prompt'],
    [{ prompt: 'x'.repeat(1_001) }, 'prompt'],
    [{ prompt: 'Bees', aspect_ratio: '2:1' }, 'aspect_ratio'],
    [{ prompt: 'Bees', style: 'cubist' }, 'style'],
    [{ prompt: 'Bees', model: 'family-a-klein' }, 'model'],
    [{ prompt: 'Bees', auto_prompt: 'yes' }, 'auto_prompt'],
    [{ prompt: 'Bees', seed: 1 }, 'seed'],
  ])('%j is 422 and names the field', async (input, path) => {
    const { status, body } = await studio.http('generate_media', { input })
    expect([status, body.error.details[0].path]).toEqual([422, path])
  })

  it('of the hosted call need both features of the plan', async () => {
    await studio.call('save_settings', { plan: { name: 'starter' } })
    const { status, body } = await studio.http('generate_image', { input: { prompt: 'Bees on a roof' } })
    expect([status, body.error.code]).toEqual([403, 'forbidden'])
    await studio.call('save_settings', { plan: { name: 'studio' } })
  })
})
