import { pick, type Random } from '../../generation/drafter/random.ts'
import { arc, box, curve, ellipse, ribbon, type Point, type Ring } from './geometry.ts'
import type { Motif, Setting } from './lexicon.ts'
import type { Part } from './part.ts'

/** 0 is the horizon, 1 is at our feet. */
export interface Layer {
  depth: number
  parts: Part[]
}

export interface Stage {
  horizon: number
  layers: Layer[]
  orb: { x: number; y: number; r: number }
  /** Where the subject stands and how far it reaches from its middle. */
  spot: { x: number; y: number; size: number; flies: boolean }
}

interface Frame {
  width: number
  height: number
  /** The shorter side. */
  u: number
  random: Random
  motif: Motif
  orb: Stage['orb']
  horizon: number
}

/** From the left edge to the right one and down to the bottom. */
export function land({ width, height }: { width: number; height: number }, top: Ring): Ring {
  return [...top, [width + 20, height + 20], [-20, height + 20]]
}

/** A line of hills: `rise` is how high it goes, `bumps` how often. */
function hills({ width, random }: Frame, base: number, rise: number, bumps: number): Ring {
  const points = Array.from({ length: bumps * 2 + 3 }, (_, i): Point => {
    const x = -20 + ((width + 40) * i) / (bumps * 2 + 2)
    return [x, base - rise * (i % 2 === 0 ? random() * 0.35 : 0.6 + random() * 0.4)]
  })
  return curve(points, false, 10)
}

/** Peaks with sharp flanks: each way between two points is broken a few times. */
function peaks({ width, random }: Frame, base: number, rise: number, count: number): Ring {
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
function snowCaps(line: Ring, base: number, rise: number): Part[] {
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
function grove({ u, width, random }: Frame, line: Ring, count: number, size: number, clear?: number): Ring[] {
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

function skyline(frame: Frame, base: number, size: number, rise: number): { bodies: Ring[]; windows: Ring[] } {
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
function glitter({ random, orb, height, u, horizon }: Frame): Part[] {
  return Array.from({ length: 15 }, (_, i): Part => {
    const t = (i + 0.4) / 15
    const y = horizon + (height - horizon) * t ** 1.5
    const half = u * (0.03 + 0.13 * t) * (0.5 + random())
    const x = orb.x + (random() - 0.5) * u * 0.2 * t
    return { ink: 'glint', ring: ellipse(x, y, half, u * (0.0025 + 0.006 * t), 16) }
  })
}

const layersOf: Record<Setting, (frame: Frame) => Layer[]> = {
  sea(frame) {
    const { width, height, u, horizon, random } = frame
    const sea = land(frame, [
      [-20, horizon],
      [width + 20, horizon],
    ])
    const wave = (t: number): Ring => {
      const y = horizon + (height - horizon) * t
      return land(
        frame,
        curve(
          Array.from({ length: 13 }, (_, i): Point => [
            -20 + ((width + 40) * i) / 12,
            y + (i % 2 ? -1 : 1) * u * 0.016 * t + random() * u * 0.008,
          ]),
        ),
      )
    }
    return [
      {
        depth: 0.05,
        parts: [{ ink: 'far', ring: land({ width, height: horizon - 20 }, hills(frame, horizon, u * 0.1, 2)) }],
      },
      { depth: 0.2, parts: [{ ink: 'water', ring: sea }, ...glitter(frame)] },
      { depth: 0.6, parts: [{ ink: 'water', ring: wave(0.42) }] },
      { depth: 0.8, parts: [{ ink: 'near', ring: wave(0.74) }] },
      {
        depth: 1,
        parts: [
          {
            ink: 'ground',
            ring: land(
              frame,
              curve([
                [-20, height * 0.93],
                [width * 0.3, height * 0.95],
                [width * 0.65, height * 0.99],
                [width + 20, height * 0.955],
              ]),
            ),
          },
        ],
      },
    ]
  },
  mountain(frame) {
    const { height, u, horizon, width, motif } = frame
    const [back, front] = [
      peaks(frame, horizon, u * 0.36, width > height ? 4 : 3),
      peaks(frame, horizon + u * 0.06, u * 0.26, width > height ? 5 : 3),
    ]
    const low = hills(frame, horizon + u * 0.13, u * 0.1, 3)
    const meadow = hills(frame, height * 0.88, u * 0.1, 2)
    return [
      { depth: 0.1, parts: [{ ink: 'far', ring: land(frame, back) }, ...snowCaps(back, horizon, u * 0.36)] },
      {
        depth: 0.35,
        parts: [{ ink: 'mid', ring: land(frame, front) }, ...(motif.winter ? snowCaps(front, horizon, u * 0.26) : [])],
      },
      {
        depth: 0.6,
        parts: [
          { ink: 'near', ring: land(frame, low) },
          ...grove(frame, low, 26, 0.085).map((ring): Part => ({ ink: 'near', ring })),
        ],
      },
      { depth: 0.85, parts: [{ ink: 'ground', ring: land(frame, meadow) }] },
      { depth: 1, parts: grove(frame, meadow, 9, 0.26, width * 0.5).map((ring): Part => ({ ink: 'near', ring })) },
    ]
  },
  city(frame) {
    const { width, height, u, horizon } = frame
    const [back, middle, front] = [
      skyline(frame, horizon, 0.1, u * 0.5),
      skyline(frame, horizon + u * 0.06, 0.13, u * 0.4),
      skyline(frame, horizon + u * 0.12, 0.17, u * 0.24),
    ]
    const layer = (ink: Part['ink'], { bodies, windows }: typeof back, depth: number, lit: boolean): Layer => ({
      depth,
      parts: [
        ...bodies.map((ring): Part => ({ ink, ring })),
        ...(lit ? windows.map((ring): Part => ({ ink: 'lamp', ring })) : []),
      ],
    })
    const street = land(
      frame,
      curve([
        [-20, horizon + u * 0.14],
        [width * 0.5, horizon + u * 0.1],
        [width + 20, horizon + u * 0.14],
      ]),
    )
    const path: Ring = [
      [width * 0.47, horizon + u * 0.11],
      [width * 0.53, horizon + u * 0.11],
      [width * 0.86, height + 10],
      [width * 0.14, height + 10],
    ]
    return [
      layer('far', back, 0.1, false),
      layer('mid', middle, 0.35, frame.motif.time === 'night'),
      layer('near', front, 0.6, true),
      {
        depth: 0.85,
        parts: [
          { ink: 'ground', ring: street },
          { ink: 'mid', ring: path },
        ],
      },
    ]
  },
  forest(frame) {
    const { width, height, u, horizon } = frame
    const lines = [
      hills(frame, horizon + u * 0.02, u * 0.08, 3),
      hills(frame, horizon + u * 0.1, u * 0.08, 2),
      hills(frame, height * 0.86, u * 0.08, 2),
    ] as const
    const row = (ink: Part['ink'], line: Ring, count: number, size: number, clear?: number): Part[] => [
      ...grove(frame, line, count, size, clear).map((ring): Part => ({ ink, ring })),
      { ink: ink === 'near' ? 'ground' : ink, ring: land(frame, line) },
    ]
    return [
      { depth: 0.1, parts: row('far', lines[0], Math.round((width / u) * 22), 0.3) },
      { depth: 0.4, parts: row('mid', lines[1], Math.round((width / u) * 13), 0.42, width * 0.5) },
      { depth: 0.8, parts: row('near', lines[2], Math.round((width / u) * 9), 0.62, width * 0.5) },
      {
        depth: 0.9,
        parts: [
          {
            ink: 'light',
            ring: land(
              frame,
              curve([
                [width * 0.36, height * 1.02],
                [width * 0.5, height * 0.9],
                [width * 0.62, height * 1.02],
              ]),
            ),
          },
        ],
      },
    ]
  },
  field(frame) {
    const { width, height, u, horizon, random } = frame
    const lines = [
      hills(frame, horizon, u * 0.12, 2),
      hills(frame, horizon + u * 0.1, u * 0.1, 2),
      hills(frame, height * 0.84, u * 0.1, 1),
    ] as const
    const blooms = Array.from({ length: 46 }, (_, i): Part => {
      const t = Math.sqrt(random())
      const y = height * (0.83 + 0.2 * t)
      return {
        ink: (['main', 'light', 'cream', 'accent'] as const)[i % 4]!,
        ring: ellipse(random() * width, y, u * (0.006 + 0.012 * t), undefined, 10),
      }
    }).toSorted((a, b) => a.ring[0]![1] - b.ring[0]![1])
    const path = [
      ...ribbon(
        curve([
          [width * 0.62, horizon + u * 0.06],
          [width * 0.5, horizon + u * 0.14],
          [width * 0.58, height * 0.86],
          [width * 0.42, height * 1.04],
        ]),
        u * 0.015,
        u * 0.24,
      ),
    ]
    return [
      { depth: 0.1, parts: [{ ink: 'far', ring: land(frame, lines[0]) }] },
      {
        depth: 0.35,
        parts: [
          { ink: 'mid', ring: land(frame, lines[1]) },
          ...grove(frame, lines[1], 12, 0.07).map((ring): Part => ({ ink: 'near', ring })),
        ],
      },
      {
        depth: 0.8,
        parts: [
          { ink: 'ground', ring: land(frame, lines[2]) },
          { ink: 'glow', ring: path },
        ],
      },
      { depth: 1, parts: blooms },
    ]
  },
  room(frame) {
    const { width, height, u, horizon, random } = frame
    const sill = height * 0.74
    const [cx, half, top] = [frame.orb.x, Math.min(width * 0.4, u * 0.4), Math.max(height * 0.08, sill - u * 0.72)]
    const pane: Ring = [[cx - half, sill], ...arc(cx, top + half, half, half, 0.5, 1, 30), [cx + half, sill]]
    const view = hills(frame, sill - u * 0.1, u * 0.16, 3).filter(([x]) => x > cx - half && x < cx + half)
    const frameBar = u * 0.014
    return [
      { depth: 0.1, parts: [{ ink: 'far', ring: [[cx - half, sill], ...view, [cx + half, sill]] }] },
      {
        depth: 0.2,
        parts: [
          {
            ink: 'mid',
            ring: [
              [cx - half, sill],
              ...view.map(([x, y]): Point => [x, y + u * 0.07 + Math.sin(x / (u * 0.1)) * u * 0.02]),
              [cx + half, sill],
            ],
          },
        ],
      },
      {
        depth: 0.5,
        parts: [
          {
            ink: 'wall',
            ring: [
              [-20, -20],
              [-20, sill + 20],
              [cx - half, sill + 20],
              ...pane,
              [cx + half, sill + 20],
              [width + 20, sill + 20],
              [width + 20, -20],
            ],
          },
          { ink: 'cream', ring: ribbon([...pane.slice(1, -1)], frameBar * 1.6) },
          {
            ink: 'cream',
            ring: ribbon(
              [
                [cx, top],
                [cx, sill],
              ],
              frameBar,
            ),
          },
          {
            ink: 'cream',
            ring: ribbon(
              [
                [cx - half, top + half],
                [cx + half, top + half],
              ],
              frameBar,
            ),
          },
        ],
      },
      {
        depth: 0.8,
        parts: [
          { ink: 'board', ring: box(-20, sill, width + 40, height - sill + 40) },
          {
            ink: 'glow',
            ring: [
              [cx - half * 0.8, sill],
              [cx + half * 0.8, sill],
              [cx + half * (0.7 + random() * 0.2), height],
              [cx - half * 1.25, height],
            ],
          },
          { ink: 'shade', ring: box(-20, sill, width + 40, u * 0.012) },
        ],
      },
    ]
      .map((layer) => ({ ...layer, parts: layer.parts as Part[] }))
      .filter(() => horizon > 0)
  },
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
