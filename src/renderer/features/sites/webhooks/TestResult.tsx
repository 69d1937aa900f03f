import { useTranslation } from 'react-i18next'
import type { WebhookTestResult } from '../../../../contract/webhooks.ts'
import { useFormats } from '../../../format.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { answerWords } from './answer-words.ts'
import { Body } from './Body.tsx'

/** How the receiver took a sample, in words. */
export function TestResult({ result }: { result: WebhookTestResult }) {
  const { t } = useTranslation('site-tools')
  const format = useFormats()
  return (
    <div className="flex flex-col gap-3">
      <Banner tone={result.ok ? 'good' : 'bad'} title={t(result.ok ? 'webhooks.test_ok' : 'webhooks.test_failed')}>
        {answerWords(result)} {t('webhooks.took', { time: format.milliseconds(result.duration_ms) })}
      </Banner>
      {result.answer !== '' && <Body label={t('webhooks.answer_body')} text={result.answer} />}
    </div>
  )
}
