import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readingStudio, type ReadingStudio } from '../../../testing/site-reading.ts'
import { besideIds, besideTagged, liveIds, taggedIds } from './post-order.ts'
import { cardRows, fullRows } from './post-rows.ts'

let studio: ReadingStudio
beforeEach(async () => {
  studio = await readingStudio()
})
afterEach(() => studio.close())

const plan = () => studio.core.sites.plan(studio.site_id)
const tags = async () => new Map((await plan()).files.map(({ path, tag }) => [path, tag]))

/** A small site with everything in it: two languages, a blog of two pages, tags, a 404 page. */
async function site() {
  const posts = { source: { kind: 'tag', tag: 'honey' }, count: 2 }
  await studio.page('', { sections: [{ type: 'posts', props: posts }] })
  await studio.page('notes', { page_type: 'blog_listing', sections: [{ type: 'posts', props: { count: 4 } }] })
  await studio.page('', { locale: 'de', sections: [{ type: 'related_posts', props: {} }] })
  await studio.page('404')
  for (let n = 1; n <= 7; n++) {
    await studio.post(`Bees number ${n}`, { keywords: n % 2 ? ['honey', 'bees'] : ['wax'], age: 10 - n })
  }
  await studio.post('Bienen', { language: 'de', keywords: ['honey'] })
}

describe('the plan of a site', () => {
  it('names every file that is live, once and in an order that stays', async () => {
    await site()
    await studio.call('add_page', { site_id: studio.site_id, title: 'Soon', slug: 'soon', status: 'draft' })
    await studio.call('save_redirect', { site_id: studio.site_id, from_path: '/old/', to_path: '/notes/' })
    const { files, redirects } = await plan()
    const paths = files.map(({ path }) => path)
    expect(paths).toEqual([
      '/',
      '/de/',
      '/notes/',
      '/notes/page/2/',
      '/de/posts/tag/honey/',
      '/notes/tag/bees/',
      '/notes/tag/honey/',
      '/notes/tag/wax/',
      '/notes/bees-number-7/',
      '/notes/bees-number-6/',
      '/notes/bees-number-5/',
      '/notes/bees-number-4/',
      '/notes/bees-number-3/',
      '/notes/bees-number-2/',
      '/notes/bees-number-1/',
      '/de/posts/bienen/',
      '/feed.xml',
      '/feed.json',
      '/de/feed.xml',
      '/de/feed.json',
      '/sitemap.xml',
      '/robots.txt',
      '/404.html',
    ])
    expect(redirects).toEqual([{ from: '/old/', to: '/notes/', status: 301 }])
    expect((await plan()).files).toEqual(files)
  })

  it('loads just what stands at each address, with the same tags', async () => {
    await site()
    const made = await plan()
    const loaded = await studio.core.sites.load(
      made,
      made.files.map(({ path }) => path),
    )
    for (const [index, { path, tag }] of made.files.entries()) {
      expect([path, loaded[index]]).toEqual([path, await studio.at(path)])
      expect([path, loaded[index]]).toEqual([path, expect.objectContaining({ tag })])
    }
  })

  it('changes for one changed post where it is shown, and nowhere else', async () => {
    await site()
    const before = await tags()
    await studio.call('update_post', { site_id: studio.site_id, post_id: 7, meta_title: 'Another title' })
    const after = await tags()
    const changed = [...after].filter(([path, tag]) => before.get(path) !== tag).map(([path]) => path)
    expect(changed).toContain('/notes/bees-number-7/')
    expect(changed).toContain('/notes/bees-number-6/')
    expect(changed).toEqual(expect.arrayContaining(['/', '/notes/', '/feed.xml', '/feed.json', '/sitemap.xml']))
    expect(changed).toEqual(expect.arrayContaining(['/notes/tag/honey/', '/notes/tag/bees/']))
    const same = [
      '/notes/page/2/',
      '/notes/tag/wax/',
      '/notes/bees-number-4/',
      '/de/',
      '/de/posts/bienen/',
      '/robots.txt',
    ]
    expect(changed.filter((path) => same.includes(path))).toEqual([])
  })

  it('leaves out a post that went since it was made', async () => {
    await studio.post('Honey')
    const made = await plan()
    await studio.call('unpublish_post', { site_id: studio.site_id, post_id: 1 })
    expect(await studio.core.sites.load(made, ['/posts/honey/'])).toEqual([null])
  })
})

describe('the queries of lists', () => {
  const place = { published_at: '2026-01-01T00:00:00Z', id: 5 }
  const tagged = { site_id: 1, locale: 'en', tag_slug: 'honey' }
  const queries = () => {
    const { db } = studio.ctx
    return [
      liveIds(db, 1, 'en', { limit: 20, offset: 100 }),
      taggedIds(db, tagged, { limit: 20, offset: 100 }),
      besideIds(db, tagged, place, 'newer', 10),
      besideIds(db, tagged, place, 'older', 10),
      besideTagged(db, tagged, place, 'newer', 6),
      besideTagged(db, tagged, place, 'older', 6),
    ]
  }

  it('walk an index and sort nothing, so that they stay as quick with thousands of posts', () => {
    for (const query of queries()) {
      const { sql, parameters } = query.compile()
      const steps = studio.core.database.raw.prepare(`explain query plan ${sql}`).all(...parameters) as {
        detail: string
      }[]
      const details = steps.map(({ detail }) => detail).join('; ')
      expect(details).toMatch(/SEARCH .* USING (COVERING )?INDEX hosted_post(s_live|_tags_listed)/)
      expect(details).not.toMatch(/SCAN|TEMP B-TREE/)
    }
  })

  it('find posts by their ids, and walk past no other', () => {
    for (const query of [cardRows(studio.ctx.db, 1, [3, 5]), fullRows(studio.ctx.db, 1, [3, 5])]) {
      const { sql, parameters } = query.compile()
      const [first] = studio.core.database.raw.prepare(`explain query plan ${sql}`).all(...parameters)
      expect(first).toMatchObject({ detail: 'SEARCH hosted_posts USING INTEGER PRIMARY KEY (rowid=?)' })
    }
  })
})
