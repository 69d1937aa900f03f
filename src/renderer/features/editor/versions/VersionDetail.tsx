import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleVersion } from '../../../../contract/articles.ts'
import { useFormats } from '../../../format.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import type { Session } from '../session/session.ts'
import { useSessionState } from '../session/use-session.ts'
import type { Against } from './pair.ts'
import { RestoreButton } from './RestoreButton.tsx'
import { VersionChanges } from './VersionChanges.tsx'
import { VersionPreview } from './VersionPreview.tsx'
import { useVersionWords } from './version-words.ts'

interface VersionDetailProps {
  session: Session
  versions: readonly ArticleVersion[]
  chosen: ArticleVersion
  against: Against
  onChoose: (choice: { version?: number; against?: Against }) => void
  onDone: () => void
}

export function VersionDetail(props: VersionDetailProps) {
  const { session, versions, chosen, against, onChoose, onDone } = props
  const { t } = useTranslation('editor')
  const format = useFormats()
  const { nameOf, reasonOf } = useVersionWords()
  const [tab, setTab] = useState<'changes' | 'preview'>('changes')
  const language = useSessionState(session, ({ fields }) => fields.language)
  const locked = useSessionState(session, ({ article }) => article.deleted_at !== null)
  return (
    <section data-pane aria-label={t('versions.chosen')} className="flex min-h-0 flex-1 flex-col">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-6 pt-4 pb-2">
        <div className="min-w-0">
          <h2 className="truncate font-prose text-heading-4 font-medium">{nameOf(chosen)}</h2>
          <p className="text-muted">
            {format.moment(chosen.created_at)} · {reasonOf(chosen)}
          </p>
        </div>
        <RestoreButton session={session} version={chosen} locked={locked} onDone={onDone} />
      </header>
      <Tabs
        label={t('versions.chosen')}
        value={tab}
        onChange={setTab}
        className="min-h-0 flex-1 *:[[role=tablist]]:px-4"
        tabs={[
          {
            value: 'changes',
            label: t('versions.changes'),
            content: (
              <VersionChanges
                article={session.id}
                versions={versions}
                chosen={chosen}
                against={against}
                language={language}
                onChoose={onChoose}
              />
            ),
          },
          {
            value: 'preview',
            label: t('versions.preview'),
            content: <VersionPreview article={session.id} version={chosen.id} language={language} />,
          },
        ]}
      />
    </section>
  )
}
