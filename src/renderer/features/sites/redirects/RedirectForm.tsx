import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Redirect } from '../../../../contract/site-studio.ts'
import { asFailure } from '../../../failure.ts'
import { useAct } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { offerUndo } from '../parts/use-site-undo.ts'
import { loopOf } from './loop.ts'
import { LoopChain } from './LoopChain.tsx'

export interface RedirectFormProps {
  siteId: number
  /** Absent: a new one. The old address of one that exists stays as it is. */
  redirect?: Redirect
  onClose: () => void
}

/** One redirect: the old address, the new one, for how long. What is refused stays typed. */
export function RedirectForm({ siteId, redirect, onClose }: RedirectFormProps) {
  const { t } = useTranslation('site-tools')
  const [from, setFrom] = useState(redirect?.from_path ?? '')
  const [to, setTo] = useState(redirect?.to_path ?? '')
  const [status, setStatus] = useState<'301' | '302'>(redirect?.status === 302 ? '302' : '301')
  const [tried, setTried] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const save = useAct('save_redirect', {
    onSuccess: ({ from_path }) => {
      void offerUndo(siteId, t('redirects.saved', { path: from_path }))
      onClose()
    },
  })
  useEffect(() => first.current?.focus(), [])
  const refusal = (path: string) =>
    save.error ? asFailure(save.error).details.find((one) => one.path === path && one.code !== 'loop') : undefined
  const loop = loopOf(save.error)
  const empty = (text: string) => (tried && text.trim() === '' ? t('redirects.missing') : undefined)
  const wrong = { from: refusal('from_path'), to: refusal('to_path') }
  return (
    <form
      aria-label={redirect ? t('redirects.edit_of', { path: redirect.from_path }) : t('redirects.add')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (from.trim() !== '' && to.trim() !== '')
          save.mutate({ site_id: siteId, from_path: from, to_path: to, status: status === '302' ? 302 : 301 })
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex flex-col gap-4 border-b border-line py-4"
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_14rem]">
        <Field
          label={t('redirects.from')}
          error={empty(from) ?? (wrong.from?.code === 'in_use' ? t('redirects.in_use') : wrong.from?.message)}
        >
          <TextInput
            ref={redirect ? undefined : first}
            code
            spellCheck={false}
            maxLength={500}
            placeholder="/old-address/"
            readOnly={Boolean(redirect)}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        </Field>
        <Field label={t('redirects.to')} error={empty(to) ?? wrong.to?.message}>
          <TextInput
            ref={redirect ? first : undefined}
            code
            spellCheck={false}
            maxLength={2_000}
            placeholder="/new-address/"
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </Field>
        <Field label={t('redirects.kind')}>
          <Select
            value={status}
            onChange={setStatus}
            options={(['301', '302'] as const).map((value) => ({
              value,
              label: t(`redirects.status.${value}`),
              hint: t(`redirects.status_hint.${value}`),
            }))}
          />
        </Field>
      </div>
      {loop && <LoopChain chain={loop} />}
      {!loop && !wrong.from && !wrong.to && <Failure error={save.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={save.isPending}>
          {redirect ? t('redirects.save') : t('redirects.add')}
        </Button>
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
      </div>
    </form>
  )
}
