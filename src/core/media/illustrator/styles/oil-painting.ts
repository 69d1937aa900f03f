import { colour, hex, lighter, mix, vivid } from '../colour.ts'
import type { Draw } from '../picture.ts'
import { sampler } from '../sampling.ts'
import { el, group, radial, rect, short } from '../svg.ts'

interface Pass {
  /** Length of a stroke as a share of the shorter side. */
  length: number
  spacing: number
  /** Small brushes only touch what matters. */
  subjectOnly: boolean
}
const passes: readonly Pass[] = [
  { length: 0.15, spacing: 0.052, subjectOnly: false },
  { length: 0.085, spacing: 0.027, subjectOnly: false },
  { length: 0.034, spacing: 0.0115, subjectOnly: true },
]

/** Strokes of three brushes over a warm ground: they swirl around the light, lie along water and rise with trees. */
export const oilPainting: Draw = (picture) => {
  const { width, height, u, stage, palette, random } = picture
  const at = sampler(picture, 1.25)
  const { orb, horizon } = stage
  const direction = (x: number, y: number, ink: string | null): number => {
    if (ink === null || ink === 'orb')
      return Math.atan2(y - orb.y, x - orb.x) + Math.PI / 2 + Math.sin((x + y) / (u * 0.15)) * 0.35
    if (ink === 'water' || ink === 'glint' || ink === 'board') return Math.sin(x / (u * 0.1)) * 0.12
    if (ink === 'far' || ink === 'mid') return -0.9 + Math.sin(x / (u * 0.13)) * 1.3
    return y > horizon ? -0.5 + Math.sin(x / (u * 0.2) + y / (u * 0.3)) * 0.7 : -1.2
  }
  const strokes = passes.map(({ length, spacing, subjectOnly }) => {
    const step = u * spacing
    const made: string[] = []
    for (let gy = -step; gy < height + step; gy += step)
      for (let gx = -step; gx < width + step; gx += step) {
        const [x, y] = [gx + (random() - 0.5) * step * 1.3, gy + (random() - 0.5) * step * 1.3]
        const { colour: base, ink, subject, down } = at(x, y)
        if (subjectOnly && !subject && ink !== 'orb' && ink !== 'lamp' && ink !== 'glint' && ink !== 'cream') continue
        const lit = (random() - 0.5) * (subject ? 0.07 : 0.11) + (subject || ink ? 0.06 - down * 0.12 : 0)
        const broken = { ...lighter(vivid(base, 1.2), lit), h: base.h + (random() - 0.5) * 26 }
        const tone = mix(broken, random() < 0.1 ? palette.accent : broken, 0.3)
        const turn = subject ? direction(x, y, ink) * 0.4 + down * 2 : direction(x, y, ink)
        const long = u * length * (0.6 + random() * 0.6) * (subject && !subjectOnly ? 0.5 : 1)
        const [dx, dy] = [(Math.cos(turn) * long) / 2, (Math.sin(turn) * long) / 2]
        const bend = (random() - 0.5) * long * 0.3
        made.push(
          el('path', {
            d: `M${short(x - dx)} ${short(y - dy)}Q${short(x - dy * 0.2 + bend)} ${short(y + dx * 0.2 + bend)} ${short(x + dx)} ${short(y + dy)}`,
            stroke: hex(tone),
            'stroke-width': short(long * (subjectOnly ? 0.34 : 0.26)),
          }),
        )
      }
    return group({}, ...made)
  })
  const seed = Math.floor(random() * 1_000)
  // Bristles: fine noise drawn along, as light on the ridges of the paint.
  const bristles = el(
    'pattern',
    { id: 'bristles', width: 300, height: 300, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(-24)' },
    el(
      'filter',
      { id: 'ridges', x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
      el('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: '0.02 0.16',
        numOctaves: 2,
        seed,
        stitchTiles: 'stitch',
      }),
      el('feColorMatrix', { values: '0 0 0 0 1 0 0 0 0 .96 0 0 0 0 .86 2.6 0 0 0 -1.25' }),
    ),
    rect(0, 0, 300, 300, '#000', { filter: 'url(#ridges)' }),
  )
  return [
    el(
      'defs',
      {},
      bristles,
      radial('frame', { 0.5: ['#1a0d05', 0], 1: ['#1a0d05', 0.42] }, { cx: 0.5, cy: 0.5, r: 0.75 }),
    ),
    group(
      {},
      rect(0, 0, width, height, hex(mix(colour(0.45, 0.08, 50), palette.zenith, 0.4))),
      group({ fill: 'none', 'stroke-linecap': 'round' }, ...strokes),
    ),
    rect(0, 0, width, height, 'url(#bristles)', { opacity: 0.4 }),
    rect(0, 0, width, height, 'url(#frame)'),
  ].join('')
}
