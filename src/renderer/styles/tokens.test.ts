import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const renderer = join(import.meta.dirname, '..')
const tokens = readFileSync(join(renderer, 'styles/tokens.css'), 'utf8')

type Rgb = [number, number, number]

/** The blocks of the stylesheet, laid over each other as the browser would for a root with these attributes. */
function themeOf(theme: string, contrast: string): Record<string, string> {
  const blocks = [...tokens.matchAll(/([^{}]+){([^{}]*)}/g)].map(([, selector, body]) => ({
    selector: selector!,
    body: body!,
  }))
  const applies = (selector: string) =>
    selector.split(',').some((part) => {
      const root = part.trim()
      if (!root.startsWith(':root')) return false
      return [...root.matchAll(/\[data-(\w+)='(\w+)'\]/g)].every(
        ([, name, value]) => ({ theme, contrast })[name as 'theme' | 'contrast'] === value,
      )
    })
  const lines = blocks
    .filter(({ selector }) => applies(selector))
    .flatMap(({ body }) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
  return Object.fromEntries(lines.map(([, name, value]) => [name!, value!]))
}

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb
const linear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string) => {
  const [r, g, b] = rgb(hex).map(linear) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light! + 0.05) / (dark! + 0.05)
}

const texts = ['ink', 'muted', 'faint', 'accent', 'good', 'warn', 'bad']
const surfaces = ['paper', 'sheet', 'raised', 'sunken', 'tint']
const themes = [
  ['light', 'normal', 4.5],
  ['dark', 'normal', 4.5],
  ['light', 'high', 7],
  ['dark', 'high', 7],
] as const

describe.each(themes)('the %s theme with %s contrast', (theme, wish, least) => {
  const colours = themeOf(theme, wish)

  it(`shows every text on every surface at ${least}:1 or better`, () => {
    const weak = texts.flatMap((text) =>
      surfaces
        .map((surface) => ({ text, surface, ratio: contrast(colours[text]!, colours[surface]!) }))
        .filter(({ ratio }) => !(ratio >= least)),
    )
    expect(weak).toEqual([])
    expect(contrast(colours['on-accent']!, colours['accent']!)).toBeGreaterThanOrEqual(least)
  })

  it('draws the edges of controls at 3:1 or better', () => {
    const weak = ['paper', 'sheet', 'raised', 'sunken'].filter(
      (surface) => !(contrast(colours['edge']!, colours[surface]!) >= 3),
    )
    expect(weak).toEqual([])
  })
})

it('is the only place with colours: components use variables', () => {
  const files = globSync('**/*.{ts,tsx,css}', { cwd: renderer }).filter(
    (file) => !/tokens\.css$|\.test\.tsx?$/.test(file),
  )
  const raw = files.flatMap((file) =>
    [
      ...readFileSync(join(renderer, file), 'utf8').matchAll(/#[\da-f]{3,8}\b(?=['"; )\]])|\b(?:rgb|hsl|oklch)a?\(/gi),
    ].map(([colour]) => `${file}: ${colour}`),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(raw).toEqual([])
})
