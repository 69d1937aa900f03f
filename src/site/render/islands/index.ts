import type { IslandName } from '../scope.ts'
import { cspHash } from '../sha256.ts'
import { beforeAfter } from './before-after.ts'
import { carousel } from './carousel.ts'
import { copy } from './copy.ts'
import { dismiss } from './dismiss.ts'
import { lightbox } from './lightbox.ts'
import { menu } from './menu.ts'
import { theme, themeFirst } from './theme.ts'

/** Texts of the small scripts, each whole by itself. One that is not there has nothing to do. */
const scripts: Readonly<Partial<Record<IslandName, string>>> = {
  theme,
  menu,
  dismiss,
  lightbox,
  carousel,
  copy,
  'before-after': beforeAfter,
}

export interface Island {
  script: string
  /** As a Content-Security-Policy names it. */
  hash: string
}

const islands = new Map<IslandName, Island>(
  (Object.entries(scripts) as [IslandName, string][]).map(([name, script]) => [
    name,
    { script, hash: cspHash(script) },
  ]),
)

/** Of the theme: it runs before the page is seen. */
export const first: Island = { script: themeFirst, hash: cspHash(themeFirst) }

export const islandOf = (name: IslandName): Island | undefined => islands.get(name)

/** Of every script that a site may run: `'sha256-…'`. */
export const islandHashes: readonly string[] = [...islands.values(), first].map(({ hash }) => hash)
