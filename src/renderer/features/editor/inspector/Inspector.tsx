import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { LiveOnSites } from '../parts/LiveOnSites.tsx'
import type { Session } from '../session/session.ts'
import { ArticleTab } from './ArticleTab.tsx'
import { VersionsTab } from './VersionsTab.tsx'

interface InspectorProps {
  session: Session
  onShowVersions: (version?: number) => void
  onClose: () => void
}

/** What belongs to the article beside its text. */
export function Inspector({ session, onShowVersions, onClose }: InspectorProps) {
  const { t } = useTranslation('editor')
  const [tab, setTab] = useState<'article' | 'versions'>('article')
  return (
    <aside data-pane aria-label={t('inspector.label')} className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      <Tabs
        label={t('inspector.label')}
        value={tab}
        onChange={setTab}
        className="min-h-0 flex-1"
        tabs={[
          {
            value: 'article',
            label: t('inspector.article'),
            content: (
              <>
                <LiveOnSites articleId={session.id} />
                <ArticleTab session={session} />
              </>
            ),
          },
          {
            value: 'versions',
            label: t('inspector.versions'),
            content: <VersionsTab session={session} onShow={onShowVersions} />,
          },
        ]}
      />
      <IconButton
        icon={X}
        label={t('inspector.close')}
        side="left"
        onClick={onClose}
        className="absolute top-0.5 right-1"
      />
    </aside>
  )
}
