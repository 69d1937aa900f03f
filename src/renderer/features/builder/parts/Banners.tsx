import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { useBuilder, useSession } from '../session/use-session.ts'

/** What stands in the way of saving, with the way out. What was typed stays on the screen. */
export function Banners() {
  const { t } = useTranslation('builder')
  const session = useSession()
  const save = useBuilder((state) => state.save)
  const overtaken = useBuilder((state) => state.page.overtaken_by)
  const again = useMutation({ mutationFn: () => session.flush() })
  const decide = useMutation({ mutationFn: (keep: 'mine' | 'theirs') => session.decide(keep) })
  if (save.kind === 'failed') {
    return (
      <div className="border-b border-line p-3">
        <Failure
          error={save.error}
          title={t('save.not_saved')}
          actions={
            <Button busy={again.isPending} onClick={() => again.mutate()}>
              {t('again')}
            </Button>
          }
        />
      </div>
    )
  }
  if (save.kind === 'conflict') {
    return (
      <div className="border-b border-line p-3">
        <Banner
          tone="warn"
          title={save.by ? t('conflict.title_by', { who: save.by }) : t('conflict.title')}
          actions={
            <>
              <Button busy={decide.isPending} onClick={() => decide.mutate('mine')}>
                {t('conflict.mine')}
              </Button>
              <Button busy={decide.isPending} onClick={() => decide.mutate('theirs')}>
                {t('conflict.theirs')}
              </Button>
            </>
          }
        >
          {t('conflict.body')}
          <Failure error={decide.error} />
        </Banner>
      </div>
    )
  }
  if (overtaken !== null) {
    return (
      <div className="border-b border-line p-3">
        <Banner tone="info" title={t('overtaken.title', { who: overtaken })}>
          {t('overtaken.body')}
        </Banner>
      </div>
    )
  }
  return null
}
