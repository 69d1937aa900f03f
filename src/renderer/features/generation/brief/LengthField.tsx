import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../format.ts'
import { classes } from '../../../ui/classes.ts'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { WORDS_LEAST, WORDS_MOST } from './brief.ts'

const presets = [300, 800, 1500, 3000]
const STEP = 50

export interface LengthFieldProps {
  value: string
  onChange: (words: string) => void
  onLeave: () => void
  error: string | undefined
}

export function LengthField({ value, onChange, onLeave, error }: LengthFieldProps) {
  const { t } = useTranslation('generation')
  const format = useFormats()
  return (
    <Field label={t('brief.words')} error={error}>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <TextInput
          type="number"
          name="words"
          inputMode="numeric"
          min={WORDS_LEAST}
          max={WORDS_MOST}
          step={STEP}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          className="nums mr-1.5 w-24!"
        />
        {presets.map((words) => (
          <button
            key={words}
            type="button"
            aria-pressed={value === String(words)}
            aria-label={t('brief.preset', { count: words, words: format.number(words) })}
            onClick={() => onChange(String(words))}
            className={classes(
              'nums h-control min-w-6 rounded-control px-2 text-muted transition-colors duration-120',
              'hover:bg-sunken hover:text-ink aria-pressed:bg-tint aria-pressed:text-accent',
            )}
          >
            {format.number(words)}
          </button>
        ))}
      </div>
    </Field>
  )
}
