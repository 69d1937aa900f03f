import type { artNames } from '../../site/fields.ts'
import type { iconNames } from '../../site/icons.ts'
import { art } from '../../site/render/art/index.ts'
import { artCss } from '../../site/render/art/css.ts'
import { iconShapes } from '../../site/render/icon-shapes.ts'

/** Shapes that come with Quoin: constants of ours, never anything that was written or loaded. */
const drawn = (svg: string) => ({ __html: svg })

export const SiteIcon = ({ name }: { name: (typeof iconNames)[number] }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="size-5 shrink-0 fill-none stroke-current stroke-[1.75]"
    strokeLinecap="round"
    strokeLinejoin="round"
    dangerouslySetInnerHTML={drawn(iconShapes[name])}
  />
)

/** A drawing of ours, in the colours of the window. */
export const SiteArt = ({ name, className }: { name: (typeof artNames)[number]; className?: string }) => (
  <span aria-hidden className={`block overflow-hidden [&_svg]:size-full ${className ?? ''}`} style={artColours}>
    <style href="quoin-art" precedence="low">
      {artCss}
    </style>
    <span className="block size-full" dangerouslySetInnerHTML={drawn(art(name, '').toString())} />
  </span>
)

/** The roles that a theme would give. */
const artColours: Record<string, string> = {
  '--bg': 'var(--sheet)',
  '--surface': 'var(--sunken)',
  '--text': 'var(--ink)',
  '--line': 'var(--edge)',
  '--on-accent': 'var(--sheet)',
}
