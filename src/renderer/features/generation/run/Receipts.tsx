import { useTranslation } from 'react-i18next'
import type { Receipt } from '../../../../contract/generation.ts'
import { useFormats } from '../../../format.ts'
import { classes } from '../../../ui/classes.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'

/** Every call to a model, as bought. */
export function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  const { t } = useTranslation('generation')
  const format = useFormats()
  if (receipts.length === 0) return null
  return (
    <Disclosure label={t('receipts.title', { count: receipts.length })}>
      <ol className="mt-1 flex flex-col">
        {receipts.map((receipt, index) => (
          <li key={index} className="nums border-b border-line py-2 text-small text-muted last:border-0">
            <p className="flex items-baseline justify-between gap-3 text-dense text-ink">
              <span className="min-w-0 truncate">
                {receipt.stage === 'sections' || receipt.stage === 'repair'
                  ? receipt.label
                  : t(`stages.${receipt.stage}`, { defaultValue: receipt.label })}
              </span>
              <span className="shrink-0">{format.usd(receipt.usd)}</span>
            </p>
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate" translate="no">
                {receipt.provider} · {receipt.upstream_model}
              </span>
              <span className={classes('shrink-0', receipt.outcome !== 'ok' && 'text-warn')}>
                {t(`outcome.${receipt.outcome}`)}
              </span>
            </p>
            <p className="text-faint">
              {t('receipts.tokens', {
                count: receipt.tokens_out,
                tokens_in: format.number(receipt.tokens_in),
                tokens_out: format.number(receipt.tokens_out),
                time: format.milliseconds(receipt.milliseconds),
              })}
            </p>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
