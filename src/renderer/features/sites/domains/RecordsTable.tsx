import { useTranslation } from 'react-i18next'
import type { DnsRecord } from '../../../../contract/domains.ts'
import { classes } from '../../../ui/classes.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { cell, headCell } from '../parts/table.ts'

/** The records to set, each cell with its Copy. */
export function RecordsTable({ records, host }: { records: readonly DnsRecord[]; host: string }) {
  const { t } = useTranslation('site-tools')
  return (
    <div role="group" aria-label={t('domains.records_of', { host })} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {(['type', 'name', 'value', 'purpose'] as const).map((column) => (
              <th key={column} scope="col" className={headCell}>
                {t(`domains.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map(({ type, name, value }) => (
            <tr key={`${type}-${name}-${value}`}>
              <th scope="row" className={`${cell} pt-3.5 text-left font-code text-small font-medium`}>
                {type}
              </th>
              <td className={cell}>
                <Copied text={name} whole />
              </td>
              <td className={cell}>
                {value === null ? (
                  <span className="inline-block py-1.5 text-warn">{t('domains.no_target')}</span>
                ) : (
                  <Copied text={value} />
                )}
              </td>
              <td className={`${cell} py-3.5 text-dense text-pretty text-muted`}>
                {t(type === 'TXT' ? 'domains.purpose.proof' : 'domains.purpose.way')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Copied = ({ text, whole }: { text: string; whole?: boolean }) => (
  <span className="flex items-start gap-1">
    <span className={classes('min-w-0 py-1.5 font-code text-small', whole ? 'whitespace-nowrap' : 'break-all')}>
      {text}
    </span>
    <CopyButton text={text} />
  </span>
)
