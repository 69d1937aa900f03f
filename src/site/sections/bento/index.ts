import * as z from 'zod'
import { count, image, link, list, maybeLines, maybeText } from '../../fields.ts'
import { section } from '../../section.ts'

const cell = z.strictObject({
  span: count('Columns it takes', { from: 1, to: 3, standard: 1 }),
  title: maybeText('Title', 80),
  text: maybeLines('Text', 300),
  image: image('Image').optional(),
  href: link('Leads to').optional(),
})

export const bento = section({
  type: 'bento',
  title: 'Mosaic',
  description: 'Cells of different width: several things at a glance.',
  variants: ['three', 'four'],
  props: z.strictObject({ cells: list('Cells', cell, { min: 1, max: 16 }) }),
  sample: {
    en: {
      cells: [
        {
          span: 2,
          title: 'Read offline',
          text: 'Everything you saved is on the train with you.',
          image: { art: 'hills', alt: 'Hills seen from a train' },
        },
        { title: 'No account', text: 'Install it and begin.' },
        { title: '14 languages', text: 'Including yours, most likely.' },
        { span: 2, title: 'Notes in the margin', text: 'Select a line, write, find it again a year later.' },
      ],
    },
    uk: {
      cells: [
        {
          span: 2,
          title: 'Читання без мережі',
          text: 'Усе збережене їде з вами в потязі.',
          image: { art: 'hills', alt: 'Пагорби з вікна потяга' },
        },
        { title: 'Без реєстрації', text: 'Встановіть і починайте.' },
        { title: '14 мов', text: 'Ваша, найімовірніше, теж є.' },
        { span: 2, title: 'Нотатки на полях', text: 'Виділіть рядок, допишіть своє і знайдіть це за рік.' },
      ],
    },
    de: {
      cells: [
        {
          span: 2,
          title: 'Lesen ohne Netz',
          text: 'Alles Gespeicherte fährt im Zug mit.',
          image: { art: 'hills', alt: 'Hügel, vom Zug aus gesehen' },
        },
        { title: 'Ohne Konto', text: 'Installieren und anfangen.' },
        { title: '14 Sprachen', text: 'Ihre ist vermutlich dabei.' },
        { span: 2, title: 'Notizen am Rand', text: 'Zeile markieren, schreiben, ein Jahr später wiederfinden.' },
      ],
    },
  },
})
