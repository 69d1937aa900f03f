import type { Markup } from './markup.ts'
import { trusted } from './markup.ts'
import { navigationOf } from './navigation.ts'
import type { Sheet } from './sheet.ts'

interface Kept {
  html: string
  files: string[]
  links: string[]
  islands: Sheet['islands']
}

/**
 * Header or footer. On posts and archives of one depth they are the same to the letter, so they are drawn once. What they
 * suffer from is told on the start pages alone, not on every page of the site.
 */
export function around(sheet: Sheet, part: 'header' | 'footer', make: (sheet: Sheet) => Markup): Markup {
  const { look, locale, root, kind, options } = sheet
  const isKept = (kind === 'post' || kind === 'tag') && !isNamed(sheet)
  const key = [part, locale, root, options.mode, options.clean_links].join(' ')
  const kept = isKept ? (look.drawn.get(key) as Kept | undefined) : undefined
  const drawn = kept ?? drawNow(sheet, make)
  if (isKept) look.drawn.set(key, drawn)
  for (const file of drawn.files) sheet.files.add(file)
  for (const link of drawn.links) sheet.links.add(link)
  for (const island of drawn.islands) sheet.islands.add(island)
  return trusted(drawn.html)
}

/** A header of the writer's own that leads to this very page marks it. */
const isNamed = ({ frame, look, locale, path }: Sheet): boolean =>
  look.theme.header.links.length > 0 &&
  navigationOf(frame, look.theme, locale).some((link) => [link, ...link.children].some((one) => one.path === path))

function drawNow(sheet: Sheet, make: (sheet: Sheet) => Markup): Kept {
  const own: Sheet = {
    ...sheet,
    files: new Set(),
    links: new Set(),
    jumps: new Set(),
    islands: new Set(),
    problems: [],
  }
  const html = make(own).toString()
  // Places that every page would need to have: said of pages, not of each post and archive.
  if (sheet.kind === 'page') for (const jump of own.jumps) sheet.jumps.add(jump)
  const isHome = sheet.kind === 'page' && sheet.look.homes.has(sheet.path)
  if (isHome) sheet.problems.push(...own.problems)
  return { html, files: [...own.files], links: [...own.links], islands: own.islands }
}
