import { layersOf, type Layer } from './settings.ts'
import type { Frame } from './terrain.ts'

export interface Stage {
  horizon: number
  layers: Layer[]
  orb: { x: number; y: number; r: number }
  /** Where the subject stands and how far it reaches from its middle. */
  spot: { x: number; y: number; size: number; flies: boolean }
}

export function stageOf({ width, height, random, motif }: Pick<Frame, 'width' | 'height' | 'random' | 'motif'>): Stage {
  const u = Math.min(width, height)
  const wide = width > height * 1.2
  const side = random() < 0.5 ? -1 : 1
  const x = width * (0.5 + (wide ? side * (0.1 + random() * 0.06) : (random() - 0.5) * 0.08))
  const { setting, subject } = motif
  const horizon = height * (setting === 'sea' ? 0.58 : 0.62)
  const small = subject === 'boat' || subject === 'cabin' || subject === 'tree' || subject === 'people'
  const flies = subject === 'balloon' || subject === 'rocket' || subject === 'bee' || subject === 'note'
  const size = u * (small ? 0.19 : flies ? 0.2 : 0.24)
  const floor =
    setting === 'sea' ? height * (subject === 'boat' ? 0.73 : 0.95) : setting === 'room' ? height * 0.86 : height * 0.9
  const orb =
    setting === 'room'
      ? { x, y: height * 0.36, r: u * 0.1 }
      : {
          x: x + (wide ? -side * u * 0.14 : side * u * 0.1),
          y: horizon - u * (motif.time === 'dusk' || motif.time === 'dawn' ? 0.14 : 0.3),
          r: u * 0.1,
        }
  const frame: Frame = { width, height, u, random, motif, orb, horizon }
  return {
    horizon,
    orb,
    layers: layersOf[setting](frame),
    spot: { x, y: flies ? height * (setting === 'room' ? 0.72 : 0.56) : floor, size, flies },
  }
}
