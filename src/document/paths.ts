/** Where a value stands inside props: `items.2.title`. An empty path is the whole. */
export type Path = string

type Tree = Record<string, unknown> | readonly unknown[]

export const partsOf = (path: Path): string[] => (path === '' ? [] : path.split('.'))

export const joinPath = (...parts: (string | number)[]): Path => parts.filter((part) => part !== '').join('.')

/** The path around it; empty for what stands at the top. */
export const parentOf = (path: Path): Path => partsOf(path).slice(0, -1).join('.')

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

const childOf = (tree: unknown, key: string): unknown =>
  isTree(tree) && Object.hasOwn(tree, key) ? (tree as Record<string, unknown>)[key] : undefined

export const readPath = (root: unknown, path: Path): unknown => partsOf(path).reduce(childOf, root)

/** The same tree with another value at a path; what is not on the way there keeps its identity. Undefined removes. */
export function writePath<Root>(root: Root, path: Path, value: unknown): Root {
  return written(root, partsOf(path), value) as Root
}

function written(tree: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  // A name of the prototype is no field of ours.
  if (key === '__proto__') return tree
  const next = written(childOf(tree, key), rest, value)
  if (Array.isArray(tree)) return writtenEntry(tree, Number(key), next)
  const fields = isTree(tree) ? (tree as Record<string, unknown>) : {}
  if (next !== undefined) return next === fields[key] ? tree : { ...fields, [key]: next }
  const { [key]: gone, ...others } = fields
  return gone === undefined ? tree : others
}

function writtenEntry(list: readonly unknown[], at: number, next: unknown): readonly unknown[] {
  if (next === undefined) return list.filter((_, index) => index !== at)
  return next === list[at] ? list : Object.assign([...list], { [at]: next })
}
