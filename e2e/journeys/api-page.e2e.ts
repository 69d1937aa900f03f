import { expect, test } from '../hosts.ts'
import { begin } from '../steps.ts'

test('the page of the API works without a network, from the description to an answer', async ({ studio }, info) => {
  test.skip(info.project.metadata.host !== 'browser', 'a page for browsers')
  const { page } = studio
  await begin(page)
  await page.goto(new URL('/api/v1/public/docs', page.url()).href)

  await expect(page.getByRole('heading', { name: /Quoin/ })).toBeVisible()
  for (const area of ['Articles', 'Generation', 'Usage']) {
    await expect(page.getByRole('link', { name: area, exact: true })).toBeVisible()
  }
  await page
    .getByRole('button', { name: /GET \/articles List/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Execute' }).click()
  // No key was given: the answer is ours, in the one shape.
  await expect(page.getByText('"unauthorized"').first()).toBeVisible()
})
