import type { FontFamily } from './schema.ts'

interface Family {
  /** Name of the package and beginning of its files. */
  slug: string
  weights: string
  italic: boolean
  /** What stands in for it until it is there, and where it has no letter. */
  fallback: string
  /** How its headings are set. */
  heading: { weight: number; tracking: string }
}

const serif = "Georgia,'Times New Roman',serif"
const sans = 'system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif'
const family = (
  slug: string,
  weights: string,
  fallback: string,
  weight: number,
  tracking: string,
  italic = true,
): Family => ({ slug, weights, italic, fallback, heading: { weight, tracking } })

/** The ten families that come with Quoin, all under the OFL, all with Latin and Cyrillic letters. */
export const families: Readonly<Record<FontFamily, Family>> = {
  Literata: family('literata', '200 900', serif, 560, '-.014em'),
  'Source Serif 4': family('source-serif-4', '200 900', serif, 600, '-.018em'),
  Lora: family('lora', '400 700', serif, 560, '-.014em'),
  Vollkorn: family('vollkorn', '400 900', serif, 640, '-.01em'),
  Alegreya: family('alegreya', '400 900', serif, 640, '-.006em'),
  Inter: family('inter', '100 900', sans, 640, '-.024em'),
  'Golos Text': family('golos-text', '400 900', sans, 620, '-.018em', false),
  Montserrat: family('montserrat', '100 900', sans, 780, '-.03em'),
  Rubik: family('rubik', '300 900', sans, 560, '-.016em'),
  'JetBrains Mono': family('jetbrains-mono', '100 800', 'ui-monospace,Menlo,Consolas,monospace', 640, '-.04em'),
}

export const fontStack = (name: FontFamily): string => `"${name}",${families[name].fallback}`

/** Which letters lie in which file; a browser fetches a file only when a page has one of its letters. */
export const subsets = {
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const

export interface FontFile {
  /** As a site publishes it: `fonts/lora-cyrillic-wght-normal.woff2`. */
  path: string
  /** Where it lies in the package: `@fontsource-variable/lora/files/…`. */
  package_path: string
  family: FontFamily
  style: 'normal' | 'italic'
  weights: string
  range: string
}

export function filesOf(name: FontFamily, withItalic = true): FontFile[] {
  const { slug, weights, italic } = families[name]
  const styles = withItalic && italic ? (['normal', 'italic'] as const) : (['normal'] as const)
  return styles.flatMap((style) =>
    Object.entries(subsets).map(([subset, range]) => {
      const file = `${slug}-${subset}-wght-${style}.woff2`
      return {
        path: `fonts/${file}`,
        package_path: `@fontsource-variable/${slug}/files/${file}`,
        family: name,
        style,
        weights,
        range,
      }
    }),
  )
}

/** Every file that any theme can ask for. */
export const fontFiles: readonly FontFile[] = (Object.keys(families) as FontFamily[]).flatMap((name) => filesOf(name))
