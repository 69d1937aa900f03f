import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Outline } from '../../../../contract/generation.ts'
import { draftOf, type OutlineDraft } from './outline-draft.ts'

const MOST_KEPT = 10

/** Outlines that the writer has changed and not yet accepted, by run, on this computer. */
const useDrafts = create<{ drafts: Record<string, OutlineDraft> }>()(
  persist(() => ({ drafts: {} as Record<string, OutlineDraft> }), { name: 'quoin.outlines' }),
)

/** The outline under the writer's hands, or the one that was proposed. */
export function useOutlineDraft(job_id: string, plan: Outline, total: number): OutlineDraft {
  const changed = useDrafts(({ drafts }) => drafts[job_id])
  return changed ?? draftOf(plan, total)
}

export function keepDraft(job_id: string, draft: OutlineDraft): void {
  useDrafts.setState(({ drafts: { [job_id]: _, ...others } }) => ({
    drafts: Object.fromEntries([...Object.entries(others), [job_id, draft]].slice(-MOST_KEPT)),
  }))
}

export function forgetDraft(job_id: string): void {
  useDrafts.setState(({ drafts: { [job_id]: _, ...drafts } }) => ({ drafts }))
}
