import { useTranslation } from 'react-i18next'
import { useOperation } from '../../../query.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { SplitPane } from '../../../ui/SplitPane.tsx'
import type { Session } from '../session/session.ts'
import type { Against } from './pair.ts'
import { VersionDetail } from './VersionDetail.tsx'
import { VersionList } from './VersionList.tsx'

export interface VersionsViewProps {
  session: Session
  version: number | undefined
  against: Against
  onChoose: (choice: { version?: number; against?: Against }) => void
  /** Back to the text, for example after a restoration. */
  onDone: () => void
}

/** The history of an article: what changed, how it was, and the way back. */
export function VersionsView({ session, version, against, onChoose, onDone }: VersionsViewProps) {
  const { t } = useTranslation('editor')
  const list = useOperation('list_versions', { id: session.id })
  const versions = list.data ?? []
  const chosen = versions.find(({ id }) => id === version) ?? versions[0]

  if (list.error) {
    return (
      <div className="p-6">
        <Failure error={list.error} title={t('versions.failed')} />
      </div>
    )
  }
  if (list.isPending) return <Skeleton rows={8} className="w-80 p-4" />
  if (!chosen) return <EmptyState title={t('versions.empty')} />
  return (
    <SplitPane
      id="versions"
      label={t('versions.width')}
      side="start"
      width={300}
      pane={<VersionList versions={versions} chosen={chosen.id} onChoose={(id) => onChoose({ version: id })} />}
    >
      <VersionDetail
        key={chosen.id}
        session={session}
        versions={versions}
        chosen={chosen}
        against={against}
        onChoose={onChoose}
        onDone={onDone}
      />
    </SplitPane>
  )
}
