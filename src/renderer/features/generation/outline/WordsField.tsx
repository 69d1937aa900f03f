import { useState } from 'react'
import { inputClass } from '../../../ui/inputs.ts'

const STEP = 10

export interface WordsFieldProps {
  label: string
  value: number
  least: number
  most: number
  disabled: boolean
  onChange: (words: number) => void
}

/** A number that takes effect on Enter, on leaving and with the arrow keys, so half-typed figures move nothing. */
export function WordsField({ label, value, least, most, disabled, onChange }: WordsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    const words = Number(typed)
    if (typed !== null && typed.trim() !== '' && Number.isFinite(words) && words !== value) onChange(words)
    setTyped(null)
  }
  return (
    <input
      type="text"
      role="spinbutton"
      inputMode="numeric"
      data-part="words"
      autoComplete="off"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={least}
      aria-valuemax={most}
      disabled={disabled}
      value={typed ?? String(value)}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.altKey) return
        if (event.key === 'Enter') settle()
        const by = { ArrowUp: STEP, ArrowDown: -STEP, PageUp: 5 * STEP, PageDown: -5 * STEP }[event.key]
        if (by === undefined) return
        event.preventDefault()
        setTyped(null)
        onChange((typed === null ? value : Number(typed)) + by)
      }}
      className={inputClass('nums h-control w-20! text-right')}
    />
  )
}
