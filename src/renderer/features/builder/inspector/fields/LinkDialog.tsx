import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSiteLink } from '../../../../../text/html-profiles.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { PageLinkInput } from './PageLinkInput.tsx'
import { readLink, writeLink } from '../../../../pickers/link-kinds.ts'

interface LinkDialogProps {
  href: string
  /** Null takes the link away; undefined leaves all as it is. */
  onAnswer: (href: string | null | undefined) => void
}

/** Where the words that are selected shall lead. */
export function LinkDialog({ href: before, onAnswer }: LinkDialogProps) {
  const { t } = useTranslation('builder')
  const [href, setHref] = useState(before)
  const { kind, rest } = readLink(href)
  const complete = writeLink(kind, rest)
  return (
    <Dialog
      open
      size="small"
      onClose={() => onAnswer(undefined)}
      title={t('link.title')}
      footer={
        <>
          {before !== '' && <Button onClick={() => onAnswer(null)}>{t('link.remove')}</Button>}
          <Button variant="primary" disabled={!isSiteLink(complete)} onClick={() => onAnswer(complete)}>
            {t('link.set')}
          </Button>
        </>
      }
    >
      <PageLinkInput label={t('link.title')} href={href} onChange={setHref} />
    </Dialog>
  )
}
