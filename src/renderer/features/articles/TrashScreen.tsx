import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { runCommand } from '../../commands.ts'
import { useOperation } from '../../query.ts'
import { Screen } from '../../shell/Screen.tsx'
import { Button } from '../../ui/Button.tsx'
import { Trash } from './Trash.tsx'

/** What was thrown away in the last 30 days. */
export function TrashScreen() {
  const { t } = useTranslation('articles')
  const trashed = useOperation('get_library_counts', {}).data?.trashed
  return (
    <Screen
      title={t('trash.title')}
      place={[{ label: t('title'), to: '/articles' }]}
      layout="full"
      actions={
        <Button
          variant="danger"
          icon={Trash2}
          disabledReason={trashed === 0 ? t('trash.is_empty') : null}
          onClick={() => runCommand('trash.empty')}
        >
          {t('trash.empty_it')}
        </Button>
      }
    >
      <Trash />
    </Screen>
  )
}
