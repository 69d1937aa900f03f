import { arc, blob, box, curve, ellipse, ribbon, roundBox, xy, type Point, type Ring } from './geometry.ts'
import type { Subject } from './lexicon.ts'
import { mirrored, part, type Part } from './part.ts'
import { living } from './subjects-living.ts'

// Painted in order, from −1 to 1 both ways; everything stands on y = 1.
const things: Partial<Record<Subject, () => Part[]>> = {
  cup: () => [
    part('cream', ellipse(0, 0.86, 0.92, 0.13)),
    part('light', ellipse(0, 0.83, 0.7, 0.08)),
    part('shade', ribbon(arc(0.6, 0.2, 0.3, 0.32, -0.22, 0.27), 0.13)),
    part('main', curve(xy('-66 -20, -64 25, -50 66, -28 84, 28 84, 50 66, 64 25, 66 -20'))),
    part('light', ribbon(curve(xy('-50 -2, -48 25, -36 56')), 0.1, 0.05)),
    part('cream', ellipse(0, -0.2, 0.66, 0.16)),
    part('dark', ellipse(0, -0.18, 0.55, 0.11)),
    part('cloud', ribbon(curve(xy('-20 -42, -30 -58, -14 -74, -24 -94')), 0.05, 0.015)),
    part('cloud', ribbon(curve(xy('16 -42, 6 -60, 22 -78, 12 -100')), 0.055, 0.015)),
  ],
  book: () => {
    const page = curve(xy('0 10, 26 -6, 60 -6, 94 6'))
    const right: Ring = [...page, [0.94, 0.78], ...curve(xy('94 78, 60 68, 26 70, 0 86'))]
    const line = (y: number, to: number) =>
      ribbon(
        curve([
          [0.14, y + 0.05],
          [0.34, y - 0.02],
          [to, y - 0.02],
        ]),
        0.035,
      )
    const lines = [line(0.16, 0.8), line(0.3, 0.8), line(0.44, 0.62)]
    const cover: Ring = xy('0 22, 100 14, 100 92, 0 100')
    return [
      part('shade', cover),
      part('main', mirrored(cover)),
      part('cream', right),
      part('cream', mirrored(right)),
      ...lines.flatMap((ring) => [part('light', ring), part('light', mirrored(ring))]),
      part('accent', xy('30 -5, 42 -7, 42 24, 36 16, 30 25')),
      part('shade', ribbon(xy('0 10, 0 94'), 0.05)),
      part('lamp', blob(xy('-30 -30, -24 -50, -18 -30, 0 -24, -18 -18, -24 2, -30 -18, -48 -24'))),
      part('accent', ellipse(0.12, -0.56, 0.07)),
      part('light', ellipse(0.4, -0.42, 0.05)),
      part('main', ellipse(-0.04, -0.82, 0.045)),
    ]
  },
  laptop: () => [
    part('dark', roundBox(-0.8, -0.5, 1.6, 1.2, 0.09)),
    part('wall', roundBox(-0.71, -0.41, 1.42, 0.98, 0.04)),
    part('cream', roundBox(-0.6, -0.3, 0.62, 0.34, 0.04)),
    part('main', roundBox(0.1, -0.3, 0.5, 0.34, 0.04)),
    part('light', roundBox(-0.6, 0.12, 0.28, 0.34, 0.04)),
    part('lamp', box(-0.22, 0.32, 0.14, 0.14)),
    part('cream', box(-0.04, 0.24, 0.14, 0.22)),
    part('light', box(0.14, 0.16, 0.14, 0.3)),
    part('main', ellipse(0.47, 0.28, 0.15)),
    part('cream', ellipse(0.47, 0.28, 0.06)),
    part('light', xy('-84 70, 84 70, 100 92, -100 92')),
    part('shade', roundBox(-1, 0.9, 2, 0.1, 0.05)),
    part('shade', xy('-18 82, 18 82, 22 89, -22 89')),
  ],
  balloon: () => {
    const gore = (side: number): Ring => [
      ...curve([
        [0, -1],
        [side * 0.8, -0.6],
        [side * 0.86, -0.1],
        [side * 0.26, 0.5],
      ]),
      ...curve(xy('10 50, 10 50')),
      [0, 0.5],
    ]
    const outer = gore(0.88)
    const inner = gore(0.5)
    return [
      part('dark', ribbon(xy('-20 46, -12 76'), 0.025)),
      part('dark', ribbon(xy('20 46, 12 76'), 0.025)),
      part('main', [...mirrored(outer), ...outer]),
      part('cream', mirrored(inner)),
      part('cream', inner),
      part('main', [...mirrored(gore(0.2)), ...gore(0.2)]),
      part('shade', [...gore(0.88), ...gore(0.62).toReversed()]),
      part('accent', ribbon(curve(xy('-74 -14, -30 0, 30 0, 74 -14')), 0.12)),
      part('shade', ribbon(xy('-22 50, 22 50'), 0.06)),
      part('board', roundBox(-0.17, 0.74, 0.34, 0.26, 0.05)),
      part('dark', roundBox(-0.19, 0.72, 0.38, 0.06, 0.03)),
    ]
  },
  chart: () => [
    part('light', roundBox(-0.9, 0.42, 0.32, 0.58, 0.05)),
    part('main', roundBox(-0.48, 0.14, 0.32, 0.86, 0.05)),
    part('accent', roundBox(-0.06, -0.12, 0.32, 1.12, 0.05)),
    part('shade', roundBox(0.36, -0.42, 0.32, 1.42, 0.05)),
    part('cream', ribbon(xy('-86 18, -40 -16, 2 -34, 62 -84'), 0.07)),
    part('cream', xy('40 -86, 82 -98, 74 -54')),
    part('dark', ellipse(0.68, 0.92, 0.3, 0.08)),
    part('lamp', roundBox(0.38, 0.76, 0.6, 0.15, 0.07)),
    part('light', roundBox(0.42, 0.6, 0.6, 0.15, 0.07)),
    part('lamp', roundBox(0.36, 0.44, 0.6, 0.15, 0.07)),
  ],
  heart: () => [
    part('main', blob(xy('0 98, -50 58, -92 8, -86 -50, -42 -74, 0 -42, 42 -74, 86 -50, 92 8, 50 58'))),
    part('shade', blob(xy('4 96, 52 56, 92 6, 86 -46, 76 0, 44 42'))),
    part('light', ellipse(-0.48, -0.36, 0.18, 0.13)),
    part('cream', ribbon(xy('-78 8, -36 8, -22 -20, 0 42, 18 -4, 30 8, 76 8'), 0.07)),
    part('leaf', blob(xy('4 -50, 10 -84, 40 -100, 36 -70'))),
  ],
  bulb: () => [
    part('lamp', blob(xy('0 -100, -52 -80, -68 -34, -46 8, -28 44, 28 44, 46 8, 68 -34, 52 -80'))),
    part('cream', blob(xy('-20 -82, -46 -60, -50 -30, -36 -50'))),
    part('main', ribbon(curve(xy('-14 44, -24 -12, -8 -22, 0 -2, 8 -22, 24 -12, 14 44')), 0.055)),
    part('shade', roundBox(-0.3, 0.44, 0.6, 0.14, 0.06)),
    part('light', roundBox(-0.28, 0.58, 0.56, 0.13, 0.06)),
    part('shade', roundBox(-0.26, 0.71, 0.52, 0.13, 0.06)),
    part('dark', blob(xy('-18 84, 18 84, 10 100, -10 100'))),
  ],
  rocket: () => [
    part('lamp', blob(xy('-22 56, 22 56, 12 84, 0 100, -12 84'))),
    part('cream', blob(xy('-10 56, 10 56, 0 84'))),
    part('shade', blob(xy('-30 10, -66 44, -60 70, -24 52'))),
    part('shade', mirrored(blob(xy('-30 10, -66 44, -60 70, -24 52')))),
    part('cream', blob(xy('0 -100, -30 -56, -36 0, -24 58, 24 58, 36 0, 30 -56'))),
    part('main', blob(xy('0 -100, -20 -76, -29 -52, 0 -46, 29 -52, 20 -76'))),
    part('dark', ellipse(0, -0.16, 0.2)),
    part('accent', ellipse(0, -0.16, 0.14)),
    part('light', ellipse(-0.05, -0.2, 0.05)),
    part('main', roundBox(-0.29, 0.4, 0.58, 0.16, 0.05)),
    part('shade', blob(xy('0 20, 6 44, 0 70, -6 44'))),
  ],
  shield: () => {
    const half = curve(xy('0 -96, 40 -78, 80 -72, 78 10, 50 64, 0 100'))
    const small = half.map(([x, y]): Point => [x * 0.82, y * 0.82 + 0.01])
    return [
      part('shade', [...half, ...mirrored(half)]),
      part('main', mirrored(small)),
      part('light', small),
      part('dark', ellipse(0, -0.12, 0.2)),
      part('dark', xy('-10 -2, 10 -2, 17 44, -17 44')),
    ]
  },
  note: () => [
    part('shade', ribbon(xy('-42 72, -42 -66'), 0.12)),
    part('main', ribbon(xy('62 50, 62 -90'), 0.12)),
    part('main', xy('-48 -66, 68 -98, 68 -60, -48 -28')),
    part('light', xy('-36 -62, 56 -87, 56 -79, -36 -54')),
    part('main', ellipse(-0.64, 0.76, 0.3, 0.23)),
    part('shade', ellipse(0.4, 0.56, 0.3, 0.23)),
    part('light', ellipse(-0.72, 0.7, 0.09, 0.06)),
    part('accent', ellipse(-0.86, -0.2, 0.1)),
    part('lamp', ellipse(0.94, 0.06, 0.08)),
  ],
  boat: () => [
    part('board', ribbon(xy('0 60, 0 -100'), 0.05)),
    part('cream', curve(xy('6 -92, 50 -30, 74 42, 6 44'))),
    part('main', curve(xy('-6 -70, -36 -20, -62 40, -6 44'))),
    part('light', xy('6 10, 63 10, 70 30, 6 30')),
    part('accent', xy('2 -100, 26 -94, 2 -86')),
    part('shade', curve(xy('-92 56, -70 86, -40 100, 40 100, 74 84, 98 52, 0 62'))),
    part('cream', ribbon(curve(xy('-88 62, 0 68, 94 58')), 0.05)),
  ],
  cabin: () => [
    part('shade', box(0.28, -0.78, 0.18, 0.5)),
    part('board', box(-0.7, 0, 1.4, 1)),
    part('dark', box(-0.7, 0.86, 1.4, 0.14)),
    part('main', xy('-96 10, 0 -74, 96 10, 84 22, 0 -50, -84 22')),
    part('shade', xy('-72 12, 0 -50, 72 12, 72 20, -72 20')),
    part('lamp', box(-0.48, 0.36, 0.34, 0.32)),
    part('lamp', ellipse(0, -0.12, 0.13)),
    part('dark', roundBox(0.12, 0.34, 0.36, 0.66, 0.08)),
    part('board', ribbon(xy('-31 36, -31 68'), 0.035)),
    part('board', ribbon(xy('-48 52, -14 52'), 0.035)),
    part('lamp', ellipse(0.4, 0.68, 0.035)),
  ],
}

const subjects = { ...living, ...things } as Record<Subject, () => Part[]>

export const subjectParts = (subject: Subject): Part[] => subjects[subject]()
