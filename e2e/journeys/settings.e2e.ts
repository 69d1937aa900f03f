import type { Page } from '@playwright/test'
import { expect, test } from '../hosts.ts'
import { begin, openSettings } from '../steps.ts'

/** The colour of the window as it is painted, whatever the stylesheet says. */
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('theme and language change at once and stay', async ({ studio }) => {
  let { page } = studio
  await begin(page)
  await openSettings(page, 'Appearance')
  await page.getByRole('radio', { name: 'Light', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Light', exact: true })).toBeChecked()
  const light = await ground(page)

  await page.getByRole('radio', { name: 'Dark', exact: true }).click()
  await expect.poll(() => ground(page)).not.toBe(light)
  const dark = await ground(page)

  await page.getByRole('radio', { name: 'Українська' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Вигляд' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Темна' })).toBeChecked()

  page = await studio.restart('close')
  await expect(page.getByRole('heading', { level: 1, name: 'Сьогодні' })).toBeVisible()
  expect(await ground(page)).toBe(dark)
})

test('a program gets a key, uses it, and loses it', async ({ studio }) => {
  let { page } = studio
  await begin(page)
  await openSettings(page, 'Plan and usage')
  await page.getByRole('radio', { name: 'Pro' }).click()
  await expect(page.getByRole('radio', { name: 'Pro' })).toBeChecked()

  await openSettings(page, 'API keys')
  await page.getByRole('button', { name: 'Create key' }).click()
  const questions = page.getByRole('dialog', { name: 'Create a key' })
  await questions.getByRole('textbox', { name: 'Name' }).fill('Journey')
  await questions.getByRole('button', { name: 'Create key' }).click()

  const once = page.getByRole('dialog', { name: 'Key for Journey' })
  await expect(once.getByText('This is the only time the key is shown')).toBeVisible()
  const key = (await once.getByRole('group', { name: 'The key' }).innerText()).trim()
  const snippet = await once.getByRole('group', { name: 'Try it' }).innerText()
  const address = snippet.match(/http:\/\/\S+/)![0]
  await page.keyboard.press('Escape')
  await expect(once).toBeVisible()
  await once.getByRole('button', { name: 'I have stored it' }).click()
  await expect(once).toBeHidden()

  const ask = (bearer: string) => fetch(address, { headers: { authorization: `Bearer ${bearer}` } })
  expect((await ask(key)).status).toBe(200)
  expect((await ask(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`)).status).toBe(401)

  await page.reload()
  const row = page.getByRole('row', { name: 'Journey' })
  await expect(row).toBeVisible()
  await expect(page.getByText(key)).toHaveCount(0)

  await row.getByRole('button', { name: 'Revoke Journey' }).click()
  const question = page.getByRole('alertdialog', { name: 'Revoke the key “Journey”?' })
  await expect(question.getByRole('button', { name: 'Keep key' })).toBeFocused()
  await question.getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByText('1 revoked key')).toBeVisible()
  const refused = await ask(key)
  expect(refused.status).toBe(401)
  expect(await refused.text()).not.toContain(key)

  page = await studio.restart('close')
  await openSettings(page, 'API keys')
  await expect(page.getByText('1 revoked key')).toBeVisible()
})

test('an assistant connects with what the page gives it, and may only look with a read key', async ({ studio }) => {
  const { page } = studio
  await begin(page)
  await openSettings(page, 'API keys')
  await page.getByRole('button', { name: 'Create key' }).click()
  const questions = page.getByRole('dialog', { name: 'Create a key' })
  await questions.getByRole('textbox', { name: 'Name' }).fill('Assistant')
  await questions.getByRole('button', { name: 'Create key' }).click()
  const once = page.getByRole('dialog', { name: 'Key for Assistant' })
  const key = (await once.getByRole('group', { name: 'The key' }).innerText()).trim()
  await once.getByRole('button', { name: 'I have stored it' }).click()

  const config = await page.getByRole('group', { name: 'Configuration for the assistant' }).innerText()
  const { url, headers } = JSON.parse(config.replace('$QUOIN_KEY', key)).mcpServers.quoin as {
    url: string
    headers: Record<string, string>
  }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toContain('"list_sites"')
  expect(text).not.toContain('"create_site"')
})

test('an image model is pointed at another model and back', async ({ studio }) => {
  const { page } = studio
  await begin(page)
  await openSettings(page, 'AI providers')
  await page.getByRole('button', { name: 'Change OpenAI GPT Image' }).click()
  const form = page.getByRole('dialog', { name: 'Change OpenAI GPT Image' })
  await form.getByRole('textbox', { name: 'Address of the server' }).fill('nonsense')
  await form.getByRole('button', { name: 'Save model' }).click()
  await expect(form.getByText('Give the whole address')).toBeVisible()
  await form.getByRole('textbox', { name: 'Address of the server' }).fill('')
  await form.getByRole('textbox', { name: 'Model' }).fill('gpt-image-next')
  await form.getByRole('button', { name: 'Save model' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('gpt-image-next')).toBeVisible()

  await page.getByRole('button', { name: 'Reset OpenAI GPT Image' }).click()
  await expect(page.getByText('gpt-image-next')).toBeHidden()
})
