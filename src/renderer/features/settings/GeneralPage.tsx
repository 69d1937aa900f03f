import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { Settings } from '../../../contract/settings.ts'
import { contentLanguages } from '../../languages.ts'
import { useAct } from '../../query.ts'
import { announce } from '../../ui/announce.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { Group } from './Group.tsx'
import { useSaveSettings, useSettings } from './use-settings.ts'

const Names = z.object({
  workspace_name: z.string().trim().max(120),
  email: z.union([z.literal(''), z.email().max(254)]),
})

export function GeneralPage() {
  const settings = useSettings()
  if (settings.error) return <Failure error={settings.error} />
  return settings.data ? <GeneralForm general={settings.data.general} /> : <Skeleton />
}

function GeneralForm({ general }: { general: Settings['general'] }) {
  const { t, i18n } = useTranslation('settings')
  const save = useSaveSettings()
  // What was typed must survive a failure, so these two are not shown as stored before they are.
  const saveNames = useAct('save_settings', { onSuccess: () => announce(t('saved')) })
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Names),
    values: { workspace_name: general.workspace_name, email: general.email },
    resetOptions: { keepDirtyValues: true },
    mode: 'onBlur',
    // Leaving a field checks it; going back to it is left to the writer.
    shouldFocusError: false,
  })
  const submit = handleSubmit((names) => {
    if (names.workspace_name !== general.workspace_name || names.email !== general.email)
      saveNames.mutate({ general: names })
  })
  return (
    <form onSubmit={submit} onBlur={() => void submit()} noValidate>
      <Failure error={save.error ?? saveNames.error} title={t('not_saved')} />
      <Group title={t('general.workspace.title')} hint={t('general.workspace.hint')}>
        <Field
          label={t('general.workspace.label')}
          error={formState.errors.workspace_name && t('general.workspace.long')}
        >
          <TextInput {...register('workspace_name')} className="max-w-100" />
        </Field>
      </Group>
      <Group title={t('general.email.title')} hint={t('general.email.hint')}>
        <Field label={t('general.email.label')} error={formState.errors.email && t('general.email.wrong')}>
          <TextInput type="email" inputMode="email" {...register('email')} className="max-w-100" />
        </Field>
      </Group>
      <Group title={t('general.language.title')} hint={t('general.language.hint')}>
        <Field label={t('general.language.label')}>
          <Select
            value={general.language}
            onChange={(language) => save.mutate({ general: { language } })}
            options={contentLanguages(i18n.language, general.language)}
            className="max-w-100"
          />
        </Field>
      </Group>
    </form>
  )
}
