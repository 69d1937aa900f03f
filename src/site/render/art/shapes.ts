import type { ArtName } from './index.ts'
import { circles, leaves, mark, stripes } from './patterns.ts'
import { arches, city, hills, waves } from './places.ts'
import { portraits } from './portraits.ts'
import { desk, window } from './rooms.ts'

/** Inner SVG; its classes are those of `css.ts`. */
export interface Drawing {
  box: string
  body: string
}

export const shapes: Readonly<Record<ArtName, Drawing>> = {
  hills,
  waves,
  arches,
  leaves,
  circles,
  stripes,
  window,
  desk,
  city,
  portrait: portraits[0]!,
  mark,
}
