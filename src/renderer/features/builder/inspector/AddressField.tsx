import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../client.ts'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useBuilder, useSession } from '../session/use-session.ts'

/** The last part of the address. It changes by a button of its own: links from outside depend on it. */
export function AddressField() {
  const { t } = useTranslation('builder')
  const session = useSession()
  const page = useBuilder((state) => state.page)
  const [typed, setTyped] = useState<string | null>(null)
  const change = useMutation({
    mutationFn: async (slug: string) => {
      await session.flush()
      const { site_id, page_id } = session
      session.take(await call('change_page_address', { site_id, page_id, slug }))
    },
    onSuccess: () => setTyped(null),
  })
  if (page.slug === '' || page.slug === '404') {
    return (
      <Field label={t('page.address')} hint={t(page.slug === '' ? 'page.home_address' : 'page.missing_address')}>
        <TextInput code readOnly value={page.slug === '' ? '/' : '404'} />
      </Field>
    )
  }
  const slug = typed ?? page.slug
  const isChanged = slug !== page.slug
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) change.mutate(slug)
      }}
    >
      <Field
        label={t('page.address')}
        hint={isChanged && page.status === 'published' ? t('page.redirect_note') : page.url}
      >
        <TextInput
          code
          spellCheck={false}
          maxLength={80}
          value={slug}
          onChange={(event) => setTyped(event.target.value.toLowerCase().replace(/[^a-z0-9-]+/g, '-'))}
        />
      </Field>
      {isChanged && (
        <div className="flex gap-2">
          <Button type="submit" busy={change.isPending} disabled={slug.replaceAll('-', '') === ''}>
            {t('page.change_address')}
          </Button>
          <Button variant="bare" onClick={() => setTyped(null)}>
            {t('page.keep_address')}
          </Button>
        </div>
      )}
      <Failure error={change.error} title={t('page.address_kept')} />
    </form>
  )
}
