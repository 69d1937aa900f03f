import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refresh, useAct } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { ImportReport } from './ImportReport.tsx'

/** Takes redirects from a CSV, pasted or chosen, and tells line by line what was not taken. */
export function ImportDialog({ siteId, onClose }: { siteId: number; onClose: () => void }) {
  const { t } = useTranslation('site-tools')
  const [csv, setCsv] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const take = useAct('import_redirects', { onSuccess: () => void refresh('list_redirects', 'get_site_history') })
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('redirects.import.title')}
      description={take.data ? undefined : t('redirects.import.body')}
      footer={
        take.data ? (
          <Button variant="primary" onClick={onClose}>
            {t('redirects.import.done')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('ui:cancel')}</Button>
            <Button
              variant="primary"
              busy={take.isPending}
              disabled={csv.trim() === ''}
              onClick={() => take.mutate({ site_id: siteId, csv })}
            >
              {t('redirects.import.take')}
            </Button>
          </>
        )
      }
    >
      {take.data ? (
        <ImportReport {...take.data} />
      ) : (
        <div className="flex flex-col gap-4">
          <Field label={t('redirects.import.text')} hint={t('redirects.import.hint')}>
            <TextArea
              rows={8}
              spellCheck={false}
              className="font-code text-code"
              placeholder={'/old/,/new/,301\n/2019/news/,/news/'}
              value={csv}
              onChange={({ target }) => setCsv(target.value)}
            />
          </Field>
          <div>
            <input
              ref={file}
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              hidden
              onChange={async ({ target }) => {
                const [chosen] = target.files ?? []
                if (chosen) setCsv(await chosen.text())
                target.value = ''
              }}
            />
            <Button icon={Upload} onClick={() => file.current?.click()}>
              {t('redirects.import.choose')}
            </Button>
          </div>
          <Failure error={take.error} title={t('redirects.import.failed')} />
        </div>
      )}
    </Dialog>
  )
}
