import { hash } from 'node:crypto'
import type { SiteFrame } from '../../../contract/site-view.ts'

/** A short name for all of these together. */
export const printOf = (...parts: (string | number)[]): string =>
  hash('sha256', parts.join('\n'), 'base64url').slice(0, 20)

/**
 * What every file of a site shows of the whole. Pictures and shared sections are not in it, nor when other pages were
 * changed: a file names those that it shows.
 */
export function framePrint({ pages, pictures: _, shared: __, ...rest }: SiteFrame, media_revision: number): string {
  const refs = pages.map(({ updated_at: _at, noindex: _noindex, ...ref }) => ref)
  return printOf(JSON.stringify(rest), JSON.stringify(refs), media_revision)
}
