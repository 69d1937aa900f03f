import * as z from 'zod'
import type { Path } from '../../../../../document/paths.ts'
import { kindOf } from '../../../../../site/fields.ts'
import { bare, isUnion, type FieldSpec } from '../schema.ts'
import { fieldName } from '../../words.ts'
import { ChoiceField, SomeField } from './ChoiceField.tsx'
import { FlagField, NumberField, DateField, TextOrFlagField } from './PlainFields.tsx'
import { IconField } from './IconField.tsx'
import { LinkField } from './LinkField.tsx'
import { ListField } from './ListField.tsx'
import { ObjectField, UnionField } from './ObjectField.tsx'
import { PictureField } from './PictureField.tsx'
import { RichField } from './RichField.tsx'
import { TableField, isTable } from './TableField.tsx'
import { CodeField, TextField } from './TextField.tsx'

export interface SchemaFieldProps {
  path: Path
  spec: FieldSpec
  /** In place of the title of the schema, such as "Row 3". */
  label?: string
}

/** The control for a field, chosen by what its schema says it is. */
export function SchemaField({ path, spec, label = fieldName(spec.title) }: SchemaFieldProps) {
  const schema = bare(spec.schema)
  const shared = { path, label, schema, optional: spec.optional, standard: spec.schema }
  switch (kindOf(schema)) {
    case 'text':
      return <TextField {...shared} />
    case 'lines':
      return <TextField {...shared} lines />
    case 'rich_text':
      return <RichField {...shared} kind="rich" />
    case 'html':
      return <RichField {...shared} kind="html" />
    case 'code':
      return <CodeField {...shared} />
    case 'link':
      return <LinkField {...shared} />
    case 'address':
      return <TextField {...shared} type="url" />
    case 'picture':
      return <PictureField {...shared} />
    case 'icon':
      return <IconField {...shared} />
    case 'date':
      return <DateField {...shared} />
    default:
  }
  if (schema instanceof z.ZodEnum) return <ChoiceField {...shared} />
  if (schema instanceof z.ZodBoolean) return <FlagField {...shared} />
  if (schema instanceof z.ZodNumber) return <NumberField {...shared} />
  if (schema instanceof z.ZodArray) {
    const element = bare(schema.element as z.ZodType)
    if (element instanceof z.ZodEnum) return <SomeField {...shared} />
    return isTable(schema) ? <TableField {...shared} /> : <ListField {...shared} />
  }
  if (isUnion(schema)) return <UnionField {...shared} />
  if (schema instanceof z.ZodUnion) return <TextOrFlagField {...shared} />
  if (schema instanceof z.ZodObject) return <ObjectField {...shared} />
  return <TextField {...shared} />
}
