import { lighter, mix, vivid } from '../colour.ts'
import { bounds, ellipse, wobbled, type Point, type Ring } from '../geometry.ts'
import { dyes, placed, type Draw } from '../picture.ts'
import { circle, el, group, linear, pathOf, radial, rect, shape } from '../svg.ts'

/** Washes on white paper: layers that shine through each other, edges where the water dried, an unpainted margin. */
export const watercolor: Draw = ({ width, height, u, motif, stage, palette, subject, random }) => {
  const flies = stage.spot.flies
  const dye = dyes(palette, (each, ink) =>
    lighter(vivid(mix(each, { l: 0.98, c: 0.01, h: 85 }, ink === 'dark' ? 0.05 : 0.12), 1.15), 0.02),
  )
  const seed = Math.floor(random() * 1_000)
  const { orb, spot, layers } = stage
  const things = placed(subject, { x: spot.x, y: spot.y, scale: spot.size * 1.12 })
  const m = u * 0.075
  // The brush did not go to the rim, and stopped at another place each time.
  const sides = [
    [m, m],
    [width - m, m],
    [width - m, height - m],
    [m, height - m],
  ] as const
  const torn = sides.flatMap(([x, y], i): Ring => {
    const [nx, ny] = sides[(i + 1) % 4]!
    return Array.from({ length: 34 }, (_, step): Point => {
      const [t, deep] = [step / 34, (random() - 0.5) * m * 0.34 + Math.sin(step * 0.6 + i) * m * 0.2]
      return [x + (nx - x) * t + (i % 2 ? deep : 0), y + (ny - y) * t + (i % 2 ? 0 : deep)]
    })
  })
  const defs = [
    linear('sky', { 0: [dye.zenith, 0.95], 0.4: [dye.zenith, 0.55], 0.68: [dye.horizon, 0.85], 1: [dye.horizon, 0.3] }),
    radial('sun', { 0: [dye.orb, 1], 0.3: [dye.orb, 0.9], 0.5: [dye.glow, 0.5], 1: [dye.glow, 0] }),
    radial('puff', { 0: ['#fff', 0.95], 0.5: ['#fff', 0.7], 1: ['#fff', 0] }),
    radial('pool', { 0: [dye.zenith, 0.1], 0.85: [dye.zenith, 0.5], 0.97: [dye.zenith, 0.9], 1: [dye.zenith, 0] }),
    el('clipPath', { id: 'sheet' }, el('path', { d: pathOf(torn) })),
    el(
      'pattern',
      { id: 'paper', width: 190, height: 190, patternUnits: 'userSpaceOnUse' },
      el(
        'filter',
        { id: 'fibre', x: 0, y: 0, width: 1, height: 1 },
        el('feTurbulence', {
          type: 'fractalNoise',
          baseFrequency: 0.1,
          numOctaves: 2,
          seed: seed + 4,
          stitchTiles: 'stitch',
        }),
        el('feColorMatrix', { values: '0 0 0 0 .42 0 0 0 0 .38 0 0 0 0 .34 0 0 0 .3 -.1' }),
      ),
      rect(0, 0, 190, 190, '#000', { filter: 'url(#fibre)' }),
    ),
  ]
  const blooms = Array.from({ length: 26 }, (_, i) => {
    const r = u * (0.06 + random() * 0.16)
    return shape(
      ellipse(random() * width, random() * height, r * (1 + random()), r, 24),
      i % 3 ? 'url(#puff)' : 'url(#pool)',
      { opacity: 0.16 },
    )
  })
  const wash = (dry: Ring, fill: string, opacity: number): string => {
    const ring = wobbled(dry, u * 0.007, u * 0.045, random() * 9)
    const { top, bottom } = bounds([ring])
    const flat = bottom - top < u * 0.03
    return (
      shape(ring, fill, { opacity }) +
      (flat ? '' : shape(ring, 'none', { stroke: fill, 'stroke-width': u * 0.005, opacity: 0.5 }))
    )
  }
  const opaque = ['glint', 'snow', 'cream', 'wall', 'lamp']
  const painted = layers.map(({ parts, depth }) =>
    group(
      { style: motif.setting === 'room' ? undefined : 'mix-blend-mode:multiply' },
      ...parts.map(({ ring, ink }) => wash(ring, dye[ink], opaque.includes(ink) ? 0.9 : 0.5 + depth * 0.3)),
    ),
  )
  const cloud = (cx: number, cy: number, w: number): string =>
    [
      [0, 0, 1],
      [-0.55, 0.08, 0.7],
      [0.6, 0.05, 0.75],
      [0.15, -0.14, 0.6],
    ]
      .map(([x, y, size]) => shape(ellipse(cx + x! * w, cy + y! * w, w * 0.62 * size!, w * 0.2 * size!), 'url(#puff)'))
      .join('')
  const drops = Array.from({ length: 26 }, () => {
    const turn = random() * Math.PI * 2
    const away = u * (0.3 + random() * 0.28)
    const ink = (['main', 'accent', 'zenith', 'leaf'] as const)[Math.floor(random() * 4)]!
    return circle(
      width / 2 + Math.cos(turn) * away * (width / u),
      height / 2 + Math.sin(turn) * away * (height / u),
      u * (0.002 + random() ** 3 * 0.014),
      dye[ink],
      { opacity: 0.45 },
    )
  })
  const drawn = things.map(({ ink, ring }) => wash(ring, dye[ink], ink === 'cream' ? 0.95 : 0.86))
  // White first: the washes of the background would shine through the subject.
  const blank = things.filter(({ ink }) => ink !== 'cloud').map(({ ring }) => shape(ring, '#fffdf8'))
  return [
    el('defs', {}, ...defs),
    rect(0, 0, width, height, '#fbf8f1'),
    group(
      {},
      group(
        { 'clip-path': 'url(#sheet)' },
        rect(0, 0, width, height, 'url(#sky)'),
        circle(orb.x, orb.y, orb.r * 2.6, 'url(#sun)'),
        ...(motif.time === 'night'
          ? []
          : [cloud(width * 0.26, height * 0.22, u * 0.2), cloud(width * 0.78, height * 0.15, u * 0.16)]),
        ...painted,
        ...blooms,
      ),
      flies ? '' : shape(ellipse(spot.x, spot.y, spot.size * 0.95, spot.size * 0.09), dye.dark, { opacity: 0.25 }),
      ...blank,
      ...drawn,
      ...drops,
    ),
    rect(0, 0, width, height, 'url(#paper)'),
  ].join('')
}
