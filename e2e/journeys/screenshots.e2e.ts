import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startVendorFake } from '../../src/testing/vendors/fake.ts'
import { expect, test } from '../hosts.ts'
import { editorial, later, type Shown } from '../pictures.ts'
import { begin, connect, expectSaved, generate, openArea, textOf, titleOf, write } from '../steps.ts'

const pictures = join(import.meta.dirname, '../../docs/images')
const size = { width: 1280, height: 800 }
const names = ['library', 'editor', 'run'] as const

const snap = async (page: Page, name: (typeof names)[number]) => {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' })
}

test.use({ options: { size, environment: {} } })

if (process.env['QUOIN_SHOTS'] === '1') {
  test('the pictures of the README are taken', async ({ studio }) => {
    test.setTimeout(300_000)
    const { page, folder } = studio
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.getByRole('radio', { name: 'Light' }).click()
    await begin(page)
    for (const { title, text } of editorial.shelf) await write(page, { title, text: text.slice(0, 1) })
    await write(page, { title: editorial.article.title })
    await compose(page, editorial.article.text)
    later(folder, [...editorial.shelf, editorial.article])

    await openArea(page, 'Articles')
    await page.reload()
    await page.getByRole('button', { name: 'Hide labels' }).click()
    await page.getByRole('row', { name: editorial.article.title }).click()
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(editorial.article.text[0]!)
    await snap(page, 'library')

    await page.keyboard.press('Enter')
    await expect(titleOf(page)).toHaveValue(editorial.article.title)
    await expect(textOf(page)).toContainText(editorial.article.text[0]!)
    await snap(page, 'editor')
    await takeRun(page)
  })
} else {
  for (const name of names) {
    test(`the picture ${name}.png of the README is there, and as large as the window`, () => {
      const file = join(pictures, `${name}.png`)
      expect(existsSync(file), file).toBe(true)
      const bytes = readFileSync(file)
      expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
      expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual(size)
    })
  }
}

/** Types an article: `## ` begins a heading, `- ` a list, `> ` a quote, as a writer would. */
async function compose(page: Page, text: Shown['text']): Promise<void> {
  for (const [place, block] of text.entries()) {
    if (place > 0) await page.keyboard.press('Enter')
    const [, mark = '', words = ''] = /^(## |- |> |)(.+)$/.exec(block)!
    const before = text[place - 1] ?? ''
    if (before.startsWith('- ') && mark !== '- ') await page.keyboard.press('Enter')
    if (mark !== '' && !(mark === '- ' && before.startsWith('- '))) await page.keyboard.type(mark)
    await page.keyboard.insertText(words)
  }
  await expectSaved(page)
}

async function takeRun(page: Page): Promise<void> {
  const fake = await startVendorFake()
  try {
    await connect(page, fake, editorial.run.model)
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click()
    await openArea(page, 'Today')
    const { topic, outline, sections } = editorial.run
    fake.next({ text: JSON.stringify(outline) }, ...sections.slice(0, 2).map((text) => ({ text })))
    fake.always({ text: sections[2]!, delay_ms_per_chunk: 150 })
    await generate(page, { topic, words: 600 })
    const sheet = page.getByRole('region', { name: 'Text so far' })
    await expect(sheet).toContainText(editorial.run.until, { timeout: 30_000 })
    await page.getByRole('button', { name: outline.sections[1]!.heading }).click()
    await snap(page, 'run')
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText('You stopped this run.')).toBeVisible()
  } finally {
    await fake.close()
  }
}
