import * as z from 'zod'

export const AspectRatio = z.enum(['1:1', '16:9', '9:16', '4:3', '3:4'])
export type AspectRatio = z.infer<typeof AspectRatio>

export const ImageStyle = z.enum([
  'realistic',
  'cartoon',
  'watercolor',
  'oil-painting',
  '3d-render',
  'anime',
  'sketch',
  'pop-art',
  'pixel-art',
  'cyberpunk',
])
export type ImageStyle = z.infer<typeof ImageStyle>

/** Who can make an image for a public model key. */
export const ImageProviderName = z.enum(['openai', 'google', 'black-forest-labs'])
export type ImageProviderName = z.infer<typeof ImageProviderName>
