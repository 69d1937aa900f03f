import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import type { SiteFile } from '../../contract/site-view.ts'
import { siteFile } from './files.ts'
import { live, picture, testCard, testFrame, testRef } from './site.fixtures.ts'
import { sitemapNames } from '../../text/site-address.ts'

const content = `<p>See <a href="/about/">us</a> &amp; <img src="/media/${picture.sha256}" alt="Hives"></p>`
const posts = [
  { card: testCard({ title: 'Frost & <ice>', picture: picture.sha256 }), content, checked: true },
  {
    card: testCard({ id: 2, path: '/notes/hidden/', title: 'Hidden', noindex: true }),
    content: '<script>x()</script>',
    checked: false,
  },
  {
    card: testCard({ id: 3, path: '/notes/old/', title: 'Old' }),
    content: '<p>Old.</p><script>x()</script>',
    checked: false,
  },
]
const feed = (what: 'rss' | 'json'): SiteFile => ({
  name: what === 'rss' ? 'feed.xml' : 'feed.json',
  what,
  locale: 'en',
  posts,
})

describe('feeds', () => {
  it('are read as RSS, with absolute addresses and clean text', () => {
    const { body, type, files } = siteFile(testFrame(), feed('rss'), live)
    const read = parseRssFeed(body)
    expect(type).toContain('rss+xml')
    expect(read).toMatchObject({ title: 'Bee Journal', link: 'https://bees.example/', language: 'en' })
    expect(read.items).toHaveLength(2)
    const [item] = read.items!
    expect(item).toMatchObject({ title: 'Frost & <ice>', link: 'https://bees.example/notes/first-frost/' })
    expect(item!.content!.encoded).toContain('href="https://bees.example/about/"')
    expect(item!.content!.encoded).toContain(`https://bees.example/media/${picture.sha256}/`)
    expect(body).not.toContain('x()')
    expect(files).toContain(`media/${picture.sha256}/960.webp`)
  })

  it('are read as JSON Feed', () => {
    const read = parseJsonFeed(JSON.parse(siteFile(testFrame(), feed('json'), live).body))
    expect(read).toMatchObject({ title: 'Bee Journal', feed_url: 'https://bees.example/feed.json' })
    expect(read.items).toMatchObject([
      { id: 'https://bees.example/notes/first-frost/', tags: ['winter', 'hives'] },
      { title: 'Old' },
    ])
    expect(read.items![0]!.content_html).toContain('https://bees.example/about/')
  })

  it('write links whole that lead from a post or to places in it', () => {
    const text = '<p><a href="../honey/">a</a> <a href="#note">b</a></p>'
    const { body } = siteFile(
      testFrame(),
      { ...feed('rss'), posts: [{ ...posts[0]!, content: text }] } as SiteFile,
      live,
    )
    const { encoded } = parseRssFeed(body).items![0]!.content!
    expect(encoded).toContain('href="https://bees.example/notes/honey/"')
    expect(encoded).toContain('href="https://bees.example/notes/first-frost/#note"')
  })

  it('hold no sign that XML cannot hold', () => {
    const card = testCard({ title: 'A\u0008B\ud800C\uffff' })
    const { body } = siteFile(testFrame(), { ...feed('rss'), posts: [{ ...posts[0]!, card }] } as SiteFile, live)
    expect(parseRssFeed(body).items![0]!.title).toBe('AB\ufffdC')
    // oxlint-disable-next-line no-control-regex -- what must not be there
    expect(body).not.toMatch(/[\u0000-\u0008\ud800-\udfff\uffff]/)
  })

  it('hold excerpts where the writer wishes so', () => {
    const frame = testFrame({ feed_text: 'excerpt' })
    expect(siteFile(frame, feed('rss'), live).body).not.toContain('content:encoded')
    const read = parseJsonFeed(JSON.parse(siteFile(frame, feed('json'), live).body))
    expect(read.items![0]).toMatchObject({ content_text: testCard().excerpt })
  })
})

describe('the sitemap', () => {
  const file = (count: number, name = 'sitemap.xml'): SiteFile => ({
    name,
    what: 'sitemap',
    posts: Array.from({ length: count }, (_, id) =>
      testCard({ id, path: `/notes/${id}/`, picture: id === 0 ? picture.sha256 : null }),
    ),
    tags: [{ locale: 'en', path: '/notes/tag/a&b/' }],
  })

  it('names pages, posts and tags with change, translations and pictures', () => {
    const frame = testFrame({
      pages: [...testFrame().pages, testRef({ id: 8, path: '/secret/', slug: 'secret', noindex: true })],
    })
    const { body, files } = siteFile(frame, file(1), live)
    expect(files).toEqual([`media/${picture.sha256}/1600.webp`])
    expect(body).toContain('<loc>https://bees.example/about/</loc><lastmod>2026-05-12T08:00:00.000Z</lastmod>')
    expect(body).toContain('hreflang="de" href="https://bees.example/de/ueber/"')
    expect(body).toContain('hreflang="x-default" href="https://bees.example/about/"')
    expect(body).toContain(`<image:loc>https://bees.example/media/${picture.sha256}/1600.webp</image:loc>`)
    expect(body).toContain('/notes/tag/a&amp;b/')
    expect(body).not.toContain('secret')
    expect(wellFormed(body)).toBe(true)
  })

  it('becomes an index above fifty thousand addresses', () => {
    const index = siteFile(testFrame(), file(50_000), live).body
    expect(index.match(/<sitemap>/g)).toHaveLength(2)
    expect(wellFormed(index)).toBe(true)
    const parts = [1, 2].map((part) => siteFile(testFrame(), file(50_000, `sitemap-${part}.xml`), live).body)
    expect(parts.map((part) => part.match(/<url>/g)!.length)).toEqual([50_000, 7])
    expect(sitemapNames(50_007)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
    expect(sitemapNames(50_000)).toEqual(['sitemap.xml'])
  })
})

/** Every element that is opened is closed, in order. */
function wellFormed(xml: string): boolean {
  const open: string[] = []
  for (const [, close, name, self] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (self) continue
    if (!close) open.push(name!)
    else if (open.pop() !== name) return false
  }
  return open.length === 0 && xml.startsWith('<?xml') && !/&(?!amp;|lt;|gt;|quot;|#39;)/.test(xml)
}

describe('other files', () => {
  it('robots are shown the sitemap', () => {
    expect(siteFile(testFrame(), { name: 'robots.txt', what: 'robots' }, live).body).toContain(
      'Sitemap: https://bees.example/sitemap.xml',
    )
  })

  it('the style sheet names the fonts that it needs', () => {
    const { name, body, files } = siteFile(testFrame(), { name: 'styles.css', what: 'styles' }, live)
    expect(name).toMatch(/^assets\/site-[0-9a-f]{12}\.css$/)
    for (const file of files) expect(body).toContain(`../${file}`)
  })
})
