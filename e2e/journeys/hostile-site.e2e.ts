import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveFolder } from '../../src/testing/folder-server.ts'
import { poison, poisonTheme, type HostileSite } from '../../src/testing/hostile-site.ts'
import { hangCanary, poke, provoke, provokeAll } from '../canary.ts'
import { expect, test, type Studio } from '../hosts.ts'
import { gained, reachOf } from '../reach.ts'
import { canvas, makeSite, type MadeSite } from '../site-steps.ts'
import { begin } from '../steps.ts'

test.setTimeout(600_000)

const COUNTER = 'https://static.cloudflareinsights.com/beacon.min.js'

/** What else stands at a site. */
const files = ['', 'feed.xml', 'feed.json', 'sitemap.xml', 'robots.txt', 'no/such/page/']

interface Poisoned {
  site: MadeSite & Place
  hostile: HostileSite
}

async function poisoned(studio: Studio, more?: 'theme' | 'plain addresses'): Promise<Poisoned> {
  await begin(studio.page)
  const made = await makeSite(studio.page, { template: 'Journal', name: 'Bees' })
  let hostile: HostileSite | undefined
  await studio.restart('close', async () => {
    hostile = await poison(studio.folder, made.slug, { addresses: more === 'plain addresses' ? 'plain' : 'hostile' })
    if (more === 'theme') await poisonTheme(studio.folder, made.slug)
  })
  return { site: { ...made, ...(await whereNow(studio)) }, hostile: hostile! }
}

interface Place {
  port: string
  token: string
  draft_url: string
  /** Folder of the posts: `posts/`. */
  folder: string
  api: string
  bearer: string
  /** Address of the window, to which a place in it is added as `#/sites`. */
  window: string
}

interface Canvas {
  draft_url: string
  frame: { default_locale: string; post_folders: Record<string, string> }
}

/** The studio is asked as its own window would ask it. */
async function ask<T>(place: Pick<Place, 'api' | 'bearer'>, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${place.api}/api/v1${path}`, {
    method,
    headers: { authorization: place.bearer, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return ((await answer.json()) as { data: T }).data
}

async function whereNow({ page }: Studio): Promise<Place> {
  const asked = page.waitForRequest((one) => one.headers()['authorization'] !== undefined)
  await page.reload()
  const bearer = (await asked).headers()['authorization']!
  const api = new URL(page.url()).origin
  const { draft_url, frame } = await ask<Canvas>({ api, bearer }, 'GET', '/studio/hosted/sites/1/canvas')
  const folder = frame.post_folders[frame.default_locale]!.slice(1)
  const { port, pathname } = new URL(draft_url)
  return { api, bearer, window: page.url().split('#')[0]!, draft_url, folder, port, token: pathname.split('/')[2]! }
}

test('a harness that sees nothing proves nothing: a page that does run its attacks is noticed', async ({
  visitors,
}) => {
  const context = await visitors.newContext()
  const canary = await hangCanary(context)
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(
        '<body><script>x()</script><img src=q onerror=x()><a href="javascript:x()">a</a><iframe src=//evil.example>',
      ),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    const { port } = server.address() as { port: number }
    await provoke(await context.newPage(), `http://127.0.0.1:${port}/`, canary)
    await expect.poll(() => canary.ran.length).toBeGreaterThanOrEqual(3)
    expect(canary.asked.join()).toContain('evil.example')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('what was put straight into the database never runs: live, at the fallback address, as a draft', async ({
  studio,
  visitors,
}) => {
  const { site, hostile } = await poisoned(studio)
  const context = await visitors.newContext()
  const canary = await hangCanary(context)
  const live = `http://${site.slug}.localhost:${site.port}/`
  const pages = [...files, ...hostile.pages.map(({ path }) => path.slice(1))]
  const posts = postsOf(site, hostile).filter((_, at) => at % 2 === 0)
  expect(pages.length).toBeGreaterThan(20)
  const below = (base: string, paths: readonly string[]) => paths.map((path) => base + path)
  const preview = `http://127.0.0.1:${site.port}/_preview/${site.slug}/`
  await provokeAll(context, below(live, [...pages, ...posts]), canary)
  await provokeAll(context, below(preview, pages), canary)
  await provokeAll(context, below(site.draft_url, pages), canary)
  expect(canary).toEqual({ ran: [], asked: [] })

  await test.step('no redirect leads to a script, to another host by stealth, or into the headers', async () => {
    for (const { from, to } of hostile.redirects) {
      const { headers } = await plainGet(site, from)
      const location = headers.location ?? '/'
      expect([to, location]).toEqual([to, expect.stringMatching(/^(?:\/(?![/\\])|https?:\/\/)[\u0021-\u007e]*$/)])
      expect(headers['set-cookie']).toBeUndefined()
    }
  })
})

test('what was put straight into the database never runs in the builder', async ({ studio }) => {
  const { site, hostile } = await poisoned(studio)
  const { page } = studio
  const canary = await hangCanary(page.context())
  // The canary tells more than that something was asked for; an image may bear any address, and runs none.
  page.removeAllListeners('request')
  page.on('request', (request) => {
    const isWeb = /^(https?|data|blob|about):/.test(request.url())
    if (!isWeb && request.resourceType() !== 'image') canary.ran.push(`${request.resourceType()} ${request.url()}`)
  })
  for (const { id } of hostile.pages) {
    await page.goto('about:blank')
    await page.goto(`${site.window}#/sites/1/pages/${id}`)
    await expect(canvas(page).locator('[data-section], footer').first()).toBeAttached({ timeout: 60_000 })
    for (const frame of page.frames()) await poke(frame)
  }
  expect(canary).toEqual({ ran: [], asked: [] })
})

test('what was put straight into the database never runs in an export, from a disk and from a web space', async ({
  studio,
  visitors,
}) => {
  const { site, hostile } = await poisoned(studio, 'plain addresses')
  const context = await visitors.newContext()
  const canary = await hangCanary(context)
  const folder = mkdtempSync(join(tmpdir(), 'quoin-export-'))
  const server = await serveFolder(folder)
  try {
    const wish = { target: 'folder', folder, despite_problems: true }
    const { id } = await ask<Exported>(site, 'POST', '/studio/hosted/sites/1/exports', wish)
    const now = () => ask<Exported>(site, 'GET', `/studio/hosted/exports/${id}`)
    await expect.poll(async () => (await now()).state, { timeout: 120_000 }).toMatch(/^(done|failed)$/)
    expect(await now()).toMatchObject({ state: 'done', error: null })
    const written = globSync('**/*.{html,xml,json}', { cwd: folder })
    expect(written.length).toBeGreaterThan(hostile.pages.length + hostile.posts.length)
    const [some, others] = [0, 1].map((rest) => written.filter((_, at) => at % 2 === rest))
    const below = (base: string, paths: readonly string[]) =>
      paths.map((path) => base + path.split('/').map(encodeURIComponent).join('/'))
    await provokeAll(context, below(`${pathToFileURL(folder).href}/`, some!), canary)
    await provokeAll(context, below(`${server.origin}/`, others!), canary)
    // An export counts visitors where its writer gave a token, as this one did; nothing else is asked for.
    const asked = canary.asked.filter((what) => what !== `script ${COUNTER}`)
    expect({ ...canary, asked }).toEqual({ ran: [], asked: [] })
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a theme that is refused is not drawn, and the site still stands', async ({ studio, visitors }) => {
  const { site, hostile } = await poisoned(studio, 'theme')
  const context = await visitors.newContext()
  const canary = await hangCanary(context)
  const paths = [...files, ...hostile.pages.slice(0, 3).map(({ path }) => path.slice(1))]
  const bases = [`http://${site.slug}.localhost:${site.port}/`, site.draft_url]
  await provokeAll(
    context,
    bases.flatMap((base) => paths.map((path) => base + path)),
    canary,
  )
  expect(canary).toEqual({ ran: [], asked: [] })
  expect((await plainGet(site, '/')).status).toBe(200)
  await studio.page.goto(`${site.window}#/sites/1/theme`)
  await expect(studio.page.getByRole('heading', { level: 1, name: 'Theme' })).toBeVisible()
})

test('a page reaches nothing but itself, and has all that is its own', async ({ studio, visitors }) => {
  await begin(studio.page)
  const made = await makeSite(studio.page, { template: 'Photographer', name: 'Bees' })
  const place = { ...made, ...(await whereNow(studio)) }
  // With a script of ours on it: pages without one run none at all.
  await ask(place, 'PATCH', '/public/hosted/sites/1', { theme_config: { footer: { theme_toggle: true } } })
  const context = await visitors.newContext()
  const seen: string[] = []
  context.on('response', (answer) => answer.url().startsWith(place.api) && seen.push(answer.url()))
  const live = `http://${made.slug}.localhost:${made.port}/`
  const targets = {
    api: place.api,
    bearer: place.bearer,
    other: `http://127.0.0.1:${made.port}/_preview/${made.slug}/`,
  }
  const page = await context.newPage()
  const bare = mkdtempSync(join(tmpdir(), 'quoin-bare-'))
  for (const name of ['index', 'other']) writeFileSync(join(bare, `${name}.html`), `<!doctype html><body>${name}`)

  await test.step('a page without the walls gets what ours must not get', async () => {
    const server = await serveFolder(bare)
    await page.goto(server.origin)
    const reach = gained(await reachOf(context, page, { ...targets, other: `${server.origin}/other.html` })).join('\n')
    for (const name of [
      'own pages',
      'another site',
      'in a frame',
      'a script',
      'a handler',
      'local storage',
      'a database',
    ])
      expect(reach).toContain(name)
    await server.close()
    await context.clearCookies()
  })

  for (const address of [live, targets.other, place.draft_url]) {
    await test.step(`from ${new URL(address).pathname.split('/')[1] || 'the live site'}`, async () => {
      seen.length = 0
      await page.goto(address)
      expect(gained(await reachOf(context, page, targets))).toEqual([])
      expect(seen).toEqual([])
      expect(await context.cookies()).toEqual([])
    })
  }

  await test.step('whoever opens it or frames it has no hold on it', async () => {
    const server = await serveFolder(bare)
    await page.goto(server.origin)
    const opened = page.waitForEvent('popup')
    await page.evaluate((address) => void window.open(address), live)
    const other = await opened
    await other.waitForURL(live)
    expect(await other.evaluate(() => window.opener === null)).toBe(true)
    await other.close()
    await page.evaluate((address) => {
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.append(frame)
    }, live)
    await expect.poll(() => page.frames()[1]?.url() ?? '').toMatch(/^chrome-error:/)
    await server.close()
    rmSync(bare, { recursive: true })
  })

  await test.step('its picture, its style and its font are there', async () => {
    await page.goto(live)
    const own = await page.evaluate(async () => {
      await document.fonts.ready
      const heading = document.querySelector('h1')!
      const { fontFamily, fontSize } = getComputedStyle(heading)
      const pictures = [...document.querySelectorAll('img')]
      for (const picture of pictures) picture.loading = 'eager'
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
      return {
        origin: self.origin,
        font: document.fonts.check(`${fontSize} ${fontFamily.split(',')[0]}`),
        loaded: [...document.fonts].filter(({ status }) => status === 'loaded').length,
        ground: getComputedStyle(document.body).backgroundColor,
        styles: [...document.styleSheets].filter(({ href }) => href).length,
        pictures: pictures.map(({ naturalWidth }) => naturalWidth > 0),
        drawings: document.querySelectorAll('main svg, main .pic').length,
      }
    })
    expect(own).toMatchObject({ origin: 'null', font: true, styles: 1 })
    expect(own.loaded).toBeGreaterThan(0)
    expect(own.ground).not.toBe('rgba(0, 0, 0, 0)')
    expect(own.pictures).not.toContain(false)
    expect(own.pictures.length + own.drawings).toBeGreaterThan(0)
  })
})

const postsOf = ({ folder }: Place, { posts }: HostileSite): string[] =>
  posts.map((name) => `${folder}${encodeURIComponent(name)}/`)

interface Exported {
  id: number
  state: string
}

/** Node does not find `*.localhost`, so the Host is said. */
function plainGet({ slug, port }: MadeSite, path: string): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { Host: `${slug}.localhost:${port}` } }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode!, headers: answer.headers })
    })
      .on('error', reject)
      .end()
  })
}
