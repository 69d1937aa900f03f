import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiKey } from '../../../contract/keys.ts'
import { useAct } from '../../query.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Time } from '../../ui/Time.tsx'
import { confirmToast } from '../../ui/toast.tsx'
import { scopeKey } from './api-keys.ts'

const head = 'border-b border-line pr-4 pb-2 text-left font-medium text-faint'
const cell = 'border-b border-line py-2.5 pr-4 align-top'

export function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  const { t } = useTranslation('settings')
  const [asked, setAsked] = useState<ApiKey | null>(null)
  const revoke = useAct('revoke_api_key', {
    onSuccess: ({ name }) => {
      setAsked(null)
      confirmToast(t('api.revoke.done', { name }))
    },
  })
  const current = keys.filter((key) => key.revoked_at === null)
  const revoked = keys.filter((key) => key.revoked_at !== null)
  return (
    <>
      {current.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-dense">
            <thead>
              <tr>
                {(['name', 'scope', 'used', 'expires'] as const).map((column) => (
                  <th key={column} scope="col" className={head}>
                    {t(`api.keys.column.${column}`)}
                  </th>
                ))}
                <th scope="col" className={head}>
                  <span className="sr-only">{t('api.keys.column.act')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {current.map((key) => (
                <KeyRow key={key.id} apiKey={key} onRevoke={() => setAsked(key)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {revoked.length > 0 && (
        <Disclosure label={t('api.keys.revoked', { count: revoked.length })}>
          <ul className="mt-1">
            {revoked.map((key) => (
              <li key={key.id} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2">
                <span>{key.name}</span>
                <code className="font-code text-small text-faint">{key.prefix}…</code>
                <span className="ml-auto text-faint">
                  {t('api.keys.revoked_at')} <Time at={key.revoked_at ?? ''} />
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <AlertDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('api.revoke.question', { name: asked?.name })}
        body={t('api.revoke.body')}
        confirm={t('api.revoke.confirm')}
        cancel={t('api.revoke.keep')}
        busy={revoke.isPending}
        error={revoke.error}
        onConfirm={() => asked && revoke.mutate({ id: asked.id })}
      />
    </>
  )
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t } = useTranslation('settings')
  const expired = apiKey.expires_at !== null && Date.parse(apiKey.expires_at) < Date.now()
  return (
    <tr>
      <th scope="row" className={`${cell} text-left font-medium`}>
        {apiKey.name}
        <code className="block font-code text-small font-normal text-faint">{apiKey.prefix}…</code>
      </th>
      <td className={cell}>{t(scopeKey(apiKey.scopes))}</td>
      <td className={`${cell} whitespace-nowrap text-muted`}>
        {apiKey.last_used_at ? <Time at={apiKey.last_used_at} /> : t('api.keys.never_used')}
      </td>
      <td className={`${cell} whitespace-nowrap ${expired ? 'text-warn' : 'text-muted'}`}>
        {apiKey.expires_at === null && t('api.keys.no_expiry')}
        {expired && `${t('api.keys.expired')} `}
        {apiKey.expires_at && <Time at={apiKey.expires_at} />}
      </td>
      <td className="border-b border-line py-1.5 text-right align-top">
        <Button variant="bare-danger" aria-label={t('api.revoke.of', { name: apiKey.name })} onClick={onRevoke}>
          {t('api.revoke.short')}
        </Button>
      </td>
    </tr>
  )
}
