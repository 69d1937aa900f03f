import { useTranslation } from 'react-i18next'
import { useOperation } from '../query.ts'
import { LinkInput } from './LinkInput.tsx'

export interface LinkFieldProps {
  siteId: number
  value: string
  onChange: (href: string) => void
  label: string
  error?: string | undefined
}

/** Where a link of a site leads: a page, an address, mail or telephone. */
export function LinkField({ siteId, value, onChange, label, error }: LinkFieldProps) {
  const { i18n } = useTranslation('builder')
  const pages = useOperation('list_site_pages', { site_id: siteId })
  const targets = (pages.data ?? []).map(({ id, title, locale, slug }) => ({
    id,
    title,
    locale,
    path: slug === '' ? '/' : `/${slug}/`,
  }))
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-ink">{label}</legend>
      <LinkInput
        label={label}
        href={value}
        pages={targets}
        locale={i18n.language}
        onChange={(href) => onChange(href)}
      />
      {error && <p className="text-dense text-bad">{error}</p>}
    </fieldset>
  )
}
