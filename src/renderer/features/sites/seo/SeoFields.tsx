import { ImagePlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureDialog } from '../../../pickers/PictureDialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { elsewhere, refusedField } from '../parts/refusals.ts'
import { Previews, type PreviewsProps } from './Previews.tsx'
import { fullTitle, type SeoRow, type SeoValues } from './seo-rows.ts'
import { WidthBar } from './WidthBar.tsx'

type TextName = Exclude<keyof SeoValues, 'noindex'>
const names: TextName[] = ['meta_title', 'meta_description', 'canonical_url', 'og_image_url']

export interface SeoFieldsProps {
  row: SeoRow
  values: SeoValues
  site: PreviewsProps['site']
  address: string
  /** Resolves to false when it was refused; what was typed stays. */
  save: (patch: Partial<SeoValues>) => Promise<boolean>
  error: unknown
  /** What stands between the fields and the previews, such as "Publish". */
  children?: ReactNode
}

/** Words for search engines and networks. Each is saved as it is left, and the previews follow the keys. */
export function SeoFields({ row, values, site, address, save, error, children }: SeoFieldsProps) {
  const { t } = useTranslation('site-tools')
  const [typed, setTyped] = useState<Partial<Record<TextName, string>>>({})
  const [choosing, setChoosing] = useState(false)
  const valueOf = (name: TextName) => typed[name] ?? values[name] ?? ''
  const keep = async (name: TextName, text: string) => {
    const wish = text.trim() === '' ? null : text.trim()
    if (wish === values[name] || (await save({ [name]: wish }))) setTyped(({ [name]: _, ...rest }) => rest)
  }
  const bind = (name: TextName) => ({
    value: valueOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
    onBlur: () => void (typed[name] !== undefined && keep(name, typed[name])),
  })
  const wrong = (name: TextName) => refusedField(error, name)?.message
  const shown = {
    ...values,
    ...Object.fromEntries(names.map((name) => [name, valueOf(name) === '' ? null : valueOf(name)])),
  }
  return (
    <div className="flex flex-col gap-5">
      {elsewhere(error, names) && <Failure error={error} title={t('seo.not_saved')} />}
      <Field
        label={t('sites:seo.meta_title')}
        error={wrong('meta_title')}
        hint={<WidthBar text={fullTitle(valueOf('meta_title') || row.title, site.name)} what="title" words />}
      >
        <TextInput lang={row.locale} maxLength={300} placeholder={row.title} {...bind('meta_title')} />
      </Field>
      <Field
        label={t('sites:seo.meta_description')}
        error={wrong('meta_description')}
        hint={<WidthBar text={valueOf('meta_description')} what="description" words />}
      >
        <TextArea
          lang={row.locale}
          rows={3}
          maxLength={1_000}
          placeholder={row.kind === 'post' ? t('seo.from_article') : undefined}
          {...bind('meta_description')}
        />
      </Field>
      <p className="-mt-2 text-small text-pretty text-faint">{t('seo.measured')}</p>
      {children}
      <Previews row={row} values={shown} site={site} address={address} />
      <Field label={t('sites:seo.social_image')} hint={t('seo.image_hint')} error={wrong('og_image_url')}>
        <TextInput code spellCheck={false} placeholder="https://" {...bind('og_image_url')} />
      </Field>
      <div className="-mt-2 flex flex-wrap gap-2">
        <Button icon={ImagePlus} onClick={() => setChoosing(true)}>
          {t('seo.choose_image')}
        </Button>
        {values.og_image_url && (
          <Button variant="bare" onClick={() => void keep('og_image_url', '')}>
            {t('seo.remove_image')}
          </Button>
        )}
      </div>
      <Field
        label={t('sites:seo.canonical')}
        hint={t('sites:seo.canonical_hint')}
        error={wrong('canonical_url') && t('sites:seo.canonical_wrong')}
      >
        <TextInput code type="url" spellCheck={false} placeholder="https://" {...bind('canonical_url')} />
      </Field>
      <Checkbox
        label={t('sites:seo.noindex')}
        hint={t('sites:seo.noindex_hint')}
        checked={values.noindex}
        onChange={(noindex) => void save({ noindex })}
      />
      {choosing && (
        <PictureDialog
          open
          onClose={() => setChoosing(false)}
          onPick={({ media }) => {
            setChoosing(false)
            if (media) void keep('og_image_url', `/media/${media}`)
          }}
        />
      )}
    </div>
  )
}
