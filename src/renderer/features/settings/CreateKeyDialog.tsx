import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { KeyScopes } from '../../../contract/keys.ts'
import type { ReplyOf } from '../../client.ts'
import { useAct } from '../../query.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Field } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { expiresAt, expiries } from './api-keys.ts'
import { snippet } from './snippet.ts'

const KeyForm = z.object({ name: z.string().trim().min(1).max(80), scopes: KeyScopes, expiry: z.enum(expiries) })

/** Makes a key, then shows it the one time it can be shown. */
export function CreateKeyDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const create = useAct('create_api_key')
  return create.data ? (
    <KeyOnce made={create.data} address={address} onClose={onClose} />
  ) : (
    <KeyQuestions create={create} onClose={onClose} />
  )
}

function KeyQuestions({
  create,
  onClose,
}: {
  create: ReturnType<typeof useAct<'create_api_key'>>
  onClose: () => void
}) {
  const { t } = useTranslation('settings')
  const form = useId()
  const { register, control, handleSubmit, formState } = useForm<z.infer<typeof KeyForm>>({
    resolver: zodResolver(KeyForm),
    defaultValues: { name: '', scopes: 'read', expiry: '90' },
  })
  const submit = handleSubmit(({ name, scopes, expiry }) =>
    create.mutate({ name, scopes, expires_at: expiresAt(expiry, Date.now()) }),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('api.create.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={create.isPending}>
            {t('api.create.create')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field
          label={t('api.create.name')}
          hint={t('api.create.name_hint')}
          error={formState.errors.name && t('api.create.name_missing')}
        >
          <TextInput maxLength={80} {...register('name')} />
        </Field>
        <Controller
          control={control}
          name="scopes"
          render={({ field }) => (
            <RadioGroup
              label={t('api.create.scope')}
              value={field.value}
              onChange={field.onChange}
              options={[
                { value: 'read', label: t('api.scope.read'), hint: t('api.scope.read_hint') },
                { value: 'read,write', label: t('api.scope.write'), hint: t('api.scope.write_hint') },
              ]}
            />
          )}
        />
        <Field label={t('api.create.expiry')}>
          <Controller
            control={control}
            name="expiry"
            render={({ field }) => (
              <Select
                value={field.value}
                onChange={field.onChange}
                options={expiries.map((value) => ({ value, label: t(`api.expiry.${value}`) }))}
                className="max-w-60"
              />
            )}
          />
        </Field>
        <Failure error={create.error} />
      </form>
    </Dialog>
  )
}

function KeyOnce({
  made,
  address,
  onClose,
}: {
  made: ReplyOf<'create_api_key'>
  address: string
  onClose: () => void
}) {
  const { t } = useTranslation('settings')
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      size="wide"
      title={t('api.once.title', { name: made.name })}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('api.once.done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Banner tone="warn" title={t('api.once.warning')}>
          {t('api.once.body')}
        </Banner>
        <CodeBlock text={made.key} label={t('api.once.key')} copyLabel={t('api.once.copy')} />
        <div>
          <h3 className="mb-1.5 font-medium">{t('api.try.title')}</h3>
          <CodeBlock text={snippet(address, made.key)} label={t('api.try.title')} />
        </div>
      </div>
    </Dialog>
  )
}
