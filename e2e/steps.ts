import type { Locator, Page } from '@playwright/test'
import type { VendorFake } from '../src/testing/vendors/fake.ts'
import { expect } from './hosts.ts'

/** Mod of the chords: Cmd on a Mac, Ctrl elsewhere. */
export const mod = process.platform === 'darwin' ? 'Meta' : 'Control'

/** Goes through the first start. The clear desk is the usual one for a journey. */
export async function begin(page: Page, desk: 'Empty' | 'With samples' = 'Empty'): Promise<void> {
  await page.getByRole('radio', { name: desk }).click()
  await page.getByRole('button', { name: /^Start / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
}

/** Finds a command or an article by name, with the keyboard alone. */
export async function palette(page: Page, wish: string): Promise<void> {
  await page.keyboard.press(`${mod}+Shift+P`)
  const box = page.getByRole('combobox', { name: 'Find commands and articles' })
  await expect(box).toBeFocused()
  await page.keyboard.type(wish)
  const best = page.getByRole('option', { name: wish }).first()
  await expect(best).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(box).toBeHidden()
}

export async function openArea(page: Page, name: 'Today' | 'Articles'): Promise<void> {
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

export async function openSettings(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** A model of our own, on this computer, that takes the place of the first route. */
export async function connect(page: Page, fake: VendorFake, model = 'journey-model'): Promise<void> {
  await openSettings(page, 'AI providers')
  await page.getByRole('button', { name: 'Change OpenAI GPT-4o' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change OpenAI GPT-4o' })
  await dialog.getByRole('combobox', { name: 'Provider' }).click()
  await page.getByRole('option', { name: 'OpenAI-compatible server' }).click()
  await dialog.getByRole('textbox', { name: 'Model' }).fill(model)
  await dialog.getByRole('textbox', { name: 'Address of the server' }).fill(fake.base_url('openai-compatible'))
  await dialog.getByRole('button', { name: 'Save model' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Test OpenAI GPT-4o' }).click()
  await expect(page.getByText('It answered:')).toBeVisible()
}

/** One brief, from "Write with AI" to the screen of the run. */
export async function generate(
  page: Page,
  brief: { topic: string; outlineFirst?: boolean; words?: number },
): Promise<void> {
  await page.getByRole('button', { name: 'Write with AI' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Write with AI' })
  await dialog.getByRole('textbox', { name: 'What should the article be about?' }).fill(brief.topic)
  if (brief.words) await dialog.getByRole('spinbutton', { name: 'Words' }).fill(String(brief.words))
  await dialog.getByRole('checkbox', { name: 'Look at the outline first' }).setChecked(brief.outlineFirst ?? false)
  await dialog.getByRole('button', { name: /^(Write the article|Draft the scaffold|Plan the outline)/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: brief.topic })).toBeVisible()
}

export const titleOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Title of the article' })
export const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text of the article' })

/** The strip at the foot says that everything typed is on the disk. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toContainText('Saved on this computer')
}

export interface Draft {
  title: string
  /** Paragraphs, as they are typed. */
  text?: readonly string[]
}

/** Starts an article by hand and types it. */
export async function write(page: Page, { title, text = [] }: Draft): Promise<void> {
  await palette(page, 'New article')
  await expect(titleOf(page)).toHaveValue('')
  await titleOf(page).fill(title)
  await titleOf(page).press('Enter')
  await expect(textOf(page)).toBeFocused()
  for (const [place, paragraph] of text.entries()) {
    if (place > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(paragraph)
  }
  await expectSaved(page)
}

const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })

export async function expectTold(page: Page, text: string): Promise<void> {
  await expect(messages(page).getByText(text)).toBeVisible()
}

/** Takes the last act back. */
export async function undo(page: Page): Promise<void> {
  await messages(page).getByRole('button', { name: 'Undo' }).last().click()
}

/** Speaks to the public API as a program with a key does, and answers with what lies in `data`. */
export type Program = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>

/** A key for a program, made where a person makes it. */
export async function makeKey(page: Page, name: string): Promise<Program> {
  await openSettings(page, 'Plan and usage')
  await page.getByRole('radio', { name: 'Pro' }).click()
  await expect(page.getByRole('radio', { name: 'Pro' })).toBeChecked()
  await openSettings(page, 'API keys')
  await page.getByRole('button', { name: 'Create key' }).click()
  const questions = page.getByRole('dialog', { name: 'Create a key' })
  await questions.getByRole('textbox', { name: 'Name' }).fill(name)
  await questions.getByRole('radio', { name: 'Read and write' }).click()
  await questions.getByRole('button', { name: 'Create key' }).click()
  const once = page.getByRole('dialog', { name: `Key for ${name}` })
  const key = (await once.getByRole('group', { name: 'The key' }).innerText()).trim()
  const snippet = await once.getByRole('group', { name: 'Try it' }).innerText()
  const base = /http:\/\/\S+?\/api\/v1\/public/.exec(snippet)![0]
  await once.getByRole('button', { name: 'I have stored it' }).click()
  await expect(once).toBeHidden()
  return async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { data, error } = (await answer.json()) as { data: Record<string, unknown>; error?: unknown }
    expect(error).toBeUndefined()
    return data
  }
}
