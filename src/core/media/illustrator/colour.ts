/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees: equal steps look equal. */
export interface Colour {
  l: number
  c: number
  h: number
}

export const colour = (l: number, c: number, h: number): Colour => ({ l, c, h })

/** Rectangular, so that the way between two hues does not run through a third. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const flat = ({ l, c, h }: Colour) =>
    [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)] as const
  const [from, to] = [flat(a), flat(b)]
  const at = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share
  return { l: at(0), c: Math.hypot(at(1), at(2)), h: ((Math.atan2(at(2), at(1)) * 180) / Math.PI + 360) % 360 }
}

export const lighter = ({ l, c, h }: Colour, by: number): Colour => ({ l: Math.max(0, Math.min(1, l + by)), c, h })
export const vivid = ({ l, c, h }: Colour, by: number): Colour => ({ l, c: c * by, h })

/** OKLCH to sRGB; what the screen cannot show is clipped. */
export function rgb({ l, c, h }: Colour): [number, number, number] {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const small = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const screen = (linear: number) => {
    const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.max(0, linear) ** (1 / 2.4) - 0.055
    return Math.max(0, Math.min(1, value))
  }
  return [
    screen(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * small),
    screen(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * small),
    screen(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * small),
  ]
}

export const hex = (given: Colour): string =>
  `#${rgb(given)
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
