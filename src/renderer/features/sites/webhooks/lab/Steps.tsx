import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SignatureStep } from '../../../../../contract/webhook-lab.ts'
import { Banner } from '../../../../ui/Banner.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { markedAt } from './wrong-byte.ts'

/** Each step of both schemes up to the first that fails. */
export function Steps({ steps, ok }: { steps: readonly SignatureStep[]; ok: boolean }) {
  const { t } = useTranslation('site-tools')
  return (
    <div className="flex flex-col gap-5">
      <Banner tone={ok ? 'good' : 'bad'} title={t(ok ? 'lab.inspect.right' : 'lab.inspect.wrong')} />
      <div className="grid gap-8 xl:grid-cols-2">
        {(['standard', 'service'] as const).map((scheme) => (
          <section key={scheme} aria-label={t(`lab.scheme.${scheme}`)} className="min-w-0">
            <h3 className="font-medium">{t(`lab.scheme.${scheme}`)}</h3>
            <ol className="mt-1">
              {steps
                .filter((one) => one.scheme === scheme)
                .map((step) => (
                  <Step key={step.step} step={step} />
                ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}

function Step({ step: found }: { step: SignatureStep }) {
  const { t, i18n } = useTranslation('site-tools')
  const { scheme, step, ok, sentence, shown, first_wrong } = found
  const marked = markedAt(found)
  const english = i18n.language === 'en'
  return (
    <li className="flex items-start gap-2.5 border-b border-line py-2.5">
      <Icon icon={ok ? CircleCheck : CircleAlert} className={ok ? 'mt-0.5 text-good' : 'mt-0.5 text-bad'} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="font-medium">
          {t(`lab.step.${step}`)} <span className="sr-only">{t(ok ? 'lab.step_ok' : 'lab.step_failed')}</span>
        </p>
        <p className="text-pretty">{english ? sentence : t(`lab.said.${scheme}.${step}.${ok ? 'ok' : 'wrong'}`)}</p>
        {marked ? (
          <>
            <pre
              role="group"
              aria-label={t('lab.expected')}
              tabIndex={0}
              className="overflow-x-auto rounded-control border border-line bg-sunken px-3 py-2 font-code text-small break-all whitespace-pre-wrap"
            >
              {marked.before}
              <mark className="ground-bad rounded-mark font-semibold text-bad underline decoration-2 underline-offset-2">
                {marked.wrong}
              </mark>
              {marked.after}
            </pre>
            <p className="text-dense text-pretty text-muted">
              {first_wrong!.found === ''
                ? t('lab.too_short', { at: first_wrong!.at + 1, expected: first_wrong!.expected })
                : t('lab.first_wrong', {
                    at: first_wrong!.at + 1,
                    expected: first_wrong!.expected,
                    found: first_wrong!.found,
                  })}
            </p>
          </>
        ) : (
          shown !== '' && (
            <pre
              role="group"
              aria-label={t(`lab.step.${step}`)}
              tabIndex={0}
              className="max-h-40 overflow-auto rounded-control border border-line bg-sunken px-3 py-2 font-code text-small break-all whitespace-pre-wrap"
            >
              {shown}
            </pre>
          )
        )}
      </div>
    </li>
  )
}
