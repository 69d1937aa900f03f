import { request } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serveFolder } from '../../src/testing/folder-server.ts'
import { unzip } from '../../src/testing/unzip.ts'
import { expect, test } from '../hosts.ts'
import {
  canvas,
  canvasFrame,
  expectBuilder,
  expectPageSaved,
  makeSite,
  openHome,
  openPlace,
  rowNames,
  rows,
  type MadeSite,
} from '../site-steps.ts'
import { begin, mod, write } from '../steps.ts'

const heading = 'Honey from eleven floors up'

test.setTimeout(300_000)

test('a site is built, published, seen by a visitor and carried away', async ({ studio, visitors }) => {
  const { page } = studio
  let site: MadeSite

  await test.step('an article is written', async () => {
    await begin(page)
    await write(page, { title: 'The first harvest', text: ['Nine jars, and honey on every door handle.'] })
  })

  await test.step('a site is made from a template', async () => {
    site = await makeSite(page, { template: 'Journal', name: 'Bees' })
    expect(site.slug).toBe('bees')
  })

  const visitor = await (await visitors.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  const before = await groundAt(visitor, site!.address)

  await test.step('the heading is edited on the page itself', async () => {
    await openHome(page)
    const first = canvas(page).getByRole('heading', { level: 1 })
    await first.dblclick()
    await expect(first).toHaveAttribute('contenteditable', 'plaintext-only')
    await page.keyboard.press(`${mod}+A`)
    await page.keyboard.insertText(heading)
    await page.keyboard.press('Escape')
    await expect(first).toHaveText(heading)
    await expectPageSaved(page)
  })

  const known = await rowNames(page)

  await test.step('a section is added with the keyboard alone, and moved', async () => {
    await rows(page).first().focus()
    await page.keyboard.press('/')
    const gallery = page.getByRole('dialog', { name: 'Add a section' })
    await expect(gallery.getByRole('textbox', { name: 'Find' })).toBeFocused()
    await page.keyboard.type('figures')
    await expect(gallery.locator('[data-card]').first()).toHaveAccessibleName('Add: Figures')
    await page.keyboard.press('Enter')
    await expect(gallery).toBeHidden()
    await expect.poll(() => rowNames(page)).toEqual([known[0], expect.stringMatching(/^Figures/), ...known.slice(1)])
    await expect(canvasFrame(page)).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => rowNames(page)).toEqual([expect.stringMatching(/^Figures/), ...known])
    await expectPageSaved(page)
  })

  const built = await rowNames(page)

  await test.step('steps are taken back and done again', async () => {
    await page.keyboard.press(`${mod}+Z`)
    await expect.poll(() => rowNames(page)).toEqual([known[0], built[0], ...known.slice(1)])
    await page.keyboard.press(`${mod}+Z`)
    await expect.poll(() => rowNames(page)).toEqual(known)
    await page.keyboard.press(`${mod}+Shift+Z`)
    await page.keyboard.press(`${mod}+Shift+Z`)
    await expect.poll(() => rowNames(page)).toEqual(built)
  })

  await test.step('after a reload the steps are still there', async () => {
    await expectPageSaved(page)
    await page.reload()
    await expectBuilder(page)
    expect(await rowNames(page)).toEqual(built)
    const undo = page.getByRole('button', { name: /^Undo: / })
    await undo.click()
    await expect.poll(() => rowNames(page)).toEqual([known[0], built[0], ...known.slice(1)])
    await page.getByRole('button', { name: /^Redo: / }).click()
    await expect.poll(() => rowNames(page)).toEqual(built)
  })

  await test.step('the page is published, and the dialog says what changes', async () => {
    await page.getByRole('button', { name: /^Publish \d+ change/ }).click()
    const dialog = page.getByRole('dialog', { name: 'on Bees' })
    await expect(dialog.getByText('Added: Figures')).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: heading })).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Publish to Bees' }).click()
    const done = page.getByRole('dialog', { name: 'is live' })
    await expect(done.getByRole('link', { name: site.address }).first()).toBeVisible()
    await done.getByRole('button', { name: 'Back to the page' }).click()
    await expect(page.getByRole('contentinfo')).toContainText('Live on this computer')
  })

  await test.step('the theme is changed', async () => {
    await page.getByRole('link', { name: 'Bees', exact: true }).click()
    await openPlace(page, 'Theme')
    await page.getByRole('radio', { name: 'Dusk' }).click()
    await expect(page.getByRole('radio', { name: 'Dusk' })).toBeChecked()
    await expect(page.getByText('Saved on this computer').first()).toBeVisible()
  })

  await test.step('the article becomes a post', async () => {
    await openPlace(page, 'Posts')
    await page.getByRole('button', { name: 'Publish an article' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Which article?' })
    await dialog.getByRole('radio', { name: 'The first harvest' }).click()
    await dialog.getByRole('button', { name: 'Publish to Bees' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('“The first harvest” is live.').first()).toBeVisible()
  })

  const post = await test.step('a visitor sees all of it', async () => {
    await visitor.goto(site.address)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(visitor.getByText('families had a warm meal')).toBeVisible()
    expect(await groundAt(visitor, site.address)).not.toBe(before)
    const map = (await read(site, '/sitemap.xml')).toString()
    const path = /<loc>[^<]*?(\/[^<]*first-harvest\/)<\/loc>/.exec(map)![1]!.replace(/^\/\/[^/]+/, '')
    await visitor.goto(new URL(path, site.address).href)
    await expect(visitor.getByRole('heading', { level: 1, name: 'The first harvest' })).toBeVisible()
    await expect(visitor.getByText('Nine jars, and honey on every door handle.')).toBeVisible()
    return path
  })

  await test.step('the site is carried away as a ZIP, and is the same elsewhere', async () => {
    await openPlace(page, 'Export')
    await page.getByRole('radio', { name: 'ZIP archive' }).click()
    await page.getByRole('button', { name: /^(Export as ZIP|Export anyway)$/ }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download ZIP' }).first().click({ timeout: 60_000 })
    const folder = mkdtempSync(join(tmpdir(), 'quoin-carried-'))
    await unzip(await (await downloading).path(), folder)
    const server = await serveFolder(folder)
    try {
      for (const path of ['/', post]) {
        expect(readFileSync(join(folder, path, 'index.html'), 'utf8')).toBe((await read(site, path)).toString())
        const looks = []
        for (const base of [site.address, `${server.origin}/`]) {
          await visitor.goto(base + path.slice(1))
          await visitor.evaluate(() => document.fonts.ready)
          looks.push(await visitor.screenshot({ fullPage: true, animations: 'disabled' }))
        }
        expect(looks[1]!.equals(looks[0]!), `${path} looks the same`).toBe(true)
      }
    } finally {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

async function groundAt(visitor: Page, address: string): Promise<string> {
  await visitor.goto(address)
  return visitor.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

/** Node does not find `*.localhost`, so the Host is said. */
function read({ slug, port }: MadeSite, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { Host: `${slug}.localhost:${port}` } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    })
      .on('error', reject)
      .end()
  })
}
