import type { Bank } from '../bank.ts'
import { account } from './account.ts'
import { choice } from './choice.ts'
import { facetBank } from './facets.ts'
import { faq } from './faq.ts'
import { frames } from './frames.ts'
import { kinds } from './kinds.ts'
import { practical } from './practical.ts'
import { body } from './themes.ts'

export const english: Bank = {
  language: 'en',
  quotes: ['“', '”'],
  notice:
    'This is a scaffold, made offline by Quoin’s drafter; no language model took part. It shows what to write and in which order. Rewrite it in your own words, fill the slots, then delete this line.',
  noticeLanguage:
    'The drafter writes English, Ukrainian and German; “{language}” was asked for, so this text is in English.',
  noticeInstructions:
    'The drafter cannot follow the instructions in your brief; keep them beside you while you rewrite.',
  kinds,
  sections: { ...practical, ...choice, ...account },
  body,
  faq,
  ...frames,
  ...facetBank,
  stopWords: [
    'about after also but did had has her his our and are been before best better between can could does every for from have here how',
    'into its just make more most much not only other over should some than that the their them then',
    'there these they this those through very was way were what when where which while who whom why will',
    'with without would you your',
  ].join(' '),
}
