import type { Drawing, DrawingProblem, SiteFrame } from '../../contract/site-view.ts'
import type { IslandName } from './scope.ts'
import { type Look, lookOf } from './look.ts'
import { type Words, wordsOf } from './words.ts'

export interface DrawOptions {
  /** `draft` shows what is not live yet, to the studio alone; `export` knows the analytics token. */
  mode: 'live' | 'draft' | 'export'
  /** Links end in a slash in place of `index.html`. */
  clean_links: boolean
  /** Day of the drawing, `2026-05-12`: announcements outside their days are left out. Absent: all are shown. */
  today?: string
}

/** Name of the place where the content begins. */
export const MAIN = 'main'

/** One document while it is drawn: where it stands, and what it turns out to need. */
export interface Sheet {
  frame: SiteFrame
  look: Look
  options: DrawOptions
  kind: Drawing['kind']
  locale: string
  words: Words
  /** From the root of the site: `/about/`. */
  path: string
  /** What a relative address begins with: `../`, or the path of the site where the page may stand anywhere. */
  root: string
  canvas: boolean
  files: Set<string>
  links: Set<string>
  /** Names of places on this page that it links to itself. */
  jumps: Set<string>
  /** Names that places on this page have: each stands once. */
  ids: Set<string>
  islands: Set<IslandName>
  problems: DrawingProblem[]
}

const depthOf = (path: string): number => path.split('/').length - 2

export const rootFrom = (path: string): string => '../'.repeat(depthOf(path)) || './'

interface SheetSpec {
  frame: SiteFrame
  options: DrawOptions
  kind: Drawing['kind']
  locale: string
  path: string
  canvas?: boolean
}

export function newSheet({ frame, options, kind, locale, path, canvas = false }: SheetSpec): Sheet {
  const look = lookOf(frame)
  return {
    frame,
    look,
    options,
    kind,
    locale,
    words: wordsOf(locale),
    path,
    root: canvas ? './' : kind === 'missing' ? look.base_path : rootFrom(path),
    canvas,
    files: new Set(),
    links: new Set(),
    jumps: new Set(),
    ids: new Set([MAIN]),
    islands: new Set(),
    problems: [],
  }
}
