import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainPicture } from '../../testing/picture-shop.ts'
import { sitesStudio, STUDIO_ORIGIN, type SitesStudio } from '../../testing/sites-studio.ts'

let studio: SitesStudio
let slug: string
beforeEach(async () => {
  studio = await sitesStudio()
  const site = await studio.call('create_site_from_template', {
    name: 'Honey',
    template_key: 'apiary',
    default_locale: 'en',
  })
  slug = site.slug
  studio.site_id = site.id
})
afterEach(() => studio.close())

const addPage = (more: object = {}) =>
  studio.call('add_page', { site_id: studio.site_id, title: 'About us', slug: 'about', locale: 'en', ...more })
const hero = (heading: string, more: object = {}) => ({ type: 'hero', props: { heading, ...more } })

describe('a site at its own name', () => {
  it('shows what is live, and the same below the fallback address', async () => {
    const own = await studio.get(slug, '/')
    expect(own).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(own.text).toContain('<!doctype html>')
    const fallback = await studio.get(`127.0.0.1:${studio.port}`, `/_preview/${slug}/`)
    expect(fallback.text).toBe(own.text)
    expect((await studio.get(slug, '/index.html')).text).toBe(own.text)
  })

  it('leads from an address without its slash to the page', async () => {
    await addPage()
    expect(await studio.get(slug, '/about')).toMatchObject({ status: 301, headers: { location: '/about/' } })
    const below = await studio.get(`127.0.0.1:${studio.port}`, `/_preview/${slug}/about`)
    expect(below.headers.location).toBe(`/_preview/${slug}/about/`)
    expect((await studio.get(slug, '/about/')).status).toBe(200)
  })

  it('answers a wrong address with the 404 page of the site', async () => {
    const answer = await studio.get(slug, '/no/such/page/')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('Honey')
  })

  it('follows redirects, also below the fallback address', async () => {
    await addPage({ slug: 'new' })
    const wish = { site_id: studio.site_id, from_path: '/old/', to_path: '/new/', status: 302 } as const
    await studio.call('save_redirect', wish)
    expect(await studio.get(slug, '/old/')).toMatchObject({ status: 302, headers: { location: '/new/' } })
    const below = await studio.get(`127.0.0.1:${studio.port}`, `/_preview/${slug}/old/`)
    expect(below.headers.location).toBe(`/_preview/${slug}/new/`)
    const both = await Promise.all([
      studio.get(slug, '/old/'),
      studio.get(`127.0.0.1:${studio.port}`, `/_preview/${slug}/old/`),
    ])
    expect(both.map(({ headers }) => headers.location)).toEqual(['/new/', `/_preview/${slug}/new/`])
  })

  it('is drawn again after a change, and not sent again without one', async () => {
    const page = await addPage({ sections: [hero('Before')] })
    const first = await studio.get(slug, '/about/')
    const again = await studio.get(slug, '/about/', { headers: { 'If-None-Match': first.headers.etag! } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    await studio.call('update_page', { site_id: studio.site_id, page_id: page.id, sections: [hero('After')] })
    const changed = await studio.get(slug, '/about/', { headers: { 'If-None-Match': first.headers.etag! } })
    expect(changed.status).toBe(200)
    expect(changed.text).toContain('After')
    expect(changed.text).not.toContain('Before')
  })

  it('answers HEAD with the length and without the page', async () => {
    const whole = await studio.get(slug, '/')
    const head = await studio.get(slug, '/', { method: 'HEAD' })
    expect(head.headers['content-length']).toBe(String(whole.body.length))
    expect(head.body.length).toBe(0)
  })

  it('has its styles, fonts and pictures, for pages of a null origin', async () => {
    const { media } = await studio.call('upload_media', {
      bytes: await plainPicture(800, 600, 0xaa3311),
      filename: 'A.png',
    })
    const image = { kind: 'image', image: { media: media.sha256, alt: 'A roof' } }
    await addPage({ sections: [hero('Roofs', { variant: 'split-left', media: image })] })
    const { text } = await studio.get(slug, '/about/')
    const [, styles] = /href="\.\.\/(assets\/site-[0-9a-f]+\.css)"/.exec(text)!
    const [picture] = /media\/[0-9a-f]{64}\/\d+\.webp/.exec(text)!
    const css = await studio.get(slug, `/${styles}`)
    const [font] = /fonts\/[a-z0-9-]+\.woff2/.exec(css.text)!
    for (const [path, type] of [
      [styles!, 'text/css; charset=utf-8'],
      [picture, 'image/webp'],
      [font, 'font/woff2'],
    ] as const) {
      expect(await studio.get(slug, `/${path}`)).toMatchObject({
        status: 200,
        headers: {
          'content-type': type,
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      })
    }
    // Only fonts are read by pages of a null origin; whoever else asks may show pictures and read nothing.
    const readable = async (path: string) =>
      (await studio.get(slug, path)).headers['access-control-allow-origin'] !== undefined
    expect(await readable(`/${font}`)).toBe(true)
    for (const path of ['/', '/feed.xml', '/sitemap.xml', `/${styles}`, `/${picture}`, '/old/', '/nothing/']) {
      expect([path, await readable(path)]).toEqual([path, false])
    }
    expect((await studio.get(slug, `/media/${media.sha256}`)).status).toBe(404)
    expect((await studio.get(slug, '/assets/site-000000000000.css')).headers['cache-control']).toBe('no-store')
    expect((await studio.get(slug, '/fonts/comic-sans.woff2')).status).toBe(404)
  })
})

describe('drafts and the canvas', () => {
  it('are only where the studio knows', async () => {
    await addPage({ status: 'draft', title: 'Secret plans' })
    const home = `127.0.0.1:${studio.port}`
    const draft = await studio.get(home, `/_draft/${studio.token}/${slug}/about/`)
    expect(draft).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    expect(draft.text).toContain('Secret plans')
    const wrong = studio.token.replace('for', 'bad')
    for (const [host, path] of [
      [slug, '/about/'],
      [home, `/_preview/${slug}/about/`],
      [home, `/_draft/${wrong}/${slug}/about/`],
      [home, `/_draft//${slug}/about/`],
      [slug, `/_draft/${studio.token}/${slug}/about/`],
      [home, `/_canvas/${wrong}/`],
    ] as const) {
      const answer = await studio.get(host, path)
      expect([path, answer.status >= 400, answer.text.includes('Secret')]).toEqual([path, true, false])
    }
  })

  it('drafts are shown light or dark as the studio asks', async () => {
    const home = `127.0.0.1:${studio.port}`
    const shown = async (room: string, query: string) =>
      /<html data-theme="(\w+)"/.exec((await studio.get(home, `/${room}/${slug}/${query}`)).text)?.[1]
    expect(await shown(`_draft/${studio.token}`, '?scheme=dark')).toBe('dark')
    expect(await shown(`_draft/${studio.token}`, '?scheme=light')).toBe('light')
    expect(await shown(`_draft/${studio.token}`, '?scheme="><script>')).toBeUndefined()
    expect(await shown('_preview', '?scheme=dark')).toBeUndefined()
  })

  it('the canvas loads one script of ours and none other', async () => {
    const home = `127.0.0.1:${studio.port}`
    const frame = await studio.get(home, `/_canvas/${studio.token}/`)
    expect(frame.text).toContain('<script src="canvas.js" defer>')
    expect(frame.headers['content-security-policy']).toContain(`/_canvas/${studio.token}/canvas.js`)
    const asScript = { headers: { 'Sec-Fetch-Dest': 'script' } }
    expect((await studio.get(home, `/_canvas/${studio.token}/canvas.js`, asScript)).status).toBe(200)
    expect((await studio.get(home, `/_canvas/${studio.token}/index.js`)).status).toBe(404)
  })
})

describe('what the listener refuses', () => {
  const send = async (text: string): Promise<string> => {
    const socket = connect(studio.port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk))
    socket.end(text)
    await once(socket, 'close')
    return answer
  }
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

  it.each([
    '/../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/a/%2E%2e/b/',
    '/./about/',
    '//about/',
    '/about//',
    '/a%2fb/',
    '/a%5c..%5cb/',
    '/a\\b/',
    '/a%00b/',
    '/a%0d%0aX-Header:1/',
    '/%ff/',
    '/%zz/',
    `/${'a'.repeat(3_000)}/`,
  ])('the path %s', async (path) => {
    const answer = await send(
      `GET ${path} HTTP/1.1\r\nHost: ${slug}.localhost:${studio.port}\r\nConnection: close\r\n\r\n`,
    )
    expect(statusOf(answer)).toBe(400)
    expect(answer).not.toContain('root:')
  })

  it.each([
    (port: number) => `Host: evil.example.com:${port}`,
    (port: number) => `Host: honey.localhost.evil.com:${port}`,
    (port: number) => `Host: honey.localhost:${port + 1}`,
    () => 'Host: honey.localhost',
    () => 'Host:',
    (port: number) => `Host: honey.localhost:${port}\r\nHost: honey.localhost:${port}`,
    (port: number) => `X-Forwarded-Host: honey.localhost:${port}`,
  ])('another name, or more than one', async (headers) => {
    const answer = await send(`GET / HTTP/1.1\r\n${headers(studio.port)}\r\nConnection: close\r\n\r\n`)
    expect([400, 403]).toContain(statusOf(answer))
    expect(answer).not.toContain('Honey')
  })

  it('an absolute address in the request line', async () => {
    const host = `${slug}.localhost:${studio.port}`
    expect(statusOf(await send(`GET http://${host}/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))).toBe(403)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('%s', async (method) => {
    expect(await studio.get(slug, '/', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  it.each([
    { 'Service-Worker': 'script' },
    { 'Sec-Fetch-Dest': 'serviceworker' },
    { 'Sec-Fetch-Dest': 'script' },
    { 'Sec-Fetch-Dest': 'worker' },
    { 'Sec-Fetch-Dest': 'object' },
  ] as Record<string, string>[])('a program: %o', async (headers) => {
    expect((await studio.get(slug, '/', { headers })).status).toBe(403)
  })

  it.each(['unknown', '_preview', '-bees', 'a--b'])('a site that there is not: %s', async (name) => {
    const answer = await studio.get(`${name}.localhost:${studio.port}`, '/')
    expect(answer.status).toBe(404)
    expect(answer.text).not.toMatch(/honey|bees/i)
  })

  it('every route of the API', async () => {
    for (const path of [
      '/api/v1/public/articles',
      '/api/v1/studio/status',
      '/mcp',
      '/studio/',
      '/api/v1/public/docs',
    ]) {
      for (const host of [`127.0.0.1:${studio.port}`, slug]) expect((await studio.get(host, path)).status).toBe(404)
    }
  })
})

describe('every answer', () => {
  it('says what a page may do, and sets no cookie', async () => {
    const home = `127.0.0.1:${studio.port}`
    const asked: [string, string][] = [
      [slug, '/'],
      [slug, '/nothing/'],
      [slug, '/feed.xml'],
      [slug, '/assets/site-0.css'],
      [slug, '/fonts/lora-latin-wght-normal.woff2'],
      ['unknown', '/'],
      [home, '/'],
      [home, `/_preview/${slug}`],
      [home, `/_draft/${studio.token}/${slug}/`],
      [home, `/_canvas/${studio.token}/`],
      [slug, '/%00'],
    ]
    for (const [host, path] of asked) {
      const { headers } = await studio.get(host, path, { headers: { Cookie: 'a=1' } })
      expect([path, headers['set-cookie']]).toEqual([path, undefined])
      expect([path, headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
        path,
        'nosniff',
        'no-referrer',
      ])
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['content-security-policy']).toMatch(/sandbox/)
      expect(headers['content-security-policy']).not.toContain('allow-same-origin')
    }
  })

  it('of a page runs no script but ours, by its hash, and is framed by the studio alone', async () => {
    const { headers, text } = await studio.get(slug, '/')
    const csp = headers['content-security-policy'] as string
    const rules = Object.fromEntries(csp.split('; ').map((rule) => [rule.split(' ')[0]!, rule.split(' ').slice(1)]))
    expect(rules).toMatchObject({
      'default-src': ["'none'"],
      'connect-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ['https:', 'mailto:'],
      'frame-ancestors': [STUDIO_ORIGIN],
    })
    const scripted = /<script(?![^>]*ld\+json)/.test(text)
    expect(rules['sandbox']!.includes('allow-scripts')).toBe(scripted)
    expect(rules['script-src']!.every((source) => /^'(sha256-.+|none)'$/.test(source))).toBe(true)
  })
})

describe('a page that cannot be drawn', () => {
  it('says so with the id of the log line, and shows nothing of the cause', async () => {
    await studio.core.database.write.schema.dropTable('hosted_pages').execute()
    const answer = await studio.get(slug, '/somewhere/')
    expect(answer.status).toBe(500)
    const [id] = /req_[a-z0-9]+/.exec(answer.text)!
    expect(answer.text).not.toMatch(/sqlite|hosted_pages/i)
    expect(studio.log.find(({ fields }) => fields['request_id'] === id)).toMatchObject({ event: 'site.failed' })
  })
})
