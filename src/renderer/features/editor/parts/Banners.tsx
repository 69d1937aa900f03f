import type { Session } from '../session/session.ts'
import { useSaveState, useSessionState } from '../session/use-session.ts'
import { ConflictBanner } from './ConflictBanner.tsx'
import { FailedBanner } from './FailedBanner.tsx'
import { LossBanner } from './LossBanner.tsx'
import { RecoveryBanner } from './RecoveryBanner.tsx'
import { TrashBanner } from './TrashBanner.tsx'

/** What the writer has to decide or know about this article now, the gravest first. It does not scroll away. */
export function Banners({ session, onShowVersion }: { session: Session; onShowVersion: (id: number) => void }) {
  const save = useSaveState(session)
  const trashed = useSessionState(session, ({ article }) => article.deleted_at !== null)
  const lost = useSessionState(session, (state) => state.lost)
  return (
    <div className="flex shrink-0 flex-col gap-2 px-6 *:mx-auto *:w-full *:max-w-216 *:first:mt-4">
      {trashed && <TrashBanner session={session} />}
      {save.kind === 'conflict' && <ConflictBanner session={session} by={save.by} onShowVersion={onShowVersion} />}
      {save.kind === 'failed' && <FailedBanner session={session} error={save.error} retries={save.retries} />}
      {lost.length > 0 && !trashed && <LossBanner session={session} lost={lost} />}
      <RecoveryBanner session={session} />
    </div>
  )
}
