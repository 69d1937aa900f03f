import { createHash } from 'node:crypto'
import type { ArticleVersion } from '../../contract/articles.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** At most one automatic version in this time. */
const EVERY_MS = 5 * MINUTE
const KEEP_ALL_MS = DAY
const KEEP_HOURLY_MS = 7 * DAY
const KEEP_DAILY_MS = 90 * DAY

export interface VersionText {
  title: string
  content: string
  meta_title: string
  meta_description: string
  keywords: readonly string[]
}

/** Tells a whole version from a damaged one: SQLite itself does not notice a changed page. */
export const hashText = ({ title, content, meta_title, meta_description, keywords }: VersionText): string =>
  createHash('sha256')
    .update(JSON.stringify([title, content, meta_title, meta_description, keywords]))
    .digest('hex')

/**
 * Which text a save puts aside as an automatic version. After a pause that is the text from before the change, so that
 * every session can be undone as a whole; where that one is kept already, the new text.
 */
export function versionToKeep(
  newest: Pick<ArticleVersion, 'revision' | 'created_at'>,
  revisionBefore: number,
  now: string,
): 'before' | 'after' | null {
  if (Date.parse(now) - Date.parse(newest.created_at) < EVERY_MS) return null
  return newest.revision < revisionBefore ? 'before' : 'after'
}

/**
 * Ids of the automatic versions that have had their time: all are kept for a day, then the last of each hour, then the
 * last of each day, until they are 90 days old. `versions` are those of one article, oldest first. The first and the two
 * newest stay whatever their age: the original, and the text before the last change.
 */
export function versionsToDrop(
  versions: readonly Pick<ArticleVersion, 'id' | 'kind' | 'created_at'>[],
  now: string,
): number[] {
  const seen = new Set<string>()
  const protectedIds = new Set([versions[0], ...versions.slice(-2)].map((version) => version?.id))
  const drop: number[] = []
  for (const { id, kind, created_at } of versions.toReversed()) {
    if (kind !== 'automatic') continue
    const slot = slotOf(Date.parse(created_at), Date.parse(now))
    const stays = slot === 'all' || (slot !== null && !seen.has(slot)) || protectedIds.has(id)
    if (slot !== null) seen.add(slot)
    if (!stays) drop.push(id)
  }
  return drop.toReversed()
}

/** One version stays in each slot; null when the time of automatic versions is over. */
function slotOf(at: number, now: number): string | null {
  const age = now - at
  if (age < KEEP_ALL_MS) return 'all'
  if (age < KEEP_HOURLY_MS) return `hour ${Math.floor(at / HOUR)}`
  return age < KEEP_DAILY_MS ? `day ${Math.floor(at / DAY)}` : null
}
