import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HostedTemplate } from '../../../../contract/hosted.ts'
import { presets } from '../../../../site/theme/presets.ts'
import type { PresetKey } from '../../../../site/theme/schema.ts'
import { useOperation } from '../../../query.ts'
import { classes } from '../../../ui/classes.ts'
import { Toolbar, ToolbarButton } from '../../../ui/Toolbar.tsx'
import { templateUrl } from '../parts/addresses.ts'
import { LookArt } from '../parts/LookArt.tsx'
import { SiteView } from '../parts/SiteView.tsx'
import { TemplatePicture } from './TemplatePicture.tsx'

const widths = [
  { id: 'phone', icon: Smartphone, pixels: 360, look: 'aspect-[9/16]' },
  { id: 'tablet', icon: Tablet, pixels: 768, look: 'aspect-[3/4]' },
  { id: 'desktop', icon: Monitor, pixels: 1280, look: 'aspect-[16/10]' },
] as const

export interface PreviewProps {
  /** Null: a blank site with a preset. */
  template: HostedTemplate | null
  preset: PresetKey
  locale: string
  name: string
}

/** What the site will look like, at the width of a telephone, a tablet and a desk. */
export function Preview({ template, preset, locale, name }: PreviewProps) {
  const { t } = useTranslation('sites')
  const [width, setWidth] = useState<(typeof widths)[number]['id']>('desktop')
  const { look, pixels } = widths.find(({ id }) => id === width)!
  const sites = useOperation('get_status', {}).data?.sites
  const picture = template && <TemplatePicture template={template.key} locale={locale} className="size-full" />
  return (
    <section
      data-pane
      aria-label={t('preview.label')}
      className="flex min-w-0 flex-1 flex-col bg-sunken lg:overflow-y-auto"
    >
      <Toolbar label={t('preview.width')} className="justify-center border-b border-line py-2">
        {widths.map(({ id, icon }) => (
          <ToolbarButton
            key={id}
            icon={icon}
            label={t(`preview.${id}`)}
            pressed={id === width}
            onClick={() => setWidth(id)}
          />
        ))}
      </Toolbar>
      <div className="flex min-h-0 flex-1 items-start justify-center p-6">
        <div
          style={{ width: pixels }}
          className={classes('max-w-full border border-line shadow-popover', template ? 'h-full min-h-120' : look)}
        >
          {template && sites ? (
            <SiteView
              src={templateUrl(sites, template.key, locale)}
              title={t('preview.frame', { name: template.name })}
              width={pixels}
              behind={picture}
              className="size-full"
            />
          ) : template ? (
            picture
          ) : (
            <LookArt
              look={presets[preset]}
              heading={name.trim() || t('setup.unnamed')}
              language={locale}
              className="size-full"
            />
          )}
        </div>
      </div>
    </section>
  )
}
