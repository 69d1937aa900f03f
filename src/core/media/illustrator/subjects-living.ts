import { blob, curve, ellipse, ribbon, roundBox, xy, type Ring } from './geometry.ts'
import type { Subject } from './lexicon.ts'
import { mirrored, part, type Part } from './part.ts'

const petals = (cx: number, cy: number, r: number, count: number): Ring[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2 - Math.PI / 2
    const [x, y] = [cx + Math.cos(turn) * r * 0.62, cy + Math.sin(turn) * r * 0.62]
    return ellipse(0, 0, r * 0.5, r * 0.3, 24).map(([px, py]) => [
      x + px * Math.cos(turn) - py * Math.sin(turn),
      y + px * Math.sin(turn) + py * Math.cos(turn),
    ])
  })

const person = (x: number, scale: number, coat: Part['ink'], hair: Part['ink']): Part[] => {
  const at = (ring: Ring): Ring => ring.map(([px, py]) => [x + px * scale, 1 + (py - 1) * scale])
  return [
    part('dark', at(roundBox(-0.17, 0.3, 0.15, 0.7, 0.06))),
    part('dark', at(roundBox(0.02, 0.3, 0.15, 0.7, 0.06))),
    part(coat, at(blob(xy('-13 -42, -27 -30, -30 10, -26 50, 26 50, 30 10, 27 -30, 13 -42')))),
    part('shade', at(ribbon(curve(xy('25 -24, 31 5, 25 34')), 0.1, 0.08))),
    part('cream', at(ellipse(0, -0.64, 0.19, 0.21))),
    part(hair, at(blob(xy('-20 -60, -20 -82, 0 -90, 20 -82, 20 -60, 10 -74, -6 -72')))),
    part('accent', at(roundBox(-0.16, -0.47, 0.32, 0.1, 0.05))),
  ]
}

export const living: Partial<Record<Subject, () => Part[]>> = {
  bee: () => {
    const wing = blob(xy('2 -24, -34 -66, -74 -86, -84 -56, -50 -24'))
    const low = blob(xy('4 -20, -40 -34, -82 -34, -70 -6, -30 -6'))
    return [
      part(
        'light',
        wing.map(([x, y]) => [x + 0.36, y - 0.04]),
      ),
      part(
        'cream',
        wing.map(([x, y]) => [x + 0.02, y]),
      ),
      part(
        'light',
        low.map(([x, y]) => [x + 0.1, y + 0.04]),
      ),
      part('main', blob(xy('-96 32, -70 -4, -20 -22, 30 -10, 50 22, 32 56, -20 70, -70 58'))),
      part('dark', blob(xy('-74 0, -60 -9, -50 26, -56 63, -70 58, -64 26'))),
      part('dark', blob(xy('-34 -19, -17 -22, -6 24, -15 70, -32 68, -24 24'))),
      part('dark', blob(xy('12 -17, 28 -10, 38 24, 28 58, 12 64, 20 24'))),
      part('dark', ellipse(0.62, 0.2, 0.29, 0.28)),
      part('cream', ellipse(0.72, 0.13, 0.09)),
      part('dark', ribbon(curve(xy('66 -4, 74 -26, 90 -34')), 0.05)),
      part('dark', ribbon(curve(xy('56 -6, 56 -32, 68 -46')), 0.05)),
      part('dark', xy('-100 30, -90 24, -90 42')),
      part('shade', blob(xy('-86 40, -20 58, 44 36, 30 57, -20 70, -70 58'))),
      part('accent', ellipse(-0.3, 0.96, 0.04)),
      part('accent', ellipse(-0.6, 0.86, 0.03)),
      part('accent', ellipse(-0.84, 0.94, 0.025)),
    ]
  },
  flower: () => [
    part('leaf', ribbon(curve(xy('0 50, 4 10, 0 -30')), 0.06)),
    part('leaf', ribbon(curve(xy('-5 50, -28 20, -50 0')), 0.05)),
    part('leaf', ribbon(curve(xy('5 50, 30 24, 50 10')), 0.05)),
    part('leaf', blob(xy('4 40, 30 42, 62 30, 40 54'))),
    part('leaf', blob(xy('-4 30, -34 42, -64 36, -34 54'))),
    ...petals(-0.5, -0.06, 0.34, 6).map((ring) => part('accent', ring)),
    part('lamp', ellipse(-0.5, -0.06, 0.11)),
    ...petals(0.52, 0.04, 0.32, 6).map((ring) => part('light', ring)),
    part('shade', ellipse(0.52, 0.04, 0.1)),
    ...petals(0, -0.48, 0.52, 8).map((ring) => part('main', ring)),
    part('shade', ellipse(0, -0.48, 0.22)),
    part('lamp', ellipse(0, -0.48, 0.15)),
    part('cream', curve(xy('-36 48, -32 80, -20 100, 20 100, 32 80, 36 48'))),
    part('shade', curve(xy('14 48, 16 80, 6 100, 20 100, 32 80, 36 48'))),
    part('accent', roundBox(-0.34, 0.6, 0.68, 0.09, 0.02)),
  ],
  fruit: () => [
    part('leaf', blob(xy('-10 -66, 14 -96, 50 -96, 30 -66'))),
    part('board', ribbon(curve(xy('-12 -40, -10 -66, -2 -84')), 0.07, 0.05)),
    part('accent', ellipse(0.44, 0.02, 0.4, 0.42)),
    part('main', blob(xy('-12 -44, -40 -56, -72 -30, -66 20, -36 50, -10 44, 16 50, 44 20, 48 -30, 18 -56'))),
    part('light', blob(xy('-50 -36, -62 -14, -54 10, -44 -12'))),
    part('lamp', ellipse(-0.64, 0.22, 0.26)),
    part('shade', ellipse(0.66, 0.26, 0.2)),
    part('cream', curve(xy('-96 20, -80 62, -40 90, 40 90, 80 62, 96 20, 40 30, -40 30'))),
    part('accent', ribbon(curve(xy('-86 46, -40 58, 40 58, 86 46')), 0.08)),
    part('light', roundBox(-0.36, 0.88, 0.72, 0.12, 0.05)),
  ],
  people: () => [
    ...person(-0.56, 0.92, 'main', 'dark'),
    ...person(0.54, 0.86, 'light', 'shade'),
    ...person(0.02, 1, 'leaf', 'board'),
  ],
  tree: () => [
    part('board', [...ribbon(curve(xy('-2 100, 0 50, 2 0')), 0.22, 0.1)]),
    part('board', ribbon(curve(xy('0 50, 22 24, 36 6')), 0.08, 0.04)),
    part(
      'leaf',
      blob(
        xy(
          '0 -100, -42 -86, -64 -58, -92 -36, -88 4, -54 24, -20 18, 0 28, 34 22, 70 20, 92 -10, 84 -44, 60 -60, 44 -88',
        ),
      ),
    ),
    part('near', blob(xy('20 24, 34 22, 70 20, 92 -10, 84 -44, 66 -16, 40 0'))),
    part('light', ellipse(-0.3, -0.56, 0.2, 0.14)),
    part('light', ellipse(-0.56, -0.16, 0.13, 0.09)),
    part('light', ellipse(0.16, -0.32, 0.11, 0.08)),
    part('main', ellipse(0.4, -0.5, 0.06)),
    part('main', ellipse(-0.1, -0.1, 0.06)),
    part('main', ellipse(0.56, -0.08, 0.06)),
    part('main', ellipse(-0.66, -0.34, 0.06)),
  ],
  cat: () => {
    const ear: Ring = xy('-44 -56, -42 -100, -10 -76')
    return [
      part('shade', ribbon(curve(xy('40 90, 84 84, 92 40, 70 10, 84 -10')), 0.18, 0.14)),
      part('main', blob(xy('-30 -20, -50 40, -56 90, -30 100, 30 100, 58 90, 50 40, 30 -20'))),
      part('cream', blob(xy('0 0, -22 30, -18 70, 0 82, 18 70, 22 30'))),
      part('main', ear),
      part('main', mirrored(ear)),
      part('light', xy('-36 -66, -36 -86, -20 -74')),
      part('light', mirrored(xy('-36 -66, -36 -86, -20 -74'))),
      part('main', ellipse(0, -0.4, 0.48, 0.4)),
      part('dark', ellipse(-0.2, -0.42, 0.08, 0.1)),
      part('dark', ellipse(0.2, -0.42, 0.08, 0.1)),
      part('cream', ellipse(-0.18, -0.46, 0.03)),
      part('cream', ellipse(0.22, -0.46, 0.03)),
      part('cream', ellipse(0, -0.24, 0.17, 0.12)),
      part('shade', xy('-6 -30, 6 -30, 0 -22')),
      part('accent', roundBox(-0.34, -0.08, 0.68, 0.1, 0.05)),
      part('lamp', ellipse(0, 0.04, 0.08)),
      part('shade', ribbon(xy('-14 76, -14 100'), 0.03)),
      part('shade', ribbon(xy('14 76, 14 100'), 0.03)),
    ]
  },
}
