import { useNavigate } from '@tanstack/react-router'
import type { BuilderSearch } from '../../../routes.tsx'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../../query.ts'
import { Select } from '../../../ui/Select.tsx'
import { useBuilder, useSession } from '../session/use-session.ts'

/** The other pages of the site, those of the same language first. */
export function PageSwitch() {
  const { t } = useTranslation('builder')
  const { site_id, page_id } = useSession()
  const navigate = useNavigate()
  const { locale, title } = useBuilder((state) => state.page)
  const pages = useOperation('list_site_pages', { site_id })
  const all = pages.data ?? []
  const many = new Set(all.map((page) => page.locale)).size > 1
  const sorted = [...all].sort(
    (one, other) =>
      Number(other.locale === locale) - Number(one.locale === locale) ||
      one.locale.localeCompare(other.locale) ||
      (one.nav_order ?? 1e6) - (other.nav_order ?? 1e6),
  )
  const options = sorted.map((page) => ({
    value: String(page.id),
    label: page.draft_title ?? page.title,
    hint: [
      many && page.locale,
      page.slug === '' ? '/' : `/${page.slug}/`,
      page.status === 'draft' ? t('page.is_draft') : page.has_draft && t('page.is_changed'),
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <Select
      label={t('outline.switch')}
      value={String(page_id)}
      options={options.length > 0 ? options : [{ value: String(page_id), label: title }]}
      onChange={(id) =>
        void navigate({
          to: '/sites/$siteId/pages/$pageId',
          params: { siteId: String(site_id), pageId: id },
          search: (search: BuilderSearch) => ({ ...search, section: undefined }),
        })
      }
    />
  )
}
