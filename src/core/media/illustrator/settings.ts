import { arc, box, curve, ellipse, ribbon, type Point, type Ring } from './geometry.ts'
import type { Setting } from './lexicon.ts'
import type { Part } from './part.ts'
import { glitter, grove, hills, land, peaks, skyline, snowCaps, type Frame } from './terrain.ts'

/** 0 is the horizon, 1 is at our feet. */
export interface Layer {
  depth: number
  parts: Part[]
}

export const layersOf: Record<Setting, (frame: Frame) => Layer[]> = {
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
    const path = ribbon(
      curve([
        [width * 0.62, horizon + u * 0.06],
        [width * 0.5, horizon + u * 0.14],
        [width * 0.58, height * 0.86],
        [width * 0.42, height * 1.04],
      ]),
      u * 0.015,
      u * 0.24,
    )
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
    const { width, height, u, random } = frame
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
          { ink: 'cream', ring: ribbon(pane.slice(1, -1), frameBar * 1.6) },
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
    ].map((layer) => ({ ...layer, parts: layer.parts as Part[] }))
  },
}
