import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { findSection } from '../../../../document/sections.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useCanvas } from '../draw/use-canvas.tsx'
import { useSession } from '../session/use-session.ts'
import { sectionWords, typeName } from '../words.ts'
import { useShare } from './use-sharing.ts'

export function ShareDialog() {
  const canvas = useCanvas()
  const sharing = useStore(canvas.store, (state) => state.sharing)
  return sharing === null ? null : <ShareOne key={sharing} id={sharing} onClose={() => canvas.askToShare(null)} />
}

function ShareOne({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('builder')
  const session = useSession()
  const share = useShare()
  const section = findSection(session.store.getState().doc.sections, id)
  const [name, setName] = useState(() =>
    section ? (sectionWords(section) || typeName(section.type)).slice(0, 80) : '',
  )
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t('shared.make')}
      description={t('shared.make_body')}
      footer={
        <Button
          variant="primary"
          busy={share.isPending}
          disabled={name.trim() === ''}
          onClick={() => share.mutate({ section_id: id, name: name.trim() }, { onSuccess: onClose })}
        >
          {t('shared.make')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <Field label={t('shared.its_name')} hint={t('shared.its_name_hint')}>
          <TextInput value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Failure error={share.error} />
      </div>
    </Dialog>
  )
}
