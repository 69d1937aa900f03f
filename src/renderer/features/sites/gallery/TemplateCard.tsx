import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { HostedTemplate } from '../../../../contract/hosted.ts'
import { useFormats } from '../../../format.ts'
import { TemplatePicture } from './TemplatePicture.tsx'

export interface TemplateCardProps {
  template: HostedTemplate
  /** In which it is shown. */
  locale: string
  /** What was filtered by: kept for the way back. */
  search: { category?: string; language?: string }
}

export function TemplateCard({ template, locale, search }: TemplateCardProps) {
  const { t } = useTranslation('sites')
  const format = useFormats()
  return (
    <Link
      to="/sites/new"
      search={{ ...search, template: template.key }}
      className="group flex h-full flex-col no-underline"
    >
      <span className="block border border-line transition-colors duration-120 group-hover:border-edge">
        <TemplatePicture template={template.key} locale={locale} className="aspect-[16/10] w-full" />
      </span>
      <span className="mt-3 flex items-baseline justify-between gap-3">
        <span
          lang={locale}
          className="font-prose text-heading-4 font-medium decoration-accent decoration-1 underline-offset-4 group-hover:underline"
        >
          {template.name}
        </span>
        <span className="nums shrink-0 text-dense text-faint">
          {t('gallery.pages', { count: template.pages, number: format.number(template.pages) })}
        </span>
      </span>
      <span lang={locale} className="mt-0.5 text-dense text-pretty text-muted">
        {template.description}
      </span>
    </Link>
  )
}
