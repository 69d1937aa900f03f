import type { Point, Ring } from './geometry.ts'
import type { Ink } from './palette.ts'

/** One patch of one colour: pictures are lists of them, painted in order. */
export interface Part {
  ring: Ring
  ink: Ink
}

export const part = (ink: Ink, ring: Ring): Part => ({ ink, ring })

/** On the other side of the middle line. */
export const mirrored = (ring: Ring): Ring => ring.map(([x, y]): Point => [-x, y]).toReversed()
