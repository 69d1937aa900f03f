import { useSyncExternalStore } from 'react'
import * as z from 'zod'
import { Section } from '../../../contract/hosted-values.ts'

const KEY = 'quoin.builder.copied'

const Copied = z.object({
  site_id: z.int(),
  section: Section,
  /** As the section reads, where it stands for a shared one. */
  content: Section,
})
export type Copied = z.infer<typeof Copied>

/** One section, kept on this computer: it can be pasted on another page, of another site, in another window. */
export function keepCopied(copied: Copied): void {
  window.localStorage.setItem(KEY, JSON.stringify(copied))
  window.dispatchEvent(new Event(KEY))
}

/** Whether there is something to paste, as soon as it is copied here or in another window. */
export const useHasCopied = (): boolean => useSyncExternalStore(onCopy, () => window.localStorage.getItem(KEY) !== null)

// `storage` tells of other windows alone.
function onCopy(tell: () => void): () => void {
  const names = [KEY, 'storage']
  for (const name of names) window.addEventListener(name, tell)
  return () => {
    for (const name of names) window.removeEventListener(name, tell)
  }
}

export function takeCopied(): Copied | null {
  try {
    return Copied.parse(JSON.parse(window.localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}
