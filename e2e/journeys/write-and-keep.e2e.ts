import type { Page } from '@playwright/test'
import { expect, test } from '../hosts.ts'
import { begin, expectSaved, expectTold, generate, mod, openArea, textOf, titleOf } from '../steps.ts'

const topic = 'How a keeper prepares a hive for winter'
const title = 'The hive in winter'
const opening = 'A hive that is light in October is empty in March.'

test('a writer gets a scaffold, makes it theirs, and finds all of it again', async ({ studio }) => {
  let { page } = studio
  await begin(page)

  await test.step('the offline drafter writes, without a pause', async () => {
    await generate(page, { topic, words: 600 })
    await expect(page.getByRole('heading', { name: 'The scaffold is ready' })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '100')
    await expect(page.getByRole('region', { name: 'Text so far' }).getByRole('heading', { level: 3 })).not.toHaveCount(
      0,
    )
    await page.getByRole('link', { name: 'Open article' }).click()
    await expect(page.getByText('Written by the offline drafter, without a model')).toBeVisible()
  })

  await test.step('title and text are changed: a paragraph, a heading, a list', async () => {
    await titleOf(page).fill(title)
    await titleOf(page).press('Enter')
    await page.keyboard.press(`${mod}+A`)
    await page.keyboard.press('Delete')
    await page.keyboard.type(opening)
    await page.keyboard.press('Enter')
    await page.keyboard.type('/h2')
    await expect(page.getByRole('listbox', { name: 'Blocks' })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type('What to weigh')
    await page.keyboard.press('Enter')
    await page.getByRole('toolbar', { name: 'Text tools' }).getByRole('button', { name: 'Bulleted list' }).click()
    await page.keyboard.type('The hive')
    await page.keyboard.press('Enter')
    await page.keyboard.type('The stores')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expectSaved(page)
    await expectText(page)
  })

  await test.step('Mod+S makes a version', async () => {
    await page.keyboard.press(`${mod}+S`)
    await expect(page.getByRole('contentinfo')).toContainText('Saved, with a version')
    await expectSaved(page)
  })

  await test.step('a sentence is lost and found: compare, preview, restore', async () => {
    await titleOf(page).fill('Another title')
    await textOf(page).getByText(opening).click({ clickCount: 3 })
    await page.keyboard.type('Nothing worth keeping.')
    await expectSaved(page)
    await page.getByRole('button', { name: 'Versions', exact: true }).click()
    await page.getByRole('navigation', { name: 'Versions' }).getByRole('button', { name: 'Saved by hand' }).click()
    const chosen = page.getByRole('region', { name: 'Chosen version' })
    await expect(chosen.getByRole('insertion').filter({ hasText: 'Nothing worth keeping.' })).toBeVisible()
    await expect(chosen.getByRole('deletion').filter({ hasText: 'empty in March' })).toBeVisible()
    await chosen.getByRole('tab', { name: 'Preview' }).click()
    await expect(chosen.getByRole('heading', { name: title })).toBeVisible()
    await expect(chosen.getByText(opening)).toBeVisible()
    await chosen.getByRole('button', { name: 'Restore this version' }).click()
    await expectTold(page, 'Version restored.')
    await expect(titleOf(page)).toHaveValue(title)
    await expectText(page)
    await expectSaved(page)
  })

  await test.step('after a clean end everything is there', async () => {
    page = await studio.restart('close')
    await open(page)
    await expectText(page)
    await page.getByRole('button', { name: 'Versions', exact: true }).click()
    const versions = page.getByRole('navigation', { name: 'Versions' })
    await expect(versions.getByRole('button', { name: 'Saved by hand' })).toBeVisible()
    await expect(versions.getByRole('button', { name: 'Generated text' })).toBeVisible()
    await page.getByRole('button', { name: 'Versions', exact: true }).click()
  })

  await test.step('what the strip calls saved outlives a power cut', async () => {
    await textOf(page).getByText(opening).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Weigh it twice.')
    await expectSaved(page)
    page = await studio.restart('kill')
    await open(page)
    await expect(textOf(page)).toContainText(`${opening} Weigh it twice.`)
    await expectText(page)
  })
})

async function open(page: Page): Promise<void> {
  await openArea(page, 'Articles')
  await page.getByRole('row', { name: title }).dblclick()
  await expect(titleOf(page)).toHaveValue(title)
}

async function expectText(page: Page): Promise<void> {
  await expect(textOf(page).getByRole('paragraph').filter({ hasText: opening })).toBeVisible()
  await expect(textOf(page).getByRole('heading', { level: 2, name: 'What to weigh' })).toBeVisible()
  await expect(
    textOf(page)
      .getByRole('listitem')
      .filter({ hasText: /^The (hive|stores)$/ }),
  ).toHaveCount(2)
}
