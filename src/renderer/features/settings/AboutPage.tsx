import { useTranslation } from 'react-i18next'
import { runCommand } from '../../commands.ts'
import { useOperation } from '../../query.ts'
import { Mark } from '../../shell/Mark.tsx'
import { Button } from '../../ui/Button.tsx'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Facts } from './Facts.tsx'
import { Group } from './Group.tsx'

export function AboutPage() {
  const { t } = useTranslation('settings')
  const status = useOperation('get_status', {})
  const samples = useOperation('get_library_counts', {}).data?.samples ?? 0
  return (
    <>
      <header className="flex items-center gap-4 pb-7">
        <span className="text-accent">
          <Mark size={44} />
        </span>
        <div>
          <p className="font-prose text-screen font-medium">Quoin</p>
          <p className="text-muted">{t('about.line')}</p>
        </div>
      </header>
      {status.isPending && <Skeleton rows={4} />}
      <Failure error={status.error} actions={<Button onClick={() => void status.refetch()}>{t('again')}</Button>} />
      {status.data && (
        <>
          <Group title={t('about.title')}>
            <Facts
              facts={[
                [t('about.version'), status.data.version],
                [t('about.network'), status.data.online ? t('about.online') : t('about.offline')],
              ]}
            />
          </Group>
          <Group title={t('about.folder')} hint={t('about.folder_hint')}>
            <CodeBlock text={status.data.data_folder} label={t('about.folder')} />
          </Group>
          <Group title={t('about.addresses.title')} hint={t('about.addresses.hint')}>
            <CodeBlock text={status.data.api} label={t('about.addresses.title')} />
          </Group>
        </>
      )}
      <Group title={t('about.samples.title')} hint={t('about.samples.hint')}>
        <div className="flex flex-wrap items-center gap-3">
          {samples === 0 ? (
            <Button onClick={() => runCommand('samples.add')}>{t('about.samples.add')}</Button>
          ) : (
            <Button onClick={() => runCommand('samples.remove')}>{t('about.samples.remove')}</Button>
          )}
          <span className="text-dense text-faint">{t('about.samples.count', { count: samples })}</span>
        </div>
      </Group>
      <Group title={t('about.help.title')}>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => runCommand('help.shortcuts')}>{t('about.help.shortcuts')}</Button>
          <Button onClick={() => runCommand('help.checklist')}>{t('about.help.checklist')}</Button>
        </div>
      </Group>
    </>
  )
}
