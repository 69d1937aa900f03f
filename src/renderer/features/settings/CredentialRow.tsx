import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Credential, CredentialHolder } from '../../../contract/settings.ts'
import { useAct } from '../../query.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { confirmToast } from '../../ui/toast.tsx'
import { providerName } from './providers.ts'

/** What the lack of a key means where it is not the usual. */
const missing: Partial<Record<CredentialHolder, string>> = {
  'openai-compatible': 'models.credentials.none_local',
  pexels: 'models.credentials.none_archive',
  unsplash: 'models.credentials.none_archive',
}

/** A provider's key: whether there is one and how it ends, never the key itself. */
export function CredentialRow({ credential, locked }: { credential: Credential; locked: boolean }) {
  const { t } = useTranslation('settings')
  const { provider, stored, last4 } = credential
  const name = providerName(provider, t)
  const opener = useRef<HTMLButtonElement>(null)
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  const remove = useAct('delete_credential', {
    onSuccess: () => {
      setRemoving(false)
      confirmToast(t('models.credentials.removed', { name }))
    },
  })
  const close = () => {
    setEditing(false)
    // The button comes back with the next drawing; the focus goes to where the form was opened.
    requestAnimationFrame(() => opener.current?.focus())
  }
  const state = !stored
    ? t(missing[provider] ?? 'models.credentials.none')
    : last4
      ? t('models.credentials.ends', { last4 })
      : t('models.credentials.stored')
  return (
    <div className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-medium">{name}</h3>
          <p className="text-dense text-faint">{state}</p>
        </div>
        {!editing && (
          <div className="flex gap-2">
            {stored && (
              <Button
                variant="bare"
                aria-label={t('models.credentials.remove_of', { name })}
                onClick={() => setRemoving(true)}
              >
                {t('models.credentials.remove')}
              </Button>
            )}
            <Button
              ref={opener}
              aria-label={t(stored ? 'models.credentials.replace_of' : 'models.credentials.add_of', { name })}
              disabledReason={locked ? t('models.store.locked_title') : null}
              onClick={() => setEditing(true)}
            >
              {stored ? t('models.credentials.replace') : t('models.credentials.add')}
            </Button>
          </div>
        )}
      </div>
      {editing && <CredentialForm credential={credential} name={name} onDone={close} />}
      <AlertDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={t('models.credentials.remove_question', { name })}
        body={t('models.credentials.remove_body')}
        confirm={t('models.credentials.remove')}
        cancel={t('models.credentials.keep')}
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate({ provider })}
      />
    </div>
  )
}

function CredentialForm({
  credential: { provider },
  name,
  onDone,
}: {
  credential: Credential
  name: string
  onDone: () => void
}) {
  const { t } = useTranslation('settings')
  const input = useRef<HTMLInputElement>(null)
  const [secret, setSecret] = useState('')
  const save = useAct('save_credential', {
    onSuccess: () => {
      confirmToast(t('models.credentials.saved', { name }))
      onDone()
    },
  })
  useEffect(() => input.current?.focus(), [])
  return (
    <form
      className="flex flex-col gap-3"
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ provider, secret: secret.trim() })
      }}
    >
      <Field label={t('models.credentials.label', { name })} hint={t('models.credentials.never_shown')}>
        <TextInput
          ref={input}
          code
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={secret}
          onChange={(event) => setSecret(event.target.value)}
        />
      </Field>
      <Failure error={save.error} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={save.isPending} disabled={secret.trim() === ''}>
          {t('models.credentials.save')}
        </Button>
        <Button onClick={onDone}>{t('ui:cancel')}</Button>
      </div>
    </form>
  )
}
