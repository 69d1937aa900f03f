import type * as z from 'zod'
import type { Path } from '../../../../../document/paths.ts'
import { useForm } from '../form-context.ts'
import { defaultOf } from '../schema.ts'

/** What every control gets: `schema` without its wrappers, `standard` with them. */
export interface ControlProps {
  path: Path
  label: string
  schema: z.ZodType
  standard: z.ZodType
  optional: boolean
}

/** The value of a field, its default where nothing is said. */
export function useValue({ path, standard }: Pick<ControlProps, 'path' | 'standard'>): unknown {
  const value = useForm().read(path)
  return value === undefined ? defaultOf(standard) : value
}
