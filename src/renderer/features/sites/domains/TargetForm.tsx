import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DomainTarget } from '../../../../contract/domains.ts'
import { asFailure } from '../../../failure.ts'
import { useAct } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { confirmToast } from '../../../ui/toast.tsx'

/** Addresses as they are typed: parted by commas, blanks or lines. */
export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((one) => one !== '')

/** Where the export is hosted: what the records of a domain have to lead to. */
export function TargetForm({ siteId, target }: { siteId: number; target: DomainTarget }) {
  const { t } = useTranslation('site-tools')
  const stored = { cname: target.cname ?? '', addresses: target.addresses.join(', ') }
  const [cname, setCname] = useState(stored.cname)
  const [addresses, setAddresses] = useState(stored.addresses)
  const save = useAct('set_domain_target', {
    onSuccess: (now) => {
      setCname(now.cname ?? '')
      setAddresses(now.addresses.join(', '))
      confirmToast(t('domains.target.saved'))
    },
  })
  const details = save.error ? asFailure(save.error).details : []
  const wrong = {
    cname: details.find(({ path }) => path === 'cname')?.message,
    addresses: details.find(({ path }) => path.startsWith('addresses'))?.message,
  }
  const changed = cname.trim() !== stored.cname || addresses.trim() !== stored.addresses
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ site_id: siteId, cname: cname.trim() || null, addresses: addressesIn(addresses) })
      }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Field label={t('domains.target.cname')} hint={t('domains.target.cname_hint')} error={wrong.cname}>
          <TextInput
            code
            spellCheck={false}
            placeholder="bees.netlify.app"
            value={cname}
            onChange={({ target: { value } }) => setCname(value)}
          />
        </Field>
        <Field label={t('domains.target.addresses')} hint={t('domains.target.addresses_hint')} error={wrong.addresses}>
          <TextInput
            code
            spellCheck={false}
            placeholder="203.0.114.7"
            value={addresses}
            onChange={({ target: { value } }) => setAddresses(value)}
          />
        </Field>
      </div>
      {!wrong.cname && !wrong.addresses && <Failure error={save.error} />}
      <div>
        <Button type="submit" busy={save.isPending} disabled={!changed}>
          {t('domains.target.save')}
        </Button>
      </div>
    </form>
  )
}
