import { FolderOpen, PackageOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { getBridge } from '../../../bridge.ts'
import { asFailure } from '../../../failure.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import type { ExportWork } from './use-export.ts'

/** Where the files go and how links are written; then the act itself. */
export function ExportForm({ work, errors }: { work: ExportWork; errors: number }) {
  const { t } = useTranslation('site-tools')
  const { wish } = work
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        label={t('export.target')}
        value={wish.target}
        onChange={work.setTarget}
        options={[
          { value: 'folder', label: t('export.folder'), hint: t('export.folder_hint') },
          { value: 'zip', label: t('export.zip'), hint: t('export.zip_hint') },
        ]}
      />
      {wish.target === 'folder' && <Folder work={work} />}
      <Checkbox
        label={t('export.clean')}
        hint={t('export.clean_hint')}
        checked={wish.clean_links}
        onChange={work.setClean}
      />
      {work.error && (
        <Failure
          error={work.error}
          title={t('export.not_started')}
          actions={
            wish.own !== wish.folder &&
            asFailure(work.error).details.some(({ path }) => path === 'folder') && (
              <Button onClick={() => work.setPicked(wish.own)}>{t('export.use_own')}</Button>
            )
          }
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={errors > 0 ? 'quiet' : 'primary'}
          icon={PackageOpen}
          busy={work.starting}
          disabledReason={work.current ? t('export.is_running') : null}
          onClick={() => work.start(errors > 0)}
        >
          {errors > 0 ? t('export.anyway') : wish.target === 'zip' ? t('export.start_zip') : t('export.start_folder')}
        </Button>
        {errors > 0 && <span className="max-w-prose text-dense text-pretty text-muted">{t('export.anyway_hint')}</span>}
      </div>
    </div>
  )
}

function Folder({ work }: { work: ExportWork }) {
  const { t } = useTranslation('site-tools')
  const native = getBridge().native
  const { folder, own } = work.wish
  const choose = async () => {
    const picked = await native?.pickFolder()
    if (picked) work.setPicked(picked)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium">{t('export.files_go')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 rounded-control border border-line bg-sunken px-2.5 py-1.5 font-code text-small break-all">
          {folder ?? '…'}
        </code>
        {native && (
          <Button icon={FolderOpen} onClick={() => void choose()}>
            {t('export.choose_folder')}
          </Button>
        )}
        {native && folder !== own && (
          <Button variant="bare" onClick={() => work.setPicked(own)}>
            {t('export.use_own')}
          </Button>
        )}
      </div>
      <p className="max-w-prose text-dense text-pretty text-faint">
        {folder === own ? t(native ? 'export.own_folder' : 'export.own_folder_tab') : t('export.other_folder')}
      </p>
    </div>
  )
}
