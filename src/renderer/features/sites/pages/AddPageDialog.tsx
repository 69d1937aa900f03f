import { useNavigate } from '@tanstack/react-router'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { refresh, useAct } from '../../../query.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useSlug } from '../parts/use-slug.ts'
import { elsewhere, refusedField } from '../parts/refusals.ts'
import { Buttons } from './PageQuestions.tsx'

type Kind = 'standard' | 'blog_listing'

/** A new page begins as a draft, and opens in the builder. */
export function AddPageDialog({ siteId, locale, onClose }: { siteId: number; locale: string; onClose: () => void }) {
  const { t } = useTranslation('sites')
  const form = useId()
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [kind, setKind] = useState<Kind>('standard')
  const address = useSlug(locale)
  const add = useAct('add_page', {
    onSuccess: ({ id }) => {
      void refresh('list_site_pages', 'get_site', 'list_sites', 'get_site_history')
      void navigate({ to: '/sites/$siteId/pages/$pageId', params: { siteId: String(siteId), pageId: String(id) } })
    },
  })
  const problem = (field: string) => {
    const refused = refusedField(add.error, field)
    return refused && (refused.key ? t(refused.key) : refused.message)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate({
      site_id: siteId,
      title: title.trim() || t('pages.add.untitled'),
      locale,
      page_type: kind,
      status: 'draft',
      ...(address.slug && { slug: address.slug }),
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pages.add.title')}
      description={t('pages.add.body')}
      footer={<Buttons form={form} busy={add.isPending} label={t('pages.add.create')} onClose={onClose} />}
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label={t('pages.field.title')} error={problem('title')}>
          <TextInput
            lang={locale}
            value={title}
            maxLength={200}
            placeholder={t('pages.add.untitled')}
            onChange={(event) => {
              setTitle(event.target.value)
              void address.follow(event.target.value)
            }}
          />
        </Field>
        <Field label={t('pages.field.address')} error={problem('slug')}>
          <TextInput
            code
            spellCheck={false}
            maxLength={80}
            value={address.slug}
            onChange={(event) => address.type(event.target.value)}
          />
        </Field>
        <RadioGroup
          label={t('pages.add.kind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'standard', label: t('pages.add.standard'), hint: t('pages.add.standard_hint') },
            { value: 'blog_listing', label: t('pages.add.listing'), hint: t('pages.add.listing_hint') },
          ]}
        />
        {elsewhere(add.error, ['title', 'slug']) && <Failure error={add.error} />}
      </form>
    </Dialog>
  )
}
