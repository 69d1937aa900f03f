import * as z from 'zod'

/** Unsaved words, mirrored on this computer every second, so that a crash takes none of them. */
const Draft = z.object({
  /** The revision the words were typed on. */
  revision: z.int(),
  /** Milliseconds since 1970. */
  at: z.number(),
  fields: z.object({
    title: z.string().optional(),
    slug: z.string().optional(),
    language: z.string().optional(),
    meta_title: z.string().optional(),
    meta_description: z.string().optional(),
    keywords: z.array(z.string()).optional(),
    content: z.string().optional(),
  }),
})
export type Draft = z.infer<typeof Draft>

export interface Drafts {
  /** Mirrors what is unsaved now. False: this computer refused to keep it. */
  write: (draft: Draft) => boolean
  /** What was mirrored has been saved. */
  clear: () => void
  /** What a crash left behind, newest first. It is kept until `decide`, whatever is typed meanwhile. */
  found: () => Draft[]
  decide: (draft: Draft) => void
  /** Takes back a decision. */
  keep: (draft: Draft) => void
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const draftKey = (id: number): string => `quoin.draft.${id}`
const foundKey = (id: number) => `quoin.recovered.${id}`

export function draftsOf(id: number, shelf: Shelf): Drafts {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(shelf.getItem(key) ?? 'null')
    } catch {
      return null
    }
  }
  const write = (key: string, value: unknown): boolean => {
    try {
      shelf.setItem(key, JSON.stringify(value))
      return true
    } catch {
      // Full: the words are still in the window, and the save goes on trying.
      return false
    }
  }
  const stored = () =>
    z
      .array(Draft)
      .catch([])
      .parse(read(foundKey(id)))
  const store = (drafts: Draft[]) => {
    if (drafts.length === 0) shelf.removeItem(foundKey(id))
    else return write(foundKey(id), drafts)
    return true
  }
  const without = (draft: Draft) => stored().filter((one) => one.at !== draft.at)

  return {
    write: (draft) => write(draftKey(id), draft),
    clear: () => shelf.removeItem(draftKey(id)),
    found() {
      const left = Draft.safeParse(read(draftKey(id)))
      // The next key typed writes a new mirror, so what was found is laid aside first.
      if (left.success && store([left.data, ...without(left.data)])) shelf.removeItem(draftKey(id))
      return stored().toSorted((a, b) => b.at - a.at)
    },
    decide: (draft) => void store(without(draft)),
    keep: (draft) => void store([draft, ...without(draft)]),
  }
}
