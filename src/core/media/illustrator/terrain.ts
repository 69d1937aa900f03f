import { pick, type Random } from '../../generation/drafter/random.ts'
import { box, curve, ellipse, type Point, type Ring } from './geometry.ts'
import type { Motif } from './lexicon.ts'
import type { Part } from './part.ts'

export interface Frame {
  width: number
  height: number
  /** The shorter side. */
  u: number
  random: Random
  motif: Motif
  orb: { x: number; y: number; r: number }
  horizon: number
}

/** From the left edge to the right one and down to the bottom. */
export function land({ width, height }: { width: number; height: number }, top: Ring): Ring {
  return [...top, [width + 20, height + 20], [-20, height + 20]]
}

/** A line of hills: `rise` is how high it goes, `bumps` how often. */
export function hills({ width, random }: Frame, base: number, rise: number, bumps: number): Ring {
  const points = Array.from({ length: bumps * 2 + 3 }, (_, i): Point => {
    const x = -20 + ((width + 40) * i) / (bumps * 2 + 2)
    return [x, base - rise * (i % 2 === 0 ? random() * 0.35 : 0.6 + random() * 0.4)]
  })
  return curve(points, false, 10)
}

/** Peaks with sharp flanks: each way between two points is broken a few times. */
export function peaks({ width, random }: Frame, base: number, rise: number, count: number): Ring {
  let line: Point[] = Array.from({ length: count * 2 + 1 }, (_, i): Point => [
    -20 + ((width + 40) * (i + (i % (count * 2) === 0 ? 0 : (random() - 0.5) * 0.5))) / (count * 2),
    base - rise * (i % 2 === 0 ? 0.1 + random() * 0.25 : 0.62 + random() * 0.38),
  ])
  for (let round = 0; round < 3; round++)
    line = line.flatMap(([x, y], i) => {
      const next = line[i + 1]
      if (!next) return [[x, y] as const]
      const steep = Math.abs(next[1] - y)
      return [[x, y] as const, [(x + next[0]) / 2, (y + next[1]) / 2 + (random() - 0.42) * steep * 0.28] as const]
    })
  return line
}

/** The lit side of each peak. */
export function snowCaps(line: Ring, base: number, rise: number): Part[] {
  return line.flatMap(([x, y], i): Part[] => {
    const [before, after] = [line[i - 3], line[i + 3]]
    if (!before || !after || y > base - rise * 0.55) return []
    if (line.slice(i - 3, i + 4).some(([, other]) => other < y)) return []
    const drop = rise * 0.2
    const left = (before[1] - y) / Math.max(1, x - before[0])
    const right = (after[1] - y) / Math.max(1, after[0] - x)
    const w1 = Math.min(drop / Math.max(0.3, left), rise * 0.3)
    const w2 = Math.min(drop / Math.max(0.3, right), rise * 0.3)
    return [
      {
        ink: 'snow',
        ring: [
          [x, y],
          [x + w2, y + drop],
          [x + w2 * 0.5, y + drop * 0.8],
          [x + w2 * 0.15, y + drop * 1.25],
          [x - w1 * 0.3, y + drop * 0.75],
          [x - w1, y + drop],
        ],
      },
    ]
  })
}

function pine(x: number, y: number, size: number): Ring {
  const side = (dir: number): Point[] =>
    [0, 1, 2].flatMap((step): Point[] => [
      [x + dir * size * 0.1 * step, y - size * (1 - step * 0.28)],
      [x + dir * size * (0.16 + step * 0.07), y - size * (0.7 - step * 0.29)],
    ])
  return [
    [x, y - size * 1.06],
    ...side(1),
    [x + size * 0.04, y - size * 0.1],
    [x + size * 0.04, y],
    [x - size * 0.04, y],
    [x - size * 0.04, y - size * 0.1],
    ...side(-1).toReversed(),
  ]
}

const yOn = (line: Ring, x: number): number => line.find(([px]) => px >= x)?.[1] ?? line.at(-1)![1]

/** Trees along a line, thinner towards the spot of the subject. */
export function grove({ u, width, random }: Frame, line: Ring, count: number, size: number, clear?: number): Ring[] {
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + random()) / count) * width
    return { x, grown: u * size * (0.7 + random() * 0.6) }
  })
    .filter(({ x }) => clear === undefined || Math.abs(x - clear) > u * 0.26)
    .map(({ x, grown }) => pine(x, yOn(line, x) + grown * 0.06, grown))
}

function tower({ random }: Frame, x: number, base: number, w: number, h: number): { body: Ring; windows: Ring[] } {
  const crown = pick(['flat', 'step', 'slope', 'spire'] as const, random)!
  const top: Point[] =
    crown === 'step'
      ? [
          [x, base - h],
          [x + w * 0.25, base - h],
          [x + w * 0.25, base - h - w * 0.3],
          [x + w * 0.75, base - h - w * 0.3],
          [x + w * 0.75, base - h],
          [x + w, base - h],
        ]
      : crown === 'slope'
        ? [
            [x, base - h - w * 0.35],
            [x + w, base - h],
          ]
        : crown === 'spire'
          ? [
              [x, base - h],
              [x + w * 0.46, base - h - w * 0.2],
              [x + w * 0.5, base - h - w],
              [x + w * 0.54, base - h - w * 0.2],
              [x + w, base - h],
            ]
          : [
              [x, base - h],
              [x + w, base - h],
            ]
  const windows: Ring[] = []
  const [columns, pane] = [Math.max(2, Math.round(w / 26)), w / Math.max(2, Math.round(w / 26))]
  for (let y = base - h + pane * 0.7; y < base - pane; y += pane * 1.25)
    for (let column = 0; column < columns; column++)
      if (random() < 0.42) windows.push(box(x + pane * (column + 0.28), y, pane * 0.44, pane * 0.62))
  return { body: [...top, [x + w, base + 40], [x, base + 40]], windows }
}

export function skyline(frame: Frame, base: number, size: number, rise: number): { bodies: Ring[]; windows: Ring[] } {
  const made = { bodies: [] as Ring[], windows: [] as Ring[] }
  const { width, u, random } = frame
  for (let x = -u * 0.05 * random(); x < width;) {
    const w = u * size * (0.6 + random() * 0.8)
    const middle = 1 - Math.abs((x + w / 2) / width - 0.5) * 0.7
    const { body, windows } = tower(frame, x, base, w, rise * middle * (0.35 + random() * 0.65))
    made.bodies.push(body)
    made.windows.push(...windows)
    x += w * (1 + random() * 0.12)
  }
  return made
}

/** Light on water, under the sun: bars that grow longer towards us. */
export function glitter({ random, orb, height, u, horizon }: Frame): Part[] {
  return Array.from({ length: 15 }, (_, i): Part => {
    const t = (i + 0.4) / 15
    const y = horizon + (height - horizon) * t ** 1.5
    const half = u * (0.03 + 0.13 * t) * (0.5 + random())
    const x = orb.x + (random() - 0.5) * u * 0.2 * t
    return { ink: 'glint', ring: ellipse(x, y, half, u * (0.0025 + 0.006 * t), 16) }
  })
}
