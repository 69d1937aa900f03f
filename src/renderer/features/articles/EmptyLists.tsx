import { Link } from '@tanstack/react-router'
import { FilePlus2, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { runCommand } from '../../commands.ts'
import { currentLanguage } from '../../i18n/index.ts'
import { refresh, useAct } from '../../query.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { useFocusOnEmpty } from './grid/use-grid-focus.ts'

/** No article at all. */
export function EmptyLibrary() {
  const { t } = useTranslation('articles')
  useFocusOnEmpty()
  const samples = useAct('start_samples', { onSuccess: () => refresh('list_library', 'get_library_counts') })
  return (
    <div className="overflow-y-auto">
      <EmptyState
        title={t('empty.title')}
        body={t('empty.body')}
        actions={
          <>
            <Button variant="primary" icon={FilePlus2} onClick={() => runCommand('article.new')}>
              {t('act.new')}
            </Button>
            <Button icon={PenLine} onClick={() => runCommand('article.generate')}>
              {t('act.generate')}
            </Button>
            <Button
              variant="bare"
              busy={samples.isPending}
              onClick={() => samples.mutate({ language: currentLanguage() })}
            >
              {t('empty.sample')}
            </Button>
            <Failure error={samples.error} title={t('empty.sample_failed')} />
          </>
        }
      />
    </div>
  )
}

/** There are articles, but the filters let none through. */
export function NoMatch({ filters, onClear }: { filters: number; onClear: () => void }) {
  const { t } = useTranslation('articles')
  useFocusOnEmpty()
  return (
    <EmptyState
      title={t('no_match.title', { count: filters })}
      body={t('no_match.body')}
      actions={<Button onClick={onClear}>{t('no_match.clear', { count: filters })}</Button>}
    />
  )
}

export function EmptyTrash() {
  const { t } = useTranslation('articles')
  useFocusOnEmpty()
  return (
    <EmptyState
      title={t('trash.nothing')}
      body={t('trash.nothing_body')}
      actions={
        <Link to="/articles" className={buttonClass()}>
          {t('trash.back')}
        </Link>
      }
    />
  )
}
