import { useState } from 'react'

/** A part of an address that follows the name until it is typed by hand. */
export function useSlug(language: string) {
  const [slug, setSlug] = useState('')
  const [byHand, setByHand] = useState(false)
  return {
    slug,
    type: (text: string) => {
      setByHand(text !== '')
      setSlug(text.toLowerCase().replace(/\s+/g, '-'))
    },
    /** The letters of all scripts in Latin are a large table, so it is fetched when it is needed. */
    follow: async (name: string) => {
      if (byHand) return
      const { slugify } = await import('../../../../text/slug.ts')
      setSlug(slugify(name, language, 36))
    },
  }
}
