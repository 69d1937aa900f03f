import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedPage } from '../../../../contract/site-pages.ts'
import { refresh, useAct } from '../../../query.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { elsewhere, refusedField } from '../parts/refusals.ts'
import { offerUndo } from '../parts/use-site-undo.ts'

interface QuestionProps {
  page: ListedPage
  onClose: () => void
}

const changed = () => refresh('list_site_pages', 'open_page', 'get_site_history', 'get_canvas')

/** Another title. On a live page it waits to be published like all its other words. */
export function RenameDialog({ page, onClose }: QuestionProps) {
  const { t } = useTranslation('sites')
  const form = useId()
  const [typed, setTyped] = useState<string | null>(null)
  // Of a live page the title that waits to be published is the one that is changed.
  const now = page.draft_title ?? page.title
  const title = typed ?? now
  const live = page.status === 'published'
  const save = useAct('save_page', {
    onSuccess: async () => {
      onClose()
      await changed()
      await offerUndo(page.site_id, t(live ? 'pages.done.renamed_draft' : 'pages.done.renamed', { title }))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === now) onClose()
    else save.mutate({ site_id: page.site_id, page_id: page.id, title })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('pages.rename.title')}
      footer={<Buttons form={form} busy={save.isPending} label={t('pages.rename.save')} onClose={onClose} />}
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field
          label={t('pages.field.title')}
          hint={live ? t('pages.rename.hint') : undefined}
          error={title.trim() === '' ? t('pages.field.title_missing') : undefined}
        >
          <TextInput
            lang={page.locale}
            value={title}
            maxLength={200}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Failure error={save.error} />
      </form>
    </Dialog>
  )
}

/** Another address. One that was ever live leads to the new one from then on, and the dialog says so. */
export function AddressDialog({ page, onClose }: QuestionProps) {
  const { t } = useTranslation('sites')
  const form = useId()
  const [slug, setSlug] = useState(page.slug)
  const change = useAct('change_page_address', {
    onSuccess: async () => {
      onClose()
      await changed()
      await refresh('list_redirects')
      await offerUndo(page.site_id, t('pages.done.moved', { title: page.title }))
    },
  })
  const refused = refusedField(change.error, 'slug')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (slug.trim() === page.slug) onClose()
    else change.mutate({ site_id: page.site_id, page_id: page.id, slug: slug.trim() })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pages.address.title', { title: page.title })}
      footer={<Buttons form={form} busy={change.isPending} label={t('pages.address.save')} onClose={onClose} />}
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field
          label={t('pages.field.address')}
          hint={t('pages.address.hint')}
          error={refused && (refused.key ? t(refused.key) : refused.message)}
        >
          <TextInput
            code
            spellCheck={false}
            maxLength={80}
            value={slug}
            onChange={(event) => setSlug(event.target.value)}
          />
        </Field>
        {page.status === 'published' && <Banner>{t('pages.address.redirect', { address: `/${page.slug}` })}</Banner>}
        {elsewhere(change.error, ['slug']) && <Failure error={change.error} />}
      </form>
    </Dialog>
  )
}

export const Buttons = (props: { form: string; busy: boolean; label: string; onClose: () => void }) => {
  const { t } = useTranslation('ui')
  return (
    <>
      <Button onClick={props.onClose}>{t('cancel')}</Button>
      <Button type="submit" form={props.form} variant="primary" busy={props.busy}>
        {props.label}
      </Button>
    </>
  )
}
