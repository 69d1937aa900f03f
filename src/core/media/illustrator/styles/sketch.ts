import { hex, mix, vivid } from '../colour.ts'
import { bounds, box, ellipse, type Point, type Ring } from '../geometry.ts'
import { placed, type Draw } from '../picture.ts'
import { circle, el, group, lineOf, radial, rect, shape, short } from '../svg.ts'

/** Pencil on laid paper: hatching that grows denser towards us, lines drawn twice, and one colour on the subject alone. */
export const sketch: Draw = ({ width, height, u, motif, stage, palette, subject, random }) => {
  const lead = hex(mix({ l: 0.3, c: 0.02, h: 265 }, palette.dark, 0.3))
  const paper = '#f7f3ea'
  const tint = hex(vivid(mix(palette.main, { l: 0.75, c: 0.14, h: palette.main.h }, 0.3), 1.05))
  const { orb, spot, layers, horizon } = stage
  const things = placed(subject, { x: spot.x, y: spot.y, scale: spot.size * 1.3 })
  const jitter = (amount: number) => (random() - 0.5) * amount
  /** Lines at an angle (radians), cut where they leave the outline, never quite straight. */
  const hatched = (ring: Ring, turn: number, gap: number, weight: number, opacity: number): string => {
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
    const turned = ring.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin])
    const { top, bottom } = bounds([turned])
    const back = (x: number, y: number): string => `${short(x * cos - y * sin)} ${short(x * sin + y * cos)}`
    const lines: string[] = []
    for (let y = top + gap * 0.5; y < bottom; y += gap * (0.8 + random() * 0.4)) {
      const crossings = turned
        .flatMap(([ax, ay], i) => {
          const [bx, by] = turned[(i + 1) % turned.length]!
          return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)]
        })
        .toSorted((a, b) => a - b)
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const [from, to] = [crossings[i]!, crossings[i + 1]!]
        const sag = jitter(Math.min(gap, (to - from) * 0.05))
        lines.push(
          `M${back(from, y + jitter(gap * 0.3))}Q${back((from + to) / 2, y + sag)} ${back(to, y + jitter(gap * 0.3))}`,
        )
      }
    }
    return el('path', {
      d: lines.join(''),
      fill: 'none',
      stroke: lead,
      'stroke-width': weight,
      'stroke-linecap': 'round',
      'stroke-opacity': opacity,
    })
  }
  const crossed = (ring: Ring, turn: number, gap: number, weight: number, opacity: number): string =>
    hatched(ring, turn, gap, weight, opacity) + hatched(ring, turn + 1.2, gap * 1.15, weight, opacity)
  const outlined = (ring: Ring, weight: number, opacity: number): string => {
    const closed: Ring = [...ring, ring[0]!]
    const pulled = closed.map(([x, y]) => [x + jitter(u * 0.005), y + jitter(u * 0.005)] as const)
    const line = {
      fill: 'none',
      stroke: lead,
      'stroke-width': weight,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }
    return (
      el('path', { d: lineOf(closed), ...line, 'stroke-opacity': opacity }) +
      el('path', { d: lineOf(pulled), ...line, 'stroke-width': weight * 0.6, 'stroke-opacity': opacity * 0.6 })
    )
  }
  const planes = layers.map(({ parts, depth }) => {
    const weight = u * (0.0012 + depth * 0.0014)
    const drawn = parts.map(({ ring, ink }, i) => {
      const { left, right, top, bottom } = bounds([ring])
      const minor = Math.max(right - left, bottom - top) < u * 0.035
      const bare = ink === 'snow' || ink === 'lamp' || ink === 'cream' || ink === 'glow' || ink === 'wall'
      if (minor)
        return shape(ring, ink === 'lamp' ? paper : 'none', {
          stroke: lead,
          'stroke-width': weight * 0.7,
          opacity: 0.7,
        })
      const gap = u * (0.015 - depth * 0.0065)
      const tone = bare
        ? ''
        : (ink === 'near' && depth > 0.5 ? crossed : hatched)(
            ring,
            -0.9 + depth * 0.7 + (i % 3) * 0.22,
            gap,
            weight * 0.8,
            0.42 + depth * 0.25,
          )
      return (
        shape(ring, ink === 'glow' || ink === 'wall' ? 'none' : paper) +
        tone +
        outlined(ring, weight * 1.2, 0.5 + depth * 0.4)
      )
    })
    return group({}, ...drawn)
  })
  const dark: Record<string, number> = {
    dark: 0.0055,
    shade: 0.008,
    main: 0.013,
    board: 0.009,
    near: 0.008,
    leaf: 0.013,
    accent: 0.011,
  }
  const body = things.map(({ ring, ink }) => {
    const gap = dark[ink]
    const coloured = ink === 'main' || ink === 'lamp' || ink === 'shade'
    return [
      shape(ring, paper),
      coloured ? shape(ring, tint, { opacity: ink === 'main' ? 0.85 : ink === 'shade' ? 0.95 : 0.35 }) : '',
      gap === undefined
        ? ''
        : (ink === 'dark' || ink === 'shade' ? crossed : hatched)(
            ring,
            -0.75,
            u * gap,
            u * 0.0018,
            coloured ? 0.5 : 0.8,
          ),
      outlined(ring, u * 0.0034, 0.95),
    ].join('')
  })
  const rays = Array.from({ length: 26 }, (_, i) => {
    const turn = (i / 26) * Math.PI * 2
    const [from, to] = [orb.r * 1.2, orb.r * (1.5 + random() * 0.7)]
    return `M${short(orb.x + Math.cos(turn) * from)} ${short(orb.y + Math.sin(turn) * from)}L${short(orb.x + Math.cos(turn) * to)} ${short(orb.y + Math.sin(turn) * to)}`
  })
  const sky =
    motif.time === 'night' || motif.time === 'dusk'
      ? hatched(box(0, 0, width, horizon), 0.16, u * 0.014, u * 0.0016, 0.4)
      : ''
  const { left, right } = bounds(things.map(({ ring }) => ring))
  const ground = spot.flies
    ? ''
    : hatched(
        ellipse((left + right) / 2 + u * 0.02, spot.y, (right - left) * 0.56, u * 0.022),
        0.03,
        u * 0.005,
        u * 0.002,
        0.75,
      )
  const drawing = [
    sky,
    circle(orb.x, orb.y, orb.r, paper, { stroke: lead, 'stroke-width': u * 0.0028 }),
    el('path', {
      d: rays.join(''),
      fill: 'none',
      stroke: lead,
      'stroke-width': u * 0.002,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    ...planes,
    ground,
    ...body,
  ]
  return [
    el(
      'defs',
      {},
      radial('fade', { 0.62: ['#fff', 1], 1: ['#fff', 0] }, { cx: 0.5, cy: 0.5, r: 0.66 }),
      el('mask', { id: 'middle' }, rect(0, 0, width, height, 'url(#fade)')),
      el(
        'pattern',
        { id: 'laid', width: 7, height: 7, patternUnits: 'userSpaceOnUse' },
        rect(0, 0, 7, 1, '#8a7c62', { opacity: 0.1 }),
        rect(0, 0, 1, 7, '#8a7c62', { opacity: 0.05 }),
      ),
    ),
    rect(0, 0, width, height, paper),
    group({ mask: 'url(#middle)' }, ...drawing),
    rect(0, 0, width, height, 'url(#laid)'),
  ].join('')
}
