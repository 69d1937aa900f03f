import type { Ring } from './geometry.ts'

type Value = string | number | undefined

/** One decimal is a tenth of a pixel. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Values are ours: numbers, colours, ids. No word of a prompt comes here. */
const attributes = (given: Record<string, Value>): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`)
    .join('')

export const el = (name: string, given: Record<string, Value>, ...children: string[]): string =>
  children.length === 0
    ? `<${name}${attributes(given)}/>`
    : `<${name}${attributes(given)}>${children.join('')}</${name}>`

export const group = (given: Record<string, Value>, ...children: string[]): string => el('g', given, children.join(''))

export const pathOf = (ring: Ring): string =>
  ring.length === 0 ? '' : `M${ring.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`

export const lineOf = (ring: Ring): string => `M${ring.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`

/** A plain patch needs no layer of its own to be half transparent: a tenth of the time. */
const veiled = ({ opacity, ...rest }: Record<string, Value>): Record<string, Value> =>
  opacity === undefined || rest['filter'] !== undefined
    ? { ...rest, opacity }
    : { ...rest, 'fill-opacity': opacity, ...(rest['stroke'] !== undefined && { 'stroke-opacity': opacity }) }

export const shape = (ring: Ring, fill: string, more: Record<string, Value> = {}): string =>
  el('path', { d: pathOf(ring), fill, ...veiled(more) })

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = {}): string =>
  el('rect', { x: short(x), y: short(y), width: short(width), height: short(height), fill, ...veiled(more) })

export const circle = (cx: number, cy: number, r: number, fill: string, more = {}): string =>
  el('circle', { cx: short(cx), cy: short(cy), r: short(r), fill, ...veiled(more) })

/** Colours by their place from 0 to 1; with a second part, how opaque. */
type Stops = Record<number, string | readonly [colour: string, opacity: number]>

const stops = (given: Stops): string[] =>
  Object.entries(given)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([offset, stop]) => {
      const [colour, opacity] = typeof stop === 'string' ? [stop] : stop
      return el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })
    })

/** Down the box unless a direction is given. */
export const linear = (id: string, list: Stops, [x1, y1, x2, y2] = [0, 0, 0, 1]): string =>
  el('linearGradient', { id, x1, y1, x2, y2 }, ...stops(list))

export const radial = (id: string, list: Stops, more: Record<string, Value> = {}): string =>
  el('radialGradient', { id, ...more }, ...stops(list))

const filter = (id: string, ...steps: string[]): string =>
  el(
    'filter',
    {
      id,
      x: '-20%',
      y: '-20%',
      width: '140%',
      height: '140%',
      'color-interpolation-filters': 'sRGB',
    },
    ...steps,
  )

export const blur = (id: string, amount: number): string => filter(id, el('feGaussianBlur', { stdDeviation: amount }))

/** Noise as a veil of one colour: `colour` is three parts from 0 to 1, opacity is `gain` × noise + `offset`. */
export const veil = (
  id: string,
  frequency: string,
  seed: number,
  [r, g, b]: readonly [number, number, number],
  [gain, offset]: readonly [number, number],
  octaves = 4,
): string =>
  el(
    'filter',
    { id, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
    el('feTurbulence', { type: 'fractalNoise', baseFrequency: frequency, numOctaves: octaves, seed }),
    el('feColorMatrix', { values: `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${gain} 0 0 0 ${offset}` }),
  )
