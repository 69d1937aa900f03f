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
export const keepCopied = (copied: Copied): void => window.localStorage.setItem(KEY, JSON.stringify(copied))

export function takeCopied(): Copied | null {
  try {
    return Copied.parse(JSON.parse(window.localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}
