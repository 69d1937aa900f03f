import type { ArticleVersion } from '../../../../contract/articles.ts'

/** What a version is compared with: the text as it is now, the version before it, or any other. */
export type Against = 'now' | 'previous' | number

/** Which text is compared with which; without `to` it is the text as it is now. Null: there is no version before. */
export function pairOf(
  versions: readonly ArticleVersion[],
  chosen: number,
  against: Against,
): { from: number; to?: number } | null {
  if (against === 'now') return { from: chosen }
  const before = versions[versions.findIndex(({ id }) => id === chosen) + 1]
  const other = against === 'previous' ? before?.id : against
  if (other === undefined) return null
  return other < chosen ? { from: other, to: chosen } : { from: chosen, to: other }
}
