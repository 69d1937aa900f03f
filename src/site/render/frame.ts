import { classes, html, nothing, type Markup, type Value } from './markup.ts'
import type { PictureWish } from './scope.ts'

type Token = 'bg' | 'surface' | 'accent'
export type Background =
  | { kind: 'token'; token: Token }
  | { kind: 'image'; image: PictureWish; overlay: number }
  | { kind: 'gradient'; from: Token; to: Token; angle: number; overlay: number }

/** Props that every section has, as its schema has read them. */
export interface CommonProps {
  variant?: string
  anchor?: string
  align?: string
  background?: Background
  spacing?: string
  width?: string
  tone?: string
  hide_on?: readonly string[]
  label?: string
}

interface FrameParts {
  type: string
  id: string | undefined
  props: CommonProps
  islands: readonly string[]
  body: Markup
  picture: (wish: PictureWish) => Markup
  /** For the canvas: which section it is. */
  section_id?: string | undefined
}

/** The accent lies under text of any role, so in a gradient it is a tint, and as a ground it brings its tone along. */
const colorOf = (token: Token): string =>
  token === 'accent' ? 'color-mix(in oklab,var(--accent) 10%,var(--bg))' : `var(--${token})`

export const gradientOf = ({ from, to, angle }: Extract<Background, { kind: 'gradient' }>): string =>
  `linear-gradient(${angle}deg,${colorOf(from)},${colorOf(to)})`

const onAccent = (background: Background | undefined): boolean =>
  background?.kind === 'token' && background.token === 'accent'

export function frameOf({ type, id, props, islands, body, picture, section_id }: FrameParts): Markup {
  const { variant, align, background, spacing, width, label, hide_on = [] } = props
  const tone = onAccent(background) ? 'accent' : props.tone
  const token = background?.kind === 'token' && !onAccent(background) && tone !== 'accent' && background.token
  const names = classes(
    's',
    `s-${type.replaceAll('_', '-')}`,
    variant && `v-${variant}`,
    align && align !== 'start' && `a-${align}`,
    spacing && spacing !== 'medium' && `sp-${spacing}`,
    width && width !== 'normal' && `w-${width}`,
    tone && `tone-${tone}`,
    token && `bg-${token}`,
    background && background.kind !== 'token' && `bg-${background.kind}`,
    ...hide_on.map((where) => `hide-${where}`),
  )
  return html`<section
    ${attributes({ class: names, id, 'aria-label': label, 'data-island': islands.join(' ') || undefined, 'data-section': section_id })}
  >
    ${backOf(background, picture)}
    <div class="s-in">${body}</div>
  </section>`
}

function backOf(background: Background | undefined, picture: FrameParts['picture']): Markup {
  if (!background || background.kind === 'token') return nothing
  const veil = `--veil:${background.overlay}`
  return background.kind === 'gradient'
    ? html`<div class="s-back" style="${veil};background:${gradientOf(background)}"></div>`
    : html`<div class="s-back" style="${veil}">${picture(background.image)}</div>`
}

/** Attributes that have a value, each in quotes. */
export function attributes(given: Record<string, string | undefined>): Value {
  return Object.entries(given)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => html` ${name}="${value}"`)
}
