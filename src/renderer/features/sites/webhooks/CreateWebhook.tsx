import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WebhookEvent } from '../../../../contract/webhooks.ts'
import { asFailure } from '../../../failure.ts'
import { useAct } from '../../../query.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { eventHintKey, eventKey } from './event-keys.ts'

export interface CreateWebhookProps {
  siteId: number
  onClose: (made?: number) => void
}

/** Makes a webhook, then shows its secret the one time that it can be shown. */
export function CreateWebhook({ siteId, onClose }: CreateWebhookProps) {
  const { t } = useTranslation('site-tools')
  const create = useAct('create_webhook')
  if (!create.data) return <Questions siteId={siteId} create={create} onClose={() => onClose()} />
  const { id, name, secret } = create.data
  return (
    <Dialog
      open
      sticky
      size="wide"
      onClose={() => onClose(id)}
      title={t('webhooks.once.title', { name })}
      footer={
        <Button variant="primary" onClick={() => onClose(id)}>
          {t('webhooks.once.done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Banner tone="warn" title={t('webhooks.once.warning')}>
          {t('webhooks.once.body')}
        </Banner>
        <CodeBlock text={secret} label={t('webhooks.once.secret')} copyLabel={t('webhooks.once.copy')} />
      </div>
    </Dialog>
  )
}

interface QuestionsProps {
  siteId: number
  create: ReturnType<typeof useAct<'create_webhook'>>
  onClose: () => void
}

function Questions({ siteId, create, onClose }: QuestionsProps) {
  const { t } = useTranslation('site-tools')
  const form = useId()
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>([...WebhookEvent.options])
  const [tried, setTried] = useState(false)
  const wrongUrl = create.error ? asFailure(create.error).details.find(({ path }) => path === 'url') : undefined
  const toggle = (event: WebhookEvent, on: boolean) =>
    setEvents(WebhookEvent.options.filter((one) => (one === event ? on : events.includes(one))))
  const ready = name.trim() !== '' && url.trim() !== '' && events.length > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('webhooks.create.title')}
      description={t('webhooks.create.body')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={create.isPending}>
            {t('webhooks.create.create')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (ready) create.mutate({ site_id: siteId, name, url: url.trim(), events })
        }}
      >
        <Field
          label={t('webhooks.create.name')}
          error={tried && name.trim() === '' ? t('webhooks.create.name_missing') : undefined}
        >
          <TextInput maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field
          label={t('webhooks.create.url')}
          hint={t('webhooks.create.url_hint')}
          error={tried && url.trim() === '' ? t('webhooks.create.url_missing') : wrongUrl?.message}
        >
          <TextInput
            code
            type="url"
            spellCheck={false}
            placeholder="https://"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        </Field>
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-2 font-medium">{t('webhooks.create.events')}</legend>
          {WebhookEvent.options.map((event) => (
            <Checkbox
              key={event}
              label={t(eventKey(event))}
              hint={t(eventHintKey(event))}
              checked={events.includes(event)}
              onChange={(on) => toggle(event, on)}
            />
          ))}
          <p aria-live="polite" className="text-dense text-bad">
            {events.length === 0 && t('webhooks.create.events_missing')}
          </p>
        </fieldset>
        {!wrongUrl && <Failure error={create.error} />}
      </form>
    </Dialog>
  )
}
