import type { artNames } from '../../../../site/fields.ts'
import type { iconNames } from '../../../../site/icons.ts'
import { art } from '../../../../site/render/art/index.ts'
import { iconShapes } from '../../../../site/render/icon-shapes.ts'

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
  <span
    aria-hidden
    className={`art-swatch block overflow-hidden ${className ?? ''}`}
    style={artColours}
    dangerouslySetInnerHTML={drawn(art(name, '').toString())}
  />
)

/** The roles that a theme would give. */
const artColours: Record<string, string> = {
  '--bg': 'var(--sheet)',
  '--surface': 'var(--sunken)',
  '--text': 'var(--ink)',
  '--line': 'var(--edge)',
  '--on-accent': 'var(--sheet)',
}
