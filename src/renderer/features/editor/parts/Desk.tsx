import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../../commands.ts'
import { Screen } from '../../../shell/Screen.tsx'
import { classes } from '../../../ui/classes.ts'
import { SplitPane } from '../../../ui/SplitPane.tsx'
import { Inspector } from '../inspector/Inspector.tsx'
import type { Session } from '../session/session.ts'
import { useSessionState } from '../session/use-session.ts'
import { NameVersion } from '../versions/NameVersion.tsx'
import type { Against } from '../versions/pair.ts'
import { VersionsView } from '../versions/VersionsView.tsx'
import { ArticleActions } from './ArticleActions.tsx'
import { setInspector, useInspector } from './inspector-store.ts'
import { SaveFacts } from './SaveFacts.tsx'
import { useSaveVersion } from './use-article-acts.ts'
import { useIsWide } from './use-width.ts'
import { Writing } from './Writing.tsx'

/** One open article: the sheet with its tools, the inspector beside it, and the versions, which lie over both. */
export function Desk({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  const { view, version, against } = useSearch({ from: '/articles/$id' })
  const navigate = useNavigate({ from: '/articles/$id' })
  const isWide = useIsWide()
  const inspector = useInspector()
  const { saveVersion, flash } = useSaveVersion(session)
  const title = useSessionState(session, ({ heading }) => heading) || t('untitled')

  const showsVersions = view === 'versions'
  const open = isWide ? inspector.docked : inspector.over
  const showVersions = async (chosen?: number, compared?: Against) => {
    await session.autosave.flush()
    await navigate({
      replace: showsVersions,
      search: { view: 'versions', version: chosen, against: compared === 'now' ? undefined : compared },
    })
  }
  const showText = () => void navigate({ search: {} })
  const wereShown = useRef(showsVersions)
  useEffect(() => {
    if (wereShown.current && !showsVersions) session.editor.commands.focus()
    wereShown.current = showsVersions
  }, [session, showsVersions])

  useCommand('editor.save_version', saveVersion)
  useCommand('editor.versions', () => (showsVersions ? showText() : void showVersions()))
  useCommand('editor.inspector', () => setInspector(isWide, !open), showsVersions ? 'editor:needs.text' : null)

  const pane = (
    <Inspector
      session={session}
      onShowVersions={(id) => void showVersions(id)}
      onClose={() => setInspector(isWide, false)}
    />
  )
  return (
    <Screen
      title={showsVersions ? t('versions.title', { title }) : title}
      place={[{ label: t('articles'), to: '/articles' }]}
      quietTitle
      layout="full"
      actions={
        <>
          {showsVersions && <NameVersion session={session} onKept={(id) => void showVersions(id)} />}
          <ArticleActions session={session} showsVersions={showsVersions} inspectorOpen={open} />
        </>
      }
    >
      {/* The text stays in place behind the versions: cursor, scroll and undo wait there. */}
      <div className={classes('min-h-0 flex-1', showsVersions ? 'hidden' : 'flex')}>
        <SplitPane
          id="editor.inspector"
          label={t('inspector.width')}
          width={308}
          min={264}
          collapsed={!open || !isWide}
          pane={pane}
        >
          <Writing session={session} onShowVersion={(id) => void showVersions(id)} />
        </SplitPane>
        {open && !isWide && (
          <div className="absolute inset-y-0 right-0 z-30 flex w-77 border-l border-line bg-paper shadow-dialog">
            {pane}
          </div>
        )}
      </div>
      {showsVersions && (
        <VersionsView
          session={session}
          version={version}
          against={against ?? 'now'}
          onChoose={(choice) => void showVersions(choice.version ?? version, choice.against ?? against)}
          onDone={showText}
        />
      )}
      <SaveFacts session={session} flash={flash} />
    </Screen>
  )
}
