import * as z from 'zod'
import { action, image, list, maybeText, maybeLines, picture, text, webAddress } from '../../fields.ts'
import { section } from '../../section.ts'

const media = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('image'), image: image('Image') }),
    z.strictObject({
      kind: z.literal('video'),
      url: webAddress('Address of an MP4 or WebM file'),
      poster: picture('Still image').optional(),
    }),
  ])
  .meta({ title: 'Image or video' })

export const hero = section({
  type: 'hero',
  title: 'Hero',
  description: 'The first thing a visitor reads: one sentence that says what this is, and one way on.',
  variants: ['centred', 'split-left', 'split-right', 'background', 'plain'],
  props: z.strictObject({
    eyebrow: maybeText('Small line above', 60),
    heading: text('Heading', 120),
    subheading: maybeLines('Text', 400),
    actions: list('Buttons', action('Button'), { max: 3 }).default([]),
    media: media.default({ kind: 'none' }),
    trust_line: maybeText('Line below the buttons', 160),
  }),
  sample: {
    en: {
      eyebrow: 'Bicycle workshop in the old tram depot',
      heading: 'Your bike back on the road by Friday',
      subheading:
        'Bring it in the morning, hear the price before noon. We repair what can be repaired and say so when it cannot.',
      actions: [
        { label: 'Book a repair', href: '#contact' },
        { label: 'See prices', href: '#prices', style: 'secondary' },
      ],
      media: { kind: 'image', image: { art: 'window', alt: 'View from the workshop into the street' } },
      trust_line: 'Eleven years, some nine thousand bikes',
    },
    uk: {
      eyebrow: 'Веломайстерня у старому трамвайному депо',
      heading: 'До п’ятниці ваш велосипед знову на ходу',
      subheading:
        'Привозьте зранку, до полудня назвемо ціну. Ремонтуємо все, що можна відремонтувати, а якщо ні, так і скажемо.',
      actions: [
        { label: 'Записатися на ремонт', href: '#contact' },
        { label: 'Ціни', href: '#prices', style: 'secondary' },
      ],
      media: { kind: 'image', image: { art: 'window', alt: 'Вид з майстерні на вулицю' } },
      trust_line: 'Одинадцять років і близько дев’яти тисяч велосипедів',
    },
    de: {
      eyebrow: 'Fahrradwerkstatt im alten Straßenbahndepot',
      heading: 'Bis Freitag fährt Ihr Rad wieder',
      subheading:
        'Morgens bringen, vor dem Mittag den Preis erfahren. Wir reparieren, was sich reparieren lässt, und sagen es, wenn nicht.',
      actions: [
        { label: 'Reparatur anmelden', href: '#contact' },
        { label: 'Preise ansehen', href: '#prices', style: 'secondary' },
      ],
      media: { kind: 'image', image: { art: 'window', alt: 'Blick aus der Werkstatt auf die Straße' } },
      trust_line: 'Elf Jahre, rund neuntausend Räder',
    },
  },
})
