import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertArticle } from '../../src/core/articles/insert.ts'
import { testStudio, type TestStudio } from '../../src/testing/test-studio.ts'

const WORDS = {
  en: 'river morning letter window harvest quiet winter bread garden stone paper light north market copper sail hill story lamp field'.split(
    ' ',
  ),
  uk: 'ріка ранок лист вікно врожай тиша зима хліб сад камінь папір світло північ ринок мідь вітрило пагорб оповідь лампа поле'.split(
    ' ',
  ),
  de: 'Fluss Morgen Brief Fenster Ernte Stille Winter Brot Garten Stein Papier Licht Norden Markt Kupfer Segel Hügel Geschichte Lampe Feld'.split(
    ' ',
  ),
}
const LANGUAGES = ['en', 'uk', 'de'] as const

/** The same text for the same number: some 900 words, 6 kB. */
function article(number: number) {
  const language = LANGUAGES[number % 3]!
  const bank = WORDS[language]
  let state = number * 2654435761
  const word = () => {
    state = (state * 1103515245 + 12345) >>> 0
    return bank[(state >>> 8) % bank.length]!
  }
  const sentence = () => `${Array.from({ length: 12 }, word).join(' ')}.`
  const paragraph = () => `<p>${Array.from({ length: 5 }, sentence).join(' ')}</p>`
  return {
    title: `${word()} ${word()} ${number}`,
    content: Array.from({ length: 5 }, () => `<h2>${word()} ${word()}</h2>${paragraph()}${paragraph()}`).join(''),
    language,
    model: number % 4 === 0 ? 'offline-drafter' : '',
    meta_title: '',
    meta_description: '',
    keywords: [word()],
    is_scaffold: false,
    version: { kind: 'automatic' as const, label: '' },
  }
}

export async function seed(studio: TestStudio, articles: number): Promise<void> {
  for (let from = 0; from < articles; from += 500) {
    await studio.ctx.write(async (tx) => {
      for (let number = from; number < Math.min(articles, from + 500); number++)
        await insertArticle(tx, article(number))
    })
  }
}

/** A folder with so many articles, gone when the bench ends. */
export async function seededFolder(articles: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const studio = await testStudio({ folder, clock: 'real' })
  // What is measured is the studio, not the limit on a key.
  await studio.call('save_settings', { limits: { requests_per_minute: 1_000_000 } })
  await seed(studio, articles)
  await studio.core.close()
  return folder
}
