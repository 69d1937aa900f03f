import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/Icon.tsx'
import { spoken } from '../parts/addresses.ts'
import { fullTitle, type SeoRow, type SeoValues } from './seo-rows.ts'

export interface PreviewsProps {
  row: SeoRow
  values: SeoValues
  site: { name: string; image: string | null }
  /** Address of the page in the world. */
  address: string
}

/** How the page looks among search results, and where somebody shares it. */
export function Previews({ row, values, site, address }: PreviewsProps) {
  const { t } = useTranslation('site-tools')
  const title = values.meta_title || row.title
  const description = values.meta_description || t(row.kind === 'post' ? 'seo.from_article' : 'seo.no_description')
  const image = pictureOf(values.og_image_url) ?? site.image
  return (
    <>
      <section aria-label={t('seo.search_preview')} className="flex flex-col gap-1.5">
        <h3 className="text-dense text-muted">{t('seo.search_preview')}</h3>
        <div lang={row.locale} className="border border-line bg-sheet px-4 py-3">
          <p className="truncate text-small text-muted">
            <span className="font-medium">{site.name}</span> <span className="text-faint">{spoken(address)}</span>
          </p>
          <p className="truncate pt-0.5 text-lead text-accent">{fullTitle(title, site.name)}</p>
          <p className="line-clamp-2 text-dense text-muted">{description}</p>
          {values.noindex && <p className="pt-1 text-dense text-warn">{t('seo.hidden_preview')}</p>}
        </div>
      </section>
      <section aria-label={t('seo.share_preview')} className="flex flex-col gap-1.5">
        <h3 className="text-dense text-muted">{t('seo.share_preview')}</h3>
        <div lang={row.locale} className="overflow-hidden rounded-control border border-line bg-sheet">
          <div className="flex aspect-[1.91] items-center justify-center overflow-hidden border-b border-line bg-sunken text-faint">
            {image ? (
              <img src={image} alt="" className="size-full object-cover" />
            ) : (
              <span className="flex flex-col items-center gap-2 px-6 text-center text-dense">
                <Icon icon={ImageOff} size={20} />
                {values.og_image_url ? t('seo.image_elsewhere') : t('seo.no_image')}
              </span>
            )}
          </div>
          <div className="px-4 py-3">
            <p className="truncate text-small text-faint">{new URL(address).host}</p>
            <p className="line-clamp-2 font-medium">{title}</p>
            <p className="line-clamp-2 text-dense text-muted">{description}</p>
          </div>
        </div>
      </section>
    </>
  )
}

/** A picture of the library; one of the web is not asked for from here. */
export const pictureOf = (address: string | null): string | null =>
  address && /^\/media\/[0-9a-f]{64}/.test(address) ? address : null
