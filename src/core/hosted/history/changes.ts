/** Tables whose rows the history of a site covers. Of a site itself: what `siteColumns` names. */
export type HistoryTable = 'hosted_sites' | 'hosted_pages' | 'page_versions' | 'shared_sections' | 'redirects'

export const siteColumns = ['name', 'template_key', 'default_locale', 'theme_config'] as const

/** A row as SQLite holds it. */
export type Row = Record<string, string | number | null>

/**
 * One row that a step made, changed or took away. A row that was made or taken away stands whole, of a changed one
 * stand the columns that differ, and its revision.
 */
export interface Change {
  table: HistoryTable
  id: number
  before: Row | null
  after: Row | null
}

/** They go up whatever happens, or follow from the rest. */
const passing = new Set(['revision', 'updated_at', 'first_live_at', 'draft_of', 'checked'])

const isSame = (before: Row | null, after: Row | null): boolean =>
  before === null || after === null ? before === after : differing(before, after).every((column) => passing.has(column))

const differing = (before: Row, after: Row): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (column) => (before[column] ?? null) !== (after[column] ?? null),
  )

/** From whole rows; null where nothing differs that anyone would take back. */
export function changeOf(table: HistoryTable, id: number, before: Row | null, after: Row | null): Change | null {
  if (isSame(before, after)) return null
  if (before === null || after === null) return { table, id, before, after }
  const columns = differing(before, after)
  if ('revision' in after) columns.push('revision')
  return { table, id, before: pick(before, columns), after: pick(after, columns) }
}

const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))

/** Two steps as one: as it was before the first, as it is after the second. */
export function joined(first: readonly Change[], second: readonly Change[]): Change[] {
  const changes = new Map(first.map((change) => [`${change.table} ${change.id}`, change]))
  for (const later of second) {
    const key = `${later.table} ${later.id}`
    const earlier = changes.get(key)
    const change = earlier ? joinedChange(earlier, later) : later
    if (change) changes.set(key, change)
    else changes.delete(key)
  }
  return [...changes.values()]
}

function joinedChange(first: Change, second: Change): Change | null {
  const { table, id } = first
  const before = first.before && { ...second.before, ...first.before }
  const after = second.after && { ...first.after, ...second.after }
  return isSame(before, after) ? null : { table, id, before, after }
}

/** True while the row is as one side of a change left it, in everything that the change touched. */
export function isAs(row: Row | null, side: Row | null): boolean {
  if (row === null || side === null) return row === side
  return Object.entries(side).every(([column, value]) => passing.has(column) || (row[column] ?? null) === value)
}
