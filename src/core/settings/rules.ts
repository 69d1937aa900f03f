import { isDeepStrictEqual } from 'node:util'
import type { ParsedInput } from '../../contract/operation.ts'
import type { settingsOperations, Settings } from '../../contract/settings.ts'
import { withStep } from './onboarding.ts'

export type SettingsPatch = ParsedInput<typeof settingsOperations.save_settings>

/** The settings after a patch: a field that was not passed stays. */
export function planSettings(before: Settings, patch: SettingsPatch): Settings {
  const onboarding = { ...before.onboarding, ...passed(patch.onboarding) }
  const done = [...new Set(onboarding.done)]
  return {
    general: { ...before.general, ...passed(patch.general) },
    appearance: { ...before.appearance, ...passed(patch.appearance) },
    plan: { ...before.plan, ...passed(patch.plan) },
    limits: { ...before.limits, ...passed(patch.limits) },
    onboarding: patch.appearance?.theme ? withStep({ ...onboarding, done }, 'theme') : { ...onboarding, done },
  }
}

export const changedGroups = (before: Settings, after: Settings): (keyof Settings)[] =>
  (Object.keys(after) as (keyof Settings)[]).filter((group) => !isDeepStrictEqual(before[group], after[group]))

/** A field that is there and undefined counts as not passed: spread, it would wipe the value. */
const passed = <T extends object>(fields: T | undefined): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)) as never
