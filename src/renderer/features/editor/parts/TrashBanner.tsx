import { useTranslation } from 'react-i18next'
import { useAct } from '../../../query.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import type { Session } from '../session/session.ts'

export function TrashBanner({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  const restore = useAct('restore_articles')
  return (
    <Banner
      tone="warn"
      title={t('trash.title')}
      actions={
        <Button busy={restore.isPending} onClick={() => restore.mutate({ ids: [session.id] })}>
          {t('trash.restore')}
        </Button>
      }
    >
      {t('trash.body')}
      <Failure error={restore.error} />
    </Banner>
  )
}
