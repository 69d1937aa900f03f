import type { Page } from '@playwright/test'
import { startVendorFake, type VendorFake } from '../../src/testing/vendors/fake.ts'
import { expect, test } from '../hosts.ts'
import { begin, connect, generate, openArea, titleOf } from '../steps.ts'

/** Which sections were bought, in the order in which the model was asked. */
const sectionsOf = ({ requests }: VendorFake): number[] =>
  requests.flatMap(({ step }) => (step?.kind === 'section' ? [step.index] : []))

const progress = async (page: Page): Promise<number> =>
  Number(await page.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow'))

let fake: VendorFake
test.beforeEach(async () => {
  fake = await startVendorFake()
  fake.always({ delay_ms_per_chunk: 20 })
})
test.afterEach(() => fake.close())

test('a writer plans with a model, watches it write and stops it', async ({ studio: { page } }) => {
  await begin(page)
  await connect(page, fake)
  await openArea(page, 'Today')
  await generate(page, { topic: 'Bees in a city garden', words: 1200, outlineFirst: true })

  await test.step('nothing is written before the outline is accepted', async () => {
    await expect(page.getByRole('banner').getByText('The outline is ready')).toBeVisible()
    await page.getByRole('textbox', { name: 'Heading of section 1' }).fill('A hive on the roof')
    expect(sectionsOf(fake)).toEqual([])
    await page.getByRole('button', { name: 'Write the article' }).click()
  })

  const sheet = page.getByRole('region', { name: 'Text so far' })
  await test.step('the text grows and the progress moves', async () => {
    await expect(sheet.getByRole('heading', { name: 'A hive on the roof' })).toBeVisible()
    const words = async () => (await sheet.innerText()).split(/\s+/).length
    const first = await words()
    await expect.poll(words).toBeGreaterThan(first + 20)
    const second = await words()
    const before = await progress(page)
    await expect.poll(words).toBeGreaterThan(second + 20)
    await expect.poll(() => progress(page)).toBeGreaterThan(before)
    await expect.poll(() => Math.max(-1, ...sectionsOf(fake))).toBeGreaterThan(0)
  })

  await test.step('it stops within two seconds, and the model is no longer asked', async () => {
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText('You stopped this run.')).toBeVisible({ timeout: 2_000 })
    await expect(fake.requests.at(-1)!.over).resolves.toBe('closed')
  })

  await test.step('what is finished becomes a draft', async () => {
    const bought = sectionsOf(fake).length
    await page.getByRole('button', { name: 'Keep as draft' }).click()
    await expect(titleOf(page)).toHaveValue(/Bees in a city garden/)
    await expect(page.getByRole('heading', { level: 2, name: 'A hive on the roof' })).toBeVisible()
    expect(sectionsOf(fake)).toHaveLength(bought)
  })
})

test('a run survives the studio being killed, and nothing is bought twice', async ({ studio }) => {
  let { page } = studio
  const topic = 'How a keeper prepares a hive for winter'
  await begin(page)
  await connect(page, fake)
  await openArea(page, 'Today')
  await generate(page, { topic, words: 1200 })
  await expect.poll(() => Math.max(-1, ...sectionsOf(fake)), { intervals: [50] }).toBeGreaterThanOrEqual(2)

  // A section is stored before the next one is asked for.
  const finished = Math.max(...sectionsOf(fake))
  page = await studio.restart('kill')
  // Jobs leads to the run whether it is still under way or done already.
  await page.getByRole('button', { name: /^Jobs/ }).click()
  await page
    .getByRole('dialog', { name: 'Jobs' })
    .getByRole('link', { name: new RegExp(`^${topic}`) })
    .click()
  await expect(page.getByRole('heading', { name: 'The draft is ready' })).toBeVisible({ timeout: 30_000 })

  const asked = sectionsOf(fake)
  for (let section = 0; section < finished; section++) {
    expect(
      asked.filter((index) => index === section),
      `section ${section}`,
    ).toHaveLength(1)
  }
  expect(asked.filter((index) => index === finished).length).toBeLessThanOrEqual(2)
  expect(fake.requests.filter(({ step }) => step?.kind === 'outline')).toHaveLength(1)
  await page.getByRole('link', { name: 'Open article' }).click()
  await expect(titleOf(page)).toHaveValue(new RegExp(topic))
})
