import type { Bank } from '../bank.ts'
import { account } from './account.ts'
import { choice } from './choice.ts'
import { facetBank } from './facets.ts'
import { faq } from './faq.ts'
import { frames } from './frames.ts'
import { kinds } from './kinds.ts'
import { practical } from './practical.ts'
import { body } from './themes.ts'

export const german: Bank = {
  language: 'de',
  quotes: ['„', '“'],
  notice:
    'Dies ist ein Gerüst, das der Offline-Verfasser von Quoin ohne Netz und ohne Sprachmodell angelegt hat. Es zeigt, was zu schreiben ist und in welcher Reihenfolge. Schreiben Sie es in eigenen Worten neu, füllen Sie die markierten Stellen und löschen Sie dann diese Zeile.',
  noticeLanguage: 'Der Verfasser schreibt Englisch, Ukrainisch und Deutsch; gewünscht war „{language}“.',
  noticeInstructions:
    'Den Anweisungen in Ihrem Auftrag kann der Verfasser nicht folgen; halten Sie sie beim Umschreiben bereit.',
  kinds,
  sections: { ...practical, ...choice, ...account },
  body,
  faq,
  ...frames,
  ...facetBank,
  stopWords: [
    'aber alle als also auch auf aus bei beim bin bis das dass dein dem den der des die dies diese doch',
    'durch ein eine einem einen einer eines fürs für haben hat hier ich ihr ihre immer ist kann kein man',
    'mehr mein mich mit nach nicht noch nur oder ohne sehr sein sich sie sind über und uns unter vom von',
    'vor wann warum was wenn wer werden wie wir wird wohin zum zur',
  ].join(' '),
}
