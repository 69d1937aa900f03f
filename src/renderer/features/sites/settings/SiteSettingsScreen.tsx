import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import { call } from '../../../client.ts'
import { contentLanguages } from '../../../languages.ts'
import { refresh, useAct, useOperation } from '../../../query.ts'
import { announce } from '../../../ui/announce.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Address } from '../parts/Address.tsx'
import { idOf } from '../parts/addresses.ts'
import { SiteScreen } from '../parts/SiteScreen.tsx'
import { DeleteSite } from './DeleteSite.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'
import { TextSetting } from './TextSetting.tsx'

export function SiteSettingsScreen() {
  const { t } = useTranslation('site-tools')
  const siteId = idOf(useParams({ from: '/sites/$siteId/settings' }).siteId)
  return (
    <SiteScreen siteId={siteId} page="settings">
      {(site) => (
        <div className="max-w-220">
          <Identity site={site} />
          <Publicity site={site} />
          <SettingsGroup title={t('settings.danger.title')} hint={t('settings.danger.hint')}>
            <DeleteSite site={site} />
          </SettingsGroup>
        </div>
      )}
    </SiteScreen>
  )
}

/** Name, language and the address on this computer. */
function Identity({ site }: { site: HostedSiteDetail }) {
  const { t, i18n } = useTranslation('site-tools')
  const change = async (patch: { name?: string; default_locale?: string }) => {
    await call('update_site', { site_id: site.id, ...patch })
    await refresh('get_site', 'list_sites', 'get_site_history')
    announce(t('settings.saved'))
  }
  const speak = useAct('update_site', { onSuccess: () => void refresh('get_site', 'list_site_pages', 'get_canvas') })
  return (
    <>
      <SettingsGroup title={t('settings.name.title')} hint={t('settings.name.hint')}>
        <TextSetting
          label={t('settings.name.label')}
          value={site.name}
          maxLength={120}
          save={(name) => change({ name })}
          refusals={{ too_small: t('settings.name.missing') }}
        />
      </SettingsGroup>
      <SettingsGroup title={t('settings.local.title')} hint={t('settings.local.hint')}>
        <Address url={site.url} of={site.name} open={site.status === 'published'} />
      </SettingsGroup>
      <SettingsGroup title={t('settings.language.title')} hint={t('settings.language.hint')}>
        <Field label={t('settings.language.label')}>
          <Select
            value={site.default_locale}
            onChange={(default_locale) => speak.mutate({ site_id: site.id, default_locale })}
            options={contentLanguages(i18n.language, site.default_locale)}
            className="max-w-120"
          />
        </Field>
        <Failure error={speak.error} />
      </SettingsGroup>
    </>
  )
}

/** What concerns the world: address, feeds, counting of visitors. */
function Publicity({ site }: { site: HostedSiteDetail }) {
  const { t } = useTranslation('site-tools')
  const options = useOperation('get_site_options', { site_id: site.id })
  const save = useAct('save_site_options', {
    onSuccess: () => {
      void refresh('get_site_options', 'get_site')
      announce(t('settings.saved'))
    },
  })
  if (options.error) return <Failure error={options.error} />
  if (!options.data) return <Skeleton rows={4} />
  const { public_url, effective_url, feed_text } = options.data
  return (
    <>
      <SettingsGroup title={t('settings.public.title')} hint={t('settings.public.hint')}>
        <TextSetting
          code
          type="url"
          spellCheck={false}
          placeholder="https://"
          label={t('settings.public.label')}
          hint={t('settings.public.now', { address: effective_url })}
          value={public_url ?? ''}
          save={(text) => save.mutateAsync({ site_id: site.id, public_url: text === '' ? null : text })}
          refusals={{ invalid_format: t('sites:seo.canonical_wrong') }}
        />
      </SettingsGroup>
      <SettingsGroup title={t('settings.feeds.title')} hint={t('settings.feeds.hint')}>
        <RadioGroup
          label={t('settings.feeds.label')}
          value={feed_text}
          onChange={(wish) => save.mutate({ site_id: site.id, feed_text: wish })}
          options={(['full', 'excerpt'] as const).map((value) => ({
            value,
            label: t(`settings.feeds.${value}`),
            hint: t(`settings.feeds.${value}_hint`),
          }))}
        />
      </SettingsGroup>
      <SettingsGroup title={t('settings.analytics.title')} hint={t('settings.analytics.hint')}>
        <TextSetting
          code
          spellCheck={false}
          label={t('settings.analytics.label')}
          hint={t('settings.analytics.body')}
          value={site.analytics_token ?? ''}
          save={async (text) => {
            await call('update_site', { site_id: site.id, analytics_token: text === '' ? null : text })
            await refresh('get_site')
            announce(t('settings.saved'))
          }}
          refusals={{ invalid_format: t('settings.analytics.wrong') }}
        />
      </SettingsGroup>
    </>
  )
}
