import { hex, lighter, mix, vivid } from '../colour.ts'
import { bounds, ellipse, roundBox, type Ring } from '../geometry.ts'
import { placed, shifted, type Draw } from '../picture.ts'
import type { Part } from '../part.ts'
import { blur, circle, el, group, linear, pathOf, radial, rect, shape } from '../svg.ts'

/** Balls around the podium: how far out, how far above its floor, and how large, as shares of the shorter side. */
const ballPlaces = [
  { ink: 'main', out: -0.4, up: 0.42, r: 0.045 },
  { ink: 'accent', out: 0.41, up: 0.24, r: 0.03 },
  { ink: 'lamp', out: -0.42, up: 0.2, r: 0.02 },
  { ink: 'accent', out: -0.4, up: -0.2, r: 0.05 },
  { ink: 'main', out: 0.41, up: -0.22, r: 0.034 },
] as const

/** A clay model on a podium in a studio: the scenery is cut from thick board inside a round frame, lit from the left. */
export const threeDRender: Draw = ({ width, height, u, stage, palette, subject, random }) => {
  const wall = mix(mix(palette.main, palette.horizon, 0.72), { l: 0.93, c: 0.03, h: palette.main.h }, 0.5)
  const clay = (part: Part) =>
    vivid(mix(palette[part.ink], { l: 0.9, c: 0.04, h: palette[part.ink].h }, part.ink === 'dark' ? 0.08 : 0.22), 1.2)
  const [cx, cy, r] = [width / 2, height * 0.42, u * 0.34]
  const floor = height * 0.66
  const size = u * 0.2
  const base = floor + u * 0.045
  const things = placed(subject, { x: cx, y: base, scale: size })
  // The stage, shrunk so that its middle fills the round frame.
  const scale = (r * 2.3) / u
  const fit = (ring: Ring): Ring =>
    ring.map(([x, y]) => [cx + (x - width / 2) * scale, cy + r * 0.32 + (y - stage.horizon) * scale])
  const solid = (id: string, part: Part): string => {
    const tone = clay(part)
    return radial(
      id,
      { 0: hex(lighter(tone, 0.13)), 0.45: hex(tone), 1: hex(lighter(vivid(tone, 1.1), -0.17)) },
      { cx: 0.32, cy: 0.24, r: 0.85 },
    )
  }
  const layers = stage.layers.filter(({ depth }) => depth < 0.9)
  const slabs = layers.map(({ parts }, l) => {
    const shapes = parts.map(({ ring }, i) => shape(fit(ring), `url(#s${l}-${i})`))
    const cast = parts.map(({ ring }) => pathOf(shifted(fit(ring), u * 0.008, -u * 0.006))).join('')
    return el('path', { d: cast, fill: '#1c1030', 'fill-opacity': 0.2 }) + group({}, ...shapes)
  })
  const disc = (y: number, rx: number, ry: number, tall: number, tone: string): string => {
    const side: Ring = [
      ...ellipse(cx, y + tall, rx, ry, 80).slice(0, 41),
      ...ellipse(cx, y, rx, ry, 80)
        .slice(40)
        .map(([x]) => [x, y] as const)
        .slice(0, 1),
      [cx + rx, y],
    ]
    return (
      shape(side, `url(#${tone}-side)`) +
      shape(ellipse(cx, y, rx, ry, 80), `url(#${tone}-top)`) +
      shape(ellipse(cx, y, rx, ry, 80), 'none', { stroke: '#fff', 'stroke-width': u * 0.002, opacity: 0.5 })
    )
  }
  const podium = (id: string, tone: ReturnType<typeof mix>): string[] => [
    linear(
      `${id}-side`,
      { 0: hex(lighter(tone, -0.02)), 0.25: hex(lighter(tone, 0.08)), 1: hex(lighter(tone, -0.2)) },
      [0, 0, 1, 0],
    ),
    linear(`${id}-top`, { 0: hex(lighter(tone, 0.12)), 1: hex(lighter(tone, 0.02)) }, [0, 0, 1, 1]),
  ]
  /** Where each ball is: on which side, how far out, how high, how large; the last two lie on the floor. */
  const balls = ballPlaces.map(({ ink, out, up, r: share }, i) => {
    const radius = u * share * (0.85 + random() * 0.3)
    const x = cx + u * (out + Math.sign(out) * random() * 0.03) * (width > height ? 1.2 : 1)
    const y = floor - u * (up + random() * 0.05)
    const ground =
      up < 0
        ? shape(ellipse(x + radius * 0.4, y + radius, radius * 1.3, radius * 0.34), 'url(#shadow)', { opacity: 0.5 })
        : ''
    const gloss = circle(x - radius * 0.32, y - radius * 0.38, radius * 0.2, '#fff', { opacity: 0.55 })
    return { ink, svg: ground + circle(x, y, radius, `url(#b${i})`) + gloss }
  })
  const { left, right } = bounds(things.map(({ ring }) => ring))
  const outline = things.map(({ ring }) => pathOf(ring)).join('')
  const defs = [
    radial(
      'studio',
      { 0: hex(lighter(wall, 0.05)), 0.6: hex(wall), 1: hex(lighter(vivid(wall, 1.3), -0.14)) },
      { cx: 0.42, cy: 0.3, r: 0.9 },
    ),
    linear('ground', {
      0: [hex(lighter(wall, -0.06)), 0],
      0.3: [hex(lighter(wall, -0.05)), 0.8],
      1: hex(lighter(wall, 0.03)),
    }),
    linear('sky', { 0: hex(palette.zenith), 1: hex(palette.horizon) }),
    radial(
      'sun',
      { 0: hex(lighter(palette.orb, 0.03)), 1: hex(mix(palette.orb, palette.main, 0.25)) },
      { cx: 0.35, cy: 0.3, r: 0.8 },
    ),
    linear('ring', { 0: '#ffffff', 1: hex(lighter(wall, -0.16)) }, [0, 0, 1, 1]),
    ...podium('big', mix(wall, palette.main, 0.45)),
    ...podium('small', mix(palette.cream, palette.main, 0.12)),
    blur('near', u * 0.012),
    radial('inner', { 0.86: ['#1c1030', 0], 1: ['#1c1030', 0.45] }, { cx: 0.54, cy: 0.56, r: 0.56 }),
    radial('gleam', { 0: ['#fff', 0.42], 1: ['#fff', 0] }),
    blur('wide', u * 0.035),
    radial('shadow', { 0: ['#1c1030', 1], 0.55: ['#1c1030', 0.75], 1: ['#1c1030', 0] }),
    ...layers.flatMap(({ parts }, l) => parts.map((each, i) => solid(`s${l}-${i}`, each))),
    ...things.map((each, i) => solid(`t${i}`, each)),
    ...balls.map(({ ink }, i) => solid(`b${i}`, { ink, ring: [] })),
    el('clipPath', { id: 'hole' }, circle(cx, cy, r, '#000')),
    el('clipPath', { id: 'thing' }, el('path', { d: outline })),
  ]
  const cast = things.map(({ ring }) => pathOf(shifted(ring, u * 0.012, u * 0.008))).join('')
  return [
    el('defs', {}, ...defs),
    rect(0, 0, width, height, 'url(#studio)'),
    rect(0, floor - u * 0.05, width, height - floor + u * 0.05, 'url(#ground)'),
    circle(cx + u * 0.02, cy + u * 0.035, r + u * 0.03, '#1c1030', { opacity: 0.28, filter: 'url(#wide)' }),
    circle(cx, cy, r + u * 0.03, 'url(#ring)'),
    group(
      { 'clip-path': 'url(#hole)' },
      rect(cx - r, cy - r, r * 2, r * 2, 'url(#sky)'),
      circle(cx + r * 0.38, cy - r * 0.42, r * 0.24, 'url(#shadow)', { opacity: 0.25 }),
      circle(cx + r * 0.36, cy - r * 0.45, r * 0.19, 'url(#sun)'),
      ...[
        [-0.45, -0.5, 0.2],
        [0.05, -0.68, 0.13],
      ].map(([x, y, w]) =>
        shape(roundBox(cx + (x! - w!) * r, cy + y! * r, w! * 2 * r, w! * 0.55 * r, r), '#fff', { opacity: 0.85 }),
      ),
      ...slabs,
      circle(cx, cy, r, 'url(#inner)'),
    ),
    shape(ellipse(cx + u * 0.05, floor + u * 0.2, u * 0.42, u * 0.07), 'url(#shadow)', { opacity: 0.4 }),
    disc(floor + u * 0.1, u * 0.38, u * 0.085, u * 0.08, 'big'),
    shape(ellipse(cx + u * 0.03, floor + u * 0.115, u * 0.31, u * 0.06), 'url(#shadow)', { opacity: 0.3 }),
    disc(floor + u * 0.03, u * 0.28, u * 0.06, u * 0.07, 'small'),
    ...balls.map(({ svg }) => svg),
    shape(ellipse((left + right) / 2 + size * 0.12, base, (right - left) * 0.5, size * 0.13), 'url(#shadow)', {
      opacity: 0.45,
    }),
    el('path', { d: cast, fill: '#1c1030', opacity: 0.4, filter: 'url(#near)' }),
    ...things.map(({ ring }, i) => shape(ring, `url(#t${i})`)),
    group(
      { 'clip-path': 'url(#thing)' },
      shape(ellipse(cx - size * 0.5, base - size * 1.7, size * 1.1, size * 0.7), 'url(#gleam)'),
    ),
  ].join('')
}
