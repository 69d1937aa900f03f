import { Eraser, ListChecks, Library } from 'lucide-react'
import { call } from '../../client.ts'
import { registerCommands } from '../../commands.ts'
import { asFailure } from '../../failure.ts'
import { currentLanguage, translate } from '../../i18n/index.ts'
import { goTo } from '../../navigate.ts'
import { refresh } from '../../query.ts'
import { confirmToast, failureToast, undoToast } from '../../ui/toast.tsx'

/** A command has no place of its own on the screen, so its failure is told as a message that stays. */
async function act(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    failureToast(asFailure(error).message)
  }
}

async function showChecklist(): Promise<void> {
  await call('save_settings', { onboarding: { dismissed: false } })
  await refresh('get_settings')
  goTo({ to: '/' })
}

async function addSamples(): Promise<void> {
  const { done } = await call('start_samples', { language: currentLanguage() })
  confirmToast(translate('today:samples.added', { count: done.length }))
}

async function removeSamples(): Promise<void> {
  const { done } = await call('remove_samples', {})
  if (done.length === 0) return void confirmToast(translate('today:samples.none'))
  undoToast(translate('today:samples.removed', { count: done.length }), {
    label: translate('today:undo'),
    run: () => void act(() => call('restore_articles', { ids: done })),
  })
}

registerCommands([
  {
    id: 'help.checklist',
    title: 'today:command.checklist',
    group: 'help',
    icon: ListChecks,
    run: () => act(showChecklist),
  },
  {
    id: 'samples.add',
    title: 'today:command.samples_add',
    group: 'help',
    icon: Library,
    run: () => act(addSamples),
  },
  {
    id: 'samples.remove',
    title: 'today:command.samples_remove',
    group: 'help',
    icon: Eraser,
    run: () => act(removeSamples),
  },
])
