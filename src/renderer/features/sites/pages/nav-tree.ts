/** A page in the navigation. The list is in the order of the navigation; children stand right after their parent. */
export interface NavEntry {
  id: number
  /** The page below which it stands: one level, and always an entry of its own. */
  parent: number | null
}

export type NavTree = readonly NavEntry[]

interface Listed {
  id: number
  nav_order: number | null
  nav_parent_id: number | null
}

/** The navigation that stored pages make. A parent that is not in it, or is a child itself, counts as none. */
export function navTree(pages: readonly Listed[]): NavTree {
  const listed = pages
    .filter(({ nav_order }) => nav_order !== null)
    .toSorted((a, b) => a.nav_order! - b.nav_order! || a.id - b.id)
  const tops = listed.filter(
    ({ nav_parent_id }) => !listed.some(({ id, nav_parent_id: above }) => id === nav_parent_id && above === null),
  )
  return tops.flatMap(({ id }) => [
    { id, parent: null },
    ...listed
      .filter((page) => page.nav_parent_id === id && !tops.includes(page))
      .map((page) => ({ id: page.id, parent: id })),
  ])
}

const blockOf = (tree: NavTree, id: number): NavTree => tree.filter((entry) => entry.id === id || entry.parent === id)
const without = (tree: NavTree, id: number): NavTree => tree.filter((entry) => entry.id !== id && entry.parent !== id)
const entryOf = (tree: NavTree, id: number) => tree.find((entry) => entry.id === id)
const siblings = (tree: NavTree, parent: number | null) => tree.filter((entry) => entry.parent === parent)

/** One place up or down among its neighbours; the same tree where there is no such place. */
export function moved(tree: NavTree, id: number, step: -1 | 1): NavTree {
  const entry = entryOf(tree, id)
  if (!entry) return tree
  const row = siblings(tree, entry.parent)
  const neighbour = row[row.findIndex((one) => one.id === id) + step]
  return neighbour ? placed(tree, id, neighbour.id, step === -1 ? 'before' : 'after') : tree
}

/** Below the neighbour above it. Its own children become its neighbours there: there is one level only. */
export function nested(tree: NavTree, id: number): NavTree {
  const entry = entryOf(tree, id)
  if (!entry || entry.parent !== null) return tree
  const row = siblings(tree, null)
  const above = row[row.findIndex((one) => one.id === id) - 1]
  return above ? placed(tree, id, above.id, 'inside') : tree
}

/** Out of its parent, to the place right after it. */
export function outdented(tree: NavTree, id: number): NavTree {
  const parent = entryOf(tree, id)?.parent
  return parent === null || parent === undefined ? tree : placed(tree, id, parent, 'after')
}

export type Where = 'before' | 'after' | 'inside'

/** Takes an entry, which may be new to the tree, to a place beside or below another one. */
export function placed(tree: NavTree, id: number, target: number, where: Where): NavTree {
  const aim = entryOf(tree, target)
  const own = blockOf(tree, id)
  if (!aim || own.some((entry) => entry.id === target)) return tree
  const rest = without(tree, id)
  const parent = where === 'inside' ? (aim.parent ?? aim.id) : aim.parent
  const block = [
    { id, parent },
    ...own.filter((entry) => entry.id !== id).map((entry) => ({ ...entry, parent: parent ?? id })),
  ]
  const at = rest.findIndex((entry) => entry.id === target)
  const end =
    where === 'before' ? at : at + (where === 'inside' || aim.parent === null ? blockOf(rest, target).length : 1)
  return [...rest.slice(0, end), ...block, ...rest.slice(end)]
}

/** At the end of the navigation. */
export const added = (tree: NavTree, id: number): NavTree =>
  entryOf(tree, id) ? tree : [...tree, { id, parent: null }]

/** Out of the navigation; its children move up to its place. */
export const removed = (tree: NavTree, id: number): NavTree =>
  tree.filter((entry) => entry.id !== id).map((entry) => (entry.parent === id ? { ...entry, parent: null } : entry))

export const sameTree = (one: NavTree, other: NavTree): boolean =>
  one.length === other.length && one.every(({ id, parent }, at) => other[at]?.id === id && other[at].parent === parent)
