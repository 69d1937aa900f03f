import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../../query.ts'
import { announce } from '../../../../ui/announce.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Failure } from '../../../../ui/Failure.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { Block } from '../../parts/Block.tsx'
import { clearInspected, inspect, useInspected } from './lab-store.ts'
import { Steps } from './Steps.tsx'

/** Checks the two signatures of any delivery, step by step. `handed` counts deliveries handed over by the echo receiver. */
export function Inspector({ handed }: { handed: number }) {
  const { t } = useTranslation('site-tools')
  const wish = useInspected((state) => state.wish)
  const { mutate, reset, data, error, isPending } = useAct('inspect_signature', {
    onSuccess: ({ ok }) => announce(t(ok ? 'lab.inspect.right' : 'lab.inspect.wrong')),
  })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (handed === 0) return
    mutate(useInspected.getState().wish)
    place.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [handed, mutate])
  const empty = wish.headers.trim() === '' || wish.secret.trim() === ''
  return (
    <div ref={place} className="scroll-mt-4">
      <Block title={t('lab.inspect.title')} hint={t('lab.inspect.body')}>
        <form
          className="flex flex-col gap-4"
          onSubmit={(submit) => {
            submit.preventDefault()
            mutate(wish)
          }}
        >
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Field label={t('lab.inspect.headers')} hint={t('lab.inspect.headers_hint')}>
              <TextArea
                rows={6}
                spellCheck={false}
                className="font-code text-small"
                placeholder={'webhook-id: evt_…\nwebhook-timestamp: 1795249800\nwebhook-signature: v1,…'}
                value={wish.headers}
                onChange={({ target }) => inspect({ headers: target.value })}
              />
            </Field>
            <Field label={t('lab.inspect.raw')} hint={t('lab.inspect.raw_hint')}>
              <TextArea
                rows={6}
                spellCheck={false}
                className="font-code text-small"
                placeholder={'{"id":"evt_…","type":"post.published",…}'}
                value={wish.body}
                onChange={({ target }) => inspect({ body: target.value })}
              />
            </Field>
          </div>
          <Field label={t('lab.inspect.secret')} hint={t('lab.inspect.secret_hint')} className="max-w-140">
            <TextInput
              code
              spellCheck={false}
              placeholder="whsec_…"
              value={wish.secret}
              onChange={({ target }) => inspect({ secret: target.value })}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={isPending} disabled={empty}>
              {t('lab.inspect.check')}
            </Button>
            <Button
              variant="bare"
              onClick={() => {
                clearInspected()
                reset()
              }}
            >
              {t('lab.inspect.clear')}
            </Button>
          </div>
        </form>
        <Failure error={error} />
        {data && <Steps steps={data.steps} ok={data.ok} />}
      </Block>
    </div>
  )
}
