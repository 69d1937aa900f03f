export type Point = readonly [x: number, y: number]
/** A closed outline. Everything that is drawn is one, so that each style can fill, hatch, sample or outline it. */
export type Ring = Point[]

const TAU = Math.PI * 2

export const ellipse = (cx: number, cy: number, rx: number, ry = rx, steps = 40): Ring =>
  Array.from({ length: steps }, (_, i) => {
    const turn = (i / steps) * TAU
    return [cx + Math.cos(turn) * rx, cy + Math.sin(turn) * ry] as const
  })

export const box = (x: number, y: number, width: number, height: number): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

export function roundBox(x: number, y: number, width: number, height: number, radius: number): Ring {
  const r = Math.min(radius, width / 2, height / 2)
  const corners = [
    [x + width - r, y + height - r, 0],
    [x + r, y + height - r, 1],
    [x + r, y + r, 2],
    [x + width - r, y + r, 3],
  ] as const
  return corners.flatMap(([cx, cy, quarter]) =>
    Array.from({ length: 7 }, (_, i): Point => {
      const turn = ((quarter + i / 6) * TAU) / 4
      return [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r]
    }),
  )
}

/** A curve through the points (Catmull-Rom), as points. */
export function curve(points: readonly Point[], closed = false, steps = 8): Ring {
  const count = points.length
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!
  const made: Ring = []
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
      made.push([along(0), along(1)])
    }
  }
  if (!closed) made.push(at(count - 1))
  return made
}

export const blob = (points: readonly Point[]): Ring => curve(points, true)

/** A line with a width, as an outline. */
export function ribbon(points: readonly Point[], width: number, end = width): Ring {
  const left: Ring = []
  const right: Ring = []
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)]!
    const [bx, by] = points[Math.min(points.length - 1, i + 1)]!
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = (width + ((end - width) * i) / Math.max(1, points.length - 1)) / 2
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half])
    right.push([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half])
  })
  return [...left, ...right.toReversed()]
}

/** Part of a circle's line; angles in turns, clockwise from three o'clock. */
export const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number, steps = 24): Ring =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const turn = (from + ((to - from) * i) / steps) * TAU
    return [cx + Math.cos(turn) * rx, cy + Math.sin(turn) * ry] as const
  })

export interface Placing {
  x: number
  y: number
  scale: number
  turn?: number
  flip?: boolean
}

/** From the unit square of a motif (−1 to 1, standing on y = 1) to its place; `y` is where it stands. */
export function place(ring: Ring, { x, y, scale, turn = 0, flip = false }: Placing): Ring {
  const [sin, cos] = [Math.sin(turn * TAU), Math.cos(turn * TAU)]
  return ring.map(([px, py]) => {
    const [sx, sy] = [(flip ? -px : px) * scale, (py - 1) * scale]
    return [x + sx * cos - sy * sin, y + sx * sin + sy * cos]
  })
}

export function inside(ring: Ring, x: number, y: number): boolean {
  let within = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!
    const [bx, by] = ring[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export const bounds = (rings: readonly Ring[]): Bounds => {
  const made = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const ring of rings)
    for (const [x, y] of ring) {
      made.left = Math.min(made.left, x)
      made.right = Math.max(made.right, x)
      made.top = Math.min(made.top, y)
      made.bottom = Math.max(made.bottom, y)
    }
  return made
}

/** Points written short, in hundredths: `'-66 20, 0 100'`. */
export const xy = (text: string): Ring => {
  const numbers = text.split(/[ ,]+/).map((each) => Number(each) / 100)
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!])
}

/** The outline as a wet brush leaves it: up to `amount` off, in slow waves that differ from seed to seed. */
export function wobbled(ring: Ring, amount: number, wave: number, seed: number): Ring {
  const dense = ring.flatMap(([x, y], i): Ring => {
    const [nx, ny] = ring[(i + 1) % ring.length]!
    const steps = Math.max(1, Math.min(60, Math.round(Math.hypot(nx - x, ny - y) / (wave * 0.22))))
    return Array.from({ length: steps }, (_, step) => [x + ((nx - x) * step) / steps, y + ((ny - y) * step) / steps])
  })
  const sway = (a: number, b: number, phase: number) =>
    Math.sin(a / wave + phase) * 0.5 +
    Math.sin(b / (wave * 0.53) + phase * 2.3) * 0.32 +
    Math.sin((a + b) / (wave * 0.21) + phase) * 0.18
  return dense.map(([x, y]) => [x + sway(x, y, seed) * amount, y + sway(y, x, seed + 4) * amount])
}
