import { ArrowRight, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Redirect } from '../../../../contract/site-studio.ts'
import { useAct } from '../../../query.ts'
import { Failure } from '../../../ui/Failure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Time } from '../../../ui/Time.tsx'
import { cell, headCell } from '../parts/table.ts'
import { offerUndo } from '../parts/use-site-undo.ts'
import { RedirectForm } from './RedirectForm.tsx'

/** Every redirect with where it comes from; a refusal stands in its row. */
export function RedirectTable({ siteId, redirects }: { siteId: number; redirects: readonly Redirect[] }) {
  const { t } = useTranslation('site-tools')
  const [editing, setEditing] = useState<number | null>(null)
  return (
    <div role="group" aria-label={t('nav.redirects')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {(['from', 'to', 'kind', 'origin', 'date'] as const).map((column) => (
              <th key={column} scope="col" className={headCell}>
                {t(`redirects.column.${column}`)}
              </th>
            ))}
            <th scope="col" className={headCell}>
              <span className="sr-only">{t('redirects.column.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {redirects.map((redirect) =>
            redirect.id === editing ? (
              <tr key={redirect.id}>
                <td colSpan={6} className="p-0">
                  <RedirectForm siteId={siteId} redirect={redirect} onClose={() => setEditing(null)} />
                </td>
              </tr>
            ) : (
              <Row key={redirect.id} siteId={siteId} redirect={redirect} onEdit={() => setEditing(redirect.id)} />
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}

function Row({ siteId, redirect, onEdit }: { siteId: number; redirect: Redirect; onEdit: () => void }) {
  const { t } = useTranslation('site-tools')
  const { id, from_path, to_path, status, origin, made_by, created_at } = redirect
  const remove = useAct('delete_redirect', {
    onSuccess: () => void offerUndo(siteId, t('redirects.deleted', { path: from_path })),
  })
  const who = made_by === 'You' ? null : made_by
  return (
    <tr>
      <th scope="row" className={`${cell} max-w-80 text-left font-normal`}>
        <span className="block font-code text-code break-all">{from_path}</span>
        {remove.error && <Failure error={remove.error} />}
      </th>
      <td className={`${cell} max-w-96`}>
        <span className="flex items-start gap-2">
          <Icon icon={ArrowRight} className="mt-1 text-faint" />
          <span className="min-w-0 font-code text-code break-all">{to_path}</span>
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap`}>{t(`redirects.status.${status}`)}</td>
      <td className={`${cell} text-muted`}>
        {t(`redirects.origin.${origin}`)}
        {who && <span className="block text-dense text-faint">{who}</span>}
      </td>
      <td className={`${cell} whitespace-nowrap text-muted`}>
        <Time at={created_at} />
      </td>
      <td className="border-b border-line py-1 text-right align-top whitespace-nowrap">
        <IconButton icon={PencilLine} label={t('redirects.edit_of', { path: from_path })} onClick={onEdit} />
        <IconButton
          icon={Trash2}
          label={t('redirects.delete_of', { path: from_path })}
          busy={remove.isPending}
          onClick={(event) => {
            // The row goes; the next one takes the focus.
            const row = event.currentTarget.closest('tr')
            const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelectorAll('button')[1]
            remove.mutate({ site_id: siteId, redirect_id: id }, { onSuccess: () => next?.focus() })
          }}
        />
      </td>
    </tr>
  )
}
