import { useMutation } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ArticleVersion } from '../../../../contract/articles.ts'
import { asFailure } from '../../../failure.ts'
import { translate } from '../../../i18n/index.ts'
import { refresh } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { confirmToast, failureToast, undoToast } from '../../../ui/toast.tsx'
import type { Session } from '../session/session.ts'
import { restoreVersion, type Restored } from '../session/versions.ts'

interface RestoreButtonProps {
  session: Session
  version: ArticleVersion
  locked: boolean
  onDone: () => void
}

/** Makes a version the newest text; the way back is offered at once. */
export function RestoreButton({ session, version, locked, onDone }: RestoreButtonProps) {
  const { t } = useTranslation('editor')
  const restore = useMutation({
    mutationFn: () => restoreVersion(session, version.id),
    onSuccess: (restored) => {
      if (!restored) return
      onDone()
      tellRestored(session, restored)
    },
  })
  return (
    <div className="flex flex-col items-end gap-2">
      <Button
        variant="primary"
        icon={RotateCcw}
        busy={restore.isPending}
        disabledReason={locked ? t('trash.title') : null}
        onClick={() => restore.mutate()}
      >
        {t('versions.restore')}
      </Button>
      <Failure error={restore.error} title={t('versions.restore_failed')} />
    </div>
  )
}

function tellRestored(session: Session, { changed, before }: Restored): void {
  if (!changed) return void confirmToast(translate('editor:versions.restored_same'))
  void refresh('list_versions', 'compare_versions')
  if (!before) return void confirmToast(translate('editor:versions.restored'))
  undoToast(translate('editor:versions.restored'), {
    label: translate('editor:undo'),
    run: () => {
      restoreVersion(session, before.id)
        .then(() => refresh('list_versions', 'compare_versions'))
        .then(() => confirmToast(translate('editor:versions.undone')))
        .catch((error: unknown) => failureToast(asFailure(error).message))
    },
  })
}
