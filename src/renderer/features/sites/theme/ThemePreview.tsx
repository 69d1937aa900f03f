import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../../query.ts'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import { LookArt } from '../parts/LookArt.tsx'
import { Segments } from '../parts/Segments.tsx'
import { SiteView } from '../parts/SiteView.tsx'
import type { ThemeEditor } from './use-theme-draft.ts'

type Shown = 'both' | 'light' | 'dark'

/** The home page with the theme as it is stored, in the light and in the dark. */
export function ThemePreview({ site, editor }: { site: HostedSiteDetail; editor: ThemeEditor }) {
  const { t } = useTranslation('sites')
  const [shown, setShown] = useState<Shown>('both')
  // A count of what was stored: two changes may fall into one second.
  const [seen, setSeen] = useState({ config: site.theme_config, count: 0 })
  if (seen.config !== site.theme_config) setSeen({ config: site.theme_config, count: seen.count + 1 })
  const draft = useOperation('get_canvas', { site_id: site.id }).data?.draft_url
  const modes = (['light', 'dark'] as const).filter((mode) => shown === 'both' || shown === mode)
  return (
    <section data-pane aria-label={t('preview.label')} className="flex min-w-0 flex-1 flex-col bg-sunken">
      <div className="flex items-center justify-center border-b border-line py-1.5">
        <Segments
          label={t('preview.modes')}
          value={shown}
          onChange={setShown}
          options={(['both', 'light', 'dark'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
        />
      </div>
      <div className="flex min-h-96 flex-1 flex-col gap-5 p-6">
        {modes.map((mode) => (
          <figure key={mode} className="flex min-h-0 flex-1 flex-col gap-1.5">
            <figcaption className="text-dense text-muted">{t(`look.mode_${mode}`)}</figcaption>
            {draft ? (
              <SiteView
                // Drafts are never kept: another fragment makes another frame, and that reads the page anew.
                src={`${draft}?scheme=${mode}#${seen.count}`}
                title={t(`preview.frame_${mode}`, { name: site.name })}
                className="min-h-0 flex-1 border border-line bg-sheet"
              />
            ) : (
              <LookArt
                look={editor.theme}
                mode={mode}
                heading={site.name}
                className="min-h-0 flex-1 border border-line"
              />
            )}
          </figure>
        ))}
      </div>
    </section>
  )
}
