import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { Controller, useForm, type FieldError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { CredentialHolder } from '../../../contract/settings.ts'
import { isFailure, type StudioFailure } from '../../failure.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { providerName } from './providers.ts'

const RouteForm = z
  .object({
    provider: z.string(),
    upstream_model: z.string().trim().min(1).max(120),
    base_url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
  })
  .refine(({ provider, base_url }) => provider !== 'openai-compatible' || base_url !== '', { path: ['base_url'] })

const fields = ['provider', 'upstream_model', 'base_url'] as const

/** The core's own sentence where it refused, ours where the form saw it first. */
const said = (error: FieldError | undefined, ours: string) => error && (error.type === 'server' ? error.message : ours)

export interface RouteValues<Holder> {
  provider: Holder
  upstream_model: string
  base_url: string | null
}

interface RouteDialogProps<Holder> {
  route: RouteValues<Holder> & { key: string; name: string }
  providers: readonly Holder[]
  /** What a route of this kind is for, in one sentence. */
  body: string
  busy: boolean
  error: StudioFailure | null
  onSave: (values: RouteValues<Holder>, refused: (error: StudioFailure) => void) => void
  onClose: () => void
}

export function RouteDialog<Holder extends CredentialHolder>(props: RouteDialogProps<Holder>) {
  const { route, providers, body, busy, error, onSave, onClose } = props
  const { t } = useTranslation('settings')
  const form = useId()
  const { register, control, handleSubmit, setError, watch, formState } = useForm({
    resolver: zodResolver(RouteForm),
    defaultValues: {
      provider: route.provider as string,
      upstream_model: route.upstream_model,
      base_url: route.base_url ?? '',
    },
  })
  const refused = ({ details }: StudioFailure) => {
    const detail = details.find(({ path }) => fields.some((field) => field === path))
    if (detail) setError(detail.path as (typeof fields)[number], { type: 'server', message: detail.message })
  }
  const { errors } = formState
  const submit = handleSubmit(({ provider, upstream_model, base_url }) =>
    onSave({ provider: provider as Holder, upstream_model, base_url: base_url === '' ? null : base_url }, refused),
  )
  const local = watch('provider') === 'openai-compatible'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('models.edit.title', { name: route.name })}
      description={body}
      footer={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {t('models.edit.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label={t('models.edit.provider')}>
          <Controller
            control={control}
            name="provider"
            render={({ field }) => (
              <Select
                value={field.value}
                onChange={field.onChange}
                options={providers.map((value) => ({ value, label: providerName(value, t) }))}
              />
            )}
          />
        </Field>
        <Field
          label={t('models.edit.model')}
          hint={t('models.edit.model_hint')}
          error={said(errors.upstream_model, t('models.edit.model_missing'))}
        >
          <TextInput code spellCheck={false} {...register('upstream_model')} />
        </Field>
        <Field
          label={t('models.edit.address')}
          hint={local ? t('models.edit.address_local') : t('models.edit.address_hint')}
          error={said(errors.base_url, t('models.edit.address_wrong'))}
        >
          <TextInput
            code
            type="url"
            spellCheck={false}
            placeholder={local ? 'http://127.0.0.1:11434/v1' : undefined}
            {...register('base_url')}
          />
        </Field>
        {!(isFailure(error, 'validation_error') && Object.keys(errors).length > 0) && <Failure error={error} />}
      </form>
    </Dialog>
  )
}
