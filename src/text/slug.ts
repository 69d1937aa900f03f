import { transliterate } from './transliterate.ts'

const SLUG = /^[a-z0-9](?:-?[a-z0-9])*$/

export const isSlug = (text: string): boolean => SLUG.test(text)

/** An address part from a title, cut at a word. Empty when the title holds nothing that can be spelt in Latin letters. */
export function slugify(title: string, language: string, max = 80): string {
  const slug = transliterate(title, language)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= max) return slug
  const cut = slug.slice(0, max + 1).lastIndexOf('-')
  return (cut > 0 ? slug.slice(0, cut) : slug.slice(0, max)).replace(/-$/, '')
}
