import i18next from 'i18next'
import type { Section } from '../../../contract/hosted-values.ts'
import type { Issue } from '../../../site/issues.ts'
import { definitionOf } from '../../../site/library.ts'
import { currentLanguage, translate } from '../../i18n/index.ts'

/** Who did it, as the writer says it: the core calls the person at this computer `You`. */
export const personName = (by: string): string => (by === 'You' ? translate('builder:person.you') : by)

/** No `_`: what follows it would be taken for a plural form. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The text of a key that is made from data; what has no translation yet stands as it is. */
const known = (key: string, fallback: string): string => (i18next.exists(key) ? translate(key) : fallback)

export const typeName = (type: string): string => known(`builder:type.${type}.title`, definitionOf(type)?.title ?? type)

export const typeText = (type: string): string =>
  known(`builder:type.${type}.text`, definitionOf(type)?.description ?? '')

/** The title that a schema gives a field, in the language of the interface. */
export const fieldName = (title: string): string => known(`builder:field.${keyOf(title)}`, title)

export const valueName = (value: string): string =>
  known(`builder:value.${keyOf(value)}`, value.charAt(0).toUpperCase() + value.slice(1).replaceAll(/[-_]/g, ' '))

/** English messages name the limits; the other languages say what kind of thing is wrong. */
export const issueText = ({ code, message }: Issue): string =>
  currentLanguage() === 'en' ? message : known(`builder:issue.${keyOf(code)}`, message)

const wordy = ['heading', 'title', 'text', 'caption', 'label', 'html', 'name']

/** What tells a section from others of its type: its name for readers, its heading, its first words. */
export function sectionWords({ props }: Section): string {
  for (const name of ['label', ...wordy]) {
    const value = props[name]
    if (typeof value === 'string' && value.trim() !== '') return plain(value)
  }
  return firstText(props) ?? ''
}

/** The first words inside a value, for rows of lists. */
export function firstText(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : plain(value)
  if (typeof value !== 'object' || value === null || depth > 3) return null
  if (Array.isArray(value)) return firstOf(value, depth)
  const fields = value as Record<string, unknown>
  for (const name of [...wordy, 'question', 'quote', 'value', 'author', 'date']) {
    const text = typeof fields[name] === 'string' ? fields[name].trim() : ''
    if (text !== '') return plain(text)
  }
  return firstOf(
    Object.entries(fields).flatMap(([name, inner]) =>
      typeof inner === 'object' && !plainOnly.has(name) ? [inner] : [],
    ),
    depth,
  )
}

const plainOnly = new Set(['background', 'media', 'image', 'source', 'show', 'hide_on'])

const firstOf = (values: readonly unknown[], depth: number): string | null => {
  for (const value of values) {
    const text = firstText(value, depth + 1)
    if (text !== null) return text
  }
  return null
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)

/** A value as a text field shows it. */
export const shownText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
