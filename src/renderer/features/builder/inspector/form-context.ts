import { createContext, use } from 'react'
import type { Path } from '../../../../document/paths.ts'
import type { Way } from '../acts.ts'

/** What the fields of a form read and write: a section, or the background of the page. */
export interface Form {
  /** Type of the section; empty: no section. */
  type: string
  /** Of what is written, for spelling and hyphens. */
  language: string
  read: (path: Path) => unknown
  write: (path: Path, value: unknown, way?: Way) => void
  /** What is wrong with a field, in words. */
  issue: (path: Path) => string | undefined
  /** Something is wrong with it or with something inside. */
  hasIssue: (path: Path) => boolean
  /** The field is in use: it is marked on the canvas. */
  touch: (path: Path) => void
  /** The field that is marked on the canvas. */
  marked: Path | null
}

export const FormContext = createContext<Form | null>(null)

export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('There is no form around this field.')
  return form
}
