import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../hosts.ts'
import { expectSaved, expectTold, mod, palette, textOf, titleOf } from '../steps.ts'

const title = 'Wild bees'

test('everything can be done without a pointer', async ({ studio: { page } }) => {
  await test.step('the first start', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'English' }))
    await tabTo(page, page.getByRole('radio', { name: 'System' }))
    await tabTo(page, page.getByRole('radio', { name: 'With samples' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Empty' })).toBeChecked()
    await expectFocusSeen(page)
    await tabTo(page, page.getByRole('button', { name: 'Start empty' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await expectFocusKept(page)
  })

  await test.step('a new article: title, text, a version', async () => {
    await palette(page, 'New article')
    await expect(titleOf(page)).toHaveValue('')
    await expectFocusKept(page)
    await tabTo(page, titleOf(page))
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await expect(textOf(page)).toBeFocused()
    await page.keyboard.type('Most wild bees live alone.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/h2')
    await expect(page.getByRole('option', { name: 'Heading 2' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Where they sleep')
    await expect(textOf(page).getByRole('heading', { level: 2, name: 'Where they sleep' })).toBeVisible()
    await expectSaved(page)
    await page.keyboard.press(`${mod}+S`)
    await expect(page.getByRole('contentinfo')).toContainText('Saved, with a version')
    await expect(textOf(page)).toBeFocused()
  })

  await test.step('the versions, and back to the text', async () => {
    await page.keyboard.press(`${mod}+Shift+H`)
    const newest = page.getByRole('navigation', { name: 'Versions' }).getByRole('button', { name: 'Saved by hand' })
    await expect(newest).toBeVisible()
    await expectFocusKept(page)
    await tabTo(page, newest)
    await page.keyboard.press(`${mod}+Shift+H`)
    await expect(textOf(page)).toBeFocused()
  })

  await test.step('found in the library, and opened', async () => {
    await palette(page, 'Go to Articles')
    await expect(row(page)).toBeFocused()
    await expectFocusSeen(page)
    await page.keyboard.press(`${mod}+F`)
    await expect(page.getByRole('searchbox', { name: 'Search articles' })).toBeFocused()
    await page.keyboard.type('WILD')
    await expect(page.getByText('1 article found').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(row(page)).toBeFocused()
    await expectFocusSeen(page)
    await page.keyboard.press('Enter')
    await expect(titleOf(page)).toHaveValue(title)
    await expectFocusKept(page)
  })

  await test.step('thrown away in the editor, brought back by the message', async () => {
    await palette(page, 'Move to the trash')
    await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
    await expectTold(page, 'Article moved to the trash')
    await expectFocusKept(page)
    await undoByKey(page)
    await expect(row(page)).toBeVisible()
  })

  await test.step('thrown away in the library, brought back by the message', async () => {
    await tabTo(page, row(page))
    await page.keyboard.press('Delete')
    await expectTold(page, '1 article moved to the trash')
    await expect(row(page)).toHaveCount(0)
    await expectFocusKept(page)
    await undoByKey(page)
    await expect(row(page)).toBeVisible()
    await expectFocusKept(page)
  })

  await test.step('a dialog opens, holds the focus, and gives it back', async () => {
    await palette(page, 'Settings: API keys')
    const opener = page.getByRole('button', { name: 'Create key' })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Create a key' })
    await expect(dialog).toBeVisible()
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

const row = (page: Page): Locator => page.getByRole('row', { name: title })

/** Walks as a person would. Every stop on the way can be seen. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible()
  for (let press = 0; press < 60; press++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await expectFocusSeen(page)
  }
  await expect(goal).toBeFocused()
}

/** F6 goes from pane to pane, and the messages are one of them while there are any. */
async function undoByKey(page: Page): Promise<void> {
  const region = page.getByRole('region', { name: 'Messages' })
  for (let press = 0; press < 12 && (await region.locator(':focus').count()) === 0; press++) {
    await page.keyboard.press('F6')
  }
  await tabTo(page, region.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
}

/** The focus is somewhere: not on the body, where keys reach nobody. */
const expectFocusKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.localName ?? 'nothing')).not.toMatch(/^(body|nothing)$/)

/** A ring is drawn around what has the focus, or it is a text with its caret. */
async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return 'the focus is on the body'
    if (element.isContentEditable || element.matches('textarea, input:not([type=radio], [type=checkbox])')) return 'yes'
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) return `nothing is drawn: ${element.outerHTML.slice(0, 120)}`
    if (outlineStyle === 'none' || outlineWidth === '0px') return `no ring: ${element.outerHTML.slice(0, 120)}`
    return 'yes'
  })
  expect(seen).toBe('yes')
}
