import type { Random } from '../../generation/drafter/random.ts'
import type { Stage } from './stage.ts'
import { hex, type Colour } from './colour.ts'
import { place, type Placing, type Ring } from './geometry.ts'
import type { Motif } from './lexicon.ts'
import { inks, type Ink, type Palette } from './palette.ts'
import type { Part } from './part.ts'

/** What a style is given: one scene, and numbers of its own. */
export interface Picture {
  width: number
  height: number
  /** The shorter side: sizes are shares of it. */
  u: number
  motif: Motif
  stage: Stage
  palette: Palette
  /** In the unit square; see `placed`. */
  subject: Part[]
  random: Random
}

/** Everything inside the document, background first. */
export type Draw = (picture: Picture) => string

export const placed = (parts: readonly Part[], placing: Placing): Part[] =>
  parts.map(({ ink, ring }) => ({ ink, ring: place(ring, placing) }))

/** Every colour of the palette as text, after the style's own taste. */
export function dyes(
  palette: Palette,
  taste: (colour: Colour, ink: Ink) => Colour = (each) => each,
): Record<Ink, string> {
  return Object.fromEntries(inks.map((ink) => [ink, hex(taste(palette[ink], ink))])) as Record<Ink, string>
}

export const shifted = (ring: Ring, dx: number, dy: number): Ring => ring.map(([x, y]) => [x + dx, y + dy])
