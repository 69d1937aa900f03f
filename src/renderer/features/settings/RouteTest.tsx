import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '../../client.ts'
import { useFormats } from '../../format.ts'
import { Icon } from '../../ui/Icon.tsx'

/** What one small real call brought back: the answer, the time, the price; or the reason why not. */
export function RouteTest({ result }: { result: ReplyOf<'test_model_route'> }) {
  const { t } = useTranslation('settings')
  const format = useFormats()
  return (
    <div className="flex items-start gap-2">
      <Icon
        icon={result.ok ? CircleCheck : CircleAlert}
        className={result.ok ? 'mt-0.5 text-good' : 'mt-0.5 text-bad'}
      />
      <div className="min-w-0">
        {result.ok && result.answer ? (
          <p className="text-pretty">
            {t('models.test.answered')} <q className="font-prose">{result.answer}</q>
          </p>
        ) : (
          <p className="text-pretty">{result.message}</p>
        )}
        <p className="nums text-dense text-faint">
          {t('models.test.took', { time: format.milliseconds(result.milliseconds), cost: format.usd(result.usd) })}
        </p>
      </div>
    </div>
  )
}
