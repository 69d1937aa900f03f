import { hex, lighter, mix, vivid } from '../colour.ts'
import type { Draw } from '../picture.ts'
import { sampler } from '../sampling.ts'
import { el, group, rect } from '../svg.ts'

const DOTS = 88
/** The order in which dots of a four by four square change from one colour to the next. */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const

/** A screen of few dots and fewer colours: bands of sky that dither into each other, an outline around the subject. */
export const pixelArt: Draw = (picture) => {
  const { width, height, u, motif, palette, stage, random } = picture
  const at = sampler(picture, 1.3)
  const dot = u / DOTS
  const [columns, rows] = [Math.ceil(width / dot), Math.ceil(height / dot)]
  const look = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => at((column + 0.5) * dot, (row + 0.5) * dot)),
  )
  const bands = 7
  const stars = new Set(
    motif.time === 'night'
      ? Array.from(
          { length: 60 },
          () => Math.floor(random() * random() * rows * 0.8) * columns + Math.floor(random() * columns),
        )
      : [],
  )
  const clouds =
    motif.time === 'night'
      ? []
      : Array.from({ length: 4 }, (_, i) => ({
          x: ((i + random()) / 4) * columns,
          y: rows * (0.08 + random() * 0.22),
          w: 7 + random() * 8,
        }))
  const cloudAt = (column: number, row: number): boolean =>
    clouds.some(({ x, y, w }) =>
      [
        [0, 0, 1],
        [0.5, -1.6, 0.55],
        [-0.35, -1, 0.5],
      ].some(
        ([dx, dy, size]) => Math.abs(row - y - dy! * 1.4) < 1.6 && Math.abs(column - x - dx! * w * 0.5) < w * size!,
      ),
    )
  const runs = new Map<string, string[]>()
  for (let row = 0; row < rows; row++) {
    let from = 0
    let last = ''
    for (let column = 0; column <= columns; column++) {
      const now = column === columns ? '' : colourAt(column, row)
      if (now === last) continue
      if (last !== '') {
        const run = `M${from} ${row}h${column - from}v1h${from - column}z`
        const others = runs.get(last)
        if (others) others.push(run)
        else runs.set(last, [run])
      }
      from = column
      last = now
    }
  }

  function colourAt(column: number, row: number): string {
    const { colour, ink, subject, down } = look[row]![column]!
    const threshold = (bayer[(row % 4) * 4 + (column % 4)]! + 0.5) / 16
    if (ink === null) {
      if (stars.has(row * columns + column)) return hex(palette.cream)
      if (cloudAt(column, row))
        return hex(cloudAt(column, row + 1) ? palette.cream : mix(palette.cloud, palette.horizon, 0.5))
      const band = Math.min(1, (row * dot) / stage.horizon) * bands
      const step = Math.floor(band) + (band % 1 > threshold ? 1 : 0)
      return hex(vivid(mix(palette.zenith, palette.horizon, step / (bands + 1)), 1.15))
    }
    if (!subject) {
      const near = [
        [0, -1],
        [1, 0],
        [-1, 0],
      ].some(([dx, dy]) => look[row + dy!]?.[column + dx!]?.subject)
      if (near) return hex(palette.dark)
      const texture = down < 0.04 ? 0.06 : down * 1.1 > threshold + 0.25 ? -0.05 : 0
      return hex(vivid(lighter(colour, ink === 'lamp' || ink === 'orb' ? 0 : texture), 1.15))
    }
    const left = look[row]![column - 1]
    const above = look[row - 1]?.[column]
    const edge = left?.ink !== ink || above?.ink !== ink ? 0.07 : down > 0.55 + threshold * 0.5 ? -0.07 : 0
    return hex(vivid(lighter(colour, edge), 1.2))
  }

  const dots = [...runs].map(([fill, list]) => el('path', { fill, d: list.join('') }))
  return (
    rect(0, 0, width, height, hex(palette.zenith)) +
    group({ transform: `scale(${dot})`, 'shape-rendering': 'crispEdges' }, ...dots)
  )
}
