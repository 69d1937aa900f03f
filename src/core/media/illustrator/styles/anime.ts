import { hex, lighter, mix, vivid, type Colour } from '../colour.ts'
import { ellipse, ribbon, type Point, type Ring } from '../geometry.ts'
import { dyes, placed, shifted, type Draw } from '../picture.ts'
import { blur, circle, el, group, linear, pathOf, radial, rect, shape } from '../svg.ts'

/** A low horizon under a towering cloud; two flat tones a thing, a bright rim, grass and petals close to the eye. */
export const anime: Draw = (picture) => {
  const { width, height, u, motif, stage, palette, subject, random } = picture
  const rich = (each: Colour) => vivid(each, 1.35)
  const dye = dyes(palette, rich)
  const drop = height * 0.1
  const { orb, spot, horizon, layers } = stage
  const low = (ring: Ring): Ring => (motif.setting === 'room' ? ring : shifted(ring, 0, drop))
  const things = placed(subject, {
    x: spot.x,
    y: Math.min(spot.y + drop * 0.4, height * 0.97),
    scale: spot.size * 1.05,
  })
  const night = motif.time === 'night'
  const bright = night ? mix(palette.zenith, palette.orb, 0.42) : mix(palette.cloud, { l: 1, c: 0, h: 0 }, 0.5)
  const tones = {
    lit: hex(bright),
    half: hex(mix(bright, palette.zenith, 0.3)),
    shade: hex(rich(mix(bright, palette.zenith, 0.55))),
  }
  /** Heaps of rounds, larger below: the shaded one is the same heap, moved. */
  const cloud = (cx: number, base: number, wide: number, tall: number): string => {
    const puffs = Array.from({ length: 34 }, () => {
      const up = random()
      const x = cx + (random() - 0.5) * 2 * wide * (1 - up * 0.72)
      return [x, base - up * tall, wide * (0.13 + 0.16 * (1 - up) + random() * 0.07)] as const
    })
    const heap = (dx: number, dy: number, grow: number, fill: string) =>
      group({ fill }, ...puffs.map(([x, y, r]) => el('circle', { cx: x + dx * r, cy: y + dy * r, r: r * grow })))
    return heap(0, 0, 1, tones.lit) + heap(0.16, 0.24, 0.84, tones.half) + heap(0.28, 0.46, 0.62, tones.shade)
  }
  const side = orb.x < width / 2 ? 1 : -1
  const ground = horizon + (motif.setting === 'room' ? 0 : drop)
  const far = (share: number) => width * (0.5 + side * share)
  const defs = [
    linear('sky', {
      0: hex(rich(lighter(palette.zenith, -0.07))),
      0.5: dye.zenith,
      0.85: dye.horizon,
      1: hex(lighter(palette.horizon, 0.03)),
    }),
    radial('sun', { 0: ['#fff', 1], 0.12: [dye.orb, 0.95], 0.3: [dye.glow, 0.45], 1: [dye.glow, 0] }),
    radial('flare', { 0: ['#fff', 0.05], 0.8: ['#fff', 0.12], 0.95: [dye.glow, 0.4], 1: ['#fff', 0] }),
    linear('shine', { 0: ['#fff', 0.5], 1: ['#fff', 0] }, [0, 0, 0, 1]),
    blur('soft', u * 0.008),
    el('clipPath', { id: 'thing' }, el('path', { d: things.map(({ ring }) => pathOf(ring)).join('') })),
    el(
      'mask',
      { id: 'turned' },
      rect(0, 0, width, height, '#fff'),
      el('path', {
        d: things.map(({ ring }) => pathOf(shifted(ring, -side * spot.size * 0.2, -spot.size * 0.12))).join(''),
        fill: '#000',
      }),
    ),
    el(
      'mask',
      { id: 'rim' },
      rect(0, 0, width, height, '#fff'),
      el('path', {
        d: things.map(({ ring }) => pathOf(shifted(ring, side * u * 0.007, u * 0.005))).join(''),
        fill: '#000',
      }),
    ),
  ]
  const planes = layers.map(({ parts }) =>
    group(
      {},
      ...parts.map(({ ring, ink }, i) => {
        const placedRing = low(ring)
        const small = ring.length < 14 || ink === 'lamp' || ink === 'glint'
        const crest =
          small || ink === 'wall'
            ? ''
            : shape(placedRing, 'none', {
                stroke: hex(rich(lighter(palette[ink], 0.12))),
                'stroke-width': u * 0.004,
              })
        return shape(placedRing, dye[ink], ink === 'glow' ? { opacity: 0.5 } : {}) + (i < 6 ? crest : '')
      }),
    ),
  )
  const blades = Array.from({ length: motif.setting === 'room' || motif.setting === 'city' ? 0 : 110 }, (): string => {
    const x = random() * width
    const [tall, lean] = [
      u * (0.04 + random() * 0.1) * (0.6 + Math.abs(x / width - 0.5) * 1.3),
      (random() - 0.3) * u * 0.05,
    ]
    const tip: Point[] = [
      [x, height + 4],
      [x + lean * 0.4, height - tall * 0.6],
      [x + lean, height - tall],
    ]
    const tone = random()
    return shape(
      ribbon(tip, u * 0.011, 0.5),
      tone < 0.4
        ? dye.near
        : tone < 0.8
          ? hex(rich(mix(palette.ground, palette.near, 0.5)))
          : hex(rich(lighter(palette.ground, 0.08))),
    )
  })
  const petals = Array.from({ length: 22 }, () => {
    const [x, y, r] = [random() * width, random() * height * 0.95, u * (0.004 + random() ** 2 * 0.012)]
    return shape(ellipse(0, 0, r, r * 0.5, 14), night ? dye.lamp : dye[random() < 0.6 ? 'light' : 'cream'], {
      transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(random() * 180)})`,
      opacity: 0.9,
    })
  })
  const stars = night
    ? Array.from({ length: 120 }, () =>
        circle(random() * width, random() * ground, u * (0.001 + random() ** 3 * 0.003), '#fff', {
          opacity: 0.4 + random() * 0.6,
        }),
      )
    : []
  const flares = [0.35, 0.6, 0.95, 1.25].map((t, i) =>
    circle(
      orb.x + (width / 2 - orb.x) * 2 * t + side * u * 0.12 * t,
      orb.y - u * 0.1 + u * 0.5 * t,
      u * [0.03, 0.06, 0.022, 0.09][i]!,
      'url(#flare)',
      { opacity: 0.6 },
    ),
  )
  return [
    el('defs', {}, ...defs),
    rect(0, 0, width, ground + 8, 'url(#sky)'),
    ...stars,
    circle(orb.x - side * u * 0.06, orb.y - u * 0.06, u * 0.42, 'url(#sun)'),
    cloud(far(-0.42), ground, u * 0.28, u * 0.22),
    cloud(far(0.26), ground, u * 0.4, Math.min(u * 0.66, ground * 0.86)),
    cloud(far(-0.12), ground + u * 0.04, u * 0.3, u * 0.12),
    ...planes,
    group({ opacity: 0.35, filter: 'url(#soft)' }, rect(0, ground - u * 0.02, width, u * 0.05, dye.horizon)),
    group(
      {},
      ...things.map(({ ring }) =>
        shape(ring, 'none', {
          stroke: hex(lighter(vivid(palette.dark, 1.3), -0.02)),
          'stroke-width': u * 0.006,
          'stroke-linejoin': 'round',
        }),
      ),
    ),
    ...things.map(({ ring, ink }) => shape(ring, dye[ink])),
    group(
      { 'clip-path': 'url(#thing)' },
      rect(0, 0, width, height, hex(rich(mix(palette.zenith, palette.dark, 0.5))), {
        opacity: 0.34,
        mask: 'url(#turned)',
      }),
      rect(0, 0, width, height, '#fff', { opacity: 0.75, mask: 'url(#rim)' }),
    ),
    ...blades,
    ...petals,
    rect(0, 0, width, height * 0.45, 'url(#shine)', { opacity: night ? 0.05 : 0.22 }),
    ...(motif.setting === 'room' ? [] : flares),
  ].join('')
}
