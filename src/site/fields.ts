import * as z from 'zod'
import { isSiteLink, siteLinkPattern } from '../text/html-profiles.ts'
import { sanitiseRichText, sanitiseSiteHtml } from '../text/sanitise.ts'
import { iconNames } from './icons.ts'

/** What a field is for a person. The form of the builder, the checks and the docs read it; it is not in the JSON Schema. */
export type FieldKind =
  | 'text'
  | 'lines'
  | 'rich_text'
  | 'html'
  | 'code'
  | 'link'
  | 'address'
  | 'picture'
  | 'icon'
  | 'choice'
  | 'date'
  | 'color'

export const fieldKinds = z.registry<{ kind: FieldKind }>()

/** The kind of a field, however optional it is. */
export function kindOf(schema: z.ZodType): FieldKind | undefined {
  const kind = fieldKinds.get(schema)?.kind
  if (kind) return kind
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? kindOf(schema.unwrap() as z.ZodType)
    : undefined
}

const named = <S extends z.ZodType>(schema: S, kind: FieldKind, title: string): S => {
  const description = descriptions[kind]
  const told = schema.meta(description ? { title, description } : { title })
  fieldKinds.add(told, { kind })
  return told
}

/** For who fills in a field without our form: people and assistants that call the API. */
const descriptions: Partial<Record<FieldKind, string>> = {
  rich_text: 'HTML: paragraphs, lists, emphasis and links; the rest is taken out',
  html: 'HTML as in an article; scripts, styles, frames and forms are taken out',
  link: 'A link: https, http, mailto, tel, page:ID, #anchor or a path such as /about/',
  picture: 'An image: one of media, url and art',
}

// Escapes, so that the JSON Schema shows the same pattern.
// oxlint-disable no-control-regex -- control characters are what they refuse
const oneLine = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/
// Blanks first, then one that is none: read once from left to right, however long the text.
const someLine =
  /^[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[^\s\u0000-\u001f\u007f-\u009f][^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/
const manyLines = /^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f]*$/
const codeLines = /^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]*$/
// oxlint-enable no-control-regex

const whole = (value: string) => value.isWellFormed()
const BROKEN = 'This text holds half a character.'

/** One line of plain text that must say something. */
export const text = (title: string, max: number) =>
  named(
    z
      .string()
      .min(1, 'Write something here.')
      .max(max)
      .regex(someLine, 'One line of text, no control characters.')
      .refine(whole, BROKEN),
    'text',
    title,
  )

/** One line of plain text, or none. */
export const maybeText = (title: string, max: number) =>
  named(
    z.string().max(max).regex(oneLine, 'One line of text, no control characters.').refine(whole, BROKEN),
    'text',
    title,
  ).optional()

/** Plain text of several lines, or none. */
export const maybeLines = (title: string, max: number) =>
  named(
    z.string().max(max).regex(manyLines, 'No control characters but line breaks.').refine(whole, BROKEN),
    'lines',
    title,
  ).optional()

export const code = (title: string, max: number) =>
  named(
    z
      .string()
      .min(1, 'Write something here.')
      .max(max)
      .regex(codeLines, 'No control characters but tabs and line breaks.')
      .refine(whole, BROKEN),
    'code',
    title,
  )

// The limit stands on both sides: escaping makes text longer, and what was stored must be accepted again.
const TOO_LONG = 'This text is too long once its special characters are written as HTML.'

/** Paragraphs, lists, emphasis and links. Sanitised as it is read. */
export const richText = (title: string, max: number) =>
  named(
    z.string().max(max, { abort: true }).overwrite(sanitiseRichText).max(max, TOO_LONG).min(1, 'Write something here.'),
    'rich_text',
    title,
  )

export const maybeRichText = (title: string, max: number) =>
  named(
    z.string().max(max, { abort: true }).overwrite(sanitiseRichText).max(max, TOO_LONG),
    'rich_text',
    title,
  ).optional()

/** A whole block: headings, tables, images. Sanitised as it is read. */
export const html = (title: string, max: number) =>
  named(
    z.string().max(max, { abort: true }).overwrite(sanitiseSiteHtml).max(max, TOO_LONG).min(1, 'Write something here.'),
    'html',
    title,
  )

const LINK =
  'Start with https://, http://, mailto:, tel:, page: with the number of a page, #, or / for a path inside the site.'

export const link = (title: string) =>
  named(z.string().max(2_048).regex(siteLinkPattern, LINK).refine(isSiteLink, LINK), 'link', title)

/** An address on the web and nothing else. */
export const webAddress = (title: string) =>
  named(
    z
      .string()
      .max(2_048)
      .regex(/^https:\/\/[^\s\\"<>/?#@]+(?:[/?#][^\s\\"<>]*)?$/, 'An address that starts with https://.')
      .refine((url) => URL.canParse(url), 'This is not an address that can be opened.'),
    'address',
    title,
  )

export const icon = (title: string) => named(z.enum(iconNames), 'icon', title).optional()

/** One of a few words; the first is what it is when nothing is said. */
export const choice = <const V extends readonly [string, ...string[]]>(title: string, values: V) => {
  const options = named(z.enum(values), 'choice', title)
  return options.default(values[0] as z.output<typeof options>)
}

/** A calendar day, `2026-05-12`. */
export const day = (title: string) => named(z.iso.date('A day such as 2026-05-12.'), 'date', title)

export const flag = (title: string, standard = false) => z.boolean().meta({ title }).default(standard)

export const count = (title: string, range: { from: number; to: number; standard: number }) =>
  z.int().min(range.from).max(range.to).meta({ title }).default(range.standard)

export const list = <S extends z.ZodType>(title: string, item: S, size: { min?: number; max: number }) =>
  z
    .array(item)
    .min(size.min ?? 0)
    .max(size.max)
    .meta({ title })

/** Drawings that come with Quoin and take the colours of the theme. Append only. */
export const artNames = [
  'hills',
  'waves',
  'arches',
  'leaves',
  'circles',
  'stripes',
  'window',
  'desk',
  'city',
  'portrait',
  'mark',
] as const

const share = z.number().min(0).max(1)

/** Where the picture lies and which point of it stays in sight when it is cropped. */
const place = {
  media: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'The SHA-256 of an image in the media library.')
    .meta({ title: 'Image of the media library, by SHA-256' })
    .optional(),
  url: z
    .string()
    .max(2_048)
    .regex(
      /^(?:https?:\/\/[^\s\\"<>/?#][^\s\\"<>]*|\/media\/[0-9a-f]{64})$/,
      'An address that starts with https://, http:// or /media/.',
    )
    .meta({ title: 'Address of the image' })
    .optional(),
  art: z.enum(artNames).meta({ title: 'Drawing that comes with Quoin' }).optional(),
  focal: z.strictObject({ x: share, y: share }).meta({ title: 'Point that stays in sight' }).optional(),
}

const oneSource = (picture: { media?: string | undefined; url?: string | undefined; art?: string | undefined }) =>
  [picture.media, picture.url, picture.art].filter((source) => source !== undefined).length === 1
const ONE_SOURCE = 'Give one of media, url and art.'

/** An image whose description stands elsewhere, or that only decorates. */
export const picture = (title: string) => named(z.strictObject(place).refine(oneSource, ONE_SOURCE), 'picture', title)

/** An image with its description. Leave `alt` empty only where the image adds nothing. */
export const image = (title: string) =>
  named(
    z.strictObject({ ...place, alt: maybeText('Description of the image', 300) }).refine(oneSource, ONE_SOURCE),
    'picture',
    title,
  )

/** A link with its words, as a button. */
export const action = (title: string) =>
  z
    .strictObject({
      label: text('Label', 60),
      href: link('Leads to'),
      style: choice('Look', ['primary', 'secondary', 'link']),
    })
    .meta({ title })
