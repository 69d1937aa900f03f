import { lighter, mix, vivid } from '../colour.ts'
import { arc, bounds, ellipse, ribbon, type Ring } from '../geometry.ts'
import { dyes, placed, shifted, type Draw } from '../picture.ts'
import { circle, el, group, lineOf, pathOf, rect, shape } from '../svg.ts'

/** What has room for one. */
const FACES = ['cup', 'bulb', 'balloon', 'tree']

/** One friend in the middle, large and with a face, on bouncing hills; thick soft outlines and two flat tones. */
export const cartoon: Draw = ({ width, height, u, motif, stage, palette, subject, random }) => {
  const dye = dyes(palette, (each, ink) =>
    lighter(vivid(each, ink === 'dark' ? 1 : 1.25), ink === 'dark' ? -0.04 : 0.03),
  )
  const outline = { stroke: dye.dark, 'stroke-width': u * 0.012, 'stroke-linejoin': 'round' }
  const size = u * 0.29
  const [x, y] = [width / 2, height * 0.86]
  const things = placed(subject, { x, y, scale: size })
  const { left, right, top, bottom } = bounds(things.map(({ ring }) => ring))
  const middle = [(left + right) / 2, (top + bottom) / 2] as const
  const far = Math.hypot(width, height)
  const rays = Array.from({ length: 14 }, (_, i): Ring => {
    const [a, b] = [(i / 14) * Math.PI * 2, ((i + 0.5) / 14) * Math.PI * 2]
    return [
      [middle[0], middle[1]],
      [middle[0] + Math.cos(a) * far, middle[1] + Math.sin(a) * far],
      [middle[0] + Math.cos(b) * far, middle[1] + Math.sin(b) * far],
    ]
  })
  const hill = (cx: number, cy: number, rx: number, ry: number, fill: string, tone: string): string =>
    shape(ellipse(cx, cy, rx, ry, 60), fill, outline) +
    shape(ellipse(cx - rx * 0.06, cy + ry * 0.1, rx * 0.9, ry * 0.9, 60), tone)
  const cloud = (cx: number, cy: number, r: number): string => {
    const puffs = [
      [-1.1, 0.15, 0.55],
      [-0.45, -0.3, 0.75],
      [0.4, -0.15, 0.65],
      [1.05, 0.2, 0.48],
      [0, 0.25, 0.7],
    ] as const
    const each = (grow: number, fill: string) =>
      puffs.map(([px, py, pr]) => circle(cx + px * r, cy + py * r, pr * r + grow, fill)).join('')
    return each(u * 0.006, dye.dark) + each(-u * 0.006, dye.cream)
  }
  const night = motif.time === 'night'
  const star = (cx: number, cy: number, r: number): string =>
    shape(
      Array.from(
        { length: 10 },
        (_, i) =>
          [
            cx + Math.cos((i / 10) * Math.PI * 2 - Math.PI / 2) * (i % 2 ? r * 0.45 : r),
            cy + Math.sin((i / 10) * Math.PI * 2 - Math.PI / 2) * (i % 2 ? r * 0.45 : r),
          ] as const,
      ),
      dye.lamp,
    )
  const sky = night
    ? Array.from({ length: 16 }, () => star(random() * width, random() * height * 0.5, u * (0.006 + random() * 0.014)))
    : [
        cloud(width * (0.14 + random() * 0.06), height * 0.17, u * 0.08),
        cloud(width * (0.82 + random() * 0.06), height * 0.28, u * 0.065),
        cloud(width * 0.55, height * 0.08, u * 0.045),
      ]
  const scenery = stage.layers
    .filter(({ depth }) => depth < 0.7 && ['city', 'forest', 'mountain'].includes(motif.setting))
    .flatMap(({ parts }) => parts)
    .map(({ ink, ring }) => shape(ring, dye[ink], ink === 'lamp' ? {} : { ...outline, 'stroke-width': u * 0.006 }))
  // The face sits on the widest part of the thing.
  const eye = (side: number): string => {
    const [ex, ey, r] = [middle[0] + side * size * 0.2, middle[1] + size * 0.1, size * 0.095]
    return (
      circle(ex, ey, r, dye.dark) +
      circle(ex + r * 0.3, ey - r * 0.35, r * 0.36, '#fff') +
      circle(ex + side * r * 1.9, ey + r * 1.35, r * 0.75, dye.main, { opacity: 0.45 })
    )
  }
  const smile = el('path', {
    d: lineOf(arc(middle[0], middle[1] + size * 0.13, size * 0.1, size * 0.09, 0.06, 0.44)),
    fill: 'none',
    stroke: dye.dark,
    'stroke-width': size * 0.035,
    'stroke-linecap': 'round',
  })
  const face = FACES.includes(motif.subject) ? group({}, eye(-1), eye(1), smile) : ''
  const tone = dyes(palette, (each, ink) => lighter(vivid(each, 1.25), ink === 'dark' ? -0.04 : 0.1))
  const body = things.map(({ ink, ring }) =>
    shape(ring, dye[ink], ink === 'cloud' ? {} : { ...outline, 'stroke-width': u * 0.008 }),
  )
  const silhouette = things
    .filter(({ ink }) => ink !== 'cloud')
    .map(({ ring }) => shape(ring, dye.dark, { ...outline, 'stroke-width': u * 0.026 }))
  const clip = el('clipPath', { id: 'thing' }, el('path', { d: things.map(({ ring }) => pathOf(ring)).join('') }))
  const shadow = things.map(({ ring }) => pathOf(shifted(ring, -size * 0.16, -size * 0.1))).join('')
  const sea = motif.setting === 'sea'
  const grass = sea ? 'water' : motif.setting === 'room' ? 'board' : 'ground'
  const tufts = Array.from({ length: 14 }, () => {
    const [tx, ty] = [random() * width, height * (0.88 + random() * 0.1)]
    return shape(ribbon(arc(tx, ty, u * 0.02, u * (sea ? 0.008 : 0.02), 0.55, 0.95, 8), u * 0.006), dye.near, {
      opacity: 0.55,
    })
  })
  const base = mix(palette.zenith, palette.horizon, 0.45)
  const backs = dyes({ ...palette, zenith: base, horizon: lighter(base, night ? 0.06 : 0.05) }, (each) =>
    vivid(each, 1.2),
  )
  return [
    el(
      'defs',
      {},
      clip,
      el('mask', { id: 'turned' }, rect(0, 0, width, height, '#fff'), el('path', { d: shadow, fill: '#000' })),
    ),
    rect(0, 0, width, height, backs.zenith),
    ...rays.map((ring) => shape(ring, backs.horizon)),
    circle(stage.orb.x + u * 0.2, height * 0.2, u * 0.085, dye.orb, outline),
    ...sky,
    ...scenery,
    hill(width * 0.12, height * 1.08, width * 0.55, height * 0.34, dye.mid, tone.mid),
    hill(
      width * 0.92,
      height * 1.1,
      width * 0.5,
      height * 0.38,
      dye[sea ? 'water' : 'leaf'],
      tone[sea ? 'water' : 'leaf'],
    ),
    hill(width * 0.5, height * 1.22, width * 0.85, height * 0.44, dye[grass], tone[grass]),
    ...tufts,
    shape(ellipse(x, y, size * 0.95, size * 0.12), dye.dark, { opacity: 0.28 }),
    ...silhouette,
    ...body,
    group({ 'clip-path': 'url(#thing)', mask: 'url(#turned)' }, rect(0, 0, width, height, dye.dark, { opacity: 0.16 })),
    face,
  ].join('')
}
