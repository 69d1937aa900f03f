import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { siteLocales } from '../section.ts'
import { draw } from './index.ts'
import { lookOf } from './look.ts'
import {
  live,
  objectionsTo,
  pageDrawing,
  postDrawing,
  rawSection,
  testCard,
  testFrame,
  testPage,
  testRef,
  testSection,
} from './site.fixtures.ts'

const types = library.filter(({ type }) => type !== 'shared')
const posts = [testCard(), testCard({ id: 2, path: '/notes/swarm/', title: 'A swarm in May' })]
const listFor = { one: { posts, page: 1, pages: 3, base: '/notes/' } }
const bytes = (text: string) => new TextEncoder().encode(text).length

describe.each(types.map(({ type }) => [type]))('%s as a page', (type) => {
  const definition = types.find((one) => one.type === type)!
  const frame = testFrame()

  it.each(siteLocales)('is valid HTML with one first heading in every variant, in %s', (locale) => {
    for (const variant of definition.variants.length > 0 ? definition.variants : ['']) {
      const props = { ...definition.sample[locale], ...(variant && { variant }) }
      const ref = testRef({ locale, path: '/a/b/', slug: 'b' })
      const { html, problems } = draw(frame, pageDrawing({ ref, sections: [testSection(type, props)] }, listFor), live)
      expect(problems.filter(({ code }) => code !== 'broken_link')).toEqual([])
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect([variant, objectionsTo(html)]).toEqual([variant, []])
      expect(html).not.toMatch(/undefined|\[object|NaN/)
    }
  })

  it('keeps the page and its style below 100 kB', () => {
    const sections = [testSection(type, definition.sample.en)]
    const { html } = draw(frame, pageDrawing({ sections }, listFor), live)
    expect(bytes(html) + bytes(lookOf(frame).css.text)).toBeLessThan(100_000)
  })
})

describe('names of places', () => {
  const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)

  it('stand once on a page, whoever gave them: the first has it', () => {
    const sections = [
      testSection('hero', { heading: 'Bees', anchor: 'fees' }),
      testSection('cta', { heading: 'Come', anchor: 'fees' }, 'two'),
      testSection('cta', { heading: 'Come', anchor: 'main' }, 'three'),
      testSection('rich_text', { html: '<p id="fees">a</p><p id="q">b</p>' }, 'four'),
      testSection('rich_text', { html: '<p id="q">c</p>' }, 'five'),
    ]
    const { html } = draw(testFrame(), pageDrawing({ sections }), live)
    expect(ids(html)).toEqual(['main', 'fees', 'q'])
    expect(objectionsTo(html)).toEqual([])
    expect(
      ids(draw(testFrame(), postDrawing('<h2 id="main">a</h2><p id="q">b</p><p id="q">c</p>'), live).html),
    ).toEqual(['main', 'q'])
  })

  it('of headings stay as the writer gave them where a table of contents leads to them', () => {
    const text = '<h2 id="fees">What it costs</h2><p>a</p><h2>Who comes</h2>'
    const sections = [
      testSection('toc', {}),
      testSection('rich_text', { html: text }, 'two'),
      testSection('cta', { heading: 'Come' }, 'three'),
    ]
    const { html, problems } = draw(testFrame(), pageDrawing({ sections }), live)
    const [contents] = /<nav class="contents".*?<\/nav>/s.exec(html)!
    expect([...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(['fees', 'who-comes', 'come'])
    expect(ids(html)).toEqual(expect.arrayContaining(['fees', 'who-comes', 'come']))
    expect(problems).toEqual([])
  })
})

describe('a page', () => {
  it('has no script where neither a section nor the theme asks for one', () => {
    const frame = testFrame({ pages: [testRef()] }, { mode: 'light', footer: { theme_toggle: false }, header: {} })
    const sections = [testSection('hero', { heading: 'Bees' }), testSection('cta', { heading: 'Come' }, 'two')]
    const { html } = draw(frame, pageDrawing({ sections }), live)
    expect(html.match(/<script(?! type="application\/ld\+json")/g)).toBeNull()
    expect(html).toContain('script-src &#39;none&#39;')
  })

  it('leaves out what cannot be drawn, names it with page, section and field, and draws the rest', () => {
    const sections = [
      testSection('hero', { heading: 'Bees' }),
      rawSection('carousel_of_dreams', {}, 'unknown'),
      rawSection('stats', { items: [{ value: 7 }] }, 'wrong'),
      rawSection('cta', null, 'empty'),
      testSection('cta', { heading: 'Come and see' }, 'last'),
    ]
    const { html, problems } = draw(testFrame(), pageDrawing({ sections, checked: false }), live)
    expect(problems.map(({ code, section_id, field }) => [code, section_id, field])).toEqual([
      ['broken_section', 'unknown', 'type'],
      ['broken_section', 'wrong', 'items.0.value'],
      ['broken_section', 'empty', null],
    ])
    expect(problems[0]!.message).toContain('/')
    expect(html).toContain('Bees')
    expect(html).toContain('Come and see')
  })

  it('survives a section whose view fails', () => {
    const broken = rawSection('hero', { heading: 'Bees', actions: null, media: null }, 'broken')
    const { html, problems } = draw(testFrame(), pageDrawing({ sections: [broken] }), live)
    expect(problems).toMatchObject([{ code: 'broken_section', section_id: 'broken' }])
    expect(html).toContain('<h1 class="hidden">Bees in the city</h1>')
  })

  it('draws a shared section in the place that stands for it', () => {
    const shared = { 7: testSection('cta', { heading: 'Said everywhere' }, 'original') }
    const frame = testFrame({ shared })
    const sections = [rawSection('shared', { ref: 7 }, 'here'), rawSection('shared', { ref: 8 }, 'gone')]
    const { html, problems } = draw(frame, pageDrawing({ sections }), live)
    expect(html).toContain('Said everywhere')
    expect(problems).toMatchObject([{ code: 'broken_section', section_id: 'gone', field: 'ref' }])
  })

  it('brings a section of an older version up to date, even one that was checked', () => {
    const future = { ...testSection('cta', { heading: 'From tomorrow' }), version: 99 }
    const { problems } = draw(testFrame(), pageDrawing({ sections: [future] }), live)
    expect(problems).toMatchObject([{ code: 'broken_section' }])
  })

  it('shows an announcement only between its days', () => {
    const props = { text: 'Closed for stocktaking', from: '2026-05-10', until: '2026-05-12' }
    const shown = (today?: string) => {
      const drawing = pageDrawing({ sections: [testSection('announcement', props)] })
      return draw(testFrame(), drawing, { ...live, ...(today && { today }) }).html.includes('stocktaking')
    }
    expect([shown(), shown('2026-05-09'), shown('2026-05-10'), shown('2026-05-12'), shown('2026-05-13')]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
  })

  it('makes the first heading the one of the page, also below an announcement', () => {
    const sections = [
      testSection('announcement', { text: 'News' }, 'a'),
      testSection('hero', { heading: 'The first' }, 'b'),
      testSection('cta', { heading: 'The second' }, 'c'),
    ]
    const { html } = draw(testFrame(), pageDrawing({ sections }), live)
    expect(html).toMatch(/<h1 class="heading"\s*>The first<\/h1>/)
    expect(html).toMatch(/<h2 class="heading"\s*>The second<\/h2>/)
    expect(html).not.toContain('class="hidden">Bees')
  })

  it('gives the headings of a page with a table of contents the ids that it links to', () => {
    const sections = [
      testSection('hero', { heading: 'The first' }, 'a'),
      testSection('toc', { title: 'Contents' }, 'b'),
      testSection('rich_text', { html: '<h2>Prices &amp; dates</h2><p>a</p><h3>In winter</h3><p>b</p>' }, 'c'),
      testSection('cta', { heading: 'Come & see', anchor: 'come' }, 'd'),
    ]
    const { html, problems } = draw(testFrame(), pageDrawing({ sections }), live)
    expect(problems).toEqual([])
    for (const id of ['prices-dates', 'in-winter', 'come']) {
      expect(html).toContain(`href="#${id}"`)
      expect(html).toContain(`id="${id}"`)
    }
  })

  it('lists the posts of a listing that has no section for them', () => {
    const ref = testRef({ id: 3, slug: 'notes', path: '/notes/', page_type: 'blog_listing' })
    const list = { posts, page: 2, pages: 3, base: '/notes/' }
    const { html, links } = draw(testFrame(), pageDrawing({ ref }, { '': list }, 2), live)
    expect(html).toContain('First frost')
    expect(html).toContain('href="../../../notes/first-frost/index.html"')
    expect(links).toContain('/notes/swarm/')
  })

  it('is spoken from right to left where its language is', () => {
    const frame = testFrame({ locales: ['he'], default_locale: 'he' })
    expect(draw(frame, pageDrawing({ ref: testRef({ locale: 'he' }) }), live).html).toContain(
      '<html lang="he" dir="rtl">',
    )
  })

  it('is the same twice, and fast enough to be drawn for every visitor', () => {
    const drawing = pageDrawing({ sections: [testSection('hero', { heading: 'Bees' })] })
    expect(draw(testFrame(), drawing, live)).toEqual(draw(testFrame(), drawing, live))
  })
})

describe('other kinds of pages', () => {
  it('a post has one heading, its tags and its neighbours', () => {
    const { html, links, problems } = draw(
      testFrame(),
      postDrawing('<p>Ice on the boards.</p><h2>Later</h2><p>Sun.</p>'),
      live,
    )
    expect(problems).toEqual([])
    expect(objectionsTo(html)).toEqual([])
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(links).toContain('/notes/swarm/')
    expect(links).toContain('/notes/')
    expect(html).toContain('lang="en"')
  })

  it('the archive of a tag lists its posts', () => {
    const list = { posts, page: 1, pages: 1, base: null }
    const drawing = {
      kind: 'tag',
      listing: null,
      locale: 'en',
      tag: 'winter',
      path: '/notes/tag/winter/',
      list,
    } as const
    const { html, problems } = draw(testFrame(), drawing, live)
    expect(problems).toEqual([])
    expect(objectionsTo(html)).toEqual([])
    expect(html).toContain('href="../../../notes/first-frost/index.html"')
  })

  it('the page of a wrong address carries its style in itself and links from the root of the site', () => {
    const frame = testFrame({ public_url: 'https://example.org/bees/' })
    for (const page of [
      null,
      testPage({
        ref: testRef({ slug: '404' }),
        sections: [testSection('hero', { heading: 'Nothing here', actions: [{ label: 'Home', href: '/' }] })],
      }),
    ]) {
      const { html, files } = draw(frame, { kind: 'missing', page, locale: 'en' }, live)
      expect(html).not.toContain('rel="stylesheet"')
      expect(html).toContain('href="/bees/index.html"')
      expect(html).toContain('url(/bees/fonts/')
      expect(html).toContain('content="noindex"')
      expect(files.filter((file) => file.startsWith('assets/'))).toEqual([])
      expect(objectionsTo(html)).toEqual([])
    }
  })
})
