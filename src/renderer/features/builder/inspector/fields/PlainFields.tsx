import { shownText } from '../../words.ts'
import * as z from 'zod'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Switch } from '../../../../ui/Switch.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { useForm } from '../form-context.ts'
import { Segments } from '../../parts/Segments.tsx'
import { useValue, type ControlProps } from './control.ts'
import { FieldFrame, GroupFrame } from './FieldFrame.tsx'

export function FlagField(props: ControlProps) {
  const { path, label } = props
  const { write, touch } = useForm()
  return (
    <div data-path={path} onFocus={() => touch(path)}>
      <Switch label={label} checked={useValue(props) === true} onChange={(on) => write(path, on)} />
    </div>
  )
}

/** Small ranges are slid, with the number beside; what is between is never an error. */
export function NumberField(props: ControlProps) {
  const { path, label, schema, optional } = props
  const { write } = useForm()
  const value = useValue(props)
  const number = schema instanceof z.ZodNumber ? schema : null
  const [min, max] = [number?.minValue ?? null, number?.maxValue ?? null]
  const isWhole = number?.format === 'safeint'
  const [typed, setTyped] = useState<string | null>(null)
  const keep = (text: string) => {
    setTyped(text)
    if (text === '' && optional) return write(path, undefined)
    const next = Number(text)
    if (text !== '' && Number.isFinite(next)) write(path, isWhole ? Math.round(next) : next, 'typing')
  }
  const slides = min !== null && max !== null && Number.isFinite(min) && max - min <= 360 && !optional
  return (
    <FieldFrame path={path} label={label}>
      <span className="flex items-center gap-3">
        {slides && (
          <input
            type="range"
            aria-label={label}
            min={min}
            max={max}
            step={isWhole ? 1 : 0.05}
            value={Number(value ?? min)}
            onChange={(event) => write(path, Number(event.target.value), 'dragging')}
            className="h-6 min-w-0 flex-1 accent-accent"
          />
        )}
        <TextInput
          inputMode={isWhole ? 'numeric' : 'decimal'}
          value={typed ?? shownText(value)}
          onChange={(event) => keep(event.target.value.replace(',', '.'))}
          onBlur={() => setTyped(null)}
          className={slides ? 'max-w-18' : 'max-w-32'}
        />
      </span>
    </FieldFrame>
  )
}

export function DateField(props: ControlProps) {
  const { path, label, optional } = props
  const { write } = useForm()
  const value = shownText(useValue(props))
  return (
    <FieldFrame path={path} label={label}>
      <TextInput
        type="date"
        value={value}
        onChange={({ target }) => write(path, optional && target.value === '' ? undefined : target.value)}
        className="max-w-44"
      />
    </FieldFrame>
  )
}

/** A cell of a comparison: yes, no, or words. */
export function TextOrFlagField(props: ControlProps) {
  const { path, label } = props
  const { t } = useTranslation('builder')
  const { write, language } = useForm()
  const value = useValue(props)
  const kind = value === true ? 'yes' : value === false ? 'no' : 'text'
  return (
    <GroupFrame path={path} label={label}>
      <div className="flex gap-2">
        <Segments
          label={label}
          value={kind}
          options={(['yes', 'no', 'text'] as const).map((one) => ({ value: one, label: t(`cell.${one}`) }))}
          onChange={(next) => write(path, next === 'text' ? t('new_text') : next === 'yes')}
        />
        {kind === 'text' && (
          <TextInput
            aria-label={label}
            lang={language}
            value={shownText(value)}
            onChange={(event) => write(path, event.target.value, 'typing')}
          />
        )}
      </div>
    </GroupFrame>
  )
}
