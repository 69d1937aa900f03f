import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '../../../../contract/webhooks.ts'
import { Time } from '../../../ui/Time.tsx'
import { StatusMark } from './StatusMark.tsx'
import { eventKey } from './event-keys.ts'

/** Every webhook of a site with how it stands. */
export function WebhookList({ siteId, webhooks }: { siteId: number; webhooks: readonly Webhook[] }) {
  const { t } = useTranslation('site-tools')
  return (
    <ul className="border-t border-line">
      {webhooks.map(({ id, name, url, events, status, last_delivery_at }) => (
        <li key={id} className="border-b border-line">
          <Link
            to="/sites/$siteId/webhooks"
            params={{ siteId: String(siteId) }}
            search={{ webhook: id }}
            className="group flex flex-wrap items-start justify-between gap-x-8 gap-y-1 px-2 py-3 no-underline hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <span className="min-w-0 flex-1 basis-80">
              <span className="block truncate font-prose text-lead decoration-accent underline-offset-4 group-hover:underline">
                {name}
              </span>
              <span className="block truncate font-code text-small text-faint">{url}</span>
              <span className="block text-dense text-muted">
                {events.map((event) => t(eventKey(event))).join(' · ')}
              </span>
            </span>
            <span className="flex flex-col items-end gap-0.5">
              <StatusMark state={status} />
              <span className="text-dense text-faint">
                {last_delivery_at ? (
                  <>
                    {t('webhooks.last')} <Time at={last_delivery_at} />
                  </>
                ) : (
                  t('webhooks.never')
                )}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
