import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format.ts'
import { useOperation } from '../../query.ts'
import { Screen } from '../../shell/Screen.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { SiteCard } from './list/SiteCard.tsx'

/** All sites; the gallery stands here while there is none. */
export function SitesScreen() {
  const { t } = useTranslation('sites')
  const sites = useOperation('list_sites', {})
  const none = sites.data?.length === 0
  return (
    <Screen title={t('title')} actions={sites.data && !none && <NewSite used={sites.data.length} />}>
      {sites.error && (
        <Failure
          error={sites.error}
          title={t('list_failed')}
          actions={<Button onClick={() => void sites.refetch()}>{t('again')}</Button>}
        />
      )}
      {sites.isPending && <Skeleton rows={6} />}
      {none && (
        <>
          <p className="max-w-prose pb-1 font-prose text-screen text-balance">{t('empty.title')}</p>
          <p className="max-w-prose pb-8 text-pretty text-muted">{t('empty.body')}</p>
          <Gallery />
        </>
      )}
      {sites.data && !none && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(19rem,1fr))] gap-x-10 gap-y-12">
          {sites.data.map((site) => (
            <li key={site.id} className="min-w-0">
              <SiteCard site={site} />
            </li>
          ))}
        </ul>
      )}
    </Screen>
  )
}

function NewSite({ used }: { used: number }) {
  const { t } = useTranslation('sites')
  const format = useFormats()
  const limit = useOperation('whoami', {}).data?.limits.hosted_sites
  return (
    <>
      {limit !== undefined && (
        <span className="nums text-dense text-faint">
          {t('quota', { count: limit, used: format.number(used), limit: format.number(limit) })}
        </span>
      )}
      {limit !== undefined && used >= limit ? (
        <Button variant="primary" icon={Plus} disabledReason={t('quota_full', { count: limit })}>
          {t('new.title')}
        </Button>
      ) : (
        <Link to="/sites/new" className={buttonClass('primary')}>
          <Icon icon={Plus} />
          {t('new.title')}
        </Link>
      )}
    </>
  )
}
