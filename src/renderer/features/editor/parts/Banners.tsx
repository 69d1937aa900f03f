import { useState } from 'react'
import type { Session } from '../session/session.ts'
import { useSaveState, useSessionState } from '../session/use-session.ts'
import { ConflictBanner } from './ConflictBanner.tsx'
import { FailedBanner } from './FailedBanner.tsx'
import { LossBanner } from './LossBanner.tsx'
import { RecoveryBanner } from './RecoveryBanner.tsx'
import { ScaffoldBanner } from './ScaffoldBanner.tsx'
import { TrashBanner } from './TrashBanner.tsx'

/** What the writer has to know about this article now, the gravest first. */
export function Banners({ session, onShowVersion }: { session: Session; onShowVersion: (id: number) => void }) {
  const save = useSaveState(session)
  const trashed = useSessionState(session, ({ article }) => article.deleted_at !== null)
  const lost = useSessionState(session, (state) => state.lost)
  const scaffold = useSessionState(session, ({ article }) => article.is_scaffold)
  const [opened] = useState(session)
  return (
    <div className="flex flex-col gap-2 px-6 empty:hidden *:mx-auto *:w-full *:max-w-216 *:first:mt-4">
      {trashed && <TrashBanner session={session} />}
      {save.kind === 'conflict' && <ConflictBanner session={session} by={save.by} onShowVersion={onShowVersion} />}
      {save.kind === 'failed' && <FailedBanner session={session} error={save.error} retries={save.retries} />}
      {lost.length > 0 && !trashed && <LossBanner session={session} lost={lost} />}
      <RecoveryBanner key={opened.id} session={session} />
      {scaffold && !trashed && <ScaffoldBanner session={session} />}
    </div>
  )
}
