import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSiteLink } from '../../../../text/html-profiles.ts'
import { useOperation } from '../../../query.ts'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'

export interface HrefFieldProps {
  siteId: number
  value: string
  onChange: (href: string) => void
  error?: string | undefined
}

const OTHER = 'other'

/** Where a link leads: a page of the site by name, or any other address. */
export function HrefField({ siteId, value, onChange, error }: HrefFieldProps) {
  const { t } = useTranslation('sites')
  const pages = useOperation('list_site_pages', { site_id: siteId }).data ?? []
  const isPage = pages.some(({ id }) => value === `page:${id}`)
  const [typed, setTyped] = useState(false)
  const other = typed || !isPage
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={t('link.to')} error={other ? undefined : error}>
        <Select
          value={other ? OTHER : value}
          onChange={(choice) => {
            setTyped(choice === OTHER)
            onChange(choice === OTHER ? '' : choice)
          }}
          options={[
            ...pages.map(({ id, title, locale, slug }) => ({
              value: `page:${id}`,
              label: title,
              hint: `${locale} · /${slug}`,
            })),
            { value: OTHER, label: t('link.other') },
          ]}
        />
      </Field>
      {other && (
        <Field label={t('link.address')} hideLabel error={value !== '' && !isSiteLink(value) ? t('link.wrong') : error}>
          <TextInput
            code
            spellCheck={false}
            value={value}
            placeholder="/about/ · https:// · mailto: · #"
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )}
    </div>
  )
}
