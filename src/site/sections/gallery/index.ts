import * as z from 'zod'
import { count, flag, list, maybeText, picture } from '../../fields.ts'
import { section } from '../../section.ts'

const item = z.strictObject({
  media: picture('Image'),
  alt: maybeText('Description of the image', 300),
  caption: maybeText('Caption', 300),
  credit: maybeText('Credit', 160),
})

export const gallery = section({
  type: 'gallery',
  title: 'Gallery',
  description: 'One image or many.',
  variants: ['grid', 'single', 'masonry', 'carousel'],
  props: z.strictObject({
    images: list('Images', item, { min: 1, max: 100 }),
    columns: count('Columns', { from: 1, to: 6, standard: 3 }),
    lightbox: flag('Opens large', true),
  }),
  sample: {
    en: {
      images: [
        { media: { art: 'hills' }, alt: 'Bare hills in the first snow', caption: 'Above the tree line, November' },
        { media: { art: 'waves' }, alt: 'A grey sea under low clouds', caption: 'Two hours before the ferry' },
        { media: { art: 'city' }, alt: 'Roofs of a small town', caption: 'From the water tower' },
      ],
    },
    uk: {
      images: [
        { media: { art: 'hills' }, alt: 'Голі пагорби під першим снігом', caption: 'Вище лісу, листопад' },
        { media: { art: 'waves' }, alt: 'Сіре море під низькими хмарами', caption: 'За дві години до порома' },
        { media: { art: 'city' }, alt: 'Дахи маленького міста', caption: 'З водонапірної вежі' },
      ],
    },
    de: {
      images: [
        { media: { art: 'hills' }, alt: 'Kahle Hügel im ersten Schnee', caption: 'Über der Baumgrenze, November' },
        { media: { art: 'waves' }, alt: 'Graue See unter tiefen Wolken', caption: 'Zwei Stunden vor der Fähre' },
        { media: { art: 'city' }, alt: 'Dächer einer kleinen Stadt', caption: 'Vom Wasserturm aus' },
      ],
    },
  },
})
