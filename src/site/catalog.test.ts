import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { kindOf } from './fields.ts'
import { library } from './library.ts'
import { siteLocales } from './section.ts'

const types = catalog.types()

describe('the JSON Schema of a type', () => {
  it.each(library)(
    'of $type agrees with the schema about its samples and about a prop it does not know',
    (definition) => {
      const { schema } = types.find(({ type }) => type === definition.type)!
      const byJson = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
      for (const locale of siteLocales) {
        const props = definition.sample[locale]
        expect([byJson.safeParse(props).success, definition.props.safeParse(props).success]).toEqual([true, true])
        const wrong = { ...props, colour: 'red' }
        expect([byJson.safeParse(wrong).success, definition.props.safeParse(wrong).success]).toEqual([false, false])
      }
      const required = schema.required as string[] | undefined
      for (const name of required ?? []) {
        const { [name]: _, ...without } = definition.sample.en
        expect([byJson.safeParse(without).success, definition.props.safeParse(without).success]).toEqual([false, false])
      }
    },
  )

  it('may be sent as it is: plain JSON, no references, nothing of our own in it', () => {
    for (const { schema } of types) {
      expect(JSON.parse(JSON.stringify(schema))).toEqual(schema)
      expect(JSON.stringify(schema)).not.toMatch(/\$ref|"kind":"(?:rich_text|choice)"/)
      expect(schema).toMatchObject({ type: 'object', additionalProperties: false })
    }
  })

  it('says a title for every field of a type and a limit for every text and list', () => {
    const bare: string[] = []
    const walk = (node: Record<string, unknown>, path: string) => {
      if (
        node.type === 'string' &&
        !('maxLength' in node || 'pattern' in node || 'enum' in node || 'const' in node || 'format' in node)
      )
        bare.push(path)
      if (node.type === 'array' && !('maxItems' in node)) bare.push(path)
      for (const [name, field] of Object.entries((node.properties ?? {}) as Record<string, Record<string, unknown>>)) {
        walk(field, `${path}.${name}`)
      }
      if (node.items) walk(node.items as Record<string, unknown>, `${path}.*`)
      for (const option of (node.oneOf ?? node.anyOf ?? []) as Record<string, unknown>[]) walk(option, path)
    }
    for (const { type, schema } of types) {
      walk(schema, type)
      const properties = schema.properties as Record<string, { title?: string }>
      for (const [name, { title }] of Object.entries(properties)) if (!title) bare.push(`${type}.${name} has no title`)
    }
    expect(bare).toEqual([])
  })
})

describe('kinds of fields', () => {
  it('are known however optional the field is, so that forms and the sanitiser can ask', () => {
    const kinds = Object.fromEntries(
      library.map(({ type, props }) => [
        type,
        Object.fromEntries(Object.entries(props.shape).map(([name, field]) => [name, kindOf(field as z.ZodType)])),
      ]),
    )
    expect(kinds.hero).toMatchObject({ heading: 'text', subheading: 'lines', variant: 'choice', label: 'text' })
    expect(kinds.feature_split).toMatchObject({ body: 'rich_text', image: 'picture' })
    expect(kinds.announcement).toMatchObject({ href: 'link', from: 'date' })
    expect(kinds.html).toMatchObject({ html: 'html' })
    expect(kinds.form).toMatchObject({ target: 'link' })
  })
})

it('the catalogue takes a theme and answers with a whole one', () => {
  expect(catalog.parseTheme({ preset: 'meadow' })).toMatchObject({
    ok: true,
    value: { preset: 'meadow', fonts: { heading: 'Alegreya' } },
  })
  expect(catalog.types()).toBe(types)
})
