import * as z from 'zod'
import { day, link, list, maybeText, picture } from '../../fields.ts'
import { section } from '../../section.ts'

const item = z.strictObject({
  image: picture('Image'),
  alt: maybeText('Name', 120),
  href: link('Leads to').optional(),
  date: day('Day').optional(),
})

export const logos = section({
  type: 'logos',
  title: 'Logos and awards',
  description: 'Whom you work with, or what you were given.',
  variants: ['row', 'grid', 'awards'],
  props: z.strictObject({
    heading: maybeText('Heading', 120),
    items: list('Logos', item, { min: 1, max: 30 }),
  }),
  sample: {
    en: {
      heading: 'We bake for',
      items: [
        { image: { art: 'mark' }, alt: 'Café Linden' },
        { image: { art: 'circles' }, alt: 'Harbour Hotel' },
        { image: { art: 'leaves' }, alt: 'Green Table' },
        { image: { art: 'waves' }, alt: 'Riverside School' },
      ],
    },
    uk: {
      heading: 'Ми печемо для',
      items: [
        { image: { art: 'mark' }, alt: 'Кав’ярня «Липа»' },
        { image: { art: 'circles' }, alt: 'Готель «Гавань»' },
        { image: { art: 'leaves' }, alt: 'Ресторан «Зелений стіл»' },
        { image: { art: 'waves' }, alt: 'Школа над річкою' },
      ],
    },
    de: {
      heading: 'Wir backen für',
      items: [
        { image: { art: 'mark' }, alt: 'Café Linde' },
        { image: { art: 'circles' }, alt: 'Hotel am Hafen' },
        { image: { art: 'leaves' }, alt: 'Grüner Tisch' },
        { image: { art: 'waves' }, alt: 'Schule am Fluss' },
      ],
    },
  },
})
