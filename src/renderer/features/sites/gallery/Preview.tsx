import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { presets } from '../../../../site/theme/presets.ts'
import type { PresetKey } from '../../../../site/theme/schema.ts'
import { Toolbar, ToolbarButton } from '../../../ui/Toolbar.tsx'
import { LookArt } from '../parts/LookArt.tsx'
import { TemplatePicture } from './TemplatePicture.tsx'

const widths = [
  { id: 'phone', icon: Smartphone, look: 'aspect-[9/16] w-60' },
  { id: 'tablet', icon: Tablet, look: 'aspect-[3/4] w-120' },
  { id: 'desktop', icon: Monitor, look: 'aspect-[16/10] w-full max-w-240' },
] as const

export interface PreviewProps {
  /** Null: a blank site with a preset. */
  template: string | null
  preset: PresetKey
  locale: string
  name: string
}

/** What the site will look like, at the width of a telephone, a tablet and a desk. */
export function Preview({ template, preset, locale, name }: PreviewProps) {
  const { t } = useTranslation('sites')
  const [width, setWidth] = useState<(typeof widths)[number]['id']>('desktop')
  const look = widths.find(({ id }) => id === width)!.look
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
      <div className="flex flex-1 items-start justify-center p-8">
        <div className={`max-w-full border border-line shadow-popover ${look}`}>
          {template ? (
            <TemplatePicture template={template} locale={locale} className="size-full" />
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
