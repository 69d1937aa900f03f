import type { Run } from '../../../../contract/generation.ts'
import { isUnderWay } from '../run/states.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

/** What the panel shows: everything under way, then what ended within a day, newest end first. */
export function jobsOf(runs: readonly Run[], now: number): { active: Run[]; done: Run[] } {
  const endOf = (run: Run) => Date.parse(run.completed_at ?? run.created_at)
  return {
    active: runs.filter(isUnderWay),
    done: runs.filter((run) => !isUnderWay(run) && now - endOf(run) < KEPT_MS).toSorted((a, b) => endOf(b) - endOf(a)),
  }
}
