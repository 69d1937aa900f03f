import * as z from 'zod'
import { choice, fieldKinds, flag, list, maybeRichText, maybeText, text } from '../../fields.ts'
import { section } from '../../section.ts'

const withOptions = ['select', 'radio']

/** The tokens of HTML that fit a form of a small site. */
const autocomplete = [
  'name',
  'given-name',
  'family-name',
  'email',
  'tel',
  'organization',
  'street-address',
  'postal-code',
  'address-level2',
  'country-name',
  'url',
  'bday',
] as const

const field = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Small Latin letters, digits and "_", beginning with a letter.')
    .meta({ title: 'Name in the message' }),
  type: choice('Kind', ['text', 'email', 'tel', 'url', 'number', 'date', 'textarea', 'select', 'radio', 'checkbox']),
  label: text('Label', 120),
  required: flag('Must be filled in'),
  options: list('Choices', text('Choice', 120), { max: 40 }).default([]),
  autocomplete: z.enum(autocomplete).meta({ title: 'What the browser may fill in' }).optional(),
})

const target = z
  .string()
  .max(2_048)
  .regex(
    /^(?:mailto:[^\s\\"<>?@]+@[^\s\\"<>?@]+|https:\/\/[^\s\\"<>/?#@]+(?:[/?#][^\s\\"<>]*)?)$/,
    'mailto: with an address, or an address that starts with https://.',
  )
  .meta({ title: 'Sends to' })
fieldKinds.add(target, { kind: 'link' })

export const form = section({
  type: 'form',
  title: 'Form',
  description: 'A form that sends to an e-mail address or to a service of yours.',
  variants: ['stacked', 'inline', 'two-column'],
  props: z.strictObject({
    heading: maybeText('Heading', 120),
    fields: list('Fields', field, { min: 1, max: 20 }),
    consent: maybeRichText('Consent', 600),
    submit_label: maybeText('Words on the button', 60),
    success_text: maybeText('Words after sending', 300),
    target,
  }),
  rules: ({ fields }) => {
    const names = fields.map(({ name }) => name)
    return fields.flatMap(({ name, type, options }, at) => [
      ...(names.indexOf(name) < at
        ? [{ path: ['fields', at, 'name'], code: 'duplicate', message: `There is a field "${name}" above.` }]
        : []),
      ...(withOptions.includes(type) && options.length === 0
        ? [{ path: ['fields', at, 'options'], code: 'required', message: 'Give at least one choice.' }]
        : []),
    ])
  },
  sample: {
    en: {
      heading: 'Write to us',
      fields: [
        { name: 'name', type: 'text', label: 'Your name', required: true, autocomplete: 'name' },
        { name: 'email', type: 'email', label: 'E-mail', required: true, autocomplete: 'email' },
        { name: 'message', type: 'textarea', label: 'What is it about?', required: true },
      ],
      consent: '<p>We use your address to answer you and delete it after a month.</p>',
      submit_label: 'Send',
      success_text: 'Your message has arrived. You will hear from us within two working days.',
      target: 'mailto:hello@example.org',
    },
    uk: {
      heading: 'Напишіть нам',
      fields: [
        { name: 'name', type: 'text', label: 'Ваше ім’я', required: true, autocomplete: 'name' },
        { name: 'email', type: 'email', label: 'Електронна пошта', required: true, autocomplete: 'email' },
        { name: 'message', type: 'textarea', label: 'Про що йдеться?', required: true },
      ],
      consent: '<p>Вашу адресу використаємо лише для відповіді й за місяць видалимо.</p>',
      submit_label: 'Надіслати',
      success_text: 'Лист отримали. Відповімо впродовж двох робочих днів.',
      target: 'mailto:hello@example.org',
    },
    de: {
      heading: 'Schreiben Sie uns',
      fields: [
        { name: 'name', type: 'text', label: 'Ihr Name', required: true, autocomplete: 'name' },
        { name: 'email', type: 'email', label: 'E-Mail', required: true, autocomplete: 'email' },
        { name: 'message', type: 'textarea', label: 'Worum geht es?', required: true },
      ],
      consent: '<p>Wir nutzen Ihre Adresse nur für die Antwort und löschen sie nach einem Monat.</p>',
      submit_label: 'Absenden',
      success_text: 'Ihre Nachricht ist angekommen. Sie hören innerhalb von zwei Werktagen von uns.',
      target: 'mailto:hello@example.org',
    },
  },
})
