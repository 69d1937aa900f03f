import { afterEach, beforeEach, expect, it } from 'vitest'
import { apiStudio, type ApiStudio } from '../testing/api-studio.ts'
import { fakeCms, type FakeCms } from '../testing/fake-cms.ts'

let studio: ApiStudio
let cms: FakeCms
let input: { id: number; site_id: number; publish_status: string }
beforeEach(async () => {
  cms = fakeCms()
  studio = await apiStudio({ outside: { openCms: cms.open } })
  const site = { type: 'cms-a' as const, name: 'Bee journal', url: 'https://bees.example.com' }
  const { id: site_id } = await studio.call('connect_cms_site', { ...site, user: 'ada', credential: 'abcd' })
  const { id } = await studio.call('create_article', { title: 'Bees', content: '<p>Bees.</p>' })
  input = { id, site_id, publish_status: 'publish' }
})
afterEach(() => studio.close())

it('answers 201, then 200, with the list of publications as the place of it', async () => {
  for (const status of [201, 200]) {
    const answer = await studio.http('publish_article', { input })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('location')).toBe(`/api/v1/public/articles/${input.id}/publications`)
    expect(answer.body.data).toMatchObject({ article_id: input.id, site_name: 'Bee journal', status: 'published' })
  }
  expect(cms.posts).toHaveLength(1)
})

it('answers 202 without waiting long when there is no network, and says where to look', async () => {
  cms.fail({ method: 'find', when: 'before', as: 'offline' })
  const began = Date.now()
  const answer = await studio.http('publish_article', { input })
  expect(Date.now() - began).toBeLessThan(5_000)
  expect(answer.status).toBe(202)
  expect(answer.headers.get('location')).toMatch(/\/articles\/\d+\/publications$/)
  expect(answer.body.data).toMatchObject({
    status: 'queued',
    external_id: null,
    external_url: null,
    published_at: null,
  })
})

it('makes one post of two calls at the same time', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => studio.http('publish_article', { input })))
  expect(answers.every(({ status }) => status === 201 || status === 200)).toBe(true)
  expect(cms.posts).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.data.publication_id)).size).toBe(1)
})

it('carries a call under one Idempotency-Key out once', async () => {
  const headers = { 'Idempotency-Key': 'publish-bees-1' }
  const first = await studio.http('publish_article', { input, headers })
  const calls = cms.calls.length
  const second = await studio.http('publish_article', { input, headers })
  expect(second.body.data).toEqual(first.body.data)
  expect(cms.calls).toHaveLength(calls)
})

it('lets a key that may only read see the sites and publish nothing', async () => {
  expect((await studio.http('list_cms_sites', { key: studio.keys.read })).status).toBe(200)
  expect((await studio.http('publish_article', { key: studio.keys.read, input })).status).toBe(403)
  expect((await studio.http('connect_cms_site', { input: {} })).status).toBe(403)
  expect(cms.posts).toEqual([])
})
