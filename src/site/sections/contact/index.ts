import * as z from 'zod'
import { image, list, maybeLines, maybeText, text } from '../../fields.ts'
import { section } from '../../section.ts'

const hours = z.strictObject({ days: text('Days', 60), time: text('Time', 60) })

const email = z
  .string()
  .max(254)
  .regex(/^[^\s@<>"\\]+@[^\s@<>"\\]+$/, 'An e-mail address.')
  .meta({ title: 'E-mail' })

const anchorRef = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/, 'The name for links of a form on this page.')
  .meta({ title: 'Form on this page, by its name for links' })

export const contact = section({
  type: 'contact',
  title: 'Contact',
  description: 'Where you are, when you are there and how to reach you.',
  variants: ['split', 'stacked'],
  props: z.strictObject({
    address: maybeLines('Address', 300),
    phone: maybeText('Telephone', 40),
    email: email.optional(),
    hours: list('Opening hours', hours, { max: 14 }).default([]),
    map_image: image('Map').optional(),
    form_ref: anchorRef.optional(),
  }),
  sample: {
    en: {
      address: '4 Mill Lane\nOld Harbour',
      phone: '+44 1632 960 123',
      email: 'hello@example.org',
      hours: [
        { days: 'Monday to Friday', time: '9:00–18:00' },
        { days: 'Saturday', time: '10:00–14:00' },
      ],
      map_image: { art: 'city', alt: 'The house stands between the mill and the harbour' },
    },
    uk: {
      address: 'вул. Млинна, 4\nЛьвів',
      phone: '+380 32 555 01 23',
      email: 'hello@example.org',
      hours: [
        { days: 'Понеділок–п’ятниця', time: '9:00–18:00' },
        { days: 'Субота', time: '10:00–14:00' },
      ],
      map_image: { art: 'city', alt: 'Будинок стоїть між млином і площею' },
    },
    de: {
      address: 'Mühlengasse 4\n20457 Hamburg',
      phone: '+49 40 66969 123',
      email: 'hello@example.org',
      hours: [
        { days: 'Montag bis Freitag', time: '9–18 Uhr' },
        { days: 'Samstag', time: '10–14 Uhr' },
      ],
      map_image: { art: 'city', alt: 'Das Haus steht zwischen Mühle und Hafen' },
    },
  },
})
