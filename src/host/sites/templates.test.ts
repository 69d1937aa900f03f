import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { templates } from '../../site/templates/index.ts'
import { sitesStudio, STUDIO_ORIGIN, type SitesStudio } from '../../testing/sites-studio.ts'
import { tagPath } from '../../text/site-address.ts'

const journal = templates.find(({ key }) => key === 'journal')!.content.de!

let studio: SitesStudio
beforeAll(async () => {
  studio = await sitesStudio()
})
afterAll(() => studio.close())

const home = () => `127.0.0.1:${studio.port}`
const get = (path: string, more?: Parameters<SitesStudio['get']>[2]) => studio.get(home(), `/_template${path}`, more)

describe('a template before a site is made of it', () => {
  it('shows its pages, posts and tags, though there is no site', async () => {
    const start = await get('/journal/de/')
    expect(start).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(start.text).toContain('<html')
    expect(start.text).toContain('lang="de"')
    expect((await get('/journal/de/index.html')).text).toBe(start.text)
    const { slug, keywords } = journal.posts[0]!
    const read = await get(`/journal/de/notizen/${slug}/`)
    expect(read).toMatchObject({ status: 200 })
    expect(read.text).toContain(journal.posts[0]!.title)
    expect((await get(`/journal/de${tagPath('/notizen/', keywords[0]!, 'de')}`)).status).toBe(200)
  })

  it('has its styles, with fonts that are there', async () => {
    const { text } = await get('/studio/en/')
    const [, styles] = /href="(?:\.\/)?(assets\/site-[0-9a-f]+\.css)"/.exec(text)!
    const css = await get(`/studio/en/${styles}`)
    expect(css).toMatchObject({ status: 200, headers: { 'content-type': 'text/css; charset=utf-8' } })
    const [font] = /fonts\/[a-z0-9-]+\.woff2/.exec(css.text)!
    expect(await get(`/studio/en/${font}`)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'font/woff2', 'access-control-allow-origin': '*' },
    })
  })

  it('answers a wrong address with its 404 page, and one without a slash with the right one', async () => {
    const wrong = await get('/journal/en/no/such/page/')
    expect(wrong.status).toBe(404)
    expect(wrong.text).toContain('There is nothing here')
    expect(await get('/journal/en')).toMatchObject({ status: 308, headers: { location: '/_template/journal/en/' } })
    expect(await get('/journal/en/notes')).toMatchObject({
      status: 301,
      headers: { location: '/_template/journal/en/notes/' },
    })
  })

  it('is there only under our own name, and only in a language that it speaks', async () => {
    for (const path of ['/', '/journal/', '/nothing/en/', '/journal/fr/', '/journal/EN/', '/constructor/en/']) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
    expect((await studio.get('journal', '/_template/journal/en/')).status).toBe(404)
    expect((await get('/journal/en/../de/')).status).toBe(400)
  })

  it('may do what a page of a site may, and is framed by the studio alone', async () => {
    const { headers, text } = await get('/journal/en/')
    const csp = headers['content-security-policy'] as string
    expect(csp).toContain(`frame-ancestors ${STUDIO_ORIGIN}`)
    expect(csp).toMatch(/sandbox allow-forms/)
    expect(csp).not.toContain('allow-same-origin')
    expect(csp.includes('allow-scripts')).toBe(/<script(?![^>]*ld\+json)/.test(text))
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect((await get('/journal/en/', { method: 'POST' })).status).toBe(405)
    expect((await get('/journal/en/', { headers: { 'If-None-Match': headers.etag! } })).status).toBe(304)
  })
})
