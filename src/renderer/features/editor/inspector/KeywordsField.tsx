import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../ui/announce.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Session } from '../session/session.ts'
import { useSessionState } from '../session/use-session.ts'
import { addKeywords, MOST_KEYWORDS } from './keywords.ts'

/** Keywords as chips; Enter or a comma makes one of what is typed, a paste may bring many. */
export function KeywordsField({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  const { keywords, language } = useSessionState(session, ({ fields }) => fields)
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLDivElement>(null)
  const full = keywords.length >= MOST_KEYWORDS

  const add = (text: string) => {
    const next = addKeywords(keywords, text)
    setTyped('')
    if (next.length !== keywords.length) session.write('keywords', next)
  }
  const remove = (word: string) => {
    session.write(
      'keywords',
      keywords.filter((one) => one !== word),
    )
    announce(t('field.keyword_removed', { word }))
    input.current?.querySelector('input')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      add(typed)
    }
    const last = keywords.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }
  return (
    <div ref={input} className="flex flex-col gap-2">
      <Field label={t('field.keywords')} hint={full ? t('field.keywords_full') : t('field.keywords_hint')}>
        <TextInput
          value={typed}
          lang={language}
          disabled={full && typed === ''}
          maxLength={400}
          onChange={(event) =>
            event.target.value.includes(',') ? add(event.target.value) : setTyped(event.target.value)
          }
          onBlur={() => add(typed)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {keywords.length > 0 && (
        <ul aria-label={t('field.keywords')} className="flex flex-wrap gap-1.5">
          {keywords.map((word) => (
            <li key={word} lang={language} className="max-w-full *:max-w-full">
              <Chip onRemove={() => remove(word)} removeLabel={t('field.keyword_remove', { word })}>
                <span className="truncate">{word}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
