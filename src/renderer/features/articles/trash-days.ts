const DAY = 24 * 60 * 60 * 1000

/** How long the trash keeps an article. */
export const KEPT_DAYS = 30
/** From here on it is worth a second look. */
export const SOON = 3

/** Days until it goes for good, begun ones counted: 30 for what has just come, 1 on the last day. */
export function daysLeft(deleted_at: string | null, now: number): number {
  if (deleted_at === null) return KEPT_DAYS
  const gone = new Date(deleted_at).getTime() + KEPT_DAYS * DAY
  return Math.max(1, Math.min(KEPT_DAYS, Math.ceil((gone - now) / DAY)))
}
