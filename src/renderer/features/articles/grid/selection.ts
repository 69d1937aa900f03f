/** Which row has the focus and which rows are marked. The order of the list is handed in, never kept. */
export interface Selection {
  /** The row that has, or would take, the focus; null until the writer has been in the list. */
  current: number | null
  /** Where `current` stood, so that the next row takes over when it goes. */
  at: number
  /** Where a range begins. */
  anchor: number | null
  marked: ReadonlySet<number>
  /** The marks that a running range does not own. */
  kept: ReadonlySet<number>
  /** Becomes current as soon as it is in the list: a copy, or what an undo brought back. */
  wish: number | null
}

const none: ReadonlySet<number> = new Set()

export const nothing: Selection = { current: null, at: 0, anchor: null, marked: none, kept: none, wish: null }

/** What an act is about: the marked rows, else the row with the focus. */
export const targetsOf = ({ marked, current }: Selection): number[] =>
  marked.size > 0 ? [...marked] : current === null ? [] : [current]

export const isChosen = ({ marked, current }: Selection, id: number): boolean =>
  marked.size > 0 ? marked.has(id) : current === id

/** Arrows: the focus goes on, the marks stay. */
export function moveTo(selection: Selection, order: readonly number[], index: number): Selection {
  const at = within(order, index)
  const id = order[at]
  if (id === undefined) return selection
  return { ...selection, current: id, at, anchor: id, kept: selection.marked, wish: null }
}

/** A plain click: this row and no other. */
export const choose = (selection: Selection, order: readonly number[], index: number): Selection =>
  moveTo({ ...selection, marked: none }, order, index)

/** Shift: everything between the anchor and here, in place of what this range held before. */
export function extendTo(selection: Selection, order: readonly number[], index: number): Selection {
  const at = within(order, index)
  const id = order[at]
  if (id === undefined) return selection
  const start = selection.anchor === null ? at : order.indexOf(selection.anchor)
  const from = start === -1 ? at : start
  const range = order.slice(Math.min(from, at), Math.max(from, at) + 1)
  return {
    ...selection,
    current: id,
    at,
    anchor: order[from]!,
    marked: new Set([...selection.kept, ...range]),
    wish: null,
  }
}

/** A tick box or Space: this mark on or off. */
export function toggle(selection: Selection, order: readonly number[], index: number): Selection {
  const moved = moveTo(selection, order, index)
  if (moved.current === null) return moved
  const marked = new Set(selection.marked)
  if (!marked.delete(moved.current)) marked.add(moved.current)
  return { ...moved, marked, kept: marked }
}

/** Mod and a click. The row that was chosen without a mark counts, as in every file list. */
export const toggleWith = (selection: Selection, order: readonly number[], index: number): Selection =>
  toggle(
    selection.marked.size === 0 && selection.current !== null && selection.current !== order[index]
      ? { ...selection, marked: new Set([selection.current]) }
      : selection,
    order,
    index,
  )

export function markAll(selection: Selection, ids: readonly number[]): Selection {
  const marked = new Set(ids)
  return { ...selection, marked, kept: marked }
}

export const unmark = (selection: Selection): Selection => ({ ...selection, marked: none, kept: none })

/** Without these rows: they were dealt with. */
export function without(selection: Selection, gone: readonly number[]): Selection {
  if (selection.marked.size === 0) return selection
  const marked = new Set(selection.marked)
  for (const id of gone) marked.delete(id)
  return { ...selection, marked, kept: marked }
}

export interface Rows {
  order: readonly number[]
  indexOf: ReadonlyMap<number, number>
  /** All rows are loaded, so one that is missing is gone. */
  complete: boolean
}

/** After the list has changed: the focus stays on its row, or goes to the row now in that place. Same object: no change. */
export function follow(selection: Selection, { order, indexOf, complete }: Rows): Selection {
  const wished = selection.wish !== null && indexOf.has(selection.wish)
  const current = wished ? selection.wish : selection.current
  if (current === null) return selection
  const found = indexOf.get(current)
  const at = found ?? within(order, selection.at)
  const id = order[at] ?? null
  const next = { ...selection, current: id, at: id === null ? 0 : at, wish: wished ? null : selection.wish }
  if (id !== selection.current) next.anchor = id
  if (complete && [...selection.marked].some((one) => !indexOf.has(one))) {
    next.marked = new Set([...selection.marked].filter((one) => indexOf.has(one)))
    next.kept = next.marked
  }
  return id === selection.current && at === selection.at && next.marked === selection.marked ? selection : next
}

const within = (order: readonly number[], index: number): number => Math.max(0, Math.min(index, order.length - 1))
