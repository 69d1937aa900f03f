import { colour, hex, lighter, mix } from '../colour.ts'
import { box, ellipse, type Point, type Ring } from '../geometry.ts'
import { placed, type Draw } from '../picture.ts'
import { blur, circle, el, group, linear, lineOf, pathOf, radial, rect, shape, short } from '../svg.ts'

const schemes = [
  { sky: 285, hot: 350, cold: 200, third: 300 },
  { sky: 265, hot: 320, cold: 175, third: 60 },
  { sky: 240, hot: 20, cold: 195, third: 330 },
] as const

/** A wet street at night between towers that lean to one point; the subject hangs above it as a hologram. */
export const cyberpunk: Draw = ({ width, height, u, subject, random }) => {
  const { sky, hot, cold, third } = schemes[Math.floor(random() * schemes.length)]!
  const neon = {
    hot: hex(colour(0.7, 0.26, hot)),
    cold: hex(colour(0.85, 0.15, cold)),
    third: hex(colour(0.74, 0.22, third)),
  }
  const ink = (l: number, c = 0.06) => hex(colour(l, c, sky))
  const [vx, vy] = [width * (0.5 + (random() - 0.5) * 0.08), height * 0.56]
  const size = u * 0.23
  const things = placed(subject, { x: vx, y: vy + u * 0.14, scale: size })
  const street = (t: number): number => vy + (height - vy) * t ** 1.7

  function windows(ring: readonly [number, number, number, number], near: number): string {
    const [x, y, w, h] = ring
    const pane = u * (0.008 + near * 0.012)
    const made: string[] = []
    for (let py = y + pane; py < y + h - pane; py += pane * 1.9)
      for (let px = x + pane * 0.7; px < x + w - pane; px += pane * 1.6)
        if (random() < 0.36)
          made.push(`M${short(px)} ${short(py)}h${short(pane * 0.8)}v${short(pane)}h${short(-pane * 0.8)}z`)
    const glow = random()
    return el('path', {
      d: made.join(''),
      fill: glow < 0.4 ? neon.hot : glow < 0.8 ? neon.cold : hex(colour(0.88, 0.13, 85)),
      opacity: 0.25 + near * 0.6,
    })
  }

  const signs: string[] = []

  /** `near` from 0, at the vanishing point, to 1, beside us. */
  function tower(side: -1 | 1, near: number): string {
    const spread = Math.max(1, (width / u) * 0.9)
    const w = u * (0.1 + near * 0.17) * (0.85 + random() * 0.4)
    const edge = vx + side * u * (0.15 + near ** 1.2 * 0.34) * spread
    const x = side < 0 ? edge - w : edge
    const base = vy + u * (0.01 + near ** 1.3 * 0.3)
    const h = u * (0.2 + near * 0.5 + random() * 0.2)
    const y = base - h
    const inward = (share: number, py: number): Point => [edge + (vx - edge) * share, py + (vy - py) * share]
    const reach: Ring = [[edge, y], inward(0.22, y), inward(0.22, base), [edge, base]]
    const tone = [neon.hot, neon.cold, neon.third][Math.floor(random() * 3)]!
    const sign = {
      x: side < 0 ? edge - w * 0.3 : edge + w * 0.1,
      y: y + h * (0.14 + random() * 0.2),
      w: w * 0.2,
      h: h * (0.2 + random() * 0.14),
    }
    if (near > 0.25)
      signs.push(
        rect(sign.x, sign.y, sign.w, sign.h, 'none', { stroke: tone, 'stroke-width': u * 0.0045 }),
        ...Array.from({ length: 4 }, (_, i) =>
          rect(
            sign.x + sign.w * 0.25,
            sign.y + sign.h * (0.12 + i * 0.22),
            sign.w * 0.5,
            sign.h * (i % 2 ? 0.06 : 0.13),
            tone,
          ),
        ),
      )
    return [
      rect(x, y, w, h, `url(#face${near > 0.5 ? 1 : 0})`),
      shape(reach, ink(0.15 + (1 - near) * 0.14, 0.09)),
      windows([x, y, w, h * 0.94], near),
      rect(x, y, w, u * 0.004, side < 0 ? neon.hot : neon.cold),
      rect(side < 0 ? edge - u * 0.004 : edge, y, u * 0.004, h, tone, { opacity: 0.7 }),
      rect(x + w * 0.48, y - h * 0.12, u * 0.004, h * 0.12, ink(0.4)),
      circle(x + w * 0.48, y - h * 0.12, u * 0.005, neon.hot),
    ].join('')
  }

  /** What closes the street at its end. */
  const skyline = Array.from({ length: 26 }, (_, i) => {
    const w = (width / 26) * (0.8 + random() * 0.7)
    const h = u * (0.06 + random() * 0.14 + Math.abs(i / 25 - 0.5) * 0.3)
    return rect((i / 26) * width, vy - h, w, h + 4, 'url(#face0)') + windows([(i / 26) * width, vy - h, w, h], 0)
  })
  const depths = [0.05, 0.28, 0.55, 0.9]
  const towers = depths.flatMap((near) => [tower(-1, near), tower(1, near)])
  const fan = Array.from({ length: 25 }, (_, i): Point[] => [
    [vx, vy],
    [vx + (i - 12) * width * 0.16, height + 10],
  ])
  const bars = Array.from({ length: 12 }, (_, i): Point[] => [
    [0, street((i + 1) / 12)],
    [width, street((i + 1) / 12)],
  ])
  const grid = el('path', {
    d: [...fan, ...bars].map((line) => lineOf(line)).join(''),
    stroke: neon.cold,
    'stroke-width': u * 0.002,
    fill: 'none',
    opacity: 0.5,
  })
  const sun = Array.from({ length: 9 }, (_, i) =>
    rect(vx - u * 0.3, vy - u * 0.02 - u * 0.052 * (8 - i) * 0.62, u * 0.6, u * (0.004 + i * 0.0021), '#000'),
  )
  const rain = Array.from({ length: 150 }, () => {
    const [x, y, l] = [random() * width * 1.1, random() * height, u * (0.02 + random() * 0.05)]
    return `M${short(x)} ${short(y)}l${short(-l * 0.22)} ${short(l)}`
  })
  const lines = { fill: 'none', 'stroke-linejoin': 'round' }
  const outline = (weight: number) =>
    group(
      lines,
      ...things.map(({ ring, ink: role }) =>
        shape(ring, 'none', {
          stroke:
            role === 'main' || role === 'lamp'
              ? neon.hot
              : role === 'accent' || role === 'leaf'
                ? neon.third
                : neon.cold,
          'stroke-width': weight,
        }),
      ),
    )
  const all = things.map(({ ring }) => pathOf(ring)).join('')
  const puddles = Array.from({ length: 9 }, (_, i) => {
    const t = 0.25 + random() * 0.7
    return shape(
      ellipse(vx + (random() - 0.5) * width * 0.9, street(t), u * (0.05 + t * 0.14), u * 0.012 * (0.5 + t)),
      [neon.hot, neon.cold, neon.third][i % 3]!,
      { opacity: 0.2 },
    )
  })
  return [
    el(
      'defs',
      {},
      linear('night', { 0: ink(0.13, 0.07), 0.6: ink(0.27, 0.13), 1: hex(colour(0.5, 0.2, hot)) }),
      linear('face0', { 0: ink(0.27, 0.09), 1: hex(mix(colour(0.3, 0.1, sky), colour(0.55, 0.2, hot), 0.5)) }),
      linear('face1', { 0: ink(0.12), 0.7: ink(0.2, 0.08), 1: hex(colour(0.3, 0.13, hot)) }),
      linear('road', {
        0: hex(mix(colour(0.5, 0.2, hot), colour(0.2, 0.06, sky), 0.35)),
        0.3: ink(0.2, 0.09),
        1: ink(0.09),
      }),
      linear('sun', { 0: hex(colour(0.9, 0.15, 95)), 0.5: hex(colour(0.74, 0.2, 40)), 1: neon.hot }),
      linear('beam', { 0: [neon.cold, 0], 1: [neon.cold, 0.5] }),
      linear('mist', { 0: [neon.hot, 0], 0.5: [neon.hot, 0.42], 1: [neon.hot, 0] }),
      radial('frame', { 0.45: ['#000', 0], 1: ['#04020c', 0.75] }, { cx: 0.5, cy: 0.52, r: 0.75 }),
      radial('pad', { 0: neon.cold, 0.5: [neon.cold, 0.8], 1: [neon.cold, 0] }),
      blur('bloom', u * 0.012),
      radial('dusk', { 0: [neon.hot, 0.75], 0.4: [neon.hot, 0.4], 1: [neon.hot, 0] }),
      el('mask', { id: 'slots' }, rect(0, 0, width, height, '#fff'), ...sun),
      el(
        'pattern',
        { id: 'scan', width: 4, height: 5, patternUnits: 'userSpaceOnUse' },
        rect(0, 0, 4, 1.6, '#000', { opacity: 0.24 }),
      ),
      el(
        'pattern',
        { id: 'holo', width: 4, height: u * 0.009, patternUnits: 'userSpaceOnUse' },
        rect(0, 0, 4, u * 0.0055, neon.cold, { opacity: 0.28 }),
      ),
      el('clipPath', { id: 'road-only' }, rect(0, vy, width, height - vy, '#000')),
    ),
    rect(0, 0, width, vy + u * 0.2, 'url(#night)'),
    circle(vx, vy - u * 0.16, u * 0.62, 'url(#dusk)'),
    circle(vx, vy - u * 0.16, u * 0.25, 'url(#sun)', { mask: 'url(#slots)' }),
    ...skyline,
    ...towers.slice(0, 2),
    rect(0, vy - u * 0.14, width, u * 0.24, 'url(#mist)', { opacity: 0.7 }),
    rect(0, vy, width, height - vy, 'url(#road)'),
    group(
      { 'clip-path': 'url(#road-only)' },
      grid,
      ...puddles,
      shape(box(vx - u * 0.16, vy, u * 0.32, height), 'url(#mist)', { opacity: 0.6 }),
    ),
    ...towers.slice(2),
    shape(
      [
        [vx - u * 0.06, vy + u * 0.3],
        [vx + u * 0.06, vy + u * 0.3],
        [vx + size * 1.05, vy - size],
        [vx - size * 1.05, vy - size],
      ],
      'url(#beam)',
      { opacity: 0.55 },
    ),
    shape(ellipse(vx, vy + u * 0.3, u * 0.13, u * 0.024), 'url(#pad)'),
    shape(ellipse(vx, vy + u * 0.3, u * 0.1, u * 0.014), '#eaffff'),
    el('path', { d: all, fill: hex(lighter(colour(0.24, 0.1, sky), 0)), opacity: 0.82 }),
    el('path', { d: all, fill: 'url(#holo)' }),
    group({ filter: 'url(#bloom)' }, ...signs, outline(u * 0.014)),
    ...signs,
    outline(u * 0.0058),
    group(
      { opacity: 0.7 },
      group(
        { ...lines },
        ...things.map(({ ring }) => shape(ring, 'none', { stroke: '#fff', 'stroke-width': u * 0.0014 })),
      ),
    ),
    el('path', {
      d: rain.join(''),
      stroke: hex(colour(0.85, 0.06, cold)),
      'stroke-width': u * 0.0016,
      opacity: 0.35,
      fill: 'none',
    }),
    rect(0, 0, width, height, 'url(#scan)'),
    rect(0, 0, width, height, 'url(#frame)'),
  ].join('')
}
