import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StockImage, StockProviderName } from '../../contract/stock.ts'
import type { StudioError } from '../../core/errors.ts'
import { Secret } from '../../core/secret.ts'
import { createEgress, type Egress, type EgressFor } from '../../egress/egress.ts'
import { startStockFake, type StockFake } from '../../testing/stock/fake.ts'
import { openverseItem, unsplashItem } from '../../testing/stock/items.ts'
import { openStock } from './index.ts'
import { licenceName } from './openverse.ts'

const KEY = 'archive-key-0000-7f2a'
const keys: Record<StockProviderName, string | null> = {
  openverse: null,
  pexels: KEY,
  unsplash: `Client-ID ${KEY}`,
}

let fake: StockFake
let egress: Egress
beforeAll(() => {
  egress = createEgress({ insideWrite: () => false, limits: { first_byte_ms: 300, idle_ms: 300 } })
})
beforeEach(async () => {
  await fake?.close()
  fake = await startStockFake()
})
afterAll(async () => {
  await fake.close()
  await egress.close()
})

const signal = new AbortController().signal
const open = (provider: StockProviderName, door: Egress = egress) =>
  openStock(door, fake.addresses)(provider, keys[provider] === null ? null : new Secret(KEY))
const search = (provider: StockProviderName, count = 12) => open(provider).search({ query: 'bee', count, signal })
const failure = (act: Promise<unknown>) =>
  act.then(
    () => expect.fail('The call ended well.'),
    (error: StudioError) => error,
  )

describe.each(StockProviderName.options)('%s', (provider) => {
  it('finds pictures that have an author, a licence and a page to link to', async () => {
    const found = await search(provider)
    expect(found).toHaveLength(12)
    for (const image of found) {
      StockImage.parse(image)
      expect(image).toMatchObject({
        provider,
        author: expect.stringMatching(/\w/),
        licence: expect.stringMatching(/\w/),
      })
      for (const link of [image.url, image.thumbnail_url, image.author_url, image.licence_url, image.source_url])
        expect(link).toMatch(/^https?:/)
    }
  })

  it.each([1, 20, 21, 30])('gives as many as asked: %i', async (count) => {
    const found = await search(provider, count)
    expect(new Set(found.map(({ id }) => id)).size).toBe(count)
  })

  it('shows its key, if any, in one header and nowhere else', async () => {
    await search(provider)
    const [{ headers, query }] = fake.requests as [StockFake['requests'][0]]
    expect(headers.authorization).toBe(keys[provider] ?? undefined)
    expect(`${query}${JSON.stringify({ ...headers, authorization: '' })}`).not.toContain(KEY)
  })

  it('leaves out what is not as described, and keeps the rest', async () => {
    const [good] = await search(provider, 1)
    const own = { openverse: openverseItem, pexels: null, unsplash: unsplashItem }[provider]
    const items = own
      ? [null, { id: 'x' }, own(fake.origin, 1), { ...own(fake.origin, 2), url: 'javascript:alert(1)', urls: {} }]
      : [null, 7, {}]
    fake.set(provider, { items })
    expect((await search(provider)).map(({ id }) => id)).toEqual(own ? [good!.id] : [])
  })

  it.each([
    ['too many requests', { status: 429, retry_after: 9 }, 'rate_limited', 9_000],
    ['a fault', { status: 502 }, 'retryable', undefined],
    ['a refused key', { status: 401 }, 'permanent', undefined],
    ['a page of a proxy', { raw: '<html>Sign in</html>' }, 'retryable', undefined],
    ['an answer of another shape', { raw: '{"photos":{}}' }, 'retryable', undefined],
    ['silence', { hang: true as const }, 'retryable', undefined],
  ])('%s', async (_, turn, retry, retry_after_ms) => {
    fake.set(provider, turn)
    const error = await failure(search(provider))
    expect(error).toMatchObject({ code: 'unavailable', retry, retry_after_ms })
    expect(`${error.message} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain(KEY)
  })

  it('blames its key only when it was sent one', async () => {
    fake.set(provider, { status: 403 })
    expect((await failure(search(provider))).message.includes('refused the key')).toBe(keys[provider] !== null)
    const archive = open(provider)
    fake.set(provider, {})
    const image = await archive.find((await search(provider, 1))[0]!.id, signal)
    fake.picture(Buffer.from('no'), 403)
    expect((await failure(archive.download(image!, signal))).message).not.toContain('key')
  })

  it('finds one picture again by its id, and knows when it is gone', async () => {
    const [first] = await search(provider, 1)
    expect(await open(provider).find(first!.id, signal)).toMatchObject(first!)
    expect(await open(provider).find('gone', signal)).toBeNull()
  })

  it('fetches the picture without the key', async () => {
    const archive = open(provider)
    const image = await archive.find((await search(provider, 1))[0]!.id, signal)
    const purposes: EgressFor[] = []
    const watching: Egress = { ...egress, for: (purpose) => (purposes.push(purpose), egress.for(purpose)) }
    const bytes = await open(provider, watching).download(image!, signal)
    expect(bytes.byteLength).toBeGreaterThan(60)
    expect(fake.requests.at(-1)!.line).toMatch(/^GET \/pictures\//)
    expect(fake.requests.at(-1)!.headers.authorization).toBeUndefined()
    expect(purposes).toContainEqual(expect.not.objectContaining({ credential: expect.anything() }))
  })
})

describe('how the real archives are asked', () => {
  it.each(StockProviderName.options)(
    '%s: the key to its own host alone, pictures from any public address',
    (provider) => {
      const purposes: EgressFor[] = []
      const watching: Egress = { ...egress, for: (purpose) => (purposes.push(purpose), egress.for(purpose)) }
      openStock(watching)(provider, keys[provider] === null ? null : new Secret(KEY))
      const [own, pictures] = purposes
      expect(own).toMatchObject({ policy: 'stock', local: false })
      expect(own!.origins).toEqual([expect.stringMatching(/^https:\/\/api\./)])
      expect(pictures).toEqual({ policy: 'stock', origins: [], local: false })
    },
  )
})

describe('Unsplash', () => {
  it('links back as the archive asks', async () => {
    const [image] = await search('unsplash', 1)
    for (const link of [image!.author_url, image!.source_url])
      expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ utm_source: 'quoin', utm_medium: 'referral' })
  })

  it('is told of a use, with the key, at the address that came with the picture', async () => {
    const archive = open('unsplash')
    const image = await archive.find('eOLpJytrb1', signal)
    await archive.pingDownload(image!, signal)
    const { line, query, headers } = fake.requests.at(-1)!
    expect(line).toBe('GET /unsplash/photos/eOLpJytrb1/download')
    expect(query.get('ixid')).toBe('abc')
    expect(headers.authorization).toBe(`Client-ID ${KEY}`)
  })

  it('is not told at an address of somebody else', async () => {
    const item = unsplashItem(fake.origin, 1)
    fake.set('unsplash', {
      items: [{ ...item, links: { ...item.links, download_location: 'https://collector.example/x' } }],
    })
    const archive = open('unsplash')
    const image = await archive.find(item.id, signal)
    const before = fake.requests.length
    await failure(archive.pingDownload(image!, signal))
    expect(fake.requests).toHaveLength(before)
  })
})

describe('Openverse', () => {
  it('is asked for what may be changed and used in business', async () => {
    await search('openverse')
    expect(fake.requests[0]!.query.get('license_type')).toBe('commercial,modification')
  })
  it.each([
    ['by', '4.0', 'CC BY 4.0'],
    ['by-nc-sa', '3.0', 'CC BY-NC-SA 3.0'],
    ['cc0', '1.0', 'CC0 1.0'],
    ['pdm', null, 'Public Domain Mark'],
  ])('%s %s is called %s', (license, version, name) => {
    expect(licenceName(license, version)).toBe(name)
  })
})
