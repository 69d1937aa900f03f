import { hex, lighter, mix, rgb } from '../colour.ts'
import { bounds, ellipse } from '../geometry.ts'
import { dyes, placed, type Draw } from '../picture.ts'
import { blur, circle, el, group, linear, pathOf, radial, rect, shape, veil } from '../svg.ts'

/** Air: every layer fades into the light behind it, the far ones out of focus; one lit thing in front. */
export const realistic: Draw = ({ width, height, u, motif, stage, palette, subject, random }) => {
  const dye = dyes(palette)
  const { orb, spot, horizon, layers } = stage
  const seed = Math.floor(random() * 1_000)
  const night = motif.time === 'night'
  const things = placed(subject, { x: spot.x, y: spot.y, scale: spot.size })
  const light = rgb(palette.cloud)
  const defs = [
    linear('sky', { 0: dye.zenith, 0.55: hex(mix(palette.zenith, palette.horizon, 0.6)), 1: dye.horizon }),
    radial('halo', { 0: [dye.orb, 0.95], 0.18: [dye.glow, 0.6], 0.5: [dye.glow, 0.18], 1: [dye.glow, 0] }),
    linear('haze', { 0: [dye.horizon, 0], 0.5: [dye.horizon, 0.75], 1: [dye.horizon, 0] }),
    radial('frame', { 0: ['#000', 0], 0.62: ['#000', 0], 1: ['#0a0814', 0.5] }, { cx: 0.5, cy: 0.48, r: 0.75 }),
    linear('fade', { 0: ['#fff', 0.9], 0.75: ['#fff', 0.35], 1: ['#fff', 0] }),
    el('mask', { id: 'high' }, rect(0, 0, width, horizon, 'url(#fade)')),
    blur('soft', u * 0.004),
    radial('shadow', { 0: ['#000', 0.6], 0.5: ['#000', 0.42], 1: ['#000', 0] }),
    radial('gleam', { 0: [dye.orb, 0.4], 0.5: [dye.orb, 0.3], 1: [dye.orb, 0] }),
    veil('cloudy', `${2.2 / width} ${7 / height}`, seed, light, [3.4, -1.75], 3),
    veil('earth', `${34 / width} ${90 / height}`, seed + 1, [0, 0, 0], [0.9, -0.34], 2),
    ...things.map(({ ink }, i) => {
      const base = palette[ink]
      return linear(
        `t${i}`,
        {
          0: hex(lighter(mix(base, palette.orb, 0.18), 0.07)),
          0.5: hex(base),
          1: hex(mix(lighter(base, -0.16), palette.zenith, 0.12)),
        },
        [0.1, 0, 0.8, 1],
      )
    }),
    ...layers.flatMap(({ parts, depth }, l) =>
      parts.map(({ ink, ring }, i) => {
        const { top, bottom } = bounds([ring])
        const tall = Math.min(bottom, height) - top
        const base = palette[ink]
        const rim = mix(base, palette.glow, 0.34 * (1 - depth * 0.6))
        const end = depth < 0.75 ? mix(base, palette.horizon, 0.3) : lighter(base, -0.13)
        return el(
          'linearGradient',
          { id: `l${l}-${i}`, gradientUnits: 'userSpaceOnUse', x1: 0, y1: top, x2: 0, y2: top + Math.max(1, tall) },
          el('stop', { offset: 0, 'stop-color': hex(rim) }),
          el('stop', { offset: 0.3, 'stop-color': hex(base) }),
          el('stop', { offset: 1, 'stop-color': hex(end) }),
        )
      }),
    ),
  ]
  const plane = layers.map(({ parts, depth }, l) => {
    const drawn = parts.map(({ ring, ink }, i) =>
      shape(ring, `url(#l${l}-${i})`, ink === 'glow' ? { opacity: 0.35 } : {}),
    )
    const haze =
      depth < 0.7 && motif.setting !== 'room'
        ? rect(0, horizon - u * 0.1, width, u * 0.3, 'url(#haze)', { opacity: 0.55 * (1 - depth) })
        : ''
    return group({ filter: depth < 0.3 ? 'url(#soft)' : undefined }, ...drawn) + haze
  })
  const foot = spot.flies
    ? ''
    : shape(ellipse(spot.x + spot.size * 0.12, spot.y, spot.size * 1.15, spot.size * 0.17), 'url(#shadow)')
  const stars = night
    ? Array.from({ length: 90 }, () =>
        circle(random() * width, random() * horizon * 0.8, u * (0.0008 + random() * 0.0016), '#fff', {
          opacity: 0.3 + random() * 0.6,
        }),
      )
    : []
  const clip = el('clipPath', { id: 'thing' }, el('path', { d: things.map(({ ring }) => pathOf(ring)).join('') }))
  return [
    el('defs', {}, ...defs, clip),
    rect(0, 0, width, horizon + 4, 'url(#sky)'),
    ...stars,
    circle(orb.x, orb.y, u * 0.6, 'url(#halo)'),
    circle(orb.x, orb.y, orb.r * (night ? 0.6 : 0.5), dye.orb),
    group(
      { mask: 'url(#high)', opacity: night ? 0.35 : 0.9 },
      rect(0, 0, width, horizon, '#000', { filter: 'url(#cloudy)' }),
    ),
    ...plane,
    group({ opacity: 0.5 }, rect(0, height * 0.8, width, height * 0.2, '#000', { filter: 'url(#earth)' })),
    foot,
    group({}, ...things.map(({ ring }, i) => shape(ring, `url(#t${i})`))),
    group({ 'clip-path': 'url(#thing)' }, circle(orb.x, spot.y - spot.size * 2.1, spot.size * 2, 'url(#gleam)')),
    circle(orb.x, orb.y, u * 0.9, 'url(#halo)', { opacity: night ? 0.1 : 0.22 }),
    rect(0, 0, width, height, 'url(#frame)'),
  ].join('')
}
