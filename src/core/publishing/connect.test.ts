import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCms, type FakeCms } from '../../testing/fake-cms.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { StudioError } from '../errors.ts'

let studio: TestStudio
let cms: FakeCms
let good: string
beforeEach(async () => {
  good = 'abcd efgh'
  cms = fakeCms({ accepts: ({ credential }) => credential.reveal() === good })
  studio = await testStudio({ outside: { openCms: cms.open } })
})
afterEach(() => studio.close())

const wish = { type: 'cms-a' as const, name: 'Bee journal', url: 'https://Bees.example.com/blog/?x#y', user: 'ada' }
const connect = (more = {}) => studio.call('connect_cms_site', { ...wish, credential: 'abcd efgh', ...more })
const secrets = async () => [...(await studio.core.secrets.hints(studio.core.database.read)).keys()]

describe('connecting a site', () => {
  it('tries the sign-in, keeps the credential in the secret store and shows it nowhere', async () => {
    const site = await connect()
    expect(site).toEqual({
      id: 1,
      name: 'Bee journal',
      type: 'cms-a',
      url: 'https://bees.example.com/blog',
      status: 'connected',
      last_sync_at: '2026-11-21T08:30:00Z',
      reason: null,
      account: 'Ada',
      rights: { publish: true, upload: true, create_categories: false },
      allow_local: false,
      credential_stored: true,
      publications: 0,
    })
    expect(cms.signedIn).toMatchObject([{ url: 'https://bees.example.com/blog', user: 'ada', allow_local: false }])
    expect(await secrets()).toEqual(['cms:1'])
    expect(await studio.call('list_cms_sites', {})).toEqual([
      {
        id: 1,
        name: 'Bee journal',
        type: 'cms-a',
        url: site.url,
        status: 'connected',
        last_sync_at: site.last_sync_at,
      },
    ])
    const dump = JSON.stringify(await studio.core.database.read.selectFrom('cms_sites').selectAll().execute())
    expect(dump + JSON.stringify(studio.log)).not.toContain('abcd efgh')
  })

  it('keeps nothing when the sign-in is refused', async () => {
    await expect(connect({ credential: 'wrong' })).rejects.toMatchObject({
      code: 'conflict',
      details: [{ code: 'sign_in_refused' }],
    })
    expect([await secrets(), await studio.call('list_cms_connections', {})]).toEqual([[], []])
  })

  it.each(['no_answer', 'trouble', 'too_many_calls'] as const)(
    'promises no other try when the site says %s, and keeps nothing',
    async (as) => {
      cms.fail({ method: 'check', when: 'before', as })
      await expect(connect()).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringMatching(/^(?!.*Quoin).*Nothing was changed/),
        details: [{ code: as }],
      })
      expect(await studio.call('list_cms_connections', {})).toEqual([])
    },
  )

  it('lets go of a site that never answers', async () => {
    const { timeout } = AbortSignal
    const soon = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 1))
    const release = cms.hold('check')
    const connected = connect()
    setTimeout(release, 20)
    await expect(connected).rejects.toMatchObject({ code: 'unavailable', details: [{ code: 'timed_out' }] })
    soon.mockRestore()
    expect(await secrets()).toEqual([])
  })

  it.each([
    ['http://bees.example.com', 'scheme'],
    ['https://localhost', 'local_address'],
    ['https://nas.local', 'local_address'],
    ['https://127.0.0.1', 'local_address'],
    ['https://0x7f.1', 'local_address'],
    ['https://192.168.1.4', 'local_address'],
    ['https://[::1]', 'local_address'],
    ['https://[fd00::1]', 'local_address'],
    ['http://localhost:8080', 'local_address'],
    ['https://ada:pw@bees.example.com', 'userinfo'],
    ['ftp://bees.example.com', 'not_an_address'],
    ['javascript:alert(1)', 'not_an_address'],
    ['https://', 'not_an_address'],
  ])('refuses %s before anything is asked', async (url, code) => {
    await expect(connect({ url })).rejects.toMatchObject({ code: 'validation_error', details: [{ path: 'url', code }] })
    expect(cms.calls).toEqual([])
  })

  it.each([
    ['bees.example.com', 'https://bees.example.com'],
    ['bees.example.com:8443/blog/', 'https://bees.example.com:8443/blog'],
  ])('takes %s as %s', async (url, as) => {
    expect((await connect({ url })).url).toBe(as)
  })

  it('takes a local address when the writer says that it is meant', async () => {
    const url = 'http://127.0.0.1:18080'
    expect(await connect({ url, allow_local: true })).toMatchObject({ url, allow_local: true })
    expect(cms.signedIn[0]).toMatchObject({ allow_local: true })
  })

  it.each([
    [{ user: undefined }, 'user'],
    [{ type: 'cms-b', credential: 'c0ffee' }, 'credential'],
    [{ credential: 'ключ' }, 'credential'],
  ])('sees %j without asking the site', async (more, path) => {
    await expect(connect(more)).rejects.toMatchObject({ code: 'validation_error', details: [{ path }] })
    expect(cms.calls).toEqual([])
  })

  it('refuses to connect the same site twice', async () => {
    await connect()
    await expect(connect()).rejects.toMatchObject({ code: 'conflict', details: [{ code: 'already_connected' }] })
  })
})

describe('a connected site', () => {
  it('says when its sign-in stopped working, and when it works again', async () => {
    const { id: site_id } = await connect()
    good = 'another'
    expect(await studio.call('test_cms_site', { site_id })).toMatchObject({
      status: 'needs_attention',
      reason: expect.stringContaining('did not accept the sign-in'),
    })
    await expect(studio.call('update_cms_site', { site_id, credential: 'wrong' })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await studio.call('update_cms_site', { site_id, credential: 'another' })).toMatchObject({
      status: 'connected',
      reason: null,
    })
  })

  it('stays as it is known while there is no network', async () => {
    const { id: site_id } = await connect()
    cms.fail({ method: 'check', when: 'before', as: 'offline' })
    await expect(studio.call('test_cms_site', { site_id })).rejects.toSatisfy(
      (error) => error instanceof StudioError && error.retry === 'offline',
    )
    expect(await studio.call('list_cms_sites', {})).toMatchObject([{ status: 'connected' }])
  })

  it('loses its credential and what waits when it is disconnected, and keeps its history', async () => {
    const { id: site_id } = await connect()
    const { id } = await studio.call('create_article', { title: 'Bees', content: '<p>Bees.</p>' })
    const { id: other } = await studio.call('create_article', { title: 'Wasps', content: '<p>Wasps.</p>' })
    const first = await studio.call('publish_article', { id, site_id, publish_status: 'publish' })
    cms.fail({ method: 'find', when: 'before', as: 'offline' })
    await studio.call('publish_article', { id: other, site_id })

    expect(await studio.call('disconnect_cms_site', { site_id })).toEqual({ id: site_id, deleted: true })
    expect(await secrets()).toEqual([])
    expect(await studio.call('list_cms_sites', {})).toEqual([])
    expect(await studio.call('list_publications', { id })).toMatchObject([
      { site_name: 'Bee journal', status: 'published', external_id: first.external_id },
    ])
    expect((await studio.call('list_outbox', {})).map(({ state }) => state)).toEqual(['cancelled', 'synced'])
    await expect(studio.call('publish_article', { id, site_id })).rejects.toMatchObject({ code: 'not_found' })

    expect(await connect()).toMatchObject({ id: site_id, publications: 2 })
    await studio.call('publish_article', { id, site_id, publish_status: 'publish' })
    expect(cms.posts).toHaveLength(1)
  })

  it('asks for its credential when that is gone, and queues nothing', async () => {
    const { id: site_id } = await connect()
    const { id } = await studio.call('create_article', { title: 'Bees', content: '<p>Bees.</p>' })
    await studio.ctx.write((tx) => studio.core.secrets.forget(tx.db, `cms:${site_id}`))
    await expect(studio.call('publish_article', { id, site_id })).rejects.toMatchObject({
      code: 'conflict',
      details: [{ code: 'credential_missing' }],
    })
    expect(await studio.call('list_outbox', {})).toEqual([])
  })
})
