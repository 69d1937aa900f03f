import { Link } from '@tanstack/react-router'
import { CircleDot, EyeOff, File, Newspaper } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/Icon.tsx'
import { cell, headCell } from '../parts/table.ts'
import { fullTitle, type SeoRow } from './seo-rows.ts'
import { WidthBar } from './WidthBar.tsx'

export interface SeoTableProps {
  siteId: number
  siteName: string
  rows: readonly SeoRow[]
  selected: SeoRow | undefined
}

/** Every live page and post with how it shows among search results. */
export function SeoTable({ siteId, siteName, rows, selected }: SeoTableProps) {
  const { t } = useTranslation('site-tools')
  return (
    <div role="group" aria-label={t('seo.table')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full table-fixed border-collapse" style={{ minWidth: '26rem' }}>
        <thead>
          <tr>
            {(['page', 'title', 'description'] as const).map((column) => (
              <th key={column} scope="col" className={column === 'page' ? `${headCell} w-2/5` : headCell}>
                {t(`seo.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={`${row.kind}-${row.id}`}
              siteId={siteId}
              siteName={siteName}
              row={row}
              current={row.kind === selected?.kind && row.id === selected.id}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  siteId: number
  siteName: string
  row: SeoRow
  current: boolean
}

function Row({ siteId, siteName, row, current }: RowProps) {
  const { t } = useTranslation('site-tools')
  const { kind, id, title, url, locale, meta_title, meta_description } = row
  return (
    <tr className={current ? 'bg-tint' : 'hover:bg-sunken'}>
      <th scope="row" className={`${cell} pl-2 text-left font-normal`}>
        <Link
          to="/sites/$siteId/seo"
          params={{ siteId: String(siteId) }}
          search={kind === 'page' ? { page: id } : { post: id }}
          aria-current={current ? 'true' : undefined}
          lang={locale}
          className="flex items-start gap-2 font-medium no-underline decoration-accent underline-offset-4 hover:underline"
        >
          <Icon icon={kind === 'page' ? File : Newspaper} className="mt-0.5 text-faint" />
          <span className="min-w-0">
            <span className="sr-only">{t(`seo.kind.${kind}`)} </span>
            {title}
          </span>
        </Link>
        <span className="block truncate pl-6 font-code text-small text-faint">{new URL(url).pathname}</span>
        <Marks row={row} />
      </th>
      <td className={cell}>
        <span lang={locale} className="mb-1.5 line-clamp-1 text-dense text-muted">
          {meta_title ?? title}
        </span>
        <WidthBar text={fullTitle(meta_title ?? title, siteName)} what="title" />
      </td>
      <td className={cell}>
        <span lang={meta_description ? locale : undefined} className="mb-1.5 line-clamp-1 text-dense text-muted">
          {meta_description ?? t(kind === 'post' ? 'seo.from_article' : 'seo.no_description')}
        </span>
        {meta_description && <WidthBar text={meta_description} what="description" />}
      </td>
    </tr>
  )
}

function Marks({ row: { noindex, canonical_url, og_image_url, waits } }: { row: SeoRow }) {
  const { t } = useTranslation('site-tools')
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5 pl-6 text-dense text-muted">
      {waits && (
        <li className="flex items-start gap-1.5 text-warn">
          <Icon icon={CircleDot} className="mt-px size-3.5" />
          {t('seo.waits')}
        </li>
      )}
      {noindex && (
        <li className="flex items-start gap-1.5">
          <Icon icon={EyeOff} className="mt-px size-3.5 text-faint" />
          {t('seo.hidden')}
        </li>
      )}
      {canonical_url && <li>{t('seo.elsewhere')}</li>}
      {og_image_url && <li>{t('seo.own_image')}</li>}
    </ul>
  )
}
