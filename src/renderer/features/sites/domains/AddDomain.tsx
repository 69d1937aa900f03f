import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure } from '../../../failure.ts'
import { useAct } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'

/** A name of the writer's own for the site. */
export function AddDomain({ siteId }: { siteId: number }) {
  const { t } = useTranslation('site-tools')
  const [hostname, setHostname] = useState('')
  const add = useAct('add_domain', { onSuccess: () => setHostname('') })
  const wrong = add.error ? asFailure(add.error).details.find(({ path }) => path === 'hostname') : undefined
  return (
    <form
      noValidate
      className="flex max-w-140 flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (hostname.trim() !== '') add.mutate({ site_id: siteId, hostname })
      }}
    >
      <Field label={t('domains.add.label')} hint={t('domains.add.hint')} error={wrong?.message}>
        <span className="flex gap-2">
          <TextInput
            code
            spellCheck={false}
            maxLength={253}
            placeholder="www.example.com"
            value={hostname}
            onChange={({ target }) => setHostname(target.value)}
          />
          <Button type="submit" variant="primary" icon={Plus} busy={add.isPending} disabled={hostname.trim() === ''}>
            {t('domains.add.add')}
          </Button>
        </span>
      </Field>
      {!wrong && <Failure error={add.error} />}
    </form>
  )
}
