import type { ImageStyle } from '../../contract/media.ts'

/** What a vendor's model is told of a style; the offline illustrator has hands of its own. */
const words: Record<ImageStyle, string> = {
  realistic: 'Photograph, natural light, true colours, fine detail, shallow depth of field.',
  cartoon: 'Cartoon with clean outlines, flat colours, simple shapes and friendly proportions.',
  watercolor: 'Watercolour on rough paper, soft edges, pigment that runs, white left bare.',
  'oil-painting': 'Oil painting on canvas, visible brush strokes, rich layered colour.',
  '3d-render': '3D render, smooth materials, soft studio light, gentle shadows, high detail.',
  anime: 'Anime illustration, cel shading, expressive line, painted background.',
  sketch: 'Pencil sketch on paper, hatching, loose line, no colour.',
  'pop-art': 'Pop art print, halftone dots, thick outlines, few loud colours.',
  'pixel-art': 'Pixel art, a small palette, crisp square pixels, no blur.',
  cyberpunk: 'Cyberpunk scene at night, neon light, rain, reflections, strong contrast.',
}

/** The prompt as it is sent: the writer's words, or better ones, and the words of the style. */
export const withStyle = (prompt: string, style: ImageStyle | null): string =>
  style === null ? prompt : `${prompt.replace(/[\s.]+$/, '')}. ${words[style]}`
