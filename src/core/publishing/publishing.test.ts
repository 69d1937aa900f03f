import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PublishWish } from '../../contract/publishing.ts'
import { fakeCms, type FakeCms } from '../../testing/fake-cms.ts'
import { keyOnDisk, testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { studioCaller } from '../context.ts'
import { WAITS_MS } from './rules.ts'

let studio: TestStudio
let cms: FakeCms
let site_id: number
let article_id: number
const opened: TestStudio[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

async function begin(fake: FakeCms, type: 'cms-a' | 'cms-b' = 'cms-a'): Promise<void> {
  cms = fake
  studio = await testStudio({ outside: { openCms: fake.open } })
  opened.push(studio)
  site_id = (await connect(type)).id
  article_id = (await write('Bees')).id
  cms.calls.length = 0
}
beforeEach(() => begin(fakeCms()))

const credentials = { 'cms-a': 'abcd efgh ijkl mnop', 'cms-b': `${'a1'.repeat(12)}:${'b2'.repeat(32)}` }
const connect = (type: 'cms-a' | 'cms-b' = 'cms-a', url = 'https://bees.example.com/') =>
  studio.call('connect_cms_site', { type, name: 'Bee journal', url, user: 'ada', credential: credentials[type] })
const write = (title: string, content = `<p>All about ${title}.</p>`) =>
  studio.call('create_article', { title, content, language: 'en' })

/** With the status of the answer, as a client of the API sees it. */
const publish = async (wish: Partial<PublishWish> = {}) => {
  const input = { id: article_id, site_id, publish_status: 'publish', ...wish }
  const { status, reply } = await studio.core.call('publish_article', studioCaller, async () => input)
  return { status, data: reply as Awaited<ReturnType<typeof studio.call<'publish_article'>>> }
}
const queued = () => studio.call('queue_publication', { id: article_id, site_id, publish_status: 'publish' })
const outbox = () => studio.call('list_outbox', {})
const publications = () => studio.call('list_publications', { id: article_id })
const edit = async (content: string) => {
  const { revision } = await studio.call('open_article', { id: article_id })
  await studio.call('save_article', { id: article_id, revision, content })
}
const states = async () => (await outbox()).map(({ state }) => state)
const jobs = () =>
  studio.core.database.read.selectFrom('jobs').selectAll().where('kind', '=', 'send_outbox_op').execute()
/** The clock goes on, and the runner looks. */
const later = (ms: number) => {
  studio.clock.advance(ms)
  studio.ctx.jobs.wake()
}
const until = (what: () => Promise<boolean>) => expect.poll(what, { timeout: 5_000, interval: 10 }).toBe(true)

describe('publishing an article', () => {
  it('answers 201 with the publication, and the article is published', async () => {
    const { status, data } = await publish()
    expect(status).toBe(201)
    expect(data).toEqual({
      publication_id: expect.any(Number),
      article_id,
      site_id,
      site_name: 'Bee journal',
      external_id: 1,
      external_ref: '1',
      external_url: 'https://bees.example.com/bees/',
      status: 'published',
      published_at: '2026-11-21T08:30:00Z',
      warnings: [],
    })
    expect(await studio.call('get_article', { id: article_id })).toMatchObject({
      status: 'published',
      publications: [
        {
          site_id,
          site_name: 'Bee journal',
          external_url: 'https://bees.example.com/bees/',
          published_at: '2026-11-21T08:30:00Z',
        },
      ],
    })
    expect(await publications()).toEqual([
      expect.objectContaining({ site_type: 'cms-a', external_id: 1, status: 'published' }),
    ])
  })

  it('makes a draft first, looks before and after, and sets the status last', async () => {
    await publish()
    expect(cms.calls).toEqual(['find', 'createDraft', 'find', 'put', 'put', 'read'])
    expect(cms.posts).toHaveLength(1)
    expect(cms.posts[0]).toMatchObject({ status: 'published', post: { title: 'Bees', html: '<p>All about Bees.</p>' } })
    expect(cms.posts[0]!.marker).toMatch(/^quoin[0-9a-z]{19}$/)
  })

  it('updates the same post when it is published again, and answers 200', async () => {
    const first = await publish()
    await edit('<p>More about bees.</p>')
    const second = await publish()
    expect(second.status).toBe(200)
    expect(second.data.publication_id).toBe(first.data.publication_id)
    expect(cms.posts).toHaveLength(1)
    expect(cms.posts[0]!.post.html).toBe('<p>More about bees.</p>')
    expect(await publications()).toHaveLength(1)
  })

  it('leaves the article a draft when the post is no public one, and takes the status back with the post', async () => {
    const { data } = await publish({ publish_status: 'draft' })
    expect(data).toMatchObject({ status: 'draft', published_at: null, external_url: 'https://bees.example.com/?p=1' })
    const status = async () => (await studio.call('get_article', { id: article_id })).status
    expect(await status()).toBe('draft')
    await publish()
    expect(await status()).toBe('published')
    await publish({ publish_status: 'pending' })
    expect(await status()).toBe('draft')
    expect((await studio.call('get_article', { id: article_id })).publications).toEqual([])
  })

  it('changes the ETag of the article with its publications', async () => {
    const tag = async () =>
      (await studio.core.call('get_article', studioCaller, async () => ({ id: article_id }))).headers.ETag
    const before = await tag()
    await publish()
    const published = await tag()
    await studio.call('update_cms_site', { site_id, name: 'Hive news' })
    expect(new Set([before, published, await tag()]).size).toBe(3)
  })

  it('sends the text as it was when it was asked for', async () => {
    const release = cms.hold('find')
    await queued()
    await until(async () => cms.calls.includes('find'))
    await edit('<p>Written later.</p>')
    release()
    await until(async () => (await states())[0] === 'synced')
    expect(cms.posts[0]!.post.html).toBe('<p>All about Bees.</p>')
  })

  it.each([
    ['an empty article', async () => (await write('Wasps', '')).id, 'conflict'],
    [
      'an archived article',
      async () => (await studio.call('archive_articles', { ids: [article_id] })).done[0]!,
      'conflict',
    ],
    [
      'an article in the trash',
      async () => (await studio.call('trash_articles', { ids: [article_id] })).done[0]!,
      'not_found',
    ],
    ['an article that is not there', async () => 9_999, 'not_found'],
  ])('refuses %s and leaves nothing behind', async (_what, prepare, code) => {
    const id = await prepare()
    await expect(publish({ id })).rejects.toMatchObject({ code })
    expect([await outbox(), await jobs(), cms.calls]).toEqual([[], [], []])
  })

  it('refuses a site that is not there', async () => {
    await expect(publish({ site_id: 77 })).rejects.toMatchObject({ code: 'not_found' })
    expect(await jobs()).toEqual([])
  })
})

describe('a bad line', () => {
  it.each(['find', 'createDraft', 'put', 'read'] as const)(
    'makes one post when the answer to %s is lost after the work was done',
    async (method) => {
      cms.fail({ method, when: 'after', as: 'no_answer' })
      await queued()
      await until(async () => (await jobs())[0]!.state === 'waiting_retry')
      later(WAITS_MS[0]! * 1.2)
      await until(async () => (await states())[0] === 'synced')
      expect(cms.posts).toHaveLength(1)
      expect(cms.posts[0]!.status).toBe('published')
    },
  )

  it('keeps the oldest of several drafts and deletes the strays, but never one that is public', async () => {
    cms.fail({ method: 'createDraft', when: 'before', as: 'no_answer' })
    await queued()
    await until(async () => (await jobs())[0]!.state === 'waiting_retry')
    const { marker } = await studio.core.database.read
      .selectFrom('outbox_ops')
      .select('marker')
      .executeTakeFirstOrThrow()
    const late = { marker, status: 'draft' as const, changes: 0, post: { ...emptyPost, title: 'Late' } }
    cms.posts.push({ ...late, ref: '50' }, { ...late, ref: '51' }, { ...late, ref: '52', status: 'published' })
    later(WAITS_MS[0]! * 1.2)
    await until(async () => (await states())[0] === 'synced')
    expect(cms.posts.map(({ ref }) => ref)).toEqual(['50', '52'])
    expect(await publications()).toMatchObject([{ external_id: 50 }])
  })

  it('tries seven times by the ladder, then shows why', async () => {
    for (let n = 0; n < 7; n++) cms.fail({ method: 'find', when: 'before', as: 'trouble' })
    await queued()
    const waits: number[] = []
    for (let n = 0; n < 6; n++) {
      await until(async () => (await jobs())[0]!.state === 'waiting_retry')
      waits.push(Date.parse((await jobs())[0]!.run_after!) - studio.clock.now())
      later(WAITS_MS[n]! * 1.2)
      await until(async () => cms.calls.length === n + 2)
    }
    await until(async () => (await states())[0] === 'needs_attention')
    waits.forEach((wait, rung) => expect(Math.abs(wait - WAITS_MS[rung]!)).toBeLessThanOrEqual(WAITS_MS[rung]! * 0.11))
    expect(cms.calls).toHaveLength(7)
    expect((await outbox())[0]!.reason).toMatch(/at every try, so Quoin stopped/)
    expect(await publications()).toMatchObject([{ status: 'failed', external_id: null }])
    expect(studio.events.at(-1)).toMatchObject({ type: 'outbox.needs_attention', article_id, site_id })
  })

  it('waits for the network without using a try, and goes at once when it is back', async () => {
    for (let n = 0; n < 10; n++) cms.fail({ method: 'find', when: 'before', as: 'offline' })
    const { status, data } = await publish()
    expect(status).toBe(202)
    expect(data).toMatchObject({ status: 'queued', external_id: null, external_url: null, published_at: null })
    expect(await publications()).toMatchObject([{ status: 'queued', external_id: null, published_at: null }])
    expect(await outbox()).toMatchObject([{ state: 'queued', waits_for_network: true }])
    for (let n = 2; n <= 10; n++) {
      later(16_000)
      await until(async () => cms.calls.length === n)
    }
    await until(async () => (await jobs())[0]!.state === 'waiting_network')
    expect((await jobs())[0]!.attempt).toBe(0)
    studio.core.network.say(true)
    await until(async () => (await states())[0] === 'synced')
    expect(cms.posts).toHaveLength(1)
  })

  it('goes on after a restart', async () => {
    cms.fail({ method: 'createDraft', when: 'after', as: 'offline' })
    await queued()
    await until(async () => (await jobs())[0]!.state === 'waiting_network')
    studio = await studio.restart()
    opened.push(studio)
    later(16_000)
    await until(async () => (await states())[0] === 'synced')
    expect(cms.posts).toHaveLength(1)
  })
})

describe('asking again while it waits', () => {
  it('joins the same wish, and tries it now', async () => {
    cms.fail({ method: 'find', when: 'before', as: 'trouble' })
    const first = await queued()
    await until(async () => (await jobs())[0]!.state === 'waiting_retry')
    expect((await queued()).id).toBe(first.id)
    await until(async () => (await states())[0] === 'synced')
    expect(await jobs()).toHaveLength(1)
  })

  it('puts another wish in the place of what waits', async () => {
    cms.fail({ method: 'find', when: 'before', as: 'offline' })
    await queued()
    await until(async () => (await jobs())[0]!.state === 'waiting_network')
    await edit('<p>Newer.</p>')
    expect((await publish()).status).toBe(201)
    expect(await states()).toEqual(['synced', 'superseded'])
    await until(async () => (await jobs()).every(({ state }) => state === 'completed' || state === 'cancelled'))
    expect(cms.posts.map(({ post }) => post.html)).toEqual(['<p>Newer.</p>'])
  })

  it('lets what is on its way arrive first, and the newer text last', async () => {
    const release = cms.hold('find')
    await queued()
    await until(async () => cms.calls.includes('find'))
    await edit('<p>Newer.</p>')
    await queued()
    release()
    await until(async () => (await states()).join() === 'synced,synced')
    expect(cms.posts.map(({ post }) => post.html)).toEqual(['<p>Newer.</p>'])
  })

  it('never sends an older text after a newer one', async () => {
    const release = cms.hold('find')
    cms.fail({ method: 'find', when: 'after', as: 'trouble' })
    await queued()
    await until(async () => cms.calls.includes('find'))
    await edit('<p>Newer.</p>')
    await queued()
    release()
    await until(async () => (await states()).includes('synced'))
    later(WAITS_MS[0]! * 1.2)
    await until(async () => (await states()).join() === 'synced,superseded')
    expect(cms.posts.map(({ post }) => post.html)).toEqual(['<p>Newer.</p>'])
  })

  it('can be cancelled while it waits', async () => {
    cms.fail({ method: 'find', when: 'before', as: 'offline' })
    const { id } = await queued()
    await until(async () => (await jobs())[0]!.state === 'waiting_network')
    expect(await studio.call('cancel_outbox_op', { op_id: id })).toMatchObject({ state: 'cancelled' })
    await until(async () => (await jobs())[0]!.state === 'cancelled')
    expect(await publications()).toMatchObject([{ status: 'failed' }])
    await expect(studio.call('cancel_outbox_op', { op_id: id })).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('what a CMS refuses', () => {
  it('comes back as an error of our shape with its own word beside it, and nothing waits', async () => {
    cms.fail({ method: 'createDraft', when: 'before', as: 'role_forbids' })
    await expect(publish()).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Your role on Bee journal does not allow this'),
      details: [{ code: 'role_forbids', message: expect.stringContaining('500 told_by_the_test') }],
    })
    expect((await jobs()).map(({ state }) => state)).toEqual(['failed'])
    expect(await outbox()).toMatchObject([{ state: 'needs_attention' }])
  })

  it('marks the site when the sign-in is refused, and unmarks it when it works again', async () => {
    cms.fail({ method: 'find', when: 'before', as: 'sign_in_refused' })
    await expect(publish()).rejects.toMatchObject({ code: 'conflict' })
    expect(await studio.call('list_cms_sites', {})).toMatchObject([{ status: 'needs_attention' }])
    expect((await publish()).status).toBe(201)
    expect(await studio.call('list_cms_sites', {})).toMatchObject([
      { status: 'connected', last_sync_at: '2026-11-21T08:30:00Z' },
    ])
  })

  it('is told as a warning where it only took things otherwise', async () => {
    await begin(fakeCms({ ids: (n) => `63f0c0ffee${n}`, knowsReview: false }), 'cms-b')
    const { data } = await publish({ publish_status: 'pending' })
    expect(data).toMatchObject({ status: 'draft', warnings: [expect.stringContaining('knows no review')] })
  })

  it('never makes a post anew that the site deleted or threw away', async () => {
    await publish()
    cms.posts[0]!.status = 'trash'
    await expect(publish()).rejects.toMatchObject({ code: 'conflict', details: [{ code: 'post_gone' }] })
    cms.posts.length = 0
    await expect(publish()).rejects.toMatchObject({ details: [{ code: 'post_gone' }] })
    expect(cms.posts).toEqual([])
  })
})

describe('ids of a CMS that are text', () => {
  beforeEach(() => begin(fakeCms({ ids: (n) => `63f0c0ffee${n}` }), 'cms-b'))

  it('get an integer that stays', async () => {
    const first = (await publish()).data
    expect(first).toMatchObject({ external_ref: '63f0c0ffee1', external_id: expect.any(Number) })
    expect((await publish()).data.external_id).toBe(first.external_id)
    article_id = (await write('Wasps')).id
    expect((await publish()).data.external_id).not.toBe(first.external_id)
  })

  it('are looked up for categories, and an unknown one is refused by its place', async () => {
    await expect(publish({ categories: [5] })).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path: 'categories.0', code: 'unknown_category' }],
    })
    expect(await jobs()).toEqual([])
  })
})

const emptyPost = {
  title: '',
  html: '',
  excerpt: '',
  slug: 'bees',
  language: 'en',
  meta_title: '',
  meta_description: '',
  keywords: [],
  category_refs: [],
}

describe('a build without connectors', () => {
  it('says so when a site is connected and when one is published to, and queues nothing', async () => {
    const masterKey = keyOnDisk()
    const before = await testStudio({ outside: { openCms: cms.open }, masterKey })
    const site = await before.call('connect_cms_site', {
      type: 'cms-a',
      url: 'https://bees.example.com',
      user: 'ada',
      credential: 'abcd',
    })
    const article = await before.call('create_article', { title: 'Bees', content: '<p>Bees.</p>' })
    await before.core.close()
    const bare = await testStudio({ folder: before.folder, outside: { openCms: () => null }, masterKey })
    opened.push(bare)
    const refusal = { code: 'unavailable', details: [{ code: 'no_connector' }] }
    await expect(bare.call('publish_article', { id: article.id, site_id: site.id })).rejects.toMatchObject(refusal)
    await expect(
      bare.call('connect_cms_site', { type: 'cms-a', url: 'https://two.example.com', user: 'a', credential: 'b' }),
    ).rejects.toMatchObject(refusal)
    expect(await bare.core.database.read.selectFrom('jobs').selectAll().execute()).toEqual([])
    expect(await bare.call('list_publications', { id: article.id })).toEqual([])
  })
})
