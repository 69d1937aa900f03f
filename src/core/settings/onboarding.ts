import type { OnboardingStep, Settings } from '../../contract/settings.ts'
import type { Tx } from '../db/write.ts'
import { readSettings, saveSettingsGroup } from './store.ts'

export const withStep = (onboarding: Settings['onboarding'], step: OnboardingStep): Settings['onboarding'] =>
  onboarding.done.includes(step) ? onboarding : { ...onboarding, done: [...onboarding.done, step] }

/** Ticks a first step off, once; whoever owns the change calls it in the transaction of that change. */
export async function tickOnboarding(tx: Tx, step: OnboardingStep): Promise<void> {
  const { onboarding } = await readSettings(tx.db)
  const ticked = withStep(onboarding, step)
  if (ticked === onboarding) return
  await saveSettingsGroup(tx.db, 'onboarding', ticked)
  tx.emit({ type: 'settings.saved' })
}
