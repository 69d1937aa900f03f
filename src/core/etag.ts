import type { Context } from './context.ts'
import { StudioError } from './errors.ts'

/** A strong validator: the letter of the noun, the id and the revision, such as `"p7-3"`. */
export const etag = (noun: string, id: number, revision: number): string => `"${noun}${id}-${revision}"`

/** Call it inside the write that changes the thing. Throws 412 when the caller has seen another state of it. */
export function mustMatch({ if_match }: Pick<Context, 'if_match'>, current: string): void {
  if (if_match === null || if_match.trim() === '*') return
  if (if_match.split(',').some((tag) => tag.trim() === current)) return
  throw new StudioError(
    'precondition_failed',
    'This changed after you read it. Nothing was changed. Read it again and repeat your change.',
  )
}
