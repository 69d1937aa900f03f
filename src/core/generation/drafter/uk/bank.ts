import type { Bank } from '../bank.ts'
import { account } from './account.ts'
import { choice } from './choice.ts'
import { facetBank } from './facets.ts'
import { faq } from './faq.ts'
import { frames } from './frames.ts'
import { kinds } from './kinds.ts'
import { practical } from './practical.ts'
import { body } from './themes.ts'

export const ukrainian: Bank = {
  language: 'uk',
  quotes: ['«', '»'],
  notice:
    'Це каркас, який офлайн-укладач Quoin зробив без мережі й без мовної моделі. Він показує, що писати і в якому порядку. Перепишіть його власними словами, заповніть позначені місця, а тоді видаліть цей рядок.',
  noticeLanguage: 'Укладач пише англійською, українською та німецькою; запит був мовою «{language}».',
  noticeInstructions: 'Вказівок із вашого завдання укладач виконати не може; тримайте їх поруч, коли переписуватимете.',
  kinds,
  sections: { ...practical, ...choice, ...account },
  body,
  faq,
  ...frames,
  ...facetBank,
  stopWords: [
    'або адже аби але без більше буде був була були було бути вам ваш вже від він вона вони все всі для',
    'ним них його коли краще куди має мене між можна навіщо над нам нас наш ніж під після при про свій',
    'себе собі так також там тим того той треба тут через чого чому щоб яка який яких які',
  ].join(' '),
}
