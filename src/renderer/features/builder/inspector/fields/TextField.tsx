import { shownText } from '../../words.ts'
import * as z from 'zod'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { useForm } from '../form-context.ts'
import { useValue, type ControlProps } from './control.ts'
import { FieldFrame } from './FieldFrame.tsx'

interface TextFieldProps extends ControlProps {
  lines?: boolean
  type?: 'text' | 'url'
}

export function TextField(props: TextFieldProps) {
  const { path, label, schema, optional, lines, type = 'text' } = props
  const { write, language } = useForm()
  const value = shownText(useValue(props))
  const max = (schema instanceof z.ZodString ? schema.maxLength : null) ?? null
  const shared = {
    value,
    lang: language,
    spellCheck: type === 'text',
    // An optional text that is empty is not there.
    onChange: (event: { target: { value: string } }) => {
      const next = event.target.value
      write(path, optional && next === '' ? undefined : next, 'typing')
    },
  }
  return (
    <FieldFrame path={path} label={label} {...(max !== null && max < 2_000 && { used: { length: value.length, max } })}>
      {lines ? <TextArea rows={2} {...shared} /> : <TextInput type={type} code={type === 'url'} {...shared} />}
    </FieldFrame>
  )
}

export function CodeField(props: ControlProps) {
  const { path, label, optional } = props
  const { write } = useForm()
  const value = shownText(useValue(props))
  return (
    <FieldFrame path={path} label={label}>
      <TextArea
        rows={8}
        value={value}
        spellCheck={false}
        className="font-code text-small whitespace-pre"
        onChange={({ target }) => write(path, optional && target.value === '' ? undefined : target.value, 'typing')}
      />
    </FieldFrame>
  )
}
