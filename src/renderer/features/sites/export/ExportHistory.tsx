import { Check, CircleAlert, CircleDot, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SiteExport } from '../../../../contract/site-studio.ts'
import { useFormats } from '../../../format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Time } from '../../../ui/Time.tsx'
import { Block } from '../parts/Block.tsx'
import { cell, headCell } from '../parts/table.ts'
import { Archive } from './Report.tsx'
import { sizeOf } from './size.ts'

const marks = {
  done: { icon: Check, ink: 'text-good' },
  failed: { icon: CircleAlert, ink: 'text-bad' },
  cancelled: { icon: Square, ink: 'text-faint' },
  waiting: { icon: CircleDot, ink: 'text-accent' },
  running: { icon: CircleDot, ink: 'text-accent' },
}

/** Every export there was, the newest first. */
export function ExportHistory({ exports, slug }: { exports: readonly SiteExport[]; slug: string }) {
  const { t } = useTranslation('site-tools')
  if (exports.length === 0) return null
  const newest = exports.find(({ target, state }) => target === 'zip' && state === 'done')
  return (
    <Block title={t('export.history')}>
      <div role="group" aria-label={t('export.history')} tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse">
          <thead>
            <tr>
              {(['when', 'state', 'target', 'files', 'size'] as const).map((column) => (
                <th key={column} scope="col" className={headCell}>
                  {t(`export.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {exports.map((one) => (
              <Row key={one.id} one={one} slug={slug} hasArchive={one === newest} />
            ))}
          </tbody>
        </table>
      </div>
    </Block>
  )
}

function Row({ one, slug, hasArchive }: { one: SiteExport; slug: string; hasArchive: boolean }) {
  const { t, i18n } = useTranslation('site-tools')
  const format = useFormats()
  const done = one.state === 'done'
  const { icon, ink } = marks[one.state]
  return (
    <tr>
      <th scope="row" className={`${cell} text-left font-normal whitespace-nowrap`}>
        <Time at={one.created_at} />
      </th>
      <td className={`${cell} whitespace-nowrap`}>
        <span className="flex items-center gap-2">
          <Icon icon={icon} className={ink} />
          {t(`export.state.${one.state}`)}
        </span>
      </td>
      <td className={`${cell} max-w-96`}>
        {one.folder ? <span className="font-code text-small break-all">{one.folder}</span> : 'ZIP'}
        {hasArchive && (
          <div className="pt-1.5">
            <Archive one={one} slug={slug} />
          </div>
        )}
      </td>
      <td className={`${cell} nums`}>{done ? format.number(one.files) : '–'}</td>
      <td className={`${cell} nums whitespace-nowrap`}>{done ? sizeOf(one.bytes, i18n.language) : '–'}</td>
    </tr>
  )
}
