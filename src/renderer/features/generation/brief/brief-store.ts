import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { emptyBrief, type Brief } from './brief.ts'

/** The brief under the writer's hands, kept on this computer from the first key until the run has started. */
export const useBrief = create<Brief>()(persist(() => emptyBrief, { name: 'quoin.brief' }))

export const setBrief = (fields: Partial<Brief>): void => void useBrief.setState(fields)

/** The next brief begins empty, but with the writer's habits: who writes, and whether the outline is shown first. */
export const clearBrief = (): void =>
  void useBrief.setState(({ writer, outline_first }) => ({ ...emptyBrief, writer, outline_first }))
