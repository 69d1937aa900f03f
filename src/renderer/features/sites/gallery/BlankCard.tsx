import { Link } from '@tanstack/react-router'
import { FilePlus2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/Icon.tsx'

/** The way without a template, in the row of the templates. */
export function BlankCard({ search }: { search: { category?: string; language?: string } }) {
  const { t } = useTranslation('sites')
  return (
    <Link to="/sites/new" search={{ ...search, template: 'blank' }} className="group flex h-full flex-col no-underline">
      <span className="flex aspect-[16/10] w-full items-center justify-center border border-dashed border-edge text-muted transition-colors duration-120 group-hover:border-accent group-hover:text-accent">
        <Icon icon={FilePlus2} size={20} />
      </span>
      <span className="mt-3 font-prose text-heading-4 font-medium decoration-accent decoration-1 underline-offset-4 group-hover:underline">
        {t('gallery.blank')}
      </span>
      <span className="mt-0.5 text-dense text-pretty text-muted">{t('gallery.blank_body')}</span>
    </Link>
  )
}
