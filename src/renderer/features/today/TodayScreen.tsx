import { FilePlus2, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { runCommand, shownKeys } from '../../commands.ts'
import { useFormats } from '../../format.ts'
import { useOperation } from '../../query.ts'
import { Screen } from '../../shell/Screen.tsx'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Checklist } from './Checklist.tsx'
import { Continue } from './Continue.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { QuietDesk } from './QuietDesk.tsx'
import { Running } from './Running.tsx'

const LAST = 5

/** Where was I, and what needs me. */
export function TodayScreen() {
  const { t } = useTranslation('today')
  const format = useFormats()
  const library = useOperation('list_library', { sort: 'updated', limit: LAST })
  const items = library.data?.items
  const empty = items?.length === 0
  return (
    <Screen
      title={t('title')}
      note={format.weekday(new Date())}
      actions={
        !empty && (
          <>
            <Button icon={PenLine} onClick={() => runCommand('article.generate')}>
              {t('generate')}
            </Button>
            <Button
              variant="primary"
              icon={FilePlus2}
              aria-keyshortcuts={shownKeys('article.new')}
              onClick={() => runCommand('article.new')}
            >
              {t('new')}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex min-w-0 flex-col gap-10">
          {library.error && (
            <Failure
              error={library.error}
              title={t('continue.failed')}
              actions={<Button onClick={() => void library.refetch()}>{t('again')}</Button>}
            />
          )}
          {library.isPending && <Skeleton rows={LAST} />}
          {empty && <QuietDesk />}
          {items && items.length > 0 && <Continue items={items} />}
          <NeedsYou />
          <Running />
        </div>
        <Checklist />
      </div>
    </Screen>
  )
}
