import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { HostedTemplate } from '../../../../contract/hosted.ts'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import type { PresetKey } from '../../../../site/theme/schema.ts'
import { useFormats } from '../../../format.ts'
import { contentLanguages } from '../../../languages.ts'
import { refresh, useAct, useOperation } from '../../../query.ts'
import type { NewSiteSearch } from '../../../routes.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { elsewhere, refusedField } from '../parts/refusals.ts'
import { localeOf } from './Gallery.tsx'
import { PresetTiles } from './PresetTiles.tsx'
import { Preview } from './Preview.tsx'
import { useSlug } from '../parts/use-slug.ts'

const FIELDS = ['name', 'slug', 'default_locale']

/** The last step before a site exists: its name, its address, its language; at the right what it will look like. */
export function SetUp({ template, search }: { template: HostedTemplate | null; search: NewSiteSearch }) {
  const { t, i18n } = useTranslation('sites')
  const format = useFormats()
  const own = useOperation('get_settings', {}).data?.general.language ?? i18n.language
  const wished = search.language ?? own
  const [chosen, setChosen] = useState<string | null>(null)
  const locale = chosen ?? (template ? localeOf(template, wished) : wished)
  const [preset, setPreset] = useState<PresetKey>('paper')
  const [name, setName] = useState('')
  const address = useSlug(locale)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const settled = {
    onSuccess: (site: HostedSiteDetail) => {
      void refresh('list_sites', 'whoami', 'list_library', 'get_library_counts')
      void navigate({ to: '/sites/$siteId', params: { siteId: String(site.id) } })
    },
    // The first field that was refused takes the focus.
    onError: () => requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()),
  }
  const clone = useAct('create_site_from_template', settled)
  const blank = useAct('create_site', settled)
  const act = template ? clone : blank
  const problem = (field: string) => {
    const refused = refusedField(act.error, field)
    return refused && (refused.key ? t(refused.key) : refused.message)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wish = {
      name: name.trim() || t('setup.unnamed'),
      ...(address.slug && { slug: address.slug }),
      default_locale: locale,
    }
    if (template) clone.mutate({ ...wish, template_key: template.key })
    else blank.mutate({ ...wish, theme_config: { preset } })
  }
  const sites = useOperation('get_status', {}).data?.sites
  const port = sites ? new URL(sites).port : ''
  const capital = (word: string) => word.charAt(0).toLocaleUpperCase(i18n.language) + word.slice(1)
  const languages = template
    ? template.locales.map((value) => ({ value, label: capital(format.language(value)) }))
    : contentLanguages(i18n.language, locale)
  const { template: _, ...back } = search

  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto lg:flex-row lg:overflow-hidden">
      <div data-pane className="shrink-0 border-line px-8 py-7 max-lg:border-b lg:w-104 lg:overflow-y-auto lg:border-r">
        <Link
          to="/sites/new"
          search={back}
          className="-ml-1 inline-flex min-h-6 items-center gap-1.5 rounded-mark px-1 text-muted no-underline hover:text-accent"
        >
          <Icon icon={ArrowLeft} />
          {t('setup.back')}
        </Link>
        <h2
          lang={template ? localeOf(template, search.language ?? i18n.language) : undefined}
          className="mt-4 font-prose text-screen font-medium"
        >
          {template ? template.name : t('gallery.blank')}
        </h2>
        <p
          lang={template ? localeOf(template, search.language ?? i18n.language) : undefined}
          className="mt-1 text-pretty text-muted"
        >
          {template ? template.description : t('gallery.blank_body')}
        </p>
        {template && (
          <p className="nums mt-2 text-dense text-faint">
            {t('setup.holds', {
              pages: t('gallery.pages', { count: template.pages, number: format.number(template.pages) }),
              posts: t('gallery.posts', { count: template.posts, number: format.number(template.posts) }),
            })}
          </p>
        )}
        <form ref={form} onSubmit={submit} noValidate className="mt-7 flex flex-col gap-5">
          <Field label={t('setup.name')} error={problem('name')}>
            <TextInput
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do on this screen
              autoFocus
              lang={locale}
              maxLength={120}
              value={name}
              placeholder={t('setup.unnamed')}
              onChange={(event) => {
                setName(event.target.value)
                void address.follow(event.target.value)
              }}
            />
          </Field>
          <Field
            label={t('setup.slug')}
            hint={t('setup.slug_hint', {
              address: `${address.slug || t('setup.slug_sample')}.localhost${port && `:${port}`}`,
            })}
            error={problem('slug')}
          >
            <TextInput
              code
              spellCheck={false}
              maxLength={40}
              value={address.slug}
              onChange={(event) => address.type(event.target.value)}
            />
          </Field>
          <Field
            label={t('setup.language')}
            hint={template ? t('setup.language_hint') : undefined}
            error={problem('default_locale')}
          >
            <Select value={locale} onChange={setChosen} options={languages} />
          </Field>
          {!template && <PresetTiles value={preset} onChange={setPreset} />}
          {elsewhere(act.error, FIELDS) && <Failure error={act.error} title={t('setup.failed')} />}
          <div className="flex flex-col gap-3">
            <Button type="submit" variant="primary" busy={act.isPending} className="self-start">
              {t('setup.create')}
            </Button>
            {act.isPending && <Progress label={t('setup.creating')} value={null} />}
          </div>
        </form>
      </div>
      <Preview template={template} preset={preset} locale={locale} name={name} />
    </div>
  )
}
