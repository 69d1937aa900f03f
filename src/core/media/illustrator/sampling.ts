import { mix, type Colour } from './colour.ts'
import { bounds, ellipse, inside, type Bounds, type Ring } from './geometry.ts'
import type { Ink } from './palette.ts'
import type { Part } from './part.ts'
import { placed, type Picture } from './picture.ts'

export interface Sample {
  colour: Colour
  /** Null in the sky. */
  ink: Ink | null
  /** Belongs to the subject. */
  subject: boolean
  /** 0 at the top of its patch, 1 at the bottom. */
  down: number
}

interface Patch {
  ring: Ring
  ink: Ink
  box: Bounds
  subject: boolean
}

/** The picture as a painter sees it: what colour is at a point. For styles that build it from dabs or dots. */
export function sampler(
  { width, height, stage, palette, subject }: Picture,
  grow = 1,
): (x: number, y: number) => Sample {
  const { orb, spot, horizon } = stage
  const things = placed(subject, { x: spot.x, y: spot.y, scale: spot.size * grow })
  const patch = (given: Part, isSubject: boolean): Patch => ({
    ...given,
    box: bounds([given.ring]),
    subject: isSubject,
  })
  const patches = [
    patch({ ink: 'orb', ring: ellipse(orb.x, orb.y, orb.r * 0.75) }, false),
    ...stage.layers.flatMap(({ parts }) => parts.map((each) => patch(each, false))),
    ...things.map((each) => patch(each, true)),
  ].toReversed()
  return (x, y) => {
    for (const { ring, ink, box, subject: isSubject } of patches) {
      if (x < box.left || x > box.right || y < box.top || y > box.bottom || !inside(ring, x, y)) continue
      const down = (y - box.top) / Math.max(1, Math.min(box.bottom, height) - box.top)
      return { colour: palette[ink], ink, subject: isSubject, down }
    }
    const halo = Math.max(0, 1 - Math.hypot(x - orb.x, y - orb.y) / (Math.min(width, height) * 0.5))
    const sky = mix(palette.zenith, palette.horizon, Math.min(1, Math.max(0, y / horizon)) ** 1.2)
    return { colour: mix(sky, palette.glow, halo ** 2 * 0.7), ink: null, subject: false, down: y / height }
  }
}
