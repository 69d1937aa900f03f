import { Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { runCommand } from '../../commands.ts'
import { useOperation } from '../../query.ts'
import { Screen } from '../../shell/Screen.tsx'
import { Button } from '../../ui/Button.tsx'
import { focusCurrentRow } from './grid/use-grid-focus.ts'
import { Trash } from './Trash.tsx'

/** What was thrown away in the last 30 days. */
export function TrashScreen() {
  const { t } = useTranslation('articles')
  const trashed = useOperation('get_library_counts', {}).data?.trashed
  const empty = trashed === 0
  // The button that emptied the trash goes with it, and the focus must not.
  useEffect(() => {
    if (empty) focusCurrentRow()
  }, [empty])
  return (
    <Screen
      title={t('trash.title')}
      place={[{ label: t('title'), to: '/articles' }]}
      layout="full"
      actions={
        !empty && (
          <Button variant="danger" icon={Trash2} onClick={() => runCommand('trash.empty')}>
            {t('trash.empty_it')}
          </Button>
        )
      }
    >
      <Trash />
    </Screen>
  )
}
