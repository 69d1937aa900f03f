import { Link, useParams } from '@tanstack/react-router'
import { Check, Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import { call } from '../../../client.ts'
import { useCommand } from '../../../commands.ts'
import { refresh, useOperation } from '../../../query.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Failure, useFailureSentence } from '../../../ui/Failure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { failureToast } from '../../../ui/toast.tsx'
import { lastExport } from '../list/site-facts.ts'
import { Block } from '../parts/Block.tsx'
import { idOf } from '../parts/addresses.ts'
import { SiteScreen } from '../parts/SiteScreen.tsx'
import { AddDomain } from './AddDomain.tsx'
import { DomainCard } from './DomainCard.tsx'
import { TargetForm } from './TargetForm.tsx'

export function DomainsScreen() {
  const siteId = idOf(useParams({ from: '/sites/$siteId/domains' }).siteId)
  return (
    <SiteScreen siteId={siteId} page="domains">
      {(site) => <Domains site={site} />}
    </SiteScreen>
  )
}

function Domains({ site }: { site: HostedSiteDetail }) {
  const { t } = useTranslation('site-tools')
  const sentence = useFailureSentence()
  const domains = useOperation('list_domains', { site_id: site.id })
  const target = useOperation('get_domain_target', { site_id: site.id })
  const online = useOperation('get_status', {}).data?.online ?? true
  const ids = domains.data?.map(({ id }) => id) ?? []
  useCommand(
    'domain.check',
    () =>
      Promise.all(ids.map((domain_id) => call('check_domain', { domain_id }))).then(
        () => refresh('list_domains', 'get_domain'),
        (error: unknown) => failureToast(sentence(error)),
      ),
    ids.length === 0 ? 'site-tools:domains.none' : online ? null : 'site-tools:domains.offline',
  )
  const again = () => void Promise.all([domains.refetch(), target.refetch()])
  return (
    <div className="flex max-w-220 flex-col gap-10">
      <Failure error={domains.error ?? target.error} actions={<Button onClick={again}>{t('again')}</Button>} />
      {!online && <Banner>{t('domains.offline_banner')}</Banner>}
      {domains.data?.length === 0 && <Needs siteId={site.id} hasTarget={hasTarget(target.data)} />}
      <Block title={t('domains.target.title')} hint={t('domains.target.body')}>
        {target.isPending && <Skeleton rows={2} />}
        {target.data && <TargetForm siteId={site.id} target={target.data} />}
      </Block>
      <Block title={t('domains.add.title')}>
        <AddDomain siteId={site.id} />
      </Block>
      {domains.isPending && <Skeleton rows={4} />}
      {domains.data?.map((domain) => (
        <DomainCard key={domain.id} domain={domain} online={online} />
      ))}
    </div>
  )
}

const hasTarget = (target?: { cname: string | null; addresses: string[] }): boolean =>
  Boolean(target?.cname) || (target?.addresses.length ?? 0) > 0

/** What a domain needs, in order; what is done is ticked. */
function Needs({ siteId, hasTarget: chosen }: { siteId: number; hasTarget: boolean }) {
  const { t } = useTranslation('site-tools')
  const exports = useOperation('list_exports', { site_id: siteId }).data
  const steps = [
    { id: 'export', done: Boolean(exports && lastExport(exports)) },
    { id: 'target', done: chosen },
    { id: 'name', done: false },
    { id: 'records', done: false },
  ] as const
  return (
    <div>
      <p className="font-prose text-heading-4">{t('domains.empty')}</p>
      <ol className="mt-3 max-w-prose">
        {steps.map(({ id, done }) => (
          <li key={id} className="flex items-start gap-2.5 border-b border-line py-2.5">
            <Icon icon={done ? Check : Circle} className={done ? 'mt-0.5 text-good' : 'mt-0.5 text-faint'} />
            <span className="min-w-0 flex-1 text-pretty">
              {t(`domains.needs.${id}`)}
              {done && <span className="sr-only"> {t('domains.done')}</span>}
            </span>
            {id === 'export' && !done && (
              <Link to="/sites/$siteId/export" params={{ siteId: String(siteId) }} className="shrink-0 text-accent">
                {t('domains.to_export')}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
