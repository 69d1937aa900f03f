const DAY = 24 * 60 * 60 * 1000

/** How long the trash keeps an article. */
export const KEPT_DAYS = 30
/** From here on it is worth a second look. */
export const SOON = 3

/** Whole days until it goes for good; 0 on the last day. */
export function daysLeft(deleted_at: string | null, now: number): number {
  if (deleted_at === null) return KEPT_DAYS
  const gone = new Date(deleted_at).getTime() + KEPT_DAYS * DAY
  return Math.max(0, Math.min(KEPT_DAYS, Math.floor((gone - now) / DAY)))
}
