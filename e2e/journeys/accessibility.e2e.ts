import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../hosts.ts'
import { begin, expectSaved, expectTold, generate, mod, palette, write } from '../steps.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface ScreenUnderTest {
  name: string
  open: (page: Page) => Promise<unknown>
  /** Lies over another screen: Escape closes it again. */
  overlay?: true
}

const go = (command: string, h1: string) => async (page: Page) => {
  await palette(page, command)
  await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible()
}
const shows = (role: Parameters<Page['getByRole']>[0], name: string) => (page: Page) =>
  expect(page.getByRole(role, { name }).first()).toBeVisible()
const press = (keys: string, role: Parameters<Page['getByRole']>[0], name: string) => async (page: Page) => {
  await page.keyboard.press(keys)
  await shows(role, name)(page)
}
const run = (command: string, role: Parameters<Page['getByRole']>[0], name: string) => async (page: Page) => {
  await palette(page, command)
  await shows(role, name)(page)
}
const all =
  (...parts: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const part of parts) await part(page)
  }

/** In order; each goes on from where the one before it ended. A new screen is one line. */
const screens: readonly ScreenUnderTest[] = [
  { name: 'today, empty', open: shows('button', 'Show me a sample') },
  { name: 'articles, empty', open: go('Go to Articles', 'Articles') },
  { name: 'trash, empty', open: go('Go to the trash', 'Trash') },
  {
    name: 'brief',
    open: all(go('Go to Today', 'Today'), run('Write an article with AI', 'dialog', 'Write with AI')),
    overlay: true,
  },
  { name: 'outline', open: all(plan, shows('region', 'Outline')) },
  { name: 'run, completed', open: all(accept, shows('heading', 'The scaffold is ready')) },
  { name: 'editor, scaffold', open: openScaffold },
  { name: 'editor, own text', open: writeOne },
  { name: 'editor, slash menu', open: all(typed('/'), shows('listbox', 'Blocks')), overlay: true },
  { name: 'versions', open: openVersions },
  { name: 'articles', open: all(go('Go to Articles', 'Articles'), shows('row', 'Wild bees')) },
  { name: 'articles, selected', open: all(pressed('ArrowDown', 'Space'), shows('group', 'Selected articles')) },
  { name: 'articles, no match', open: all(nothingFound, shows('button', 'Clear the filter')) },
  { name: 'trash', open: all(trashOne, go('Go to the trash', 'Trash'), shows('row', 'Wild bees')) },
  { name: 'question before a final act', open: askToEmpty, overlay: true },
  { name: 'today', open: all(go('Go to Today', 'Today'), shows('link', 'How a hive')) },
  { name: 'jobs', open: press(`${mod}+J`, 'dialog', 'Jobs'), overlay: true },
  { name: 'palette', open: press(`${mod}+Shift+P`, 'dialog', 'Find commands'), overlay: true },
  { name: 'shortcuts', open: press(`${mod}+/`, 'dialog', 'Keyboard shortcuts'), overlay: true },
  { name: 'settings, general', open: go('Settings: General', 'General') },
  { name: 'settings, appearance', open: go('Settings: Appearance', 'Appearance') },
  {
    name: 'settings, providers',
    open: all(go('Settings: AI providers', 'AI providers'), shows('button', 'Test OpenAI')),
  },
  {
    name: 'settings, model',
    open: all(clicked('Change OpenAI GPT-4o'), shows('dialog', 'Change OpenAI')),
    overlay: true,
  },
  { name: 'settings, API keys', open: go('Settings: API keys', 'API keys') },
  { name: 'settings, new key', open: all(clicked('Create key'), shows('dialog', 'Create a key')), overlay: true },
  { name: 'settings, plan', open: all(go('Settings: Plan', 'Plan and usage'), shows('radio', 'Studio')) },
  { name: 'about', open: go('About Quoin', 'About') },
]

for (const theme of ['Light', 'Dark'] as const) {
  test(`every screen can be read and worked by everyone: ${theme.toLowerCase()}`, async ({ studio: { page } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('radio', { name: theme }).click()
    await check(page, 'welcome')
    await begin(page)
    for (const { name, open, overlay } of screens) {
      await test.step(name, async () => {
        await open(page)
        await check(page, name)
        if (overlay) {
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
        }
      })
    }
  })
}

async function check(page: Page, name: string): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze()
  expect(passes.length, name).toBeGreaterThan(10)
  const said = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary}`),
  )
  expect.soft(said, name).toEqual([])
}

async function plan(page: Page): Promise<void> {
  await generate(page, { topic: 'How a hive gets through the winter', words: 300, outlineFirst: true })
}
async function accept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write the article' }).click()
}
async function openScaffold(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open article' }).click()
  await expect(page.getByRole('textbox', { name: 'Text of the article' })).toContainText(/\p{L}/u)
}
async function writeOne(page: Page): Promise<void> {
  await write(page, { title: 'Wild bees', text: ['Most wild bees live alone.'] })
}
function typed(text: string) {
  return async (page: Page) => {
    await page.keyboard.press('Enter')
    await page.keyboard.type(text)
  }
}
async function openVersions(page: Page): Promise<void> {
  await page.keyboard.press('Backspace')
  await expectSaved(page)
  await page.keyboard.press(`${mod}+S`)
  await palette(page, 'Versions')
  await expect(page.getByRole('heading', { name: 'Versions' }).first()).toBeVisible()
}
function pressed(...keys: string[]) {
  return async (page: Page) => {
    await page.getByRole('row', { name: 'Wild bees' }).focus()
    for (const key of keys) await page.keyboard.press(key)
  }
}
async function nothingFound(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('zzzz')
}
async function trashOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await page.getByRole('row', { name: 'Wild bees' }).focus()
  await page.keyboard.press('Delete')
  await expectTold(page, '1 article moved to the trash')
}
async function askToEmpty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Empty trash' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}
function clicked(name: string) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
}
