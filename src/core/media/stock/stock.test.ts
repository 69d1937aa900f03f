import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../context.ts'
import { createEgress, type Egress } from '../../../egress/egress.ts'
import { openStock } from '../../../integrations/stock/index.ts'
import { plainPicture } from '../../../testing/picture-shop.ts'
import { startStockFake, type StockFake } from '../../../testing/stock/fake.ts'
import { testStudio, type TestStudio } from '../../../testing/test-studio.ts'
import { StudioError } from '../../errors.ts'
import { mergeStock } from './merge.ts'
import type { OpenStock } from './provider.ts'

let fake: StockFake
let egress: Egress
let studio: TestStudio
const reader: Caller = { kind: 'key', name: 'Script', scopes: ['read'], via: 'rest', key_id: 1 }

async function open(archive?: OpenStock): Promise<void> {
  await studio?.close()
  studio = await testStudio({ outside: { openStock: archive ?? openStock(egress, fake.addresses) } })
}
beforeEach(async () => {
  fake = await startStockFake()
  egress = createEgress({ insideWrite: () => false, limits: { first_byte_ms: 300, idle_ms: 300 } })
  await open()
})
afterEach(async () => {
  await studio.close()
  await fake.close()
  await egress.close()
})

const store = (provider: 'pexels' | 'unsplash') =>
  studio.call('save_credential', { provider, secret: `${provider}-key-0123456789` })
const search = (count?: number) => studio.call('search_image', { query: 'bee', ...(count && { count }) })
const providers = async (count?: number) => (await search(count)).map(({ provider }) => provider)
const ledger = () => studio.ctx.db.selectFrom('stock_ledger').selectAll().execute()

describe('a search', () => {
  it('asks Openverse when there is no key, and no other archive', async () => {
    expect(await providers()).toEqual(Array.from({ length: 12 }, () => 'openverse'))
    expect(fake.requests.every(({ line }) => line.includes('/openverse/'))).toBe(true)
  })

  it('lets every archive with a key take its turn', async () => {
    await store('pexels')
    await store('unsplash')
    expect(await providers(6)).toEqual(['unsplash', 'pexels', 'openverse', 'unsplash', 'pexels', 'openverse'])
  })

  it('fills up from the others when one has little', async () => {
    await store('pexels')
    fake.set('pexels', { items: [] })
    expect(await providers(5)).toEqual(['openverse', 'openverse', 'openverse', 'openverse', 'openverse'])
  })

  it('is open to a key that reads', async () => {
    const found = await studio.call('search_image', { query: 'bee', count: 2 }, reader)
    expect(found).toHaveLength(2)
    expect(Object.keys(found[0]!)).not.toContain('original_url')
    expect(Object.keys(found[0]!)).not.toContain('ping_url')
  })

  it.each([
    [{ query: '' }],
    [{ query: '   ' }],
    [{ query: 'x'.repeat(101) }],
    [{ query: 'x', count: 0 }],
    [{ query: 'x', count: 31 }],
    [{ query: 'x', page: 2 }],
  ])('refuses %j before any archive is asked', async (input) => {
    await expect(studio.call('search_image', input as never)).rejects.toMatchObject({ code: 'validation_error' })
    expect(fake.requests).toEqual([])
  })

  it.each([[{ status: 500 }], [{ status: 429, retry_after: 5 }], [{ raw: 'no' }], [{ hang: true as const }]])(
    'is not spoilt by one archive that answers %j',
    async (turn) => {
      await store('pexels')
      fake.set('pexels', turn)
      expect(await providers(3)).toEqual(['openverse', 'openverse', 'openverse'])
      expect(studio.log).toContainEqual(expect.objectContaining({ event: 'stock.failed' }))
    },
  )

  it('does not wait for an archive that never answers', async () => {
    const slow: OpenStock = (provider, credential) =>
      provider === 'openverse'
        ? { ...openStock(egress, fake.addresses)(provider, credential), search: () => new Promise(() => {}) }
        : openStock(egress, fake.addresses)(provider, credential)
    await open(slow)
    await store('pexels')
    const found = search(2)
    await expect.poll(() => fake.requests.length).toBe(1)
    studio.clock.advance(12_000)
    expect((await found).map(({ provider }) => provider)).toEqual(['pexels', 'pexels'])
  })

  it('says so when nobody answers, and when to ask again', async () => {
    fake.set('openverse', { status: 429, retry_after: 5 })
    await expect(search()).rejects.toMatchObject({
      code: 'unavailable',
      details: [{ code: 'stock_unavailable' }],
      retry_after_ms: 5_000,
    })
    expect(studio.ctx.network.online()).toBe(true)
  })

  it('knows that it is offline, and tells the rest of the studio', async () => {
    const dead = () => Promise.reject(new StudioError('unavailable', 'No route.', { retry: 'offline' }))
    await open(() => ({ search: dead, find: dead, download: dead, pingDownload: dead }))
    const offline = { code: 'unavailable', message: 'Stock photos need a connection. Your library does not.' }
    await expect(search()).rejects.toMatchObject(offline)
    expect(studio.ctx.network.online()).toBe(false)
    await expect(studio.call('import_stock_image', { provider: 'openverse', id: 'a' })).rejects.toMatchObject(offline)
  })
})

describe('an import', () => {
  const id = 'eOLpJytrb1'
  const take = (rest = {}) => studio.call('import_stock_image', { provider: 'unsplash', id, ...rest })
  beforeEach(async () => {
    await store('unsplash')
    fake.picture(await plainPicture(64, 48))
  })

  it('keeps the picture with its author and licence, and enters it in the ledger', async () => {
    const { media, existed } = await take()
    expect(existed).toBe(false)
    expect(media).toMatchObject({
      source: 'stock',
      width: 64,
      height: 48,
      alt: 'man drinking coffee 1',
      author: 'Jeff Sheldon',
      author_url: expect.stringMatching(/utm_source=quoin&utm_medium=referral$/),
      licence: 'Unsplash Licence',
      licence_url: 'https://unsplash.com/license',
      source_url: expect.stringMatching(/utm_source=quoin/),
    })
    expect(await ledger()).toMatchObject([
      {
        media_id: media.id,
        provider: 'unsplash',
        provider_id: id,
        licence: 'Unsplash Licence',
        fetched_at: media.created_at,
      },
    ])
  })

  it('tells Unsplash of the download after the picture is safe, and notes it', async () => {
    await take()
    expect(fake.requests.map(({ line }) => line)).toEqual([
      `GET /unsplash/photos/${id}`,
      'GET /pictures/unsplash-1.png',
      `GET /unsplash/photos/${id}/download`,
    ])
    expect((await ledger())[0]!.pinged_at).not.toBeNull()
  })

  it('keeps the picture when Unsplash cannot be told', async () => {
    const honest = openStock(egress, fake.addresses)
    await open((...route) => ({ ...honest(...route), pingDownload: () => Promise.reject(new Error('gone')) }))
    await store('unsplash')
    const { media } = await take()
    expect(await ledger()).toMatchObject([{ media_id: media.id, pinged_at: null }])
    expect(studio.log).toContainEqual(expect.objectContaining({ event: 'stock.not_pinged' }))
  })

  it('tells no archive that does not ask', async () => {
    const [first] = await studio.call('search_image', { query: 'bee', count: 1 })
    expect(first!.provider).toBe('unsplash')
    const openverse = '0aff3595-8168-440b-83ff-7a80b65dea01'
    const { media } = await studio.call('import_stock_image', { provider: 'openverse', id: openverse })
    expect(media).toMatchObject({ licence: 'CC BY-SA 4.0', author: 'Ada Beekeeper' })
    expect(fake.requests.some(({ line }) => line.endsWith('/download'))).toBe(false)
  })

  it("takes the writer's alternative text before the archive's", async () => {
    expect((await take({ alt: 'A man and his cup' })).media.alt).toBe('A man and his cup')
  })

  it('gives the item there is for the same bytes', async () => {
    const first = await take()
    const second = await take()
    expect(second).toMatchObject({ existed: true, media: { id: first.media.id } })
    expect(await ledger()).toHaveLength(2)
  })

  it('stays in the ledger after the picture is gone for good', async () => {
    const { media } = await take()
    await studio.call('delete_media', { id: media.id })
    await studio.call('purge_media', { id: media.id })
    expect(await ledger()).toMatchObject([{ media_id: null, author: 'Jeff Sheldon' }])
  })

  it.each([
    ['a page instead of a picture', () => fake.picture(Buffer.from('<html>no</html>')), 'validation_error'],
    ['a picture that is gone', () => fake.picture(Buffer.from('gone'), 404), 'unavailable'],
    ['an archive that no longer has it', () => fake.set('unsplash', { items: [] }), 'not_found'],
  ])('%s: nothing is kept', async (_, arrange, code) => {
    arrange()
    await expect(take()).rejects.toMatchObject({ code })
    expect(await ledger()).toEqual([])
    expect((await studio.call('list_media', {})).total).toBe(0)
  })

  it('needs the key of its archive', async () => {
    await studio.call('delete_credential', { provider: 'unsplash' })
    await expect(take()).rejects.toMatchObject({ code: 'conflict' })
    expect(fake.requests).toEqual([])
  })

  it.each(['../users', 'a/b', '', 'x'.repeat(101)])('takes no id like %j', async (bad) => {
    await expect(take({ id: bad })).rejects.toMatchObject({ code: 'validation_error' })
    expect(fake.requests).toEqual([])
  })

  it('is not for API keys', async () => {
    const writer: Caller = { ...reader, scopes: ['read', 'write'] }
    await expect(studio.call('import_stock_image', { provider: 'unsplash', id }, writer)).rejects.toMatchObject({
      code: expect.stringMatching(/forbidden|unauthorized/),
    })
  })
})

describe('what several archives found', () => {
  const image = (url: string, source_url = url) => ({ url, source_url }) as never
  it('holds a picture once, under whichever address it came', () => {
    const merged = mergeStock(
      [
        [image('https://x.org/a.jpg?w=1080', 'https://x.org/a')],
        [image('https://y.org/b.jpg', 'https://www.x.org/a/'), image('https://x.org/a.jpg?w=400', 'https://z.org/q')],
      ],
      10,
    )
    expect(merged).toHaveLength(1)
  })
})
