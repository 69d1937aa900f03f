import type { Random } from '../../generation/drafter/random.ts'
import { colour, lighter, mix, vivid, type Colour } from './colour.ts'
import type { Motif, Setting, Time } from './lexicon.ts'

export const inks = [
  'zenith',
  'horizon',
  'orb',
  'glow',
  'cloud',
  'far',
  'mid',
  'near',
  'ground',
  'water',
  'glint',
  'wall',
  'board',
  'main',
  'shade',
  'light',
  'accent',
  'dark',
  'cream',
  'leaf',
  'snow',
  'lamp',
] as const
export type Ink = (typeof inks)[number]
export type Palette = Record<Ink, Colour>

interface Sky {
  zenith: Colour
  horizon: Colour
  orb: Colour
  /** How much of the light is left on the ground. */
  daylight: number
}

/** Skies that belong together: every time of day has a few. */
const skies: Record<Time, readonly Sky[]> = {
  day: [
    { zenith: colour(0.68, 0.12, 240), horizon: colour(0.93, 0.04, 210), orb: colour(0.98, 0.05, 95), daylight: 1 },
    { zenith: colour(0.74, 0.1, 215), horizon: colour(0.95, 0.04, 95), orb: colour(0.97, 0.07, 90), daylight: 1 },
    { zenith: colour(0.66, 0.1, 262), horizon: colour(0.92, 0.05, 50), orb: colour(0.98, 0.05, 85), daylight: 0.96 },
  ],
  dawn: [
    { zenith: colour(0.68, 0.09, 290), horizon: colour(0.91, 0.08, 55), orb: colour(0.95, 0.09, 85), daylight: 0.86 },
    { zenith: colour(0.7, 0.09, 235), horizon: colour(0.89, 0.09, 30), orb: colour(0.96, 0.08, 70), daylight: 0.88 },
    { zenith: colour(0.72, 0.08, 200), horizon: colour(0.92, 0.09, 85), orb: colour(0.97, 0.07, 95), daylight: 0.9 },
  ],
  dusk: [
    { zenith: colour(0.4, 0.13, 290), horizon: colour(0.79, 0.15, 48), orb: colour(0.9, 0.13, 75), daylight: 0.66 },
    { zenith: colour(0.36, 0.1, 255), horizon: colour(0.78, 0.14, 25), orb: colour(0.9, 0.12, 55), daylight: 0.62 },
    { zenith: colour(0.46, 0.14, 330), horizon: colour(0.84, 0.13, 68), orb: colour(0.94, 0.11, 88), daylight: 0.7 },
  ],
  night: [
    { zenith: colour(0.2, 0.07, 270), horizon: colour(0.44, 0.1, 245), orb: colour(0.96, 0.03, 100), daylight: 0.42 },
    { zenith: colour(0.19, 0.08, 295), horizon: colour(0.42, 0.13, 320), orb: colour(0.95, 0.04, 80), daylight: 0.42 },
    { zenith: colour(0.2, 0.06, 230), horizon: colour(0.46, 0.09, 195), orb: colour(0.96, 0.03, 110), daylight: 0.44 },
  ],
}

const grounds: Record<Setting, readonly [Colour, Colour]> = {
  sea: [colour(0.42, 0.06, 180), colour(0.78, 0.07, 80)],
  mountain: [colour(0.34, 0.06, 235), colour(0.5, 0.09, 150)],
  city: [colour(0.34, 0.06, 275), colour(0.48, 0.04, 265)],
  forest: [colour(0.34, 0.08, 160), colour(0.47, 0.1, 140)],
  field: [colour(0.42, 0.09, 160), colour(0.64, 0.14, 125)],
  room: [colour(0.5, 0.07, 150), colour(0.52, 0.09, 55)],
}

export function paletteOf({ setting, time, winter, hue }: Motif, random: Random): Palette {
  const options = skies[time]
  const { zenith, horizon, orb, daylight } = options[Math.floor(random() * options.length)]!
  const lit = (given: Colour): Colour =>
    mix(colour(given.l * (0.42 + 0.58 * daylight), given.c, given.h), zenith, (1 - daylight) * 0.4)
  const [dark, open] = grounds[setting]
  const snow = lit(colour(0.95, 0.015, 235))
  const near = winter ? mix(lit(dark), snow, 0.25) : lit(dark)
  const ground = winter ? mix(lit(open), snow, 0.82) : lit(open)
  const counter = hue + (random() < 0.5 ? 165 : 205)
  const object = (l: number, c: number, h: number) => mix(colour(l, c, h), zenith, (1 - daylight) * 0.16)
  return {
    zenith,
    horizon,
    orb,
    glow: mix(orb, horizon, 0.45),
    cloud: mix(lighter(horizon, 0.06), colour(0.98, 0.01, 80), time === 'night' ? 0.05 : 0.6),
    far: mix(mix(near, zenith, 0.3), horizon, 0.58),
    mid: mix(mix(near, zenith, 0.22), horizon, 0.28),
    near,
    ground,
    water: mix(lit(colour(0.56, 0.1, 225)), zenith, 0.35),
    glint: mix(orb, horizon, 0.3),
    wall: mix(lit(colour(0.84, 0.05, hue + 170)), horizon, 0.15),
    board: lit(colour(0.56, 0.09, 52)),
    main: object(0.64, 0.17, hue),
    shade: object(0.48, 0.14, hue - 12),
    light: object(0.82, 0.1, hue + 12),
    accent: object(0.68, 0.14, counter),
    dark: object(0.27, 0.05, hue + 230),
    cream: object(0.95, 0.025, 85),
    leaf: winter ? mix(lit(colour(0.5, 0.07, 165)), snow, 0.2) : lit(colour(0.58, 0.13, 142)),
    snow,
    lamp: vivid(colour(0.88, 0.14, 85), 1),
  }
}
