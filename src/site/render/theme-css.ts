import { filesOf, fontStack, families, type FontFile } from '../theme/fonts.ts'
import type { Palette, Theme } from '../theme/schema.ts'
import { views } from '../views.ts'
import { artCss } from './art/css.ts'
import { baseCss } from './base-css.ts'
import { footerCss } from './footer-css.ts'
import { headerCss } from './header-css.ts'
import { postBodyCss } from './post-body.ts'
import { hexOf, sha256 } from './sha256.ts'
import { tagBodyCss } from './tag-body.ts'

const MONO = 'JetBrains Mono'

/** Files of the fonts of a theme; those of code come beside, for pages that show any. */
export function themeFonts({ fonts }: Pick<Theme, 'fonts'>): FontFile[] {
  const body = filesOf(fonts.body)
  return fonts.heading === fonts.body ? body : [...filesOf(fonts.heading, false), ...body]
}

export const codeFonts = (): FontFile[] => filesOf(MONO, false)

const face = (folder: string, { path, family, style, weights, range }: FontFile): string =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:${weights};font-display:swap;src:url(${folder}${path.slice('fonts/'.length)}) format("woff2");unicode-range:${range}}\n`

/** The roles of one mode. `--c-` keeps the theme's own colours where a tone gives the roles others. */
const roles = (scheme: 'light' | 'dark', { bg, surface, text, muted, accent, on_accent, border }: Palette): string =>
  `color-scheme:${scheme};--bg:${bg};--surface:${surface};--text:${text};--muted:${muted};--accent:${accent};--on-accent:${on_accent};--line:${border};--focus:${accent};--c-accent:${accent};--c-on:${on_accent}`

/** On the accent everything is `on_accent`, so one pair of colours decides whether it can be read. */
const accentTone =
  '.tone-accent{--bg:var(--c-accent);--surface:var(--c-accent);--card:var(--c-accent);--text:var(--c-on);--muted:var(--c-on);--accent:var(--c-on);--on-accent:var(--c-accent);--focus:var(--c-on);--line:color-mix(in oklab,var(--c-on) 45%,var(--c-accent))}'

function colors({ mode, colors: { light, dark } }: Theme): string {
  const [day, night] = [roles('light', light), roles('dark', dark)]
  const own =
    mode === 'auto'
      ? `:root,.tone-light{${day}}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}
:root[data-theme=dark],.tone-dark{${night}}`
      : mode === 'light'
        ? `:root,.tone-light{${day}}\n.tone-dark{${night}}`
        : `:root,.tone-dark{${night}}\n.tone-light{${day}}`
  return `${own}\n${accentTone}\n:is(.tone-light,.tone-dark,.tone-accent){--ground:var(--bg);--card:var(--surface)}\n`
}

/** Factors from step to step, on a phone and on a wide screen. */
const scales = { compact: [1.14, 1.2], regular: [1.17, 1.27], expressive: [1.2, 1.37] } as const
const FROM_REM = 22.5
const TO_REM = 80

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** A size that grows with the window between two widths and keeps to zoom. */
function fluid(from: number, to: number): string {
  const slope = (to - from) / (TO_REM - FROM_REM)
  return `clamp(${rounded(Math.min(from, to))}rem,${rounded(from - slope * FROM_REM)}rem + ${rounded(slope * 100)}vw,${rounded(Math.max(from, to))}rem)`
}

function steps({ scale }: Theme): string {
  const [phone, wide] = scales[scale]
  const sizes = [-1, 0, 1, 2, 3, 4, 5].map(
    (step) => `--step-${step}:${fluid(1.04 * phone ** step, 1.14 * wide ** step)}`,
  )
  // Small print stays readable however steep the scale is.
  return [`--step--1:${fluid(0.9, 0.94)}`, ...sizes.slice(1)].join(';')
}

const densities = { compact: 0.84, regular: 1, airy: 1.22 } as const
const spaces = [0.3, 0.6, 1, 1.6, 2.4, 3.6, 5.2]

function room({ spacing, width }: Theme): string {
  const factor = densities[spacing]
  const page = { narrow: 58, regular: 70, wide: 82 }[width]
  const measure = { narrow: 37, regular: 40, wide: 43 }[width]
  return [
    ...spaces.map((size, at) => `--space-${at + 1}:${rounded(size * (at < 2 ? 1 : factor))}rem`),
    `--section:${fluid(2.7 * factor, 4.9 * factor)}`,
    `--gutter:clamp(1.15rem,4.6vw,3rem)`,
    `--page:${page}rem`,
    `--measure:${measure}rem`,
  ].join(';')
}

const corners = {
  none: ['0', '0', '0', '0'],
  small: ['.2rem', '.3rem', '.5rem', '.3rem'],
  medium: ['.4rem', '.8rem', '1.25rem', '.7rem'],
  large: ['.7rem', '1.3rem', '2rem', '10rem'],
} as const

const shadows = {
  none: 'none',
  soft: '0 .05rem .15rem color-mix(in oklab,black 7%,transparent),0 .6rem 1.6rem -.7rem color-mix(in oklab,black 18%,transparent)',
  strong:
    '0 .1rem .2rem color-mix(in oklab,black 12%,transparent),0 1rem 2.2rem -.8rem color-mix(in oklab,black 34%,transparent)',
} as const

function shapes({ radius, shadow, fonts }: Theme): string {
  const [small, regular, large, button] = corners[radius]
  const { weight, tracking } = families[fonts.heading].heading
  return [
    `--font-heading:${fontStack(fonts.heading)}`,
    `--font-body:${fontStack(fonts.body)}`,
    `--font-mono:${fontStack(MONO)}`,
    `--heading-weight:${weight}`,
    `--heading-tracking:${tracking}`,
    `--radius-s:${small}`,
    `--radius:${regular}`,
    `--radius-l:${large}`,
    `--radius-button:${button}`,
    `--shadow:${shadows[shadow]}`,
  ].join(';')
}

// A cache by types: what a section looks like does not change while the program runs.
const ofTypes = new Map<string, string>()
const KEPT = 500

/** Rules of some types of sections, each once. A page carries those of its own types in itself. */
export function sectionCss(types: Iterable<string>): string {
  const sorted = [...new Set(types)].sort()
  const key = sorted.join()
  let css = ofTypes.get(key)
  if (css === undefined) {
    css = lean(sorted.map((type) => (Object.hasOwn(views, type) ? views[type]!.css : '')).join(''))
    if (ofTypes.size >= KEPT) ofTypes.clear()
    ofTypes.set(key, css)
  }
  return css
}

const pageBackCss = `
.page-back{position:fixed;inset:0;z-index:-1}
.page-back :is(.pic,img,svg){inline-size:100%;block-size:100%;object-fit:cover;border-radius:0}
.page-back::after{content:"";position:absolute;inset:0;background:var(--bg);opacity:var(--veil,0)}
.page.on-surface{--page-ground:var(--surface)}
body{background:var(--page-ground,var(--bg))}
`

const pageCss = (theme: Theme, fonts: string, rest: string): string => {
  const faces = [...themeFonts(theme), ...codeFonts()].map((file) => face(fonts, file)).join('')
  const variables = `:root{${[steps(theme), room(theme), shapes(theme)].join(';')}}\n`
  return lean(faces + colors(theme) + variables + baseCss + artCss + pageBackCss + headerCss + footerCss + rest)
}

/** What every page of a site needs; `fonts` is where the fonts lie as seen from it. */
const sharedCss = (theme: Theme, fonts: string): string => pageCss(theme, fonts, postBodyCss + tagBodyCss)

/** Every rule that a page may need, for a page that changes under the hands of its writer. */
export const cssText = (theme: Theme, fonts: string): string => sharedCss(theme, fonts) + sectionCss(Object.keys(views))

/** For a page that carries all of its style in itself. */
export const standaloneCss = (theme: Theme, fonts: string, types: Iterable<string>): string =>
  pageCss(theme, fonts, '') + sectionCss(types)

const lean = (css: string): string =>
  css
    .replace(/\n\s*/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim() + '\n'

/** The style sheet that the pages of a site share. Its name changes with what it says, so it can be kept for ever. */
export function siteCss(theme: Theme): { path: string; text: string } {
  const text = sharedCss(theme, '../fonts/')
  return { path: `assets/site-${hexOf(sha256(text)).slice(0, 12)}.css`, text }
}
