import type { Draft, Drafts } from './drafts.ts'
import type { ArticleFields, FieldName } from './fields.ts'

const EVERY_MS = 1_000

export interface Mirror {
  touch: (key: FieldName) => void
  /** At once: the window is about to go. */
  write: () => void
  /** All is committed; nothing is left to mirror. */
  clear: () => void
  stop: () => void
}

interface MirrorOptions {
  drafts: Pick<Drafts, 'write' | 'clear'>
  read: <Key extends FieldName>(key: Key) => ArticleFields[Key]
  revision: () => number
}

/** Copies what is not committed yet to this computer, at most once a second, a save under way included. */
export function createMirror({ drafts, read, revision }: MirrorOptions): Mirror {
  const touched = new Set<FieldName>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (touched.size === 0) return
    const fields = Object.fromEntries([...touched].map((key) => [key, read(key)])) as Draft['fields']
    drafts.write({ revision: revision(), at: Date.now(), fields })
  }
  return {
    touch(key) {
      touched.add(key)
      timer ??= setTimeout(write, EVERY_MS)
    },
    write,
    clear() {
      clearTimeout(timer)
      timer = undefined
      touched.clear()
      drafts.clear()
    },
    stop: () => clearTimeout(timer),
  }
}
