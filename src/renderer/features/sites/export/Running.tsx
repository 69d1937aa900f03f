import { Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteExport } from '../../../../contract/site-studio.ts'
import { useFormats } from '../../../format.ts'
import { announce } from '../../../ui/announce.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import type { ExportWork } from './use-export.ts'

const SPOKEN = 25

/** How far the export is; said aloud at each quarter. */
export function Running({ one, work }: { one: SiteExport; work: ExportWork }) {
  const { t } = useTranslation('site-tools')
  const format = useFormats()
  const said = useRef(-1)
  const quarter = Math.floor(one.progress / SPOKEN)
  const words = t(one.state === 'waiting' ? 'export.waiting' : 'export.running', {
    percent: format.percent(one.progress / 100),
  })
  useEffect(() => {
    if (quarter === said.current) return
    said.current = quarter
    announce(words)
  }, [quarter, words])
  return (
    <div className="flex flex-col gap-3 border border-line bg-sheet px-5 py-4">
      <div className="flex items-center justify-between gap-4">
        <p className="nums font-medium">{words}</p>
        <Button icon={Square} busy={work.stopping} onClick={() => work.stop(one.id)}>
          {t('export.stop')}
        </Button>
      </div>
      <Progress label={t('export.progress')} value={one.state === 'waiting' ? null : one.progress} valueText={words} />
      <p className="text-dense text-faint">{t('export.running_hint')}</p>
    </div>
  )
}
