import { Archive, Download, Ellipsis, History, PanelRight, Save, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { runCommand, shownKeys, useCommand } from '../../../commands.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { downloadHtml } from '../session/download.ts'
import type { Session } from '../session/session.ts'
import { useSessionState } from '../session/use-session.ts'
import { useArchive, useTrash } from './use-article-acts.ts'

interface ArticleActionsProps {
  session: Session
  showsVersions: boolean
  inspectorOpen: boolean
}

/** What can be done with the article as a whole, at the right of the header. */
export function ArticleActions({ session, showsVersions, inspectorOpen }: ArticleActionsProps) {
  const { t } = useTranslation('editor')
  const trashed = useSessionState(session, ({ article }) => article.deleted_at !== null)
  const archived = useSessionState(session, ({ article }) => article.status === 'archived')
  const archive = useArchive(session)
  const trash = useTrash(session)
  const inTrash = trashed ? 'editor:trash.title' : null
  useCommand('editor.download', () => downloadHtml(session))
  useCommand('editor.archive', archive, inTrash)
  useCommand('editor.trash', trash, inTrash)
  return (
    <>
      <IconButton
        icon={History}
        label={t('command.versions')}
        keys={shownKeys('editor.versions')}
        pressed={showsVersions}
        onClick={() => runCommand('editor.versions')}
      />
      {!showsVersions && (
        <IconButton
          icon={PanelRight}
          label={t('command.inspector')}
          pressed={inspectorOpen}
          onClick={() => runCommand('editor.inspector')}
        />
      )}
      <Menu
        align="end"
        trigger={<IconButton icon={Ellipsis} label={t('more')} />}
        entries={[
          {
            id: 'save',
            label: t('command.save_version'),
            icon: Save,
            keys: shownKeys('editor.save_version'),
            disabledReason: inTrash && t(inTrash),
            run: () => runCommand('editor.save_version'),
          },
          { id: 'download', label: t('command.download'), icon: Download, run: () => downloadHtml(session) },
          'line',
          {
            id: 'archive',
            label: archived ? t('command.unarchive') : t('command.archive'),
            icon: Archive,
            disabledReason: inTrash && t(inTrash),
            run: archive,
          },
          { id: 'trash', label: t('command.trash'), icon: Trash2, disabledReason: inTrash && t(inTrash), run: trash },
        ]}
      />
    </>
  )
}
