import { useTranslation } from 'react-i18next'
import { LinkField } from '../../../pickers/LinkField.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { Segments } from '../parts/Segments.tsx'
import { LinkRows, type LinkEntry } from './LinkRows.tsx'
import { Part } from './Part.tsx'
import type { ThemeEditor } from './use-theme-draft.ts'

interface Cta {
  label: string
  href: string
  style?: 'primary' | 'secondary' | 'link'
}

/** What stands above every page. */
export function HeaderForm({ editor, siteId }: { editor: ThemeEditor; siteId: number }) {
  const { t } = useTranslation('sites')
  const { header } = editor.theme
  const typed = editor.config['header'] as { links?: LinkEntry[]; cta?: Cta | null } | undefined
  const change = (patch: Record<string, unknown>, when?: 'now' | 'rest') => editor.change({ header: patch }, when)
  const cta = typed?.cta ?? null
  return (
    <>
      <Part title={t('header.look')}>
        <Segments
          titled
          label={t('header.variant')}
          value={header.variant}
          onChange={(variant) => change({ variant })}
          options={(['bar', 'centred', 'split'] as const).map((value) => ({
            value,
            label: t(`header.variants.${value}`),
          }))}
        />
        <Segments
          titled
          label={t('header.logo')}
          value={header.logo}
          onChange={(logo) => change({ logo })}
          options={(['image_and_name', 'image', 'name'] as const).map((value) => ({
            value,
            label: t(`header.logos.${value}`),
          }))}
        />
        <Switch
          label={t('header.sticky')}
          hint={t('header.sticky_hint')}
          checked={header.sticky}
          onChange={(sticky) => change({ sticky })}
        />
        <Switch
          label={t('header.language_switch')}
          hint={t('header.language_switch_hint')}
          checked={header.language_switch}
          onChange={(language_switch) => change({ language_switch })}
        />
      </Part>
      <Part title={t('header.links')} hint={t('header.links_hint')}>
        <LinkRows
          siteId={siteId}
          links={typed?.links ?? []}
          path="header.links"
          problems={editor.problems}
          nests
          max={12}
          add={t('header.add_link')}
          onChange={(links, when) => change({ links }, when)}
        />
      </Part>
      <Part title={t('header.cta')}>
        <Switch
          label={t('header.cta_on')}
          checked={cta !== null}
          onChange={(on) => change({ cta: on ? { label: t('header.cta_new'), href: '/', style: 'primary' } : null })}
        />
        {cta && (
          <>
            <Field
              label={t('link.label')}
              error={editor.problems.has('header.cta.label') ? t('link.label_missing') : undefined}
            >
              <TextInput
                maxLength={60}
                value={cta.label}
                onChange={(event) => change({ cta: { ...cta, label: event.target.value } }, 'rest')}
              />
            </Field>
            <LinkField
              label={t('link.to')}
              siteId={siteId}
              value={cta.href}
              error={editor.problems.has('header.cta.href') ? t('link.wrong') : undefined}
              onChange={(href) => change({ cta: { ...cta, href } }, 'rest')}
            />
            <Segments
              titled
              label={t('header.cta_style')}
              value={cta.style ?? 'primary'}
              onChange={(style) => change({ cta: { ...cta, style } })}
              options={(['primary', 'secondary', 'link'] as const).map((value) => ({
                value,
                label: t(`header.cta_styles.${value}`),
              }))}
            />
          </>
        )}
      </Part>
    </>
  )
}
