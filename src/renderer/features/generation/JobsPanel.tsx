import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../contract/generation.ts'
import { shownKeys } from '../../commands.ts'
import { useOperation } from '../../query.ts'
import type { OverlayProps } from '../../shell/overlay-store.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { JobRow } from './jobs/JobRow.tsx'
import { jobsOf } from './jobs/jobs.ts'

/** Credits come with no event of their own. */
const LOOK_AGAIN_MS = 2_500

/** A panel beside the work, not in front of it: the key that opened it closes it, and the screen stays usable. */
export function JobsPanel({ onClose }: OverlayProps<'jobs'>) {
  const { t } = useTranslation('generation')
  const title = useId()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Popup
          ref={panel}
          initialFocus={panel}
          className="fixed top-0 right-0 bottom-7 z-40 w-100 max-w-full border-l border-line bg-raised text-ink shadow-popover outline-none transition-[opacity,translate] duration-240 ease-out data-starting-style:translate-x-2 data-starting-style:opacity-0"
        >
          <section data-pane aria-labelledby={title} className="flex h-full flex-col">
            <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line pr-3 pl-5">
              <Base.Title id={title} className="font-prose text-heading-4 font-medium">
                {t('jobs.title')}
              </Base.Title>
              <Base.Close
                render={<IconButton icon={X} label={t('jobs.close')} keys={shownKeys('jobs.open')} side="left" />}
              />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">
              <Jobs />
            </div>
          </section>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function Jobs() {
  const { t } = useTranslation('generation')
  const runs = useOperation('list_runs', {}, { refetchInterval: LOOK_AGAIN_MS })
  const [opened] = useState(() => Date.now())
  if (runs.error) return <Failure error={runs.error} title={t('jobs.failed')} />
  if (!runs.data) return <Skeleton rows={4} className="pt-3" />
  const { active, done } = jobsOf(runs.data, opened)
  return (
    <>
      {active.length === 0 ? <EmptyState size="quiet" title={t('jobs.empty')} /> : <Group runs={active} />}
      {done.length > 0 && (
        <Group runs={done}>
          <h3 className="border-b border-line pt-6 pb-2 text-dense font-semibold text-muted">{t('jobs.done')}</h3>
        </Group>
      )}
    </>
  )
}

const Group = ({ runs, children }: { runs: readonly Run[]; children?: ReactNode }) => (
  <section>
    {children}
    <ul>
      {runs.map((run) => (
        <JobRow key={run.job_id} run={run} />
      ))}
    </ul>
  </section>
)
