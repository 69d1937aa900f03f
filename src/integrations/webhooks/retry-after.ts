/** Milliseconds from the header: whole seconds, or a date. Null when it says nothing that is understood. */
export function retryAfterMs(header: string | null, now = Date.now()): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000
  // The parser takes `-5` for a day in May.
  const at = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
