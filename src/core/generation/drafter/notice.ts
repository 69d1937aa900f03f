import type { Brief } from '../author.ts'
import { bankFor } from './languages.ts'

/** The first line of every draft; not counted in its words. */
export function noticeFor(brief: Brief): string {
  const { bank, spoken } = bankFor(brief.language)
  const language = brief.language.replace(/[^A-Za-z0-9-]/g, '').slice(0, 35)
  const sentences = [bank.notice]
  if (!spoken) sentences.push(bank.noticeLanguage.replace('{language}', language))
  if (brief.custom_instructions.trim() !== '') sentences.push(bank.noticeInstructions)
  return `<p data-scaffold="true">${sentences.join(' ')}</p>`
}
