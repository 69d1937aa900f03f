import * as z from 'zod'
import { action, image, list, maybeRichText, text } from '../../fields.ts'
import { section } from '../../section.ts'

export const featureSplit = section({
  type: 'feature_split',
  title: 'Text beside image',
  description: 'One thing told at some length, with an image at its side.',
  variants: ['left', 'right', 'alternating'],
  props: z.strictObject({
    heading: text('Heading', 120),
    body: maybeRichText('Text', 4_000),
    image: image('Image').optional(),
    bullets: list('Points', text('Point', 160), { max: 10 }).default([]),
    action: action('Button').optional(),
  }),
  sample: {
    en: {
      heading: 'Clay from the pit behind the house',
      body: '<p>We dig it in October, let it freeze over the winter and knead it in March. It is not the whitest clay, but it is <em>ours</em>.</p>',
      image: { art: 'arches', alt: 'Bowls drying on a shelf' },
      bullets: ['Fired once at 1,220 degrees', 'Safe in the dishwasher', 'No two pieces alike'],
      action: { label: 'Visit the workshop', href: '#contact' },
    },
    uk: {
      heading: 'Глина з кар’єру за хатою',
      body: '<p>Копаємо її в жовтні, даємо перемерзнути за зиму й вимішуємо в березні. Вона не найбіліша, зате <em>своя</em>.</p>',
      image: { art: 'arches', alt: 'Миски сохнуть на полиці' },
      bullets: ['Один випал за 1220 градусів', 'Можна мити в посудомийці', 'Двох однакових немає'],
      action: { label: 'Завітати до майстерні', href: '#contact' },
    },
    de: {
      heading: 'Ton aus der Grube hinter dem Haus',
      body: '<p>Wir graben ihn im Oktober, lassen ihn über den Winter durchfrieren und kneten ihn im März. Er ist nicht der weißeste, aber er ist <em>unserer</em>.</p>',
      image: { art: 'arches', alt: 'Schalen trocknen im Regal' },
      bullets: ['Einmal bei 1.220 Grad gebrannt', 'Spülmaschinenfest', 'Kein Stück gleicht dem anderen'],
      action: { label: 'Werkstatt besuchen', href: '#contact' },
    },
  },
})
