import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../commands.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

const PAUSE_MS = 150

interface SearchBoxProps {
  q: string
  onSearch: (q: string) => void
  /** Enter or the down arrow: on to what was found. */
  onLeave: () => void
}

/** Searches 150 ms after the last key. What was typed is never taken back by an answer that comes late. */
export function SearchBox({ q, onSearch, onLeave }: SearchBoxProps) {
  const { t } = useTranslation('articles')
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [text, setText] = useState(q)
  const [route, setRoute] = useState({ seen: q, sent: q })
  if (route.seen !== q) {
    setRoute({ seen: q, sent: q })
    if (q !== route.sent) setText(q)
  }

  const send = (wish: string) => {
    clearTimeout(timer.current)
    setRoute((old) => ({ ...old, sent: wish }))
    onSearch(wish)
  }
  const type = (wish: string) => {
    setText(wish)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(wish), PAUSE_MS)
  }
  const clear = () => {
    setText('')
    send('')
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useCommand('library.find', () => {
    input.current?.focus()
    input.current?.select()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') clear()
    else if (event.key === 'ArrowDown') onLeave()
    else if (event.key === 'Enter') {
      send(text)
      onLeave()
    } else return
    event.preventDefault()
  }
  return (
    <search className="relative w-full max-w-88 min-w-44">
      <TextInput
        ref={input}
        icon={Search}
        type="text"
        role="searchbox"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        maxLength={200}
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        className="pr-8"
      />
      {text !== '' && (
        <IconButton
          icon={X}
          label={t('search.clear')}
          className="absolute inset-y-0 right-0.5 my-auto size-7"
          onClick={() => {
            clear()
            input.current?.focus()
          }}
        />
      )}
    </search>
  )
}
