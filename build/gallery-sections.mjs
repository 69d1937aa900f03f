// Part of `npm run gallery`: sections as pictures, and what a machine can say of them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openChromium, openPage } from '../e2e/gallery/browser.ts'
import { axeFlaws, htmlFlaws, overflowFlaws, PAGE_BUDGET, weightFlaws } from '../e2e/gallery/checks.ts'
import { serveGallery } from '../e2e/gallery/server.ts'
import { drawShow, hasIslands, presetKeys, variants } from '../e2e/gallery/shows.ts'
import { contactSheet, overview } from './gallery-sheet.mjs'
import { root } from './tools.mjs'

const out = join(root, 'out', 'gallery')
const TONED = 'harbour'

/** True when nothing was found. `all`: each variant in every preset, not in the one whose turn it is. */
export async function shootSections({ types, theme, all }) {
  const chosen = variants.filter(({ type }) => types.length === 0 || types.includes(type))
  const themes = theme ? [theme] : presetKeys
  const unknown = [...types.filter((type) => !variants.some((one) => one.type === type)), ...themes].filter(
    (name) => !presetKeys.includes(name),
  )
  if (unknown.length > 0) {
    console.error(`There is no "${unknown[0]}". Types: ${[...new Set(variants.map(({ type }) => type))].join(', ')}.`)
    console.error(`Themes: ${presetKeys.join(', ')}.`)
    return false
  }
  for (const { type } of chosen) rmSync(join(out, type), { recursive: true, force: true })
  const shows = chosen.flatMap((variant, at) => showsOf(variant, { at, themes, all }))
  const server = await serveGallery()
  const browser = await openChromium()
  const queue = [...shows]
  await Promise.all([work(browser, server, queue), work(browser, server, queue)])
  await browser.close()
  await server.close()

  writeSheets(shows)
  return told(shows)
}

/** One variant in its turn of the presets, or in each; and in all tones of one of them. */
function showsOf(variant, { at, themes, all }) {
  const inTurn = all ? themes : [themes[at % themes.length]]
  const tones = all || themes.includes(TONED) ? ['light', 'dark', 'accent'] : []
  return [
    ...inTurn.map((preset) => ({ ...variant, preset, look: preset, flaws: [] })),
    ...tones.map((tone) => ({ ...variant, tone, preset: TONED, look: `${TONED}-tone-${tone}`, flaws: [] })),
  ]
}

async function work(browser, server, queue) {
  const page = await openPage(browser)
  for (let show = queue.shift(); show; show = queue.shift()) await shoot(page, server, show)
  await page.close()
}

async function shoot(page, server, show) {
  const { html, frame } = drawShow(show)
  const css = server.sheetOf(frame)
  show.bytes = Buffer.byteLength(html) + Buffer.byteLength(css)
  const folder = join(out, show.type)
  mkdirSync(folder, { recursive: true })
  const picture = (more) => ({ path: join(folder, `${show.variant}-${show.look}-${more}.png`), fullPage: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(server.put(`/${show.type}-${show.variant}-${show.look}/`, html, frame))
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.screenshot(picture('1280'))
  if (!show.tone) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.screenshot(picture('1280-dark'))
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 360, height: 720 })
    await page.screenshot(picture('360'))
  }
  show.flaws.push(...(await overflowFlaws(page, [360, 320])))
  await page.setViewportSize({ width: 1280, height: 720 })
  show.flaws.push(...(await axeFlaws(page)), ...weightFlaws(html, css, hasIslands(show)), ...htmlFlaws(html))
}

function writeSheets(shows) {
  const byType = Object.groupBy(shows, ({ type }) => type)
  for (const [type, list] of Object.entries(byType)) {
    writeFileSync(join(out, type, 'index.html'), contactSheet(type, list))
  }
  writeFileSync(join(out, 'index.html'), overview(Object.keys(byType)))
}

function told(shows) {
  const rows = Object.entries(Object.groupBy(shows, ({ type }) => type)).map(([type, list]) => [
    type,
    {
      pages: list.length,
      'heaviest, kB': Math.round(Math.max(...list.map(({ bytes }) => bytes)) / 100) / 10,
      flaws: list.reduce((sum, { flaws }) => sum + flaws.length, 0),
    },
  ])
  console.table(Object.fromEntries(rows))
  const bad = shows.filter(({ flaws }) => flaws.length > 0)
  for (const { type, variant, look, flaws } of bad)
    for (const flaw of flaws) console.error(`${type} ${variant} ${look}: ${flaw}`)
  console.log(`Budget of a page: ${PAGE_BUDGET / 1000} kB of HTML and CSS. Pictures: out/gallery/index.html`)
  return bad.length === 0
}
