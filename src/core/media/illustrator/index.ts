import type { ImageStyle } from '../../../contract/media.ts'
import { seeded } from '../../generation/drafter/random.ts'
import { stageOf } from './stage.ts'
import { hex, mix } from './colour.ts'
import { readPrompt } from './lexicon.ts'
import { paletteOf } from './palette.ts'
import type { Draw } from './picture.ts'
import { threeDRender } from './styles/3d-render.ts'
import { anime } from './styles/anime.ts'
import { cartoon } from './styles/cartoon.ts'
import { cyberpunk } from './styles/cyberpunk.ts'
import { oilPainting } from './styles/oil-painting.ts'
import { pixelArt } from './styles/pixel-art.ts'
import { popArt } from './styles/pop-art.ts'
import { realistic } from './styles/realistic.ts'
import { sketch } from './styles/sketch.ts'
import { watercolor } from './styles/watercolor.ts'
import { subjectParts } from './subjects.ts'
import { el, rect } from './svg.ts'

const styles: Record<ImageStyle, Draw> = {
  realistic: realistic,
  cartoon: cartoon,
  watercolor: watercolor,
  'oil-painting': oilPainting,
  '3d-render': threeDRender,
  anime: anime,
  sketch: sketch,
  'pop-art': popArt,
  'pixel-art': pixelArt,
  cyberpunk: cyberpunk,
}

export interface IllustrationWish {
  prompt: string
  style: ImageStyle
  /** Pixels. */
  width: number
  height: number
  seed: number
}

/**
 * A drawing for a prompt, as an SVG document of exactly this size. The same wish gives the same bytes. The prompt only
 * chooses: no letter of it is in the document.
 */
export function illustrate({ prompt, style, width, height, seed }: IllustrationWish): string {
  const text = prompt.normalize('NFC').toLowerCase().trim()
  const motif = readPrompt(text, seeded(`${seed} motif ${text}`))
  const stage = stageOf({ width, height, motif, random: seeded(`${seed} stage ${text}`) })
  const palette = paletteOf(motif, seeded(`${seed} palette ${text}`))
  const body = styles[style]({
    width,
    height,
    u: Math.min(width, height),
    motif,
    stage,
    palette,
    subject: subjectParts(motif.subject),
    random: seeded(`${seed} ${style} ${text}`),
  })
  // Under everything: no gap between two hills lets the page shine through.
  const base = rect(0, 0, width, height, hex(mix(palette.far, palette.horizon, 0.3)))
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    base,
    body,
  )
}
