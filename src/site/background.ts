import * as z from 'zod'
import { choice, picture } from './fields.ts'

/** Colour roles of the theme that may lie behind text. */
export const surfaceTokens = ['bg', 'surface', 'accent'] as const

const overlay = z
  .number()
  .min(0)
  .max(0.8)
  .meta({ title: 'Veil', description: 'How much of the colour behind the text lies over the image, 0 to 0.8' })

export const background = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('token'), token: z.enum(surfaceTokens).meta({ title: 'Colour of the theme' }) }),
    z.strictObject({ kind: z.literal('image'), image: picture('Image'), overlay: overlay.default(0.5) }),
    z.strictObject({
      kind: z.literal('gradient'),
      from: choice('From', surfaceTokens),
      to: choice('To', ['surface', 'bg', 'accent']),
      angle: z.int().min(0).max(360).meta({ title: 'Angle in degrees' }).default(180),
      overlay: overlay.default(0),
    }),
  ])
  .meta({ title: 'Background' })
