import type { Run } from '../../../../contract/generation.ts'
import { onStudioEvent } from '../../../events.ts'
import { translate } from '../../../i18n/index.ts'
import { goTo } from '../../../navigate.ts'
import { actionToast, failureToast } from '../../../ui/toast.tsx'

/** Topics of the runs started in this window since it was opened. Others are not spoken about: nobody here waits. */
const followed = new Map<string, string>()
let listening = false

/** Tells how a run ends, and when its outline is ready, if the writer is elsewhere by then. */
export function followRun({ job_id, topic }: Pick<Run, 'job_id' | 'topic'>): void {
  followed.set(job_id, topic)
  if (listening) return
  listening = true
  onStudioEvent('run.completed', ({ job_id, article_id }) =>
    tellOnce(job_id, (topic) =>
      actionToast(translate('generation:told.ready', { topic }), {
        label: translate('generation:open'),
        run: () =>
          article_id === undefined ? show(job_id) : goTo({ to: '/articles/$id', params: { id: String(article_id) } }),
      }),
    ),
  )
  onStudioEvent('run.failed', ({ job_id }) =>
    tellOnce(job_id, (topic) =>
      failureToast(translate('generation:told.failed', { topic }), {
        label: translate('generation:show'),
        run: () => show(job_id),
      }),
    ),
  )
  onStudioEvent('run.cancelled', ({ job_id }) => void followed.delete(job_id))
  onStudioEvent('run.progress', ({ job_id, state }) => {
    if (state !== 'outline_ready') return waitedFor.delete(job_id)
    const topic = followed.get(job_id)
    if (topic === undefined || waitedFor.has(job_id)) return
    waitedFor.add(job_id)
    if (isShown(job_id)) return
    actionToast(translate('generation:told.outline', { topic }), {
      label: translate('generation:show'),
      run: () => show(job_id),
    })
  })
}

/** Runs whose outline is ready and that have been spoken about. */
const waitedFor = new Set<string>()

const show = (jobId: string) => goTo({ to: '/runs/$jobId', params: { jobId } })

const isShown = (job_id: string): boolean => window.location.hash.startsWith(`#/runs/${job_id}`)

function tellOnce(job_id: string, tell: (topic: string) => unknown): void {
  const topic = followed.get(job_id)
  if (topic === undefined) return
  followed.delete(job_id)
  if (!isShown(job_id)) tell(topic.length > 80 ? `${topic.slice(0, 79)}…` : topic)
}
