import * as z from 'zod'
import { html } from '../../fields.ts'
import { section } from '../../section.ts'

export const richText = section({
  type: 'rich_text',
  title: 'Text',
  description: 'Running text with headings, lists, tables and images.',
  variants: ['plain', 'two-column', 'drop-cap'],
  props: z.strictObject({ html: html('Text', 50_000) }),
  sample: {
    en: {
      html: '<h2>How we choose books</h2><p>Three of us read every manuscript, and we do not talk about it until all three have finished. If two want it, we make it. <strong>The third has to write the blurb.</strong></p><p>That makes four books a year. It has never made five.</p>',
    },
    uk: {
      html: '<h2>Як ми обираємо книжки</h2><p>Кожен рукопис читають троє, і ми не говоримо про нього, доки не дочитають усі. Якщо двоє «за», видаємо. <strong>Третій пише анотацію.</strong></p><p>Так виходить чотири книжки на рік. П’ять не вийшло ще жодного разу.</p>',
    },
    de: {
      html: '<h2>Wie wir Bücher auswählen</h2><p>Drei von uns lesen jedes Manuskript, und wir sprechen erst darüber, wenn alle fertig sind. Wollen es zwei, machen wir es. <strong>Der Dritte schreibt den Klappentext.</strong></p><p>So werden es vier Bücher im Jahr. Fünf waren es noch nie.</p>',
    },
  },
})
