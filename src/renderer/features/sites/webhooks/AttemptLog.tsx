import { CircleAlert, CircleCheck } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WebhookAttempt } from '../../../../contract/webhooks.ts'
import { useFormats } from '../../../format.ts'
import { useOperation } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Segments } from '../parts/Segments.tsx'
import { cell, headCell } from '../parts/table.ts'
import { answerWords } from './answer-words.ts'
import { Body } from './Body.tsx'
import { pretty } from './pretty.ts'
import { eventKey } from './event-keys.ts'

type Filter = 'all' | 'ok' | 'failed'

/** Every try of the last 30 days: what was sent, what came back. */
export function AttemptLog({ site_id, webhook_id }: { site_id: number; webhook_id: number }) {
  const { t } = useTranslation('site-tools')
  const log = useOperation('list_webhook_logs', { site_id, webhook_id })
  const deliveries = useOperation('list_webhook_deliveries', { site_id, webhook_id }).data
  const [filter, setFilter] = useState<Filter>('all')
  const [open, setOpen] = useState<number | null>(null)
  const count = (ok: boolean) => log.data?.filter((one) => one.ok === ok).length ?? 0
  const shown = log.data?.filter(({ ok }) => filter === 'all' || ok === (filter === 'ok')) ?? []
  return (
    <div className="flex flex-col gap-3 py-4">
      <Failure error={log.error} actions={<Button onClick={() => void log.refetch()}>{t('again')}</Button>} />
      {log.isPending && <Skeleton rows={4} />}
      {log.data?.length === 0 && <EmptyState size="quiet" title={t('webhooks.no_attempts')} />}
      {log.data && log.data.length > 0 && (
        <>
          <Segments
            label={t('webhooks.filter.label')}
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'all', label: t('webhooks.filter.all'), note: String(log.data.length) },
              { value: 'ok', label: t('webhooks.filter.ok'), note: String(count(true)) },
              { value: 'failed', label: t('webhooks.filter.failed'), note: String(count(false)) },
            ]}
          />
          <div role="group" aria-label={t('webhooks.tab.log')} tabIndex={0} className="overflow-x-auto">
            <table className="w-full border-collapse">
              <thead>
                <tr>
                  {(['time', 'event', 'status', 'duration', 'result'] as const).map((column) => (
                    <th key={column} scope="col" className={headCell}>
                      {t(`webhooks.column.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map((attempt) => (
                  <Fragment key={attempt.id}>
                    <Row
                      attempt={attempt}
                      open={attempt.id === open}
                      onToggle={() => setOpen(attempt.id === open ? null : attempt.id)}
                    />
                    {attempt.id === open && (
                      <tr>
                        <td colSpan={5} className="border-b border-line pt-2 pb-4">
                          <Exchange
                            request={deliveries?.find(({ id }) => id === attempt.delivery_id)?.body}
                            answer={attempt.answer}
                          />
                        </td>
                      </tr>
                    )}
                  </Fragment>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </div>
  )
}

interface RowProps {
  attempt: WebhookAttempt
  open: boolean
  onToggle: () => void
}

function Row({ attempt, open, onToggle }: RowProps) {
  const { t } = useTranslation('site-tools')
  const format = useFormats()
  const { at, event, ok, status, duration_ms } = attempt
  return (
    <tr>
      <th scope="row" className={`${cell} text-left font-normal whitespace-nowrap`}>
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="nums min-h-6 rounded-mark decoration-accent underline-offset-4 hover:underline"
        >
          {format.moment(at)}
        </button>
      </th>
      <td className={cell}>{t(eventKey(event))}</td>
      <td className={`${cell} nums`}>{status ?? '–'}</td>
      <td className={`${cell} nums whitespace-nowrap`}>{format.milliseconds(duration_ms)}</td>
      <td className={cell}>
        <span className="flex items-start gap-1.5">
          <Icon icon={ok ? CircleCheck : CircleAlert} className={ok ? 'mt-0.5 text-good' : 'mt-0.5 text-bad'} />
          <span className="min-w-0 text-pretty">{answerWords(attempt)}</span>
        </span>
      </td>
    </tr>
  )
}

function Exchange({ request, answer }: { request: string | undefined; answer: string }) {
  const { t } = useTranslation('site-tools')
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {request !== undefined && <Body label={t('webhooks.request_body')} text={pretty(request)} />}
      <Body label={t('webhooks.answer_body')} text={answer === '' ? t('webhooks.answer_empty') : answer} />
    </div>
  )
}
