import { Check, Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OnboardingStep } from '../../../contract/settings.ts'
import { runCommand } from '../../commands.ts'
import { goTo } from '../../navigate.ts'
import { useAct, useOperation } from '../../query.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { undoToast } from '../../ui/toast.tsx'

/** In the order in which they make sense; each leads to where it is done. */
const steps: { step: OnboardingStep; go: () => void }[] = [
  { step: 'write', go: () => runCommand('article.new') },
  { step: 'restore_version', go: () => goTo({ to: '/articles' }) },
  { step: 'generate', go: () => runCommand('article.generate') },
  { step: 'theme', go: () => goTo({ to: '/settings/{-$page}', params: { page: 'appearance' } }) },
  { step: 'model', go: () => goTo({ to: '/settings/{-$page}', params: { page: 'models' } }) },
  { step: 'api_key', go: () => goTo({ to: '/settings/{-$page}', params: { page: 'api' } }) },
]

/** Six first steps that tick themselves. It never comes back once sent away, except through Help. */
export function Checklist() {
  const { t } = useTranslation('today')
  const onboarding = useOperation('get_settings', {}).data?.onboarding
  const save = useAct('save_settings')
  if (!onboarding || onboarding.dismissed) return null

  const done = steps.filter(({ step }) => onboarding.done.includes(step)).length
  const dismiss = () =>
    save.mutate(
      { onboarding: { dismissed: true } },
      {
        onSuccess: () =>
          undoToast(t('checklist.dismissed'), {
            label: t('undo'),
            run: () => save.mutate({ onboarding: { dismissed: false } }),
          }),
      },
    )
  return (
    <aside aria-labelledby="checklist" className="self-start lg:border-l lg:border-line lg:pl-8">
      <h2 id="checklist" className="text-dense font-semibold text-muted">
        {t('checklist.title')}
      </h2>
      <p className="nums mb-3 text-dense text-faint">{t('checklist.progress', { done, all: steps.length })}</p>
      <ol className="flex flex-col">
        {steps.map(({ step, go }) => (
          <li key={step}>
            <Step step={step} done={onboarding.done.includes(step)} onGo={go} />
          </li>
        ))}
      </ol>
      <Button variant="bare" className="mt-2 -ml-3" busy={save.isPending} onClick={dismiss}>
        {done === steps.length ? t('checklist.finish') : t('checklist.dismiss')}
      </Button>
      <Failure error={save.error} />
    </aside>
  )
}

function Step({ step, done, onGo }: { step: OnboardingStep; done: boolean; onGo: () => void }) {
  const { t } = useTranslation('today')
  const title = t(`checklist.step.${step}`)
  if (done) {
    return (
      <span className="flex min-h-9 items-start gap-2.5 py-2 text-faint">
        <Icon icon={Check} className="mt-0.5 text-good" />
        <span className="line-through decoration-line">{title}</span>
        <span className="sr-only">{t('checklist.done')}</span>
      </span>
    )
  }
  return (
    <button
      type="button"
      onClick={onGo}
      className={classes(
        'flex min-h-9 w-full items-start gap-2.5 rounded-control py-2 text-left underline-offset-4 hover:text-accent hover:underline',
      )}
    >
      <Icon icon={Circle} className="mt-0.5 text-edge" />
      {title}
    </button>
  )
}
