import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from './hosts.ts'
import { palette } from './steps.ts'

export interface MadeSite {
  /** As the studio writes it; ends in a slash. */
  address: string
  slug: string
  /** Of the listener of sites. */
  port: string
}

/** From the gallery to a site that is there; its overview stays open. */
export async function makeSite(page: Page, { template, name }: { template: string; name: string }): Promise<MadeSite> {
  await palette(page, 'New site')
  await page.getByRole('main').getByRole('link', { name: template }).first().click()
  await page.getByRole('textbox', { name: 'Name of the site' }).fill(name)
  await page.getByRole('button', { name: 'Create site' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 })
  return addressOf(page, name)
}

/** Read from the overview of a site. */
export async function addressOf(page: Page, name: string): Promise<MadeSite> {
  const link = page.getByRole('link', { name: `Open ${name} in the browser` }).first()
  const address = (await link.getAttribute('href'))!
  const { hostname, port } = new URL(address)
  return { address, slug: hostname.split('.')[0]!, port }
}

type Place =
  | 'Overview'
  | 'Pages'
  | 'Theme'
  | 'Posts'
  | 'SEO'
  | 'Redirects'
  | 'Export'
  | 'Domains'
  | 'Webhooks'
  | 'Settings'

/** A place of the open site, by the navigation at its left. */
export async function openPlace(page: Page, name: Place): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Parts of the site' }).getByRole('link', { name, exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}

/** From the overview into the builder; the home page is drawn. */
export async function openHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit home page' }).click()
  await expectBuilder(page)
}

export async function expectBuilder(page: Page): Promise<void> {
  await expect(rows(page).first()).toBeVisible()
  await expect(canvas(page).locator('[data-section]').first()).toBeVisible({ timeout: 30_000 })
}

export const canvasFrame = (page: Page): Locator => page.locator('iframe[title^="The page as visitors see it"]')
export const canvas = (page: Page): FrameLocator => canvasFrame(page).contentFrame()

/** What the outline lists: the sections of the page, each named by its type and first words. */
export const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Sections of this page' }).locator('button[data-id]')

export const rowNames = async (page: Page): Promise<string[]> =>
  (await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''))).map((name) =>
    name.replace(/, \d+ of \d+/, ''),
  )

/** The strip at the foot says that everything changed is on the disk. */
export async function expectPageSaved(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toContainText('Saved on this computer')
}
