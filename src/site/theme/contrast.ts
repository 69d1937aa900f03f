import type { ColorRole, Look } from './schema.ts'

export type Mode = 'light' | 'dark'

/** What is read on what. `text` needs 4.5:1; `control` stands for large text and controls, and needs 3:1. */
interface Pair {
  front: ColorRole
  back: ColorRole
  kind: 'text' | 'control'
}

/** The accent is a colour for buttons, marks and large type. `on_accent` is the text of the accent tone. */
const pairs: Pair[] = [
  { front: 'text', back: 'bg', kind: 'text' },
  { front: 'text', back: 'surface', kind: 'text' },
  { front: 'muted', back: 'bg', kind: 'text' },
  { front: 'muted', back: 'surface', kind: 'text' },
  { front: 'on_accent', back: 'accent', kind: 'text' },
  { front: 'accent', back: 'bg', kind: 'control' },
  { front: 'accent', back: 'surface', kind: 'control' },
]

export interface ContrastMeasure extends Pair {
  mode: Mode
  /** 1 to 21, cut after two digits, never rounded up to a pass. */
  ratio: number
  needed: number
  level: 'error' | 'warning' | 'pass'
}

export type ContrastFinding = ContrastMeasure & { level: 'error' | 'warning' }

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** Contrast of two `#rrggbb` colours as WCAG 2 counts it: 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Every pair that is read, in both modes, measured. */
export function contrastList(colors: Look['colors']): ContrastMeasure[] {
  return (['light', 'dark'] as const).flatMap((mode) =>
    pairs.map((pair): ContrastMeasure => {
      const ratio = contrastRatio(colors[mode][pair.front], colors[mode][pair.back])
      const least = pair.kind === 'text' ? 4.5 : 3
      const shown = Math.floor(ratio * 100) / 100
      if (ratio < least) return { ...pair, mode, ratio: shown, needed: least, level: 'error' }
      const isBody = pair.front === 'text'
      return {
        ...pair,
        mode,
        ratio: shown,
        needed: isBody ? 7 : least,
        level: isBody && ratio < 7 ? 'warning' : 'pass',
      }
    }),
  )
}

/** Pairs that cannot be read (`error`), and running text that is read with effort (`warning`, under 7:1). */
export const contrastReport = (colors: Look['colors']): ContrastFinding[] =>
  contrastList(colors).filter((measure): measure is ContrastFinding => measure.level !== 'pass')

const mixed = (from: string, to: string, share: number): string => {
  const parts = [1, 3, 5].map((at) => {
    const start = Number.parseInt(from.slice(at, at + 2), 16)
    const end = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(start + (end - start) * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const steps = Array.from({ length: 101 }, (_, step) => step / 100)

/** The colour nearest to `front` that passes on every one of `backs`, or undefined where none can. */
export function nearestPassing(front: string, backs: readonly string[], needed: number): string | undefined {
  const passes = (color: string) => backs.every((back) => contrastRatio(color, back) >= needed)
  for (const share of steps) {
    for (const end of ['#000000', '#ffffff']) {
      const color = mixed(front, end, share)
      if (passes(color)) return color
    }
  }
  return undefined
}
