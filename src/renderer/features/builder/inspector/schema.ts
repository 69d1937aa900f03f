import * as z from 'zod'
import type { Section } from '../../../../contract/hosted-values.ts'
import { readPath, partsOf, type Path } from '../../../../document/paths.ts'
import { commonProps } from '../../../../site/common.ts'
import { type FieldKind, kindOf } from '../../../../site/fields.ts'
import { definitionOf } from '../../../../site/library.ts'

/** A field of a form, read from the schema that checks it. */
export interface FieldSpec {
  name: string
  /** In English; the form translates it. */
  title: string
  schema: z.ZodType
  optional: boolean
}

/** Without what makes it optional or gives it a default. */
export function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? bare(schema.unwrap() as z.ZodType) : schema
}

export function titleOf(schema: z.ZodType): string | undefined {
  const own = schema.meta()?.title
  if (own !== undefined) return own
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? titleOf(schema.unwrap() as z.ZodType)
    : undefined
}

const isOptional = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodOptional || (schema instanceof z.ZodDefault && isOptional(schema.unwrap() as z.ZodType))

/** What a value is while nothing is said. */
export function defaultOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue
  return schema instanceof z.ZodOptional ? defaultOf(schema.unwrap() as z.ZodType) : undefined
}

export const fieldsOf = (object: z.ZodObject): FieldSpec[] =>
  Object.entries(object.shape as Record<string, z.ZodType>).map(([name, schema]) => ({
    name,
    title: titleOf(schema) ?? name,
    schema,
    optional: isOptional(schema),
  }))

const lookNames = ['variant', 'align', 'background', 'spacing', 'width', 'tone']
const seenNames = ['hide_on', 'anchor', 'label']

/** The fields of a type, by the tab of the inspector on which they stand. */
export function fieldsOnTab(type: string, tab: 'content' | 'look' | 'visibility'): FieldSpec[] {
  const definition = definitionOf(type)
  if (!definition) return []
  const all = fieldsOf(definition.props)
  const named = (names: readonly string[]) => names.flatMap((name) => all.find((field) => field.name === name) ?? [])
  if (tab === 'look') return named(lookNames).filter(({ name }) => name !== 'variant' || definition.variants.length > 1)
  if (tab === 'visibility') return named(seenNames)
  return all.filter(({ name }) => name !== 'variant' && !(name in commonProps))
}

/** The tab on which a prop is edited. */
export function tabOf(path: Path): 'content' | 'look' | 'visibility' {
  const [name = ''] = partsOf(path)
  return lookNames.includes(name) ? 'look' : seenNames.includes(name) ? 'visibility' : 'content'
}

export type Union = z.ZodDiscriminatedUnion

export const isUnion = (schema: z.ZodType): schema is Union => schema instanceof z.ZodDiscriminatedUnion

export const switchOf = (union: Union): string => union.def.discriminator

/** The objects of a union by the value of their switch. */
export const optionsOf = (union: Union): Map<string, z.ZodObject> =>
  new Map(
    (union.options as z.ZodObject[]).map((option) => {
      const literal = (option.shape as Record<string, z.ZodType>)[switchOf(union)] as z.ZodLiteral<string>
      return [literal.value, option]
    }),
  )

/** The schema of a prop, followed along the values that a section has. */
export function schemaAt(section: Section, path: Path): z.ZodType | undefined {
  let at: z.ZodType | undefined = definitionOf(section.type)?.props
  let value: unknown = section.props
  for (const part of partsOf(path)) {
    if (!at) return undefined
    const inner = bare(at)
    if (inner instanceof z.ZodArray) at = inner.element as z.ZodType
    else if (isUnion(inner)) at = childOf(optionsOf(inner).get(String(readPath(value, switchOf(inner)))), part)
    else at = inner instanceof z.ZodObject ? childOf(inner, part) : undefined
    value = readPath(value, part)
  }
  return at
}

const childOf = (object: z.ZodObject | undefined, name: string): z.ZodType | undefined =>
  (object?.shape as Record<string, z.ZodType> | undefined)?.[name]

export function kindAt(section: Section, path: Path): FieldKind | undefined {
  const schema = schemaAt(section, path)
  return schema && kindOf(schema)
}

/** How many entries a list takes at least and at most. */
export function sizeOf(list: z.ZodArray): { min: number; max: number } {
  const rules = (list.def.checks ?? []).map(
    (check) => check._zod.def as { check: string; minimum?: number; maximum?: number },
  )
  return {
    min: rules.find(({ check }) => check === 'min_length')?.minimum ?? 0,
    max: rules.find(({ check }) => check === 'max_length')?.maximum ?? Infinity,
  }
}

/** A new entry of a list: as the sample has it, else as little as the schema takes. */
export function newEntry(type: string, path: Path, schema: z.ZodType, language: string, words: string): unknown {
  const samples = definitionOf(type)?.sample as Record<string, unknown> | undefined
  const sample = samples?.[language.slice(0, 2)] ?? samples?.['en']
  const place = partsOf(path)
    .map((part) => (/^\d+$/.test(part) ? '0' : part))
    .join('.')
  const first = readPath(sample, place)
  return first === undefined ? emptyOf(schema, words) : structuredClone(first)
}

export function emptyOf(schema: z.ZodType, words: string): unknown {
  const standard = defaultOf(schema)
  if (standard !== undefined) return standard
  const inner = bare(schema)
  switch (kindOf(inner)) {
    case 'link':
      return '#'
    case 'address':
      return 'https://example.org/'
    case 'picture':
      return { art: 'hills' }
    case 'rich_text':
    case 'html':
      return `<p>${words}</p>`
    case 'date':
      return new Date().toISOString().slice(0, 10)
    default:
  }
  if (inner instanceof z.ZodObject) return emptyObject(inner, words)
  if (isUnion(inner)) return emptyOfKind(inner, [...optionsOf(inner).keys()][0]!, words)
  if (inner instanceof z.ZodArray) return sizeOf(inner).min > 0 ? [emptyOf(inner.element as z.ZodType, words)] : []
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodBoolean) return false
  if (inner instanceof z.ZodNumber) return [0, 1, inner.minValue].find((one) => inner.safeParse(one).success) ?? 0
  return words
}

function emptyObject(object: z.ZodObject, words: string): Record<string, unknown> {
  const needed = fieldsOf(object).filter(({ schema, optional }) => !optional && defaultOf(schema) === undefined)
  return Object.fromEntries(needed.map(({ name, schema }) => [name, emptyOf(schema, words)]))
}

/** The least a union takes once its switch stands at a kind. */
export function emptyOfKind(union: Union, kind: string, words: string): Record<string, unknown> {
  const option = optionsOf(union).get(kind)
  return option ? { ...emptyObject(option, words), [switchOf(union)]: kind } : {}
}
