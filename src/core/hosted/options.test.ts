import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readingStudio, type ReadingStudio } from '../../testing/site-reading.ts'

let studio: ReadingStudio
beforeEach(async () => {
  studio = await readingStudio()
})
afterEach(() => studio.close())

const options = () => studio.call('get_site_options', { site_id: studio.site_id })
const save = (wish: { public_url?: string | null; feed_text?: 'full' | 'excerpt' }) =>
  studio.call('save_site_options', { site_id: studio.site_id, ...wish })

describe('the public address of a site', () => {
  it('is on this computer, then what the writer says, then its domain', async () => {
    expect(await options()).toEqual({
      public_url: null,
      feed_text: 'full',
      effective_url: 'http://bees.localhost:2/',
    })
    const said = { public_url: 'https://bees.example/site/', effective_url: 'https://bees.example/site/' }
    expect(await save({ public_url: 'https://bees.example/site?x=1' })).toMatchObject(said)
    expect((await studio.core.sites.frame(studio.site_id, { drafts: false })).public_url).toBe(said.public_url)

    await studio.ctx.write(async (tx) => {
      const row = { hostname: 'honey.example', token: 't', status: 'verified', ssl_status: 'active' } as const
      const rest = { detail: '', findings: '{}', watched_until: tx.now(), created_at: tx.now() }
      await tx.db
        .insertInto('domains')
        .values({ site_id: studio.site_id, ...row, ...rest, ssl_status: 'pending' })
        .execute()
      await tx.db.updateTable('domains').set({ ssl_status: 'active' }).execute()
    })
    expect(await options()).toMatchObject({ ...said, effective_url: 'https://honey.example/' })
    expect((await studio.core.sites.frame(studio.site_id, { drafts: false })).public_url).toBe('https://honey.example/')
  })

  it('changes what visitors see, and the same again changes nothing', async () => {
    await save({ feed_text: 'excerpt' })
    const { length } = studio.events
    await save({ feed_text: 'excerpt' })
    expect(studio.events).toHaveLength(length)
    expect((await studio.core.sites.frame(studio.site_id, { drafts: false })).feed_text).toBe('excerpt')
  })

  it('is a web address', async () => {
    await expect(save({ public_url: 'ftp://bees.example/' })).rejects.toMatchObject({ code: 'validation_error' })
  })
})

describe('what the builder needs', () => {
  it('holds drafts, the newest posts and every address', async () => {
    await studio.call('add_page', { site_id: studio.site_id, title: 'Soon', slug: 'soon', status: 'draft' })
    await studio.post('Honey', { age: 1 })
    await studio.post('Wax')
    const canvas = await studio.call('get_canvas', { site_id: studio.site_id })
    expect(canvas).toMatchObject({
      frame: { name: 'Bees', pages: [{ title: 'Soon', status: 'draft' }] },
      posts: [{ title: 'Wax' }, { title: 'Honey' }],
      canvas_url: 'http://127.0.0.1:2/_canvas/token/',
      draft_url: 'http://127.0.0.1:2/_draft/token/bees/',
      live_url: 'http://bees.localhost:2/',
      fallback_url: 'http://127.0.0.1:2/_preview/bees/',
    })
  })
})
