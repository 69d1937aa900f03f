import { useState } from 'react'

export interface ColorFieldProps {
  /** `#rrggbb`. */
  value: string
  /** Names both inputs: "Text, in the light". */
  label: string
  onChange: (color: string) => void
}

const COLOR = /^#?([\da-f]{6})$/i

/** A colour by the picker of the system and by its number. What is half typed stays typed. */
export function ColorField({ value, label, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    const digits = COLOR.exec(text.trim())?.[1]
    setTyped(text)
    if (digits) onChange(`#${digits.toLowerCase()}`)
  }
  return (
    <span className="flex h-control items-center gap-1.5 rounded-control border border-edge bg-sheet pr-1 pl-1 hover:border-ink">
      <input
        type="color"
        aria-label={label}
        value={value}
        onChange={(event) => (setTyped(null), onChange(event.target.value))}
        className="size-6 shrink-0 cursor-pointer appearance-none rounded-mark border-0 bg-transparent p-0 [&::-webkit-color-swatch]:rounded-mark [&::-webkit-color-swatch]:border [&::-webkit-color-swatch]:border-edge [&::-webkit-color-swatch-wrapper]:p-0.5"
      />
      <input
        aria-label={`${label}, #rrggbb`}
        aria-invalid={typed !== null && !COLOR.test(typed.trim()) ? true : undefined}
        value={typed ?? value}
        spellCheck={false}
        maxLength={7}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        className="w-18 min-w-0 bg-transparent font-code text-small outline-none aria-invalid:text-bad"
      />
    </span>
  )
}
