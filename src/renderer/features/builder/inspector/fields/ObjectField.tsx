import type * as z from 'zod'
import { useTranslation } from 'react-i18next'
import { joinPath, readPath } from '../../../../../document/paths.ts'
import { Select } from '../../../../ui/Select.tsx'
import { Segments } from '../../parts/Segments.tsx'
import { valueName, shownText } from '../../words.ts'
import { useForm } from '../form-context.ts'
import { emptyOfKind, fieldsOf, newEntry, optionsOf, switchOf, type Union } from '../schema.ts'
import { useValue, type ControlProps } from './control.ts'
import { GroupFrame } from './FieldFrame.tsx'
import { SchemaField } from './SchemaField.tsx'

/** Fields that belong together. One that is optional and absent can be added. */
export function ObjectField({ path, label, schema, optional }: ControlProps) {
  const { t } = useTranslation('builder')
  const { type, language, read, write } = useForm()
  const object = schema as z.ZodObject
  const isThere = read(path) !== undefined || !optional
  return (
    <GroupFrame path={path} label={label}>
      {optional && (
        <Segments
          label={label}
          value={isThere ? 'on' : 'off'}
          options={[
            { value: 'off', label: t('none') },
            { value: 'on', label: t('given') },
          ]}
          onChange={(next) =>
            write(path, next === 'on' ? newEntry(type, path, schema, language, t('new_text')) : undefined)
          }
        />
      )}
      {isThere && (
        <div className="flex flex-col gap-4 border-l border-line pl-3">
          {fieldsOf(object).map((spec) => (
            <SchemaField key={spec.name} path={joinPath(path, spec.name)} spec={spec} />
          ))}
        </div>
      )}
    </GroupFrame>
  )
}

/** One of several kinds, each with fields of its own. What both kinds share stays when the kind is switched. */
export function UnionField(props: ControlProps) {
  const { path, label, schema, optional } = props
  const { t } = useTranslation('builder')
  const { write } = useForm()
  const union = schema as Union
  const value = useValue(props)
  const kinds = optionsOf(union)
  const kind = readPath(value, switchOf(union))
  const option = kinds.get(String(kind))
  const options = [
    ...(optional ? [{ value: '', label: t('none') }] : []),
    ...[...kinds.keys()].map((one) => ({ value: one, label: valueName(one === 'token' ? 'plain_colour' : one) })),
  ]
  const change = (next: string) => {
    if (next === shownText(kind)) return
    write(
      path,
      next === '' ? undefined : { ...kept(value, kinds.get(next)), ...emptyOfKind(union, next, t('new_text')) },
    )
  }
  const shared = { label, value: shownText(kind), options, onChange: change }
  return (
    <GroupFrame path={path} label={label}>
      {options.length > 3 ? <Select {...shared} /> : <Segments {...shared} />}
      {option && fieldsOf(option).length > 1 && (
        <div className="flex flex-col gap-4 border-l border-line pl-3">
          {fieldsOf(option)
            .filter(({ name }) => name !== switchOf(union))
            .map((spec) => (
              <SchemaField key={`${String(kind)}.${spec.name}`} path={joinPath(path, spec.name)} spec={spec} />
            ))}
        </div>
      )}
    </GroupFrame>
  )
}

function kept(value: unknown, option: z.ZodObject | undefined): Record<string, unknown> {
  const names = option ? fieldsOf(option).map(({ name }) => name) : []
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(fields.filter(([name]) => names.includes(name)))
}
