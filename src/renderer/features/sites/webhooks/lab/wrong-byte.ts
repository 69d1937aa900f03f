import type { SignatureStep } from '../../../../../contract/webhook-lab.ts'

/** A signature around the place where it first goes wrong. */
export interface Marked {
  before: string
  wrong: string
  after: string
}

/** Shows where the signature that was expected and the one that came part. Null where nothing is wrong. */
export function markedAt({ shown, first_wrong }: Pick<SignatureStep, 'shown' | 'first_wrong'>): Marked | null {
  if (!first_wrong) return null
  const { at } = first_wrong
  return { before: shown.slice(0, at), wrong: shown.slice(at, at + 1), after: shown.slice(at + 1) }
}
