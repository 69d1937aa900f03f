import * as z from 'zod'
import { maybeRichText, maybeText, picture, webAddress } from '../../fields.ts'
import { section } from '../../section.ts'

const source = z
  .discriminatedUnion('provider', [
    z.strictObject({ provider: z.literal('file'), url: webAddress('Address of an MP4 or WebM file') }),
    z.strictObject({
      provider: z.literal('youtube'),
      id: z
        .string()
        .regex(/^[A-Za-z0-9_-]{11}$/, 'The eleven characters after "v=".')
        .meta({ title: 'Id of the video' }),
    }),
    z.strictObject({
      provider: z.literal('vimeo'),
      id: z
        .string()
        .regex(/^[0-9]{6,12}$/, 'The number in the address.')
        .meta({ title: 'Id of the video' }),
    }),
  ])
  .meta({ title: 'Video', description: 'A film of a provider is loaded only after a click.' })

export const video = section({
  type: 'video',
  title: 'Video',
  description: 'A film, its first picture and its words.',
  variants: ['inline', 'wide', 'cover'],
  props: z.strictObject({
    media: source,
    poster: picture('Still image').optional(),
    caption: maybeText('Caption', 300),
    transcript: maybeRichText('Transcript', 30_000),
  }),
  sample: {
    en: {
      media: { provider: 'file', url: 'https://media.example.org/kiln.mp4' },
      poster: { art: 'arches' },
      caption: 'Opening the kiln, two minutes',
      transcript: '<p>The door is still warm. Top shelf first: twelve bowls, one of them cracked.</p>',
    },
    uk: {
      media: { provider: 'file', url: 'https://media.example.org/kiln.mp4' },
      poster: { art: 'arches' },
      caption: 'Відкриваємо піч, дві хвилини',
      transcript: '<p>Дверцята ще теплі. Спершу верхня полиця: дванадцять мисок, одна тріснула.</p>',
    },
    de: {
      media: { provider: 'file', url: 'https://media.example.org/kiln.mp4' },
      poster: { art: 'arches' },
      caption: 'Der Ofen wird geöffnet, zwei Minuten',
      transcript: '<p>Die Tür ist noch warm. Zuerst das obere Brett: zwölf Schalen, eine mit Riss.</p>',
    },
  },
})
