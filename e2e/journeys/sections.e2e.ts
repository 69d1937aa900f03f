import { expect, test, type Browser } from '@playwright/test'
import { openChromium, openPage } from '../gallery/browser.ts'
import { axeFlaws, htmlFlaws, overflowFlaws, weightFlaws } from '../gallery/checks.ts'
import { serveGallery, type GalleryServer } from '../gallery/server.ts'
import { drawShow, hasIslands, presetKeys, variants, type Show } from '../gallery/shows.ts'

let server: GalleryServer
let browser: Browser
test.beforeAll(async () => {
  server = await serveGallery()
  browser = await openChromium()
})
test.afterAll(async () => {
  await browser.close()
  await server.close()
})

/** Each variant in one preset; neighbours differ, so that every preset has its turn. */
const shows: Show[] = variants.map((variant, at) => ({ ...variant, preset: presetKeys[at % presetKeys.length]! }))
const PARTS = 8

for (let part = 0; part < PARTS; part += 1) {
  test(`sections are for everyone, light and dark, on the smallest telephone: ${part + 1} of ${PARTS}`, async () => {
    const page = await openPage(browser)
    for (const [at, show] of shows.entries()) {
      if (at % PARTS !== part) continue
      const name = `${show.type} ${show.variant} in ${show.preset}`
      const { html, frame, problems } = drawShow(show)
      expect
        .soft(
          problems.filter(({ code }) => code !== 'broken_link').map(({ message }) => message),
          name,
        )
        .toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(server.put(`/${at}/`, html, frame))
      const css = server.sheetOf(frame)
      const flaws = [
        ...(await axeFlaws(page)),
        ...(await overflowFlaws(page, [360, 320])),
        ...weightFlaws(html, css, hasIslands(show)),
        ...htmlFlaws(html),
      ]
      expect.soft(flaws, name).toEqual([])
    }
    await page.close()
  })
}
