import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shownKeys } from '../../../commands.ts'
import { useOperation } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Time } from '../../../ui/Time.tsx'
import type { Session } from '../session/session.ts'
import { useVersionWords } from '../versions/version-words.ts'

const NEWEST = 8

/** The newest versions, each a way into the comparison. */
export function VersionsTab({ session, onShow }: { session: Session; onShow: (version?: number) => void }) {
  const { t } = useTranslation('editor')
  const versions = useOperation('list_versions', { id: session.id })
  const { nameOf, reasonOf } = useVersionWords()
  return (
    <div className="flex flex-col gap-3 px-4 py-4">
      <Failure error={versions.error} />
      {versions.isPending && <Skeleton rows={4} />}
      {versions.data?.length === 0 && <EmptyState size="quiet" title={t('versions.empty')} />}
      <ul>
        {versions.data?.slice(0, NEWEST).map((version) => (
          <li key={version.id} className="border-b border-line">
            <button
              type="button"
              onClick={() => onShow(version.id)}
              className="flex w-full flex-col gap-0.5 px-1 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className="font-medium">{nameOf(version)}</span>
              <span className="text-small text-faint">
                <Time at={version.created_at} /> · {reasonOf(version)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button icon={History} aria-keyshortcuts={shownKeys('editor.versions')} onClick={() => onShow()}>
          {t('versions.all')}
        </Button>
      </div>
    </div>
  )
}
