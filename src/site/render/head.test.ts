import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { draw } from './index.ts'
import { siteFile } from './files.ts'
import { islandHashes } from './islands/index.ts'
import { live, pageDrawing, picture, postDrawing, testFrame, testPage, testRef, testSection } from './site.fixtures.ts'

const unescaped = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const policyOf = (html: string) => unescaped(/Content-Security-Policy"\s+content="([^"]*)"/.exec(html)![1]!)
const jsonLdOf = (html: string): { '@type': string; [name: string]: unknown }[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)['@graph']
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const contents = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map((found) => found[1]!)

const about = testRef({ id: 2, slug: 'about', path: '/about/', title: 'About', translation_group: 'about' })

describe('the head', () => {
  it('says title, description and the one address of the page', () => {
    const { html } = draw(testFrame(), pageDrawing({ ref: about, meta_description: 'Who we "are"' }), live)
    expect(html).toContain('<title>About – Bee Journal</title>')
    expect(html).toContain('content="Who we &quot;are&quot;"')
    expect(html).toContain('rel="canonical" href="https://bees.example/about/"')
    expect(html).not.toContain('noindex')
  })

  it('names the translations of the page and the standard one', () => {
    const { html } = draw(testFrame(), pageDrawing({ ref: about }), live)
    const found = [...html.matchAll(/hreflang="([^"]+)" href="(https[^"]+)"/g)].map(([, lang, href]) => [lang, href])
    expect(found).toEqual([
      ['en', 'https://bees.example/about/'],
      ['de', 'https://bees.example/de/ueber/'],
      ['x-default', 'https://bees.example/about/'],
    ])
  })

  it('asks search engines to pass by where the writer says so, and tells them nothing', () => {
    const { html } = draw(testFrame(), pageDrawing({ ref: about, noindex: true }), live)
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).not.toContain('hreflang="x-default"')
    expect(html).not.toContain('ld+json')
  })

  it('takes the social image of the page, of the post, of the site', () => {
    const site = testFrame({}, { social_image: { media: picture.sha256 } })
    const og = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1]
    const ofSite = draw(site, pageDrawing(), live)
    expect(og(ofSite.html)).toBe(`https://bees.example/media/${picture.sha256}/1600.webp`)
    expect(ofSite.files).toContain(`media/${picture.sha256}/1600.webp`)
    expect(og(draw(site, pageDrawing({ og_image_url: 'https://img.example/a.jpg' }), live).html)).toBe(
      'https://img.example/a.jpg',
    )
    expect(og(draw(testFrame(), postDrawing('<p>a</p>', { picture: picture.sha256 }), live).html)).toContain(
      picture.sha256,
    )
    expect(og(draw(testFrame(), pageDrawing(), live).html)).toBeUndefined()
  })

  it('numbers the pages of a list', () => {
    const ref = testRef({ id: 3, slug: 'notes', path: '/notes/', title: 'Notes', page_type: 'blog_listing' })
    const list = { posts: [], page: 2, pages: 3, base: '/notes/' }
    const { html } = draw(testFrame(), pageDrawing({ ref }, { '': list }, 2), live)
    expect(html).toContain('<title>Notes, Page 2 of 3 – Bee Journal</title>')
    expect(html).toContain('rel="canonical" href="https://bees.example/notes/page/2/"')
  })
})

describe('the title', () => {
  it.each([
    ['Edinburgh', 'Ed', 'Edinburgh – Ed'],
    ['About Ed', 'Ed', 'About Ed'],
    ['Ed: who he is', 'Ed', 'Ed: who he is'],
  ])('%j on the site %j is %j', (title, name, full) => {
    const { html } = draw(testFrame({ name }), pageDrawing({ ref: { ...about, title } }), live)
    expect(html).toContain(`<title>${full}</title>`)
  })
})

it('all translations of a page name the same one for other readers, here and in the sitemap', () => {
  const ref = { ...about, translation_group: 'only-two' }
  const de = { ...ref, id: 8, locale: 'de', path: '/de/x/' }
  const uk = { ...ref, id: 9, locale: 'uk', path: '/uk/x/' }
  const frame = testFrame({ locales: ['en', 'de', 'uk'], pages: [testRef(), de, uk] })
  const standard = (text: string) => [...text.matchAll(/hreflang="x-default" href="([^"]+)"/g)].map(([, href]) => href)
  const wanted = 'https://bees.example/de/x/'
  expect(standard(draw(frame, pageDrawing({ ref: uk }), live).html)).toEqual([wanted])
  expect(standard(draw(frame, pageDrawing({ ref: de }), live).html)).toEqual([wanted])
  const { body } = siteFile(frame, { name: 'sitemap.xml', what: 'sitemap', posts: [], tags: [] }, live)
  expect(standard(body)).toEqual([wanted, wanted])
})

describe('what search engines are told', () => {
  it('of the start page: the site and who is behind it', () => {
    const types = jsonLdOf(draw(testFrame(), pageDrawing(), live).html).map((node) => node['@type'])
    expect(types).toEqual(['WebSite', 'Organization'])
  })

  it('of a post: when it appeared, and the way to it', () => {
    const [post, crumbs] = jsonLdOf(draw(testFrame(), postDrawing('<p>a</p>'), live).html)
    expect(post).toMatchObject({ '@type': 'BlogPosting', headline: 'First frost', inLanguage: 'en' })
    expect(crumbs!.itemListElement).toMatchObject([
      { position: 1 },
      { name: 'Notes' },
      { name: 'First frost', position: 3 },
    ])
  })

  it('of the way to a post and to a page: through what is above it in its own language', () => {
    const other = testRef({ id: 9, slug: 'news', path: '/news/', title: 'News', page_type: 'blog_listing' })
    const frame = testFrame({ pages: [other, ...testFrame().pages] })
    const trail = (html: string) =>
      (jsonLdOf(html).find((node) => node['@type'] === 'BreadcrumbList')!.itemListElement as { name: string }[]).map(
        ({ name }) => name,
      )
    expect(trail(draw(frame, postDrawing('<p>a</p>'), live).html)).toEqual(['Bee Journal', 'Notes', 'First frost'])
    const strayed = { ...about, nav_parent_id: 6 }
    expect(trail(draw(frame, pageDrawing({ ref: strayed }), live).html)).toEqual(['Bee Journal', 'About'])
  })

  it('of questions: those that may be told', () => {
    const items = [{ question: 'Do they sting?', answer: '<p>Only <b>once</b>.</p>' }]
    const told = testSection('faq', { items })
    const kept = testSection('faq', { items: [{ question: 'Secret?', answer: '<p>Yes.</p>' }], jsonld: false }, 'two')
    const nodes = jsonLdOf(draw(testFrame(), pageDrawing({ ref: about, sections: [told, kept] }), live).html)
    const faq = nodes.find((node) => node['@type'] === 'FAQPage')
    expect(faq!.mainEntity).toEqual([
      { '@type': 'Question', name: 'Do they sting?', acceptedAnswer: { '@type': 'Answer', text: 'Only once.' } },
    ])
  })

  it('cannot end the element it stands in', () => {
    const title = '</script><script>alert(1)</script><!--'
    const { html } = draw(testFrame({ name: title }), postDrawing('<p>a</p>', { title }), live)
    expect(html).not.toContain('<script>alert')
    expect(jsonLdOf(html)[0]).toMatchObject({ headline: title })
  })
})

describe('the policy', () => {
  const gallery = testSection('announcement', { text: 'News', dismissible: true }, 'two')
  const drawings = {
    page: pageDrawing({ sections: [testSection('hero', { heading: 'Bees' }), gallery] }),
    post: postDrawing('<p>a</p>'),
    missing: {
      kind: 'missing',
      page: testPage({ sections: [testSection('hero', { heading: 'Gone' })] }),
      locale: 'en',
    } as const,
  }

  it.each(Object.entries(drawings))('of a %s names each of its scripts and styles, and nothing else', (_, drawing) => {
    const { html } = draw(testFrame(), drawing, live)
    const policy = policyOf(html)
    const named = policy.match(/'sha256-[^']+'/g) ?? []
    const there = [...contents(html, 'script'), ...contents(html, 'style')].map(hashOf)
    expect(named.sort()).toEqual(there.sort())
    expect(there.length).toBeGreaterThan(0)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|https)/)
  })

  it('of all scripts that there are is known to the local server', () => {
    const { html } = draw(testFrame(), drawings.page, live)
    for (const script of contents(html, 'script')) expect(islandHashes).toContain(hashOf(script))
  })

  it('lets the counter of visits in with a token, in an export alone', () => {
    const frame = testFrame({ analytics_token: 'abc"def' })
    const shown = draw(frame, drawings.page, live).html
    const exported = draw(frame, drawings.page, { ...live, mode: 'export' }).html
    expect(shown).not.toContain('cloudflareinsights')
    expect(exported).toContain('data-cf-beacon="{&quot;token&quot;:&quot;abc\\&quot;def&quot;}"')
    expect(policyOf(exported)).toContain('connect-src https://cloudflareinsights.com')
    const unnamed = draw(testFrame(), drawings.page, { ...live, mode: 'export' }).html
    expect(unnamed).toBe(draw(testFrame(), drawings.page, live).html)
  })
})
