import { areas } from '../../src/contract/operation.ts'
import { expect, test } from '../hosts.ts'
import { begin } from '../steps.ts'

test('the page of the API works without a network, from the description to an answer', async ({ studio }) => {
  const { page } = studio
  await begin(page)
  const own = new URL(page.url()).origin
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== own && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  await page.goto(`${own}/api/v1/public/docs`)

  await expect(page.getByRole('heading', { name: /Quoin/ })).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html.dark-mode')).toHaveCount(Number(colorScheme === 'dark'))
  }
  const shown = areas.slice(0, areas.indexOf('Hosted images') + 1)
  for (const area of shown) await expect(page.getByRole('link', { name: area, exact: true })).toBeVisible()
  const links = await page.getByRole('link').allTextContents()
  expect(links.map((text) => text.trim()).filter((text) => shown.some((area) => area === text))).toEqual(shown)

  // How to say who you are.
  await page.getByRole('button', { name: 'Authorize' }).first().click()
  await expect(page.getByRole('heading', { name: /apiKey/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /bearer/ })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()

  // A call with its example, to be changed and sent.
  await page
    .getByRole('button', { name: /POST \/articles\/generate/i })
    .first()
    .click()
  await expect(page.getByText('Keeping bees on a city roof').first()).toBeVisible()
  await page
    .getByRole('button', { name: /POST \/articles\/generate/i })
    .first()
    .click()

  await page
    .getByRole('button', { name: /GET \/articles List/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Execute' }).click()
  // No key was given: the answer is ours, in the one shape.
  await expect(page.getByText('"unauthorized"').first()).toBeVisible()
  expect(elsewhere).toEqual([])
})
