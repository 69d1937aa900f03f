import { Bookmark } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { confirmToast } from '../../../ui/toast.tsx'
import type { Session } from '../session/session.ts'
import { keepVersion } from '../session/versions.ts'

/** Keeps the text as it is now under a name. */
export function NameVersion({ session, onKept }: { session: Session; onKept: (id: number) => void }) {
  const { t } = useTranslation('editor')
  const [open, setOpen] = useState(false)
  const [label, setLabel] = useState('')
  const [empty, setEmpty] = useState(false)
  const keep = useMutation({
    mutationFn: (name: string) => keepVersion(session, name),
    onSuccess: (version) => {
      if (!version) return
      setOpen(false)
      setLabel('')
      confirmToast(t('versions.named', { name: version.label }))
      onKept(version.id)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (label.trim() === '') return setEmpty(true)
    keep.mutate(label.trim())
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      title={t('versions.name_title')}
      trigger={<Button icon={Bookmark}>{t('versions.name')}</Button>}
    >
      <form onSubmit={submit} className="flex flex-col gap-3">
        <p className="text-pretty text-muted">{t('versions.name_body')}</p>
        <Field label={t('versions.name_label')} error={empty && t('versions.name_empty')}>
          <TextInput
            value={label}
            maxLength={120}
            onChange={(event) => {
              setLabel(event.target.value)
              setEmpty(false)
            }}
          />
        </Field>
        <Failure error={keep.error} />
        <div>
          <Button type="submit" variant="primary" busy={keep.isPending}>
            {t('versions.name_keep')}
          </Button>
        </div>
      </form>
    </Popover>
  )
}
