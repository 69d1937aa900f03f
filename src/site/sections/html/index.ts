import * as z from 'zod'
import { html as htmlField } from '../../fields.ts'
import { section } from '../../section.ts'

export const html = section({
  type: 'html',
  title: 'HTML',
  description: 'HTML written by hand. It is sanitised: scripts, styles, frames and forms do not come through.',
  variants: ['plain', 'boxed'],
  props: z.strictObject({ html: htmlField('HTML', 50_000) }),
  sample: {
    en: {
      html: '<p>Office hours: <abbr title="Monday to Friday">Mon–Fri</abbr>, 9 to 5. Press <kbd>Esc</kbd> to come later.</p>',
    },
    uk: {
      html: '<p>Години роботи: <abbr title="понеділок–п’ятниця">пн–пт</abbr>, з 9 до 17. Натисніть <kbd>Esc</kbd>, щоб зайти пізніше.</p>',
    },
    de: {
      html: '<p>Bürozeiten: <abbr title="Montag bis Freitag">Mo–Fr</abbr>, 9 bis 17 Uhr. <kbd>Esc</kbd> drücken, um später zu kommen.</p>',
    },
  },
})
