import * as z from 'zod'
import { action, flag, list, maybeRichText, maybeText, text } from '../../fields.ts'
import { section } from '../../section.ts'

const plan = z.strictObject({
  name: text('Name', 60),
  price: text('Price', 20),
  currency: maybeText('Currency', 8),
  period: maybeText('Period', 40),
  features: list('What is in it', text('Point', 160), { max: 20 }).default([]),
  cta: action('Button').optional(),
  highlight: flag('Stands out'),
})

const yearly = z
  .strictObject({
    label: text('Label of the switch', 60),
    period: maybeText('Period', 40),
    prices: list('Prices, one for each plan', text('Price', 20), { min: 1, max: 6 }),
  })
  .meta({ title: 'Prices by the year' })

export const pricing = section({
  type: 'pricing',
  title: 'Prices',
  description: 'What it costs and what is in it.',
  variants: ['cards', 'table'],
  props: z.strictObject({
    plans: list('Plans', plan, { min: 1, max: 6 }),
    yearly: yearly.optional(),
    footnote: maybeRichText('Note below', 600),
  }),
  rules: ({ plans, yearly: byYear }) =>
    byYear && byYear.prices.length !== plans.length
      ? [{ path: ['yearly', 'prices'], code: 'length', message: `One price for each of the ${plans.length} plans.` }]
      : [],
  sample: {
    en: {
      plans: [
        {
          name: 'Drop-in',
          price: '14',
          currency: '£',
          period: 'a class',
          features: ['Any class', 'Mat and blocks are here'],
        },
        {
          name: 'Ten classes',
          price: '110',
          currency: '£',
          period: 'valid for six months',
          features: ['Any class', 'Bring a friend once', 'Pause it when you are ill'],
          highlight: true,
        },
      ],
      footnote: '<p>Students and pensioners pay a third less. Just say so at the door.</p>',
    },
    uk: {
      plans: [
        {
          name: 'Разове',
          price: '250',
          currency: '₴',
          period: 'за заняття',
          features: ['Будь-яке заняття', 'Килимки та блоки є на місці'],
        },
        {
          name: 'Десять занять',
          price: '2000',
          currency: '₴',
          period: 'діє пів року',
          features: ['Будь-яке заняття', 'Один раз приведіть друга', 'Захворіли? Поставимо на паузу'],
          highlight: true,
        },
      ],
      footnote: '<p>Студенти й пенсіонери платять на третину менше. Просто скажіть на вході.</p>',
    },
    de: {
      plans: [
        {
          name: 'Einzelstunde',
          price: '14',
          currency: '€',
          period: 'pro Stunde',
          features: ['Jeder Kurs', 'Matten und Blöcke sind da'],
        },
        {
          name: 'Zehnerkarte',
          price: '110',
          currency: '€',
          period: 'sechs Monate gültig',
          features: ['Jeder Kurs', 'Einmal jemanden mitbringen', 'Pausiert, wenn Sie krank sind'],
          highlight: true,
        },
      ],
      footnote: '<p>Wer studiert oder in Rente ist, zahlt ein Drittel weniger. Ein Wort an der Tür genügt.</p>',
    },
  },
})
