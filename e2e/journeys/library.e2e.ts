import type { Page } from '@playwright/test'
import { expect, test } from '../hosts.ts'
import { begin, expectTold, openArea, palette, undo, write } from '../steps.ts'

const texts = [
  { title: 'Дикі бджоли в місті', text: ['Більшість диких бджіл живе поодинці.'] },
  { title: 'Медові рослини лісостепу', text: ['Липа цвіте в червні, і тоді бджоли мають найбільше роботи.'] },
  { title: 'A hive on the roof', text: ['Thirteen beekeepers share one roof in Lviv.'] },
  { title: 'Winter stores', text: ['A hive that is light in October is empty in March.'] },
]

const row = (page: Page, title: string) => page.getByRole('row', { name: title })
const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })

async function search(page: Page, words: string, titles: readonly string[]): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(words)
  await expect(rows(page)).toHaveCount(titles.length)
  for (const title of titles) await expect(row(page, title)).toBeVisible()
}

test('a library is searched, sorted out, thrown away and brought back', async ({ studio }) => {
  const { page } = studio
  const [bees, plants, roof, winter] = texts.map(({ title }) => title) as [string, string, string, string]
  await begin(page)
  for (const text of texts) await write(page, text)
  await openArea(page, 'Articles')
  await expect(rows(page)).toHaveCount(4)

  await test.step('search knows capital letters of every script, and beginnings of words', async () => {
    await search(page, 'ДИКІ', [bees])
    await search(page, 'бджол', [bees, plants])
    await search(page, 'beekeep', [roof])
    await search(page, 'OCTOBER', [winter])
    await search(page, 'hive', [roof, winter])
  })

  await test.step('what was searched is in the address and survives a reload', async () => {
    await page.reload()
    await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('hive')
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(rows(page)).toHaveCount(4)
  })

  await test.step('two are archived at once, and one press brings them back', async () => {
    await archive(page, [roof, winter])
    await expect(rows(page).filter({ hasText: 'Archived' })).toHaveCount(2)
    await undo(page)
    await expect(rows(page).filter({ hasText: 'Archived' })).toHaveCount(0)
    await expect(rows(page).filter({ hasText: 'Draft' })).toHaveCount(4)
  })

  await test.step('a filter is in the address too', async () => {
    await archive(page, [roof, winter])
    await page.getByRole('button', { name: 'Status', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'Archived' }).click()
    await expect(rows(page)).toHaveCount(2)
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(rows(page)).toHaveCount(4)
  })

  await test.step('one goes to the trash, and Undo takes it out again', async () => {
    await row(page, bees).click()
    await page.keyboard.press('Delete')
    await expect(row(page, bees)).toHaveCount(0)
    await undo(page)
    await expect(row(page, bees)).toBeVisible()
  })

  await test.step('the trash gives back, and deletes for good only when asked', async () => {
    for (const title of [bees, plants]) {
      await row(page, title).click()
      await page.keyboard.press('Delete')
      await expect(row(page, title)).toHaveCount(0)
    }
    await palette(page, 'Go to the trash')
    await expect(rows(page)).toHaveCount(2)
    await row(page, plants).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Restore' }).click()
    await expect(rows(page)).toHaveCount(1)

    await row(page, bees).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Delete for good' }).click()
    const question = page.getByRole('alertdialog', { name: `Delete “${bees}” for good?` })
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(row(page, bees)).toBeVisible()
    await row(page, bees).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Delete for good' }).click()
    await question.getByRole('button', { name: 'Delete article' }).click()
    await expect(page.getByText('The trash is empty.')).toBeVisible()

    await openArea(page, 'Articles')
    await expect(rows(page)).toHaveCount(3)
    await expect(row(page, plants)).toBeVisible()
    await expect(row(page, bees)).toHaveCount(0)
  })
})

async function archive(page: Page, [first, ...others]: readonly string[]): Promise<void> {
  await row(page, first!).click()
  for (const title of others) await row(page, title).click({ modifiers: ['ControlOrMeta'] })
  await page.getByRole('group', { name: 'Selected articles' }).getByRole('button', { name: 'Archive' }).click()
  await expectTold(page, `${1 + others.length} articles archived`)
}
