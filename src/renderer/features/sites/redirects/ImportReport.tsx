import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '../../../client.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { cell, headCell } from '../parts/table.ts'

/** What was taken, and each line that was not, with its reason. */
export function ImportReport({ saved, refused }: ReplyOf<'import_redirects'>) {
  const { t } = useTranslation('site-tools')
  return (
    <div className="flex flex-col gap-4" role="status">
      <p className="flex items-start gap-2">
        <Icon icon={CircleCheck} className="mt-0.5 text-good" />
        {t('redirects.import.saved', { count: saved })}
      </p>
      {refused.length > 0 && (
        <>
          <p className="font-medium">{t('redirects.import.refused', { count: refused.length })}</p>
          <table className="w-full border-collapse text-dense">
            <thead>
              <tr>
                {(['line', 'text', 'why'] as const).map((column) => (
                  <th key={column} scope="col" className={headCell}>
                    {t(`redirects.import.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {refused.map(({ line, text, message }) => (
                <tr key={line}>
                  <td className={`${cell} nums`}>{line}</td>
                  <td className={`${cell} font-code text-small break-all`}>{text}</td>
                  <td lang="en" className={`${cell} text-pretty`}>
                    {message}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  )
}
