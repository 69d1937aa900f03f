import { expect, test } from '../hosts.ts'
import { canvas, expectPageSaved, makeSite, openHome } from '../site-steps.ts'
import { begin, makeKey, mod } from '../steps.ts'

const [mine, theirs] = ['What I was writing', 'What the program wrote']

for (const keep of ['Keep mine', 'Take theirs'] as const) {
  test(`a page that changes elsewhere while it is edited: ${keep.toLowerCase()}`, async ({ studio: { page } }) => {
    await begin(page)
    const program = await makeKey(page, 'Journey')
    await makeSite(page, { template: 'Journal', name: 'Bees' })
    await openHome(page)
    const id = Number(/\/pages\/(\d+)/.exec(page.url())![1])
    const heading = canvas(page).getByRole('heading', { level: 1 })

    await test.step('an edit cannot be saved yet', async () => {
      await page.route('**/api/v1/studio/hosted/sites/*/pages/*', (route) =>
        route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
      )
      await heading.dblclick()
      await page.keyboard.press(`${mod}+A`)
      await page.keyboard.insertText(mine)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('contentinfo')).toContainText('Not saved')
    })

    await test.step('a program changes the page', async () => {
      const sections = [{ type: 'hero', props: { heading: theirs } }]
      await program('PATCH', `/hosted/sites/1/pages/${id}`, { sections })
    })

    await test.step('the window says so, and what was typed is still there', async () => {
      await expect(page.getByText(/changed this page while you had unsaved changes/)).toBeVisible()
      await expect(heading).toHaveText(mine)
      await page.unroute('**/api/v1/studio/hosted/sites/*/pages/*')
    })

    await test.step('a person decides, and neither text is lost', async () => {
      await page.getByRole('button', { name: keep }).click()
      await expectPageSaved(page)
      await expect(heading).toHaveText(keep === 'Keep mine' ? mine : theirs)
      await page.reload()
      await expect(heading).toHaveText(keep === 'Keep mine' ? mine : theirs)
    })
  })
}
