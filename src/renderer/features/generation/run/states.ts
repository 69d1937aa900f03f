import type { Run, RunDetail, RunStage, RunState } from '../../../../contract/generation.ts'

export const OFFLINE_DRAFTER = 'offline-drafter'

const ended: RunState[] = ['completed', 'failed', 'cancelled']

/** Whether anything may still happen by itself, or the writer is waited for. */
export const isUnderWay = ({ state }: Pick<Run, 'state'>): boolean => !ended.includes(state)

/** Stopped before the end, by a failure or by the writer: it can be tried again or kept. */
export const isCutShort = ({ state }: Pick<Run, 'state'>): boolean => state === 'failed' || state === 'cancelled'

export const canBeStopped = (run: Pick<Run, 'state'>): boolean => isUnderWay(run) && run.state !== 'cancelling'

export const finishedSections = ({ sections }: Pick<RunDetail, 'sections'>): number =>
  sections.filter(({ state }) => state === 'done').length

export type StageName = 'outline' | 'sections' | 'repair' | 'meta' | 'checks'
export type StageStanding = 'done' | 'current' | 'yours' | 'stopped' | 'waiting'

const order: RunStage[] = ['queued', 'outline', 'sections', 'repair', 'meta', 'checks', 'done']

/** Every stage as it stands; `yours` waits for the writer, `stopped` is where a run was cut short. */
export function stagesOf({
  state,
  stage,
}: Pick<Run, 'state' | 'stage'>): { name: StageName; standing: StageStanding }[] {
  const at = state === 'completed' ? order.length : order.indexOf(stage)
  const now = standingNow(state)
  return (['outline', 'sections', 'repair', 'meta', 'checks'] as const).map((name) => {
    const place = order.indexOf(name)
    return { name, standing: place < at ? 'done' : place === at ? now : 'waiting' }
  })
}

function standingNow(state: RunState): StageStanding {
  if (state === 'outline_ready') return 'yours'
  return state === 'failed' || state === 'cancelled' ? 'stopped' : 'current'
}
