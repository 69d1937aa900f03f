import { useState } from 'react'
import { follow, nothing, type Rows, type Selection } from './selection.ts'
import type { Select } from './use-grid-input.ts'

/** The selection in a list: it follows the list as rows come and go, and ends with the question it was made for. */
export function useSelection(rows: Rows, scope: string, start: number | null): [Selection, Select] {
  const [kept, keep] = useState<Selection>({ ...nothing, wish: start })
  const [seen, setSeen] = useState(scope)
  const selection = follow(seen === scope ? kept : nothing, rows)
  if (seen !== scope) setSeen(scope)
  if (selection !== kept) keep(selection)
  return [selection, keep]
}
