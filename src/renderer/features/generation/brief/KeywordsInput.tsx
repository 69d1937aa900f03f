import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../ui/announce.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { useFieldLinks } from '../../../ui/Field.tsx'
import { KEYWORD_LENGTH, KEYWORDS_MOST, withKeywords } from './brief.ts'

export interface KeywordsInputProps {
  value: readonly string[]
  onChange: (keywords: string[]) => void
}

/** Enter or a comma makes a chip; Backspace in the empty field takes the last one back into it. */
export function KeywordsInput({ value, onChange }: KeywordsInputProps) {
  const { t } = useTranslation('generation')
  const links = useFieldLinks()
  const [typed, setTyped] = useState('')
  const full = value.length >= KEYWORDS_MOST

  const take = (text: string) => {
    setTyped('')
    const next = withKeywords(value, text)
    if (next.length > value.length) onChange(next)
  }
  const remove = (word: string) => {
    onChange(value.filter((one) => one !== word))
    announce(t('brief.keyword_removed', { word }))
    document.getElementById(links.id ?? '')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.metaKey || event.ctrlKey) return
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      take(typed)
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      event.preventDefault()
      onChange(value.slice(0, -1))
      setTyped(value.at(-1)!)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[,;\n]/.test(text)) return
    event.preventDefault()
    take(typed + text)
  }

  return (
    <div className="flex min-h-control flex-wrap items-center gap-1.5 rounded-control border border-edge bg-sheet px-1.5 py-1 transition-colors duration-120 focus-within:outline-2 focus-within:outline-accent hover:border-ink">
      {value.map((word) => (
        <Chip key={word} onRemove={() => remove(word)} removeLabel={t('brief.keyword_remove', { word })}>
          <span className="max-w-64 truncate text-ink">{word}</span>
        </Chip>
      ))}
      <input
        {...links}
        name="keywords"
        autoComplete="off"
        maxLength={KEYWORD_LENGTH}
        readOnly={full}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => take(typed)}
        placeholder={full ? t('brief.keywords_full', { count: KEYWORDS_MOST }) : undefined}
        className="h-6 min-w-32 flex-1 bg-transparent px-1 outline-none"
      />
    </div>
  )
}
