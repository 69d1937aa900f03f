import { CircleAlert, CircleCheck, Clock, RotateCw } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Domain } from '../../../../contract/domains.ts'
import { refresh, useAct, useOperation } from '../../../query.ts'
import { AlertDialog } from '../../../ui/AlertDialog.tsx'
import { announce } from '../../../ui/announce.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Time } from '../../../ui/Time.tsx'
import { confirmToast } from '../../../ui/toast.tsx'
import { Findings } from './Findings.tsx'
import { RecordsTable } from './RecordsTable.tsx'

const marks = {
  pending: { icon: Clock, ink: 'text-warn' },
  verified: { icon: CircleCheck, ink: 'text-good' },
  active: { icon: CircleCheck, ink: 'text-good' },
  failed: { icon: CircleAlert, ink: 'text-bad' },
}

/** One domain: how it stands, the records to set, what the doctor found. */
export function DomainCard({ domain, online }: { domain: Domain; online: boolean }) {
  const { t } = useTranslation('site-tools')
  const id = useId()
  const { hostname: host } = domain
  const detail = useOperation('get_domain', { domain_id: domain.id })
  const check = useAct('check_domain', {
    onSuccess: () => {
      announce(t('domains.checked_now'))
      void refresh('list_domains', 'get_domain')
    },
  })
  const findings = detail.data?.findings ?? []
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 border-t border-edge pt-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="font-prose text-heading-4 font-medium break-all">
            {host}
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            <Standing state={domain.status} words={t(`domains.status.${domain.status}`)} />
            <Standing state={domain.ssl_status} words={t(`domains.ssl.${domain.ssl_status}`)} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            icon={RotateCw}
            busy={check.isPending}
            disabledReason={online ? null : t('domains.offline')}
            onClick={() => check.mutate({ domain_id: domain.id })}
          >
            {t('domains.check')}
          </Button>
          <Remove domain={domain} />
        </div>
      </header>
      {check.isPending && (
        <div className="flex flex-col gap-2" role="status">
          <Progress label={t('domains.checking', { host })} value={null} />
          <p className="text-dense text-faint">{t('domains.checking', { host })}</p>
        </div>
      )}
      <Failure error={check.error ?? detail.error} title={check.error ? t('domains.not_checked') : undefined} />
      <div className="flex flex-col gap-2">
        <h3 className="font-medium">{t('domains.records')}</h3>
        <RecordsTable records={domain.dns_records} host={host} />
      </div>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h3 className="font-medium">{t('domains.doctor')}</h3>
          <p className="text-dense text-faint">
            {domain.checked_at === null ? (
              t('domains.never_checked')
            ) : (
              <>
                {t('domains.last_checked')} <Time at={domain.checked_at} />
              </>
            )}
          </p>
        </div>
        {findings.length === 0 && detail.data && <p className="text-pretty text-muted">{t('domains.not_looked_at')}</p>}
        <Findings findings={findings} host={host} />
      </div>
    </section>
  )
}

const Standing = ({ state, words }: { state: keyof typeof marks; words: string }) => (
  <span className="flex items-center gap-1.5 text-muted">
    <Icon icon={marks[state].icon} className={marks[state].ink} />
    {words}
  </span>
)

function Remove({ domain }: { domain: Domain }) {
  const { t } = useTranslation('site-tools')
  const [asked, setAsked] = useState(false)
  const remove = useAct('remove_domain', {
    onSuccess: () => {
      setAsked(false)
      confirmToast(t('domains.removed', { host: domain.hostname }))
    },
  })
  return (
    <>
      <Button variant="bare-danger" onClick={() => setAsked(true)}>
        {t('domains.remove')}
      </Button>
      <AlertDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('domains.remove_title', { host: domain.hostname })}
        body={t('domains.remove_body')}
        confirm={t('domains.remove')}
        cancel={t('domains.keep')}
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate({ domain_id: domain.id })}
      />
    </>
  )
}
