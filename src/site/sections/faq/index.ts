import * as z from 'zod'
import { flag, list, maybeText, richText, text } from '../../fields.ts'
import { section } from '../../section.ts'

const item = z.strictObject({ question: text('Question', 200), answer: richText('Answer', 3_000) })

export const faq = section({
  type: 'faq',
  title: 'Questions and answers',
  description: 'What people ask before they decide.',
  variants: ['accordion', 'two-column', 'open'],
  props: z.strictObject({
    heading: maybeText('Heading', 120),
    items: list('Questions', item, { min: 1, max: 50 }),
    jsonld: flag('Tell search engines', true),
  }),
  sample: {
    en: {
      heading: 'Before you ask',
      items: [
        {
          question: 'Do I need an appointment?',
          answer: '<p>For a check-up, yes. With pain, come at eight and wait: you will be seen the same day.</p>',
        },
        {
          question: 'Can I pay in instalments?',
          answer: '<p>From £300 in up to six instalments, without interest.</p>',
        },
      ],
    },
    uk: {
      heading: 'Про що питають найчастіше',
      items: [
        {
          question: 'Чи треба записуватися?',
          answer: '<p>На огляд так. Якщо болить, приходьте на восьму й зачекайте: приймемо того самого дня.</p>',
        },
        {
          question: 'Чи можна платити частинами?',
          answer: '<p>Від 10 000 гривень до шести частин, без відсотків.</p>',
        },
      ],
    },
    de: {
      heading: 'Bevor Sie fragen',
      items: [
        {
          question: 'Brauche ich einen Termin?',
          answer: '<p>Zur Vorsorge ja. Bei Schmerzen kommen Sie um acht und warten: Sie sind am selben Tag dran.</p>',
        },
        { question: 'Kann ich in Raten zahlen?', answer: '<p>Ab 300 Euro in bis zu sechs Raten, zinsfrei.</p>' },
      ],
    },
  },
})
