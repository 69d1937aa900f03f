import { useState, type ReactNode } from 'react'
import { asFailure } from '../../../failure.ts'
import { Field } from '../../../ui/Field.tsx'
import { TextInput, type TextInputProps } from '../../../ui/TextInput.tsx'

export interface TextSettingProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  label: string
  hint?: ReactNode
  value: string
  /** Rejects when it was refused. */
  save: (value: string) => Promise<unknown>
  /** Why it cannot be saved, in our words, by the code of the refusal; else the words of the studio. */
  refusals?: Record<string, string>
}

/** One text that is saved as it is left. What is refused stays typed, with the reason. */
export function TextSetting({ label, hint, value, save, refusals = {}, ...input }: TextSettingProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const leave = async () => {
    const wish = typed?.trim()
    if (wish === undefined || wish === value) return setTyped(null)
    try {
      await save(wish)
      setTyped(null)
      setError(undefined)
    } catch (failure) {
      const { details, message } = asFailure(failure)
      setError(refusals[details[0]?.code ?? ''] ?? details[0]?.message ?? message)
    }
  }
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput
        {...input}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void leave()}
        onKeyDown={(event) => event.key === 'Enter' && void leave()}
        className="max-w-120"
      />
    </Field>
  )
}
