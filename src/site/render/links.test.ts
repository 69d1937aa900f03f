import { describe, expect, it } from 'vitest'
import { draw } from './index.ts'
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
