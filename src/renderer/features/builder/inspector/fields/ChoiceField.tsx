import * as z from 'zod'
import { useTranslation } from 'react-i18next'
import { surfaceTokens } from '../../../../../site/background.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Segments } from '../../parts/Segments.tsx'
import { valueName, shownText } from '../../words.ts'
import { useForm } from '../form-context.ts'
import { bare, sizeOf } from '../schema.ts'
import { useValue, type ControlProps } from './control.ts'
import { FieldFrame, GroupFrame } from './FieldFrame.tsx'

/** As many letters as stand side by side in the narrowest inspector. */
const ROOM = 26

/** One of a few words: side by side if they fit, else as a list. */
export function ChoiceField(props: ControlProps) {
  const { path, label, schema, optional } = props
  const { t } = useTranslation('builder')
  const { write } = useForm()
  const value = useValue(props)
  const values = (schema as z.ZodEnum).options as string[]
  const options = [
    ...(optional ? [{ value: '', label: t('as_page') }] : []),
    ...values.map((one) => ({ value: one, label: choiceName(one, values) })),
  ]
  const change = (next: string) => write(path, next === '' ? undefined : next)
  const letters = options.reduce((sum, option) => sum + option.label.length + 3, 0)
  if (letters > ROOM + 10 || options.length > 4) {
    return (
      <FieldFrame path={path} label={label}>
        <Select value={shownText(value)} options={options} onChange={change} />
      </FieldFrame>
    )
  }
  return (
    <GroupFrame path={path} label={label}>
      <Segments label={label} value={shownText(value)} options={options} onChange={change} />
    </GroupFrame>
  )
}

const isSurface = (values: readonly string[]) => values.every((value) => surfaceTokens.some((token) => token === value))

/** The roles of the theme are named as colours there, not as words. */
const choiceName = (value: string, among: readonly string[]): string =>
  isSurface(among) ? valueName(`surface_${value}`) : valueName(value)

/** Some of a few words. */
export function SomeField(props: ControlProps) {
  const { path, label, schema } = props
  const { write } = useForm()
  const value = useValue(props)
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const list = schema as z.ZodArray
  const values = (bare(list.element as z.ZodType) as z.ZodEnum).options as string[]
  const { max } = sizeOf(list)
  return (
    <GroupFrame path={path} label={label}>
      {values.map((one) => (
        <Checkbox
          key={one}
          label={valueName(one)}
          checked={chosen.includes(one)}
          disabled={!chosen.includes(one) && chosen.length >= max}
          onChange={(on) =>
            write(
              path,
              values.filter((each) => (each === one ? on : chosen.includes(each))),
            )
          }
        />
      ))}
    </GroupFrame>
  )
}
