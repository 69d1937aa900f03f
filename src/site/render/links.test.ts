import { describe, expect, it } from 'vitest'
import { draw } from './index.ts'
import { lookOf } from './look.ts'
import { navigationOf } from './navigation.ts'
import { live, pageDrawing, picture, postDrawing, testFrame, testRef, testSection } from './site.fixtures.ts'

const deep = testRef({ id: 9, slug: 'b', path: '/a/b/' })
const drawn = (html: string, ref = deep, options = live) =>
  draw(testFrame(), pageDrawing({ ref, sections: [testSection('rich_text', { html })] }), options)
const hrefIn = (html: string) => /<p><a href="([^"]*)"/.exec(html)?.[1]

describe('links', () => {
  it.each([
    ['/about/', '../../about/index.html'],
    ['/about', '../../about/index.html'],
    ['/', '../../index.html'],
    ['/about/#who', '../../about/index.html#who'],
    ['/about/?a=1&b=2#who', '../../about/index.html?a=1&amp;b=2#who'],
    ['/feed.xml', '../../feed.xml'],
    ['../c/', '../../a/c/index.html'],
    ['page:2', '../../about/index.html'],
    ['page:6#wer', '../../de/ueber/index.html#wer'],
    ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:+441632960000', 'tel:+441632960000'],
  ])('%s is written so that it opens from a folder', (href, written) => {
    expect(hrefIn(drawn(`<p><a href="${href}">a</a></p>`).html)).toBe(written)
  })

  it('end in a slash where the host takes it', () => {
    const { html } = drawn('<p><a href="/about/#who">a</a></p>', deep, { ...live, clean_links: true })
    expect(hrefIn(html)).toBe('../../about/#who')
    expect(html).not.toContain('index.html')
  })

  it('to a page or place that is not there are told, and lead nowhere', () => {
    const { html, problems } = drawn('<p><a href="page:77">a</a> <a href="#nowhere">b</a></p>')
    expect(hrefIn(html)).toBe('#')
    expect(problems).toMatchObject([
      { code: 'broken_link', section_id: 'one' },
      { code: 'broken_link', section_id: null },
    ])
  })

  it('to the top of the page and to names in other letters lead somewhere', () => {
    const text = '<p id="ä">x</p><p><a href="#top">a</a> <a href="#ä">b</a> <a href="#%C3%A4">c</a></p>'
    expect(drawn(text).problems).toEqual([])
  })

  it('are all told, with those of header and footer', () => {
    const { links } = drawn('<p><a href="/about/#who">a</a> <a href="https://example.org/">b</a></p>')
    expect(new Set(links)).toEqual(new Set(['/about/#who', '/', '/about/', '/notes/', '/people/', '/de/']))
  })

  it('and files stand relative to the page at every depth', () => {
    for (const path of ['/', '/a/', '/a/b/', '/de/a/b/c/']) {
      const { html } = drawn(`<p><img src="/media/${picture.sha256}" alt="Hives"></p>`, { ...deep, path })
      const relative = [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map((found) => found[1]!)
      const ours = relative.filter((one) => !/^(?:https:|data:|#)/.test(one))
      expect(ours.length).toBeGreaterThan(5)
      for (const one of ours) {
        expect(one).toMatch(/^\.\.?\//)
        expect(new URL(one, `http://site${path}index.html`).pathname).toMatch(
          /^\/(?:assets|media|about|notes|people|de|feed|index)/,
        )
      }
    }
  })
})

describe('pictures', () => {
  const image = (given: Record<string, unknown>, frame = testFrame()) =>
    draw(
      frame,
      pageDrawing({
        sections: [
          testSection('hero', { heading: 'Bees', variant: 'split-left', media: { kind: 'image', image: given } }),
        ],
      }),
      live,
    )

  it('come in all sizes that there are, with their measures and the words of the library', () => {
    const { html, files, problems } = image({ media: picture.sha256, focal: { x: 0.25, y: 0.5 } })
    expect(html).toContain(`./media/${picture.sha256}/320.webp 320w`)
    expect(html).toContain('width="2400"')
    expect(html).toContain('alt="Two hives below an apple tree"')
    expect(html).toContain('--focal:25% 50%')
    expect(files.filter((file) => file.startsWith('media/'))).toHaveLength(4)
    expect(problems).toEqual([])
  })

  it('that have no description are told', () => {
    const frame = testFrame({ pictures: { [picture.sha256]: { ...picture, alt: '' } } })
    expect(image({ media: picture.sha256 }, frame).problems).toMatchObject([{ code: 'missing_alt', section_id: 'one' }])
    expect(image({ media: picture.sha256, alt: 'Hives' }, frame).problems).toEqual([])
  })

  it('that are gone leave a quiet frame and are told', () => {
    const { html, problems } = image({ media: 'b'.repeat(64), alt: 'Lost' })
    expect(html).toContain('Picture missing')
    expect(problems).toMatchObject([{ code: 'missing_picture', section_id: 'one' }])
  })

  it('of the web send no address along, and a drawing takes the colours of the theme', () => {
    expect(image({ url: 'https://img.example/a.jpg', alt: 'A' }).html).toContain('referrerpolicy="no-referrer"')
    expect(image({ art: 'hills', alt: 'Hills' }).html).toContain('role="img"')
    expect(image({ art: 'hills' }).html).toContain('aria-hidden="true"')
  })
})

describe('header and footer', () => {
  it('mark the page where the reader is, and the list on pages of posts', () => {
    const current = (html: string) =>
      [...html.matchAll(/<a\s+href="([^"]+)"\s+aria-current="(\w+)"/g)].map(([, href, word]) => `${href} ${word}`)
    const about = testRef({ id: 2, slug: 'about', path: '/about/' })
    expect(current(draw(testFrame(), pageDrawing({ ref: about }), live).html)).toContain('../about/index.html page')
    expect(current(draw(testFrame(), postDrawing('<p>a</p>'), live).html)).toContain('../../notes/index.html true')
  })

  it('mark the page however the writer wrote the link, and a post where the header leads to it alone', () => {
    const links = [
      { label: 'A', href: 'page:2' },
      { label: 'B', href: '/about' },
      { label: 'C', href: '/notes/first-frost/' },
    ]
    const frame = testFrame({}, { header: { links } })
    const current = (html: string) =>
      /<nav class="wide".*?<\/nav>/s.exec(html)![0].match(/aria-current="page"/g)?.length
    const about = testRef({ id: 2, slug: 'about', path: '/about/' })
    expect(current(draw(frame, pageDrawing({ ref: about }), live).html)).toBe(2)
    expect(current(draw(frame, postDrawing('<p>a</p>'), live).html)).toBe(1)
    expect(current(draw(frame, postDrawing('<p>a</p>', { path: '/notes/swarm/' }), live).html)).toBeUndefined()
  })

  it('show pages of any depth on one level below the topmost, and those in a ring beside the others', () => {
    const below = (id: number, nav_parent_id: number | null) =>
      testRef({ id, slug: `p${id}`, path: `/p${id}/`, title: `P${id}`, nav_parent_id })
    const frame = testFrame({
      pages: [below(1, null), below(2, 1), below(3, 2), below(4, 3), below(5, 6), below(6, 5)],
    })
    const shown = navigationOf(frame, lookOf(frame).theme, 'en')
    expect(shown.map(({ label, children }) => [label, children.map((child) => child.label)])).toEqual([
      ['P1', ['P2', 'P3', 'P4']],
      ['P5', []],
      ['P6', []],
    ])
  })

  it('lead to the same page in another language, else to its start page', () => {
    const about = testRef({ id: 2, slug: 'about', path: '/about/', translation_group: 'about' })
    expect(draw(testFrame(), pageDrawing({ ref: about }), live).html).toContain('href="../de/ueber/index.html"')
    const people = testRef({ id: 4, slug: 'people', path: '/people/' })
    expect(draw(testFrame(), pageDrawing({ ref: people }), live).html).toContain('href="../de/index.html"')
  })

  it('show the links that the writer chose, and one level below a page', () => {
    const links = [
      { label: 'Shop', href: 'https://shop.example/' },
      { label: 'More', children: [{ label: 'Help', href: '/help/' }] },
    ]
    const own = draw(testFrame({}, { header: { links } }), pageDrawing(), live)
    expect(own.html).toContain('>Shop</a>')
    expect(own.html).not.toContain('>People</a>')
    expect(own.links).toContain('/help/')
    expect(draw(testFrame(), pageDrawing(), live).html).toMatch(/<summary[^>]*>About<\/summary>/)
  })

  it('tell a link that leads nowhere once, on the start page', () => {
    const frame = testFrame({}, { footer: { columns: [{ title: 'A', links: [{ label: 'Gone', href: 'page:99' }] }] } })
    expect(draw(frame, pageDrawing(), live).problems).toMatchObject([{ code: 'broken_link' }])
    expect(draw(frame, pageDrawing({ ref: deep }), live).problems).toEqual([])
  })

  it('are drawn once for posts of one depth, and say the same every time', () => {
    const frame = testFrame()
    const first = draw(frame, postDrawing('<p>a</p>'), live)
    const second = draw(frame, postDrawing('<p>a</p>'), live)
    expect(second).toEqual(first)
    expect(first.links).toContain('/about/')
  })
})
