import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../contract/hosted-sites.ts'
import { FooterFact, FooterFacts } from '../../shell/Footer.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { idOf } from './parts/addresses.ts'
import { SiteScreen } from './parts/SiteScreen.tsx'
import { FooterForm } from './theme/FooterForm.tsx'
import { HeaderForm } from './theme/HeaderForm.tsx'
import { LookForm } from './theme/LookForm.tsx'
import { MarksForm } from './theme/MarksForm.tsx'
import { ThemePreview } from './theme/ThemePreview.tsx'
import { useThemeDraft } from './theme/use-theme-draft.ts'

export function ThemeScreen() {
  const siteId = idOf(useParams({ from: '/sites/$siteId/theme' }).siteId)
  return (
    <SiteScreen siteId={siteId} page="theme" layout="full">
      {(site) => <Theme key={site.id} site={site} />}
    </SiteScreen>
  )
}

function Theme({ site }: { site: HostedSiteDetail }) {
  const { t } = useTranslation('sites')
  const { part = 'look' } = useSearch({ from: '/sites/$siteId/theme' })
  const navigate = useNavigate({ from: '/sites/$siteId/theme' })
  const editor = useThemeDraft(site)
  const inForm = (form: React.ReactNode) => <div className="px-6 py-5">{form}</div>
  return (
    <div className="flex min-h-0 flex-1 flex-col lg:flex-row lg:overflow-hidden">
      <div className="flex shrink-0 flex-col border-line max-lg:border-b lg:min-h-0 lg:w-104 lg:border-r">
        {editor.error !== null && (
          <div className="px-6 pt-4">
            <Failure error={editor.error} title={t('look.not_saved')} />
          </div>
        )}
        <Tabs
          label={t('nav.theme')}
          value={part}
          onChange={(next) => void navigate({ search: { part: next }, replace: true })}
          className="min-h-0 flex-1"
          tabs={[
            { value: 'look', label: t('look.tab'), content: inForm(<LookForm editor={editor} />) },
            {
              value: 'header',
              label: t('header.tab'),
              content: inForm(<HeaderForm editor={editor} siteId={site.id} />),
            },
            {
              value: 'footer',
              label: t('footer.tab'),
              content: inForm(<FooterForm editor={editor} siteId={site.id} />),
            },
            { value: 'marks', label: t('marks.tab'), content: inForm(<MarksForm editor={editor} />) },
          ]}
        />
      </div>
      <ThemePreview site={site} editor={editor} />
      <FooterFacts start={<FooterFact>{saved()}</FooterFact>} />
    </div>
  )

  /** Said only once it is stored. */
  function saved() {
    if (editor.problems.size > 0) return t('look.waits', { count: editor.problems.size })
    return editor.saving ? t('look.saving') : t('look.saved')
  }
}
