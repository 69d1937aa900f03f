import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { background } from './background.ts'
import { type ListedType, catalog } from './catalog.ts'
import { commonProps } from './common.ts'
import { artNames } from './fields.ts'
import { iconNames } from './icons.ts'
import { presets } from './theme/presets.ts'
import { themeConfig } from './theme/schema.ts'

interface Node extends Record<string, unknown> {
  title?: string
  description?: string
  pattern?: string
  minItems?: number
  maxItems?: number
  maxLength?: number
}
type Fields = Record<string, Node>

const page = new URL('../../docs/sections.md', import.meta.url)

const optionsOf = (node: Node) => (node.oneOf ?? node.anyOf) as Node[] | undefined
const isPicture = (node: Node) => 'art' in ((node.properties ?? {}) as Fields)
const isIcon = (node: Node) => Array.isArray(node.enum) && node.enum.length === iconNames.length
const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

function what(node: Node): string {
  if (isPicture(node)) return 'alt' in (node.properties as Fields) ? 'image with `alt`' : 'image'
  if (isIcon(node)) return 'icon'
  if (node.description?.startsWith('A link')) return 'link'
  if (node.description?.startsWith('HTML')) return `HTML, at most ${node.maxLength}`
  if (node.pattern?.includes('{6}$')) return '`#rrggbb`'
  if (node.enum) return (node.enum as string[]).map(code).join(', ')
  if (node.const !== undefined) return code(node.const)
  if (node.type === 'array') return `list, ${node.minItems ?? 0}–${node.maxItems}${ofWhat(node.items as Node)}`
  if (node.type === 'string')
    return node.format === 'date' ? 'day' : `text${node.maxLength ? `, at most ${node.maxLength}` : ''}`
  if (node.type === 'integer' || node.type === 'number') return `number${range(node)}`
  if (node.type === 'boolean') return 'true or false'
  if (optionsOf(node)?.every((option) => option.type === 'object')) return 'one of'
  return optionsOf(node)?.map(what).join(', ') ?? 'object'
}

/** What the entries of a list are, where no rows below say it. */
const ofWhat = (item: Node) => (['object', 'one of'].includes(what(item)) ? '' : `: ${what(item)}`)

function range({ minimum, maximum }: Node): string {
  if (typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER) return `, ${String(minimum)}–${maximum}`
  return ''
}

function rows(fields: Fields, required: readonly string[], path = ''): string[] {
  return Object.entries(fields).flatMap(([name, node]) => {
    const own = path + name
    const standard = node.default === undefined || typeof node.default === 'object' ? '' : ` (${code(node.default)})`
    const star = required.includes(name) ? '*' : ''
    return [`| \`${own}\`${star} | ${node.title ?? ''} | ${what(node)}${standard} |`, ...below(node, own)]
  })
}

function below(node: Node, path: string): string[] {
  if (isPicture(node)) return []
  if (node.type === 'array') return below(node.items as Node, `${path}[]`)
  const options = optionsOf(node)
  if (options) {
    return options.flatMap((option) => {
      const [[by, kind] = []] = Object.entries((option.properties ?? {}) as Fields).filter(
        ([, { const: value }]) => value,
      )
      if (!by) return []
      const { [by]: _, ...rest } = option.properties as Fields
      return [
        `| \`${path}.${by}\`* | | ${code(kind!.const)} |`,
        ...rows(rest, (option.required ?? []) as string[], `${path}.`),
      ]
    })
  }
  return rows((node.properties ?? {}) as Fields, (node.required ?? []) as string[], `${path}.`)
}

const table = (lines: readonly string[]) => ['| field | what it is | takes |', '|---|---|---|', ...lines].join('\n')
const json = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Node
const fieldsOf = (schema: Node) => rows(schema.properties as Fields, (schema.required ?? []) as string[])

function typeChapter({ type, title, description, variants, version, schema }: ListedType): string {
  const own = Object.entries(schema.properties as Fields).filter(
    ([name]) => !(name in commonProps) && name !== 'variant',
  )
  const lines = rows(Object.fromEntries(own), (schema.required ?? []) as string[])
  const facts = [...(variants.length > 0 ? [`Variants: ${variants.map(code).join(', ')}.`] : []), `Version ${version}.`]
  return `### \`${type}\`: ${title}\n\n${description} ${facts.join(' ')}\n\n${table(lines)}`
}

function whole(): string {
  const pages = catalog.types().filter(({ type }) => type !== 'shared')
  const shared = catalog.types().find(({ type }) => type === 'shared')!
  return `# Sections and themes

A page of a site is a list of sections: \`{"id", "type", "version", "props"}\`. \`id\` and \`version\` may be left out when writing.
A field with \`*\` must be given; what is left out takes the value in brackets, or stays empty. A field that is not listed here is
refused with 422 and its path, such as \`sections.2.props.items.0.title\`. This page is made from the schemas; a test keeps it true.

- **Text** is plain: tags in it are shown as they stand. Fields for paragraphs and HTML are sanitised when they are written.
- **Links** start with \`https://\`, \`http://\`, \`mailto:\` or \`tel:\`, or lead inside the site: \`page:12\`, \`page:12#prices\`, \`#prices\`, \`/about/\`.
- **Images** are \`{"media": "<sha-256 in the media library>"}\`, \`{"url": "https://…"}\` or \`{"art": "…"}\`, a drawing that comes with Quoin
  (${artNames.map(code).join(', ')}), with \`focal\` \`{"x", "y"}\` from 0 to 1 and, where said, \`alt\`.
- **Icons** are names of Lucide: ${iconNames.map(code).join(', ')}.

## What every section has

${table(fieldsOf(json(z.strictObject(commonProps))))}

The background of a page takes the same as the background of a section: ${(optionsOf(json(background)) ?? []).map((option) => code((option.properties as Fields).kind!.const)).join(', ')}.

## Types

${pages.map(typeChapter).join('\n\n')}

### \`${shared.type}\`: ${shared.title}

${shared.description} It has no other props.

${table(fieldsOf(shared.schema))}

## Theme

\`theme_config\` is completed over its preset: ${Object.entries(presets)
    .map(([key, { name }]) => `\`${key}\` (${name.en})`)
    .join(', ')}. Colours are \`#rrggbb\`. Text under 4.5:1 on what lies
behind it, and an accent under 3:1, are stored and told: the check of a site names them with the code \`contrast\`, and they stop its export.

${table(fieldsOf(json(themeConfig)))}
`
}

it('docs/sections.md says what the catalogue says (UPDATE=1 writes it)', () => {
  const text = whole()
  if (process.env.UPDATE) writeFileSync(page, text)
  expect(readFileSync(page, 'utf8')).toBe(text)
})
