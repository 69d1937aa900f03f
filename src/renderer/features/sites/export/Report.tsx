import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteExport } from '../../../../contract/site-studio.ts'
import { fetchFile } from '../../../client.ts'
import { useFormats } from '../../../format.ts'
import { saveFile } from '../../../save-file.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Block } from '../parts/Block.tsx'
import { Problems } from './Problems.tsx'
import { sizeOf } from './size.ts'

const tones = { done: 'good', failed: 'bad', cancelled: 'info' } as const

/** How an export ended, in figures, with the way to its files. */
export function Report({ one, slug }: { one: SiteExport; slug: string }) {
  const { t } = useTranslation('site-tools')
  const { state } = one
  if (state === 'waiting' || state === 'running') return null
  const stopped = state === 'failed' && one.problems.some(({ level }) => level === 'error')
  return (
    <Block title={t('export.result')}>
      <Banner tone={tones[state]} title={t(`export.ended.${state}`)}>
        {state === 'failed' && !stopped && <span lang="en">{one.error}</span>}
        {stopped && t('export.ended.stopped')}
        {state === 'cancelled' && t('export.ended.cancelled_body')}
      </Banner>
      {state === 'done' && <Figures one={one} />}
      {state === 'done' && one.folder && (
        <CodeBlock text={one.folder} label={t('export.folder')} copyLabel={t('export.copy_path')} />
      )}
      {state === 'done' && one.target === 'zip' && <Archive one={one} slug={slug} />}
      {state === 'failed' && one.problems.length > 0 && <Problems siteId={one.site_id} problems={one.problems} />}
    </Block>
  )
}

function Figures({ one }: { one: SiteExport }) {
  const { t, i18n } = useTranslation('site-tools')
  const format = useFormats()
  const figures = [
    ['files', format.number(one.files)],
    ['written', format.number(one.written)],
    ['kept', format.number(one.files - one.written)],
    ['removed', format.number(one.removed)],
    ['size', sizeOf(one.bytes, i18n.language)],
    ['time', format.milliseconds(one.took_ms)],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-dense text-faint">{t(`export.figure.${name}`)}</dt>
          <dd className="nums text-heading-4">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The archive, fetched through the session of this window. */
export function Archive({ one, slug }: { one: SiteExport; slug: string }) {
  const { t } = useTranslation('site-tools')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const take = async () => {
    setBusy(true)
    setError(null)
    try {
      saveFile(await fetchFile(`/exports/${one.id}/file`), `${slug}.zip`, 'application/zip')
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Button icon={Download} busy={busy} onClick={() => void take()}>
        {t('export.download')}
      </Button>
      <Failure error={error} />
    </div>
  )
}
