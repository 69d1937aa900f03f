import type { Bank } from './bank.ts'
import { german } from './de/bank.ts'
import { english } from './en/bank.ts'
import { ukrainian } from './uk/bank.ts'

const banks = [english, ukrainian, german]

/** By the first part of a BCP 47 tag; English for every language we do not write. */
export function bankFor(language: string): { bank: Bank; spoken: boolean } {
  const [prefix] = language.trim().toLowerCase().split('-')
  const bank = banks.find((candidate) => candidate.language === prefix)
  return { bank: bank ?? english, spoken: bank !== undefined }
}
