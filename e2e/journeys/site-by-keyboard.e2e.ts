import type { Page } from '@playwright/test'
import { expect, test } from '../hosts.ts'
import { canvas, expectBuilder, expectPageSaved, makeSite, rowNames, rows } from '../site-steps.ts'
import { begin, mod, palette } from '../steps.ts'

test('a site is built without a pointer', async ({ studio: { page } }) => {
  await begin(page)
  await makeSite(page, { template: 'Journal', name: 'Bees' })

  await test.step('from the list of sites into the builder', async () => {
    await palette(page, 'Go to Sites')
    await expect(page.getByRole('heading', { level: 1, name: 'Sites' })).toBeVisible()
    await tabTo(page, 'link', /^Bees/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Bees' })).toBeVisible()
    await tabTo(page, 'link', /^Edit home page/)
    await page.keyboard.press('Enter')
    await expectBuilder(page)
  })

  const before = await rowNames(page)
  const [first, second] = before

  await test.step('sections are chosen and moved', async () => {
    await tabTo(page, 'button', new RegExp(`^${first!.split(',')[0]}.*1 of`))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(rows(page).nth(1)).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => rowNames(page)).toEqual([second, first, ...before.slice(2)])
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => rowNames(page)).toEqual(before)
  })

  await test.step('one is doubled, removed, and brought back', async () => {
    await page.keyboard.press(`${mod}+D`)
    await expect.poll(() => rowNames(page)).toEqual([first, second, second, ...before.slice(2)])
    await page.keyboard.press('Delete')
    await expect.poll(() => rowNames(page)).toEqual(before)
    await page.keyboard.press(`${mod}+Z`)
    await expect.poll(() => rowNames(page)).toEqual([first, second, second, ...before.slice(2)])
    await page.keyboard.press(`${mod}+Z`)
    await expect.poll(() => rowNames(page)).toEqual(before)
  })

  await test.step('the variant changes and comes back', async () => {
    await rows(page).first().focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    const posts = canvas(page).locator('[data-section]').nth(1)
    const shown = () => posts.evaluate((element) => element.outerHTML)
    const one = await shown()
    await page.keyboard.press(']')
    await expect.poll(shown).not.toBe(one)
    await page.keyboard.press('[')
    await expect.poll(shown).toBe(one)
    await page.keyboard.press('ArrowUp')
  })

  await test.step('a section is added after the chosen one', async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused()
    await page.keyboard.type('call to action')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => rowNames(page))
      .toEqual([first, expect.stringMatching(/^Call to action/), ...before.slice(1)])
  })

  await test.step('its heading is edited on the page, and left', async () => {
    await page.keyboard.press('Enter')
    const typed = canvas(page).locator('[contenteditable]')
    await expect(typed).toBeFocused()
    await page.keyboard.press(`${mod}+A`)
    await page.keyboard.insertText('Come and see the bees')
    await page.keyboard.press('Escape')
    await expect(typed).toHaveCount(0)
    await expect.poll(() => rowNames(page)).toContain('Call to action, Come and see the bees')
    await expectPageSaved(page)
  })

  await test.step('it is copied to another page', async () => {
    await page.keyboard.press(`${mod}+C`)
    await tabTo(page, 'button', /^More of this site/)
    await page.keyboard.press('Enter')
    const way = page.getByRole('menuitem', { name: 'Pages and navigation' })
    await expect(way).toBeVisible()
    await page.keyboard.type('Pages')
    await expect(way).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('treegrid').first()).toBeVisible()
    await page.getByRole('treegrid').first().getByRole('row').nth(1).focus()
    await page.keyboard.press('Enter')
    await expectBuilder(page)
    const there = await rowNames(page)
    expect(there).not.toContain('Call to action, Come and see the bees')
    await rows(page).first().focus()
    await page.keyboard.press(`${mod}+V`)
    await expect.poll(() => rowNames(page)).toContain('Call to action, Come and see the bees')
    expect(await rowNames(page)).toHaveLength(there.length + 1)
    await expectPageSaved(page)
  })

  await test.step('every key is on the sheet', async () => {
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    for (const name of ['Add a section after this one', 'Move the section up', 'Next variant', 'Paste the section'])
      await expect(sheet.getByText(name)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
})

/** Walks with Tab until the focus is on what bears this name. */
async function tabTo(page: Page, role: 'link' | 'button', name: RegExp): Promise<void> {
  const goal = page.getByRole(role, { name }).first()
  await expect(goal).toBeVisible()
  for (let press = 0; press < 60; press++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(goal).toBeFocused()
}
