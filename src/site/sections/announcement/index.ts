import * as z from 'zod'
import { day, flag, link, text } from '../../fields.ts'
import { section } from '../../section.ts'

export const announcement = section({
  type: 'announcement',
  title: 'Announcement',
  description: 'One line of news above everything else, shown between two days if you like.',
  variants: ['bar', 'card'],
  props: z.strictObject({
    text: text('Text', 200),
    href: link('Leads to').optional(),
    dismissible: flag('Can be closed'),
    from: day('First day').optional(),
    until: day('Last day').optional(),
  }),
  rules: ({ from, until }) =>
    from && until && until < from
      ? [{ path: ['until'], code: 'order', message: 'The last day comes before the first.' }]
      : [],
  sample: {
    en: { text: 'We are closed from 24 December to 2 January. Orders placed before noon today still go out.' },
    uk: {
      text: 'З 24 грудня до 2 січня відпочиваємо. Замовлення, зроблені сьогодні до полудня, ще встигнемо надіслати.',
    },
    de: {
      text: 'Vom 24. Dezember bis 2. Januar haben wir geschlossen. Was heute bis zum Mittag bestellt wird, geht noch hinaus.',
    },
  },
})
