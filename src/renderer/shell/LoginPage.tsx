import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signInWith } from '../bridge.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { Mark } from './Mark.tsx'

/** Only the browser host comes here: its login link works once, and its session belongs to one tab. */
export function LoginPage({ ended }: { ended: boolean }) {
  const { t } = useTranslation('shell')
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const enter = async () => {
    setBusy(true)
    setError(null)
    const answer = await signInWith(text).catch(() => 'unreachable' as const)
    setBusy(false)
    if (answer !== true) setError(answer === 'unreachable' ? t('login.unreachable') : t('login.refused'))
  }
  return (
    <main data-modal className="fixed inset-0 z-50 flex flex-col justify-center overflow-y-auto bg-paper">
      <title>Quoin</title>
      <div className="mx-auto flex w-full max-w-120 flex-col gap-5 px-6 py-12">
        <span className="text-accent">
          <Mark size={32} />
        </span>
        <h1 className="font-prose text-screen text-balance">{ended ? t('login.ended') : t('login.title')}</h1>
        <p className="text-pretty text-muted">{ended ? t('login.ended_body') : t('login.body')}</p>
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void enter()
          }}
        >
          <Field label={t('login.label')} hint={t('login.hint')} error={error}>
            <TextInput
              code
              autoFocus
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" busy={busy} disabled={text.trim() === ''} className="self-start">
            {t('login.enter')}
          </Button>
        </form>
      </div>
    </main>
  )
}
