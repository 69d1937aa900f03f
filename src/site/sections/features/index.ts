import * as z from 'zod'
import { count, icon, link, list, maybeLines, maybeText, text } from '../../fields.ts'
import { section } from '../../section.ts'

const item = z.strictObject({
  icon: icon('Icon'),
  title: text('Title', 80),
  text: maybeLines('Text', 400),
  href: link('Leads to').optional(),
})

export const features = section({
  type: 'features',
  title: 'Features',
  description: 'What you offer, side by side.',
  variants: ['cards', 'icons', 'list'],
  props: z.strictObject({
    heading: maybeText('Heading', 120),
    intro: maybeLines('Introduction', 400),
    items: list('Features', item, { min: 1, max: 24 }),
    columns: count('Columns', { from: 2, to: 4, standard: 3 }),
  }),
  sample: {
    en: {
      heading: 'What we do for a garden',
      intro: 'From a balcony box to half a hectare, with the same two pairs of hands.',
      items: [
        { icon: 'pencil', title: 'Plans', text: 'A drawing to scale and a list of plants you can actually buy.' },
        { icon: 'sprout', title: 'Planting', text: 'In spring and autumn, with soil prepared a month before.' },
        { icon: 'scissors', title: 'Care', text: 'Four visits a year, or every other week in summer.' },
      ],
    },
    uk: {
      heading: 'Що ми робимо для саду',
      intro: 'Від скриньки на балконі до пів гектара, і завжди ті самі дві пари рук.',
      items: [
        { icon: 'pencil', title: 'Проєкт', text: 'Креслення в масштабі та перелік рослин, які справді є в продажу.' },
        { icon: 'sprout', title: 'Садіння', text: 'Навесні та восени; ґрунт готуємо за місяць наперед.' },
        { icon: 'scissors', title: 'Догляд', text: 'Чотири візити на рік або раз на два тижні влітку.' },
      ],
    },
    de: {
      heading: 'Was wir für einen Garten tun',
      intro: 'Vom Balkonkasten bis zum halben Hektar, immer mit denselben vier Händen.',
      items: [
        {
          icon: 'pencil',
          title: 'Planung',
          text: 'Ein maßstäblicher Plan und eine Liste von Pflanzen, die es wirklich zu kaufen gibt.',
        },
        {
          icon: 'sprout',
          title: 'Pflanzung',
          text: 'Im Frühjahr und im Herbst, der Boden wird einen Monat vorher vorbereitet.',
        },
        { icon: 'scissors', title: 'Pflege', text: 'Vier Besuche im Jahr oder alle zwei Wochen im Sommer.' },
      ],
    },
  },
})
