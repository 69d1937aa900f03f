import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../../../contract/settings.ts'
import { call, type InputOf } from '../../client.ts'
import { keyOf, queryClient, useOperation } from '../../query.ts'
import { announce } from '../../ui/announce.tsx'

const key = keyOf('get_settings', {})

export type SettingsPatch = InputOf<'save_settings'>

export const useSettings = () => useOperation('get_settings', {})

/** Saves a change at once. It shows before it is stored, and goes back if it could not be stored. */
export function useSaveSettings() {
  const { t } = useTranslation('settings')
  return useMutation({
    mutationFn: (patch: SettingsPatch) => call('save_settings', patch),
    onMutate: async (patch) => {
      await queryClient.cancelQueries({ queryKey: key })
      const before = queryClient.getQueryData(key)
      queryClient.setQueryData<Settings>(key, (old) => old && patched(old, patch))
      return { before }
    },
    onSuccess: (settings) => {
      queryClient.setQueryData(key, settings)
      announce(t('saved'))
    },
    onError: (_error, _patch, context) => queryClient.setQueryData(key, context?.before),
  })
}

export const patched = (settings: Settings, patch: SettingsPatch): Settings => ({
  general: { ...settings.general, ...patch.general },
  appearance: { ...settings.appearance, ...patch.appearance },
  plan: { ...settings.plan, ...patch.plan },
  limits: { ...settings.limits, ...patch.limits },
  onboarding: { ...settings.onboarding, ...patch.onboarding },
})
