import * as z from 'zod'
import { count, text, webAddress } from '../../fields.ts'
import { section } from '../../section.ts'

export const embed = section({
  type: 'embed',
  title: 'Embedded page',
  description: 'A page of another site in a frame, loaded after a click.',
  variants: ['inline', 'wide'],
  props: z.strictObject({
    url: webAddress('Address'),
    title: text('Title for screen readers', 120),
    height: count('Height in pixels', { from: 100, to: 2_000, standard: 450 }),
  }),
  sample: {
    en: { url: 'https://map.example.org/?place=old-harbour', title: 'Map of the old harbour' },
    uk: { url: 'https://map.example.org/?place=lviv', title: 'Мапа старого міста' },
    de: { url: 'https://map.example.org/?place=hamburg', title: 'Karte des alten Hafens' },
  },
})
