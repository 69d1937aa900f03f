// Part of `npm run gallery -- templates [key…]`: pictures of the home pages for the window, in resources/templates/,
// and every page of every template looked over by machine.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { openChromium, openPage } from '../e2e/gallery/browser.ts'
import { axeFlaws, htmlFlaws, overflowFlaws } from '../e2e/gallery/checks.ts'
import { serveGallery } from '../e2e/gallery/server.ts'
import { drawTemplate } from '../e2e/gallery/templates.ts'
import { siteLocales } from '../src/site/section.ts'
import { templates } from '../src/site/templates/index.ts'
import { testStudio } from '../src/testing/test-studio.ts'
import { root } from './tools.mjs'

const folder = join(root, 'resources', 'templates')
const out = join(root, 'out', 'gallery', 'templates')
const SIZE_LIMIT = 45_000

/** True when nothing was found. `alone`: the pictures of the home pages and nothing else. */
export async function shootTemplates(keys, { alone }) {
  const unknown = keys.find((key) => !templates.some((template) => template.key === key))
  if (unknown) {
    console.error(`There is no template "${unknown}". There are: ${templates.map(({ key }) => key).join(', ')}.`)
    return false
  }
  mkdirSync(folder, { recursive: true })
  const chosen = templates.filter(({ key }) => keys.length === 0 || keys.includes(key))
  const queue = chosen.flatMap(({ key }) => siteLocales.map((locale) => ({ key, locale })))
  const studio = await testStudio()
  const server = await serveGallery()
  const browser = await openChromium()
  const rows = []
  const work = async () => {
    const page = await openPage(browser)
    for (let next = queue.shift(); next; next = queue.shift())
      rows.push(await shoot(page, { studio, server, alone }, next))
    await page.close()
  }
  await Promise.all([work(), work()])
  await browser.close()
  await server.close()
  await studio.close()
  return told(rows)
}

async function shoot(page, { studio, server, alone }, { key, locale }) {
  const name = `${key}-${locale}`
  const { frame, pages } = await drawTemplate(studio, { key, locale, base: `${server.origin}/${name}/` })
  const flaws = []
  let bytes = 0
  const wanted = alone ? pages.filter(({ path }) => path === '/') : pages
  for (const { path, html, problems } of wanted) {
    await page.setViewportSize({ width: 1280, height: 960 })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(server.put(`/${name}${path}`, html, frame))
    await page.evaluate(() => document.fonts.ready.then(() => true))
    if (path === '/') bytes = await keep(await page.screenshot(), name)
    if (alone) break
    await shootWhole(page, name, path)
    const found = [
      ...problems,
      ...(await axeFlaws(page)),
      ...(await overflowFlaws(page, [360, 320])),
      ...htmlFlaws(html),
    ]
    flaws.push(...found.map((flaw) => `${name}${path}: ${flaw}`))
  }
  if (bytes > SIZE_LIMIT) flaws.push(`${name}: the picture has ${bytes} bytes`)
  return { name, pages: wanted.length, bytes, flaws }
}

/** As good as fits. */
async function keep(png, name) {
  let body
  for (const quality of [86, 78, 70, 60]) {
    body = await sharp(png).resize(640, 480).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (body.length <= SIZE_LIMIT) break
  }
  writeFileSync(join(folder, `${name}.webp`), body)
  return body.length
}

async function shootWhole(page, name, path) {
  const picture = (kind) => ({ path: join(out, `${name}${path.replaceAll('/', '_')}${kind}.png`), fullPage: true })
  await page.screenshot(picture('1280'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot(picture('1280-dark'))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.screenshot(picture('360'))
  await page.setViewportSize({ width: 1280, height: 960 })
}

function told(rows) {
  rows.sort((a, b) => a.name.localeCompare(b.name))
  console.table(
    Object.fromEntries(rows.map(({ name, pages, bytes, flaws }) => [name, { pages, bytes, flaws: flaws.length }])),
  )
  const flaws = rows.flatMap((row) => row.flaws)
  for (const flaw of flaws) console.error(flaw)
  return flaws.length === 0
}
