import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EchoBehaviour, type LabDelivery } from '../../../../../contract/webhook-lab.ts'
import { WebhookEvent } from '../../../../../contract/webhooks.ts'
import { useFormats } from '../../../../format.ts'
import { useAct } from '../../../../query.ts'
import { Banner } from '../../../../ui/Banner.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Failure } from '../../../../ui/Failure.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Block } from '../../parts/Block.tsx'
import { answerWords } from '../answer-words.ts'
import { Body } from '../Body.tsx'
import { eventKey } from '../event-keys.ts'

/** Sends a signed sample to a receiver inside the studio, and shows both sides of it. */
export function Echo({ onInspect }: { onInspect: (delivery: LabDelivery) => void }) {
  const { t } = useTranslation('site-tools')
  const [event, setEvent] = useState<WebhookEvent>('post.published')
  const [behaviour, setBehaviour] = useState<EchoBehaviour>('ok')
  const send = useAct('send_lab_delivery')
  return (
    <Block title={t('lab.echo.title')} hint={t('lab.echo.body')}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(submit) => {
          submit.preventDefault()
          send.mutate({ event, behaviour })
        }}
      >
        <Field label={t('lab.echo.event')} className="w-56">
          <Select
            value={event}
            onChange={setEvent}
            options={WebhookEvent.options.map((value) => ({ value, label: t(eventKey(value)) }))}
          />
        </Field>
        <Field label={t('lab.echo.behaviour')} className="w-72">
          <Select
            value={behaviour}
            onChange={setBehaviour}
            options={EchoBehaviour.options.map((value) => ({ value, label: t(`lab.behaviour.${value}`) }))}
          />
        </Field>
        <Button type="submit" variant="primary" icon={Send} busy={send.isPending}>
          {t('lab.echo.send')}
        </Button>
      </form>
      {send.isPending && (behaviour === 'never' || behaviour === 'slow') && (
        <p role="status" className="text-dense text-muted">
          {t(`lab.waiting.${behaviour}`)}
        </p>
      )}
      <Failure error={send.error} />
      {send.data && !send.isPending && <Exchange delivery={send.data} onInspect={onInspect} />}
    </Block>
  )
}

interface ExchangeProps {
  delivery: LabDelivery
  onInspect: (delivery: LabDelivery) => void
}

function Exchange({ delivery, onInspect }: ExchangeProps) {
  const { t } = useTranslation('site-tools')
  const format = useFormats()
  const { method, url, headers, body, ok, answer, status, duration_ms, next } = delivery
  return (
    <div className="flex flex-col gap-4">
      <Banner
        tone={ok ? 'good' : 'warn'}
        title={answerWords(delivery)}
        actions={<Button onClick={() => onInspect(delivery)}>{t('lab.echo.inspect')}</Button>}
      >
        {t(`lab.next.${next}`)} {t('webhooks.took', { time: format.milliseconds(duration_ms) })}
      </Banner>
      <div className="grid gap-4 lg:grid-cols-2">
        <Body
          label={t('lab.echo.received')}
          text={[`${method} ${new URL(url).pathname}`, ...headers.map(({ name, value }) => `${name}: ${value}`)].join(
            '\n',
          )}
        />
        <div className="flex min-w-0 flex-col gap-4">
          <Body label={t('webhooks.request_body')} text={body} />
          <Body
            label={t('webhooks.answer_body')}
            text={status === null ? t('lab.echo.no_answer') : [`${status}`, answer].filter(Boolean).join('\n')}
          />
        </div>
      </div>
    </div>
  )
}
