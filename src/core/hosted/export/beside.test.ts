import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainPicture } from '../../../testing/picture-shop.ts'
import { bytesIn, filesIn, runExport } from '../../../testing/site-exports.ts'
import { sitesStudio, type SitesStudio } from '../../../testing/sites-studio.ts'

let studio: SitesStudio
let folder: string
beforeEach(async () => {
  studio = await sitesStudio()
  folder = join(studio.folder, 'exports', 'bees')
  await studio.call('add_page', { site_id: studio.site_id, title: 'Home', slug: '' })
  await studio.call('add_page', { site_id: studio.site_id, title: 'New', slug: 'new' })
})
afterEach(() => studio.close())

const run = (wish = {}) => runExport(studio, wish)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

describe('a redirect that is no name for a disk', () => {
  const straight = (from_path: string, to_path = '/new/') =>
    studio.ctx.write((tx) => {
      const row = { site_id: studio.site_id, from_path, to_path, status: 301 as const, made_by: 'somebody' }
      return tx.db
        .insertInto('redirects')
        .values({ ...row, created_at: tx.now() })
        .execute()
    })

  it('writes nothing outside of the folder', async () => {
    for (const up of [2, 3, 4, 5]) await straight(`/${'../'.repeat(up)}out/`)
    expect(await run()).toMatchObject({ state: 'done' })
    expect(filesIn(studio.folder).filter((name) => /(?:^|\/)out\//.test(name))).toEqual([])
  })

  it('is left to servers: signs of other systems, long parts', async () => {
    for (const from of ['/a:b/', '/what*/', `/${'x'.repeat(300)}/`]) await straight(from)
    expect(await run()).toMatchObject({ state: 'done' })
    expect(read('_redirects').match(/ 301$/gm)).toHaveLength(3)
  })

  it('never lies over a page, on disks that know no capital letters either', async () => {
    for (const from of ['/New/', '/new/', '/new', '/old/', '/OLD/']) await straight(from, '/')
    await run()
    expect(filesIn(folder).filter((name) => /^(?:new|old)\//i.test(name))).toEqual(['OLD/index.html', 'new/index.html'])
    expect(read('new/index.html')).not.toContain('http-equiv="refresh"')
    expect(read('.htaccess')).not.toContain('"^/new/?$"')
  })
})

describe('the page of wrong addresses', () => {
  it('is drawn again on another day when it has news of certain days', async () => {
    const sections = [{ type: 'announcement', props: { text: 'Closed', from: '2026-01-02' } }]
    await studio.call('add_page', { site_id: studio.site_id, title: 'Lost', slug: '404', sections })
    await run()
    const { files } = JSON.parse(read('.quoin-export.json')) as { files: Record<string, { day?: string }> }
    expect([files['404.html']?.day, files['new/index.html']?.day]).toEqual([expect.any(String), undefined])
  })
})

describe('files beside the pages', () => {
  it('name the pictures of posts, and bring them along', async () => {
    const { media } = await studio.call('upload_media', {
      bytes: await plainPicture(800, 600, 0xaa3311),
      filename: 'A.png',
    })
    const content = `<p>Text</p><p><img src="/media/${media.sha256}" alt="A"></p>`
    const { id } = await studio.write('First honey', { content })
    await studio.call('publish_post', { site_id: studio.site_id, article_id: id })
    await run()
    expect(read('sitemap.xml')).toContain(`/media/${media.sha256}/`)
    const feed = JSON.parse(read('feed.json')) as { items: { image: string }[] }
    const { pathname } = new URL(feed.items[0]!.image)
    expect(existsSync(join(folder, pathname))).toBe(true)
  })

  it('are no parts of a sitemap that has none', async () => {
    expect((await studio.get('bees', '/sitemap-2.xml')).status).toBe(404)
  })
})

describe('the next export', () => {
  it('spells a tag as its newest post does, on every page of its archive', async () => {
    for (let number = 0; number < 22; number++) {
      const { id } = await studio.write(`Post ${number}`)
      await studio.call('save_article', { id, revision: 1, keywords: ['Bees'] })
      await studio.call('publish_post', { site_id: studio.site_id, article_id: id })
    }
    await run()
    const [newest] = await studio.call('list_site_posts', { site_id: studio.site_id })
    await studio.call('save_article', { id: newest!.article_id, revision: 2, keywords: ['bees'] })
    await studio.call('refresh_post', { site_id: studio.site_id, post_id: newest!.id })
    await run()
    const fresh = join(studio.folder, 'fresh')
    await run({ folder: fresh })
    expect(bytesIn(folder)).toEqual(bytesIn(fresh))
  })
})
