import { expect, test } from '../hosts.ts'

test('a person starts for the first time, with samples to look at', async ({ studio }) => {
  let { page } = studio

  await test.step('the first window asks for nothing but language, theme and a desk', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Quoin' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })

  await test.step('it speaks the language that is chosen, at once', async () => {
    await page.getByRole('radio', { name: 'Українська' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Вітаємо' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('uk')
    await page.getByRole('radio', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Quoin' })).toBeVisible()
  })

  await test.step('three samples lie on the desk', async () => {
    await expect(page.getByRole('radio', { name: 'With samples' })).toBeChecked()
    await page.getByRole('button', { name: 'Start with samples' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Sample' })).toHaveCount(3)
    await expect(page.getByText('3 of your articles are samples.')).toBeVisible()
  })

  await test.step('one is opened', async () => {
    const sample = page.getByRole('main').getByRole('link', { name: 'Sample' }).first()
    const said = await sample.innerText()
    await sample.click()
    const title = page.getByRole('textbox', { name: 'Title of the article' })
    await expect(title).not.toHaveValue('')
    expect(said).toContain(await title.inputValue())
    await expect(page.getByRole('textbox', { name: 'Text of the article' })).toContainText(/\p{L}{3,}/u)
  })

  await test.step('the welcome does not come back', async () => {
    page = await studio.restart()
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await expect(page.getByText('3 of your articles are samples.')).toBeVisible()
  })
})
