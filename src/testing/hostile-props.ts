import { library } from '../site/library.ts'
import type { SectionDefinition } from '../site/section.ts'
import { attacks } from '../text/xss.fixtures.ts'

type Path = (string | number)[]

/** What an address would be that runs something, leads elsewhere, or breaks out of its attribute. */
const badAddresses = [
  'javascript:x()',
  'JaVaScRiPt:x()',
  ' javascript:x()',
  'java\tscript:x()',
  '\u0001javascript:x()',
  'javascript://https://a.example/%0ax()',
  'data:text/html,<script>x()</script>',
  'vbscript:x()',
  'file:///etc/passwd',
  '//evil.example/',
  '\\\\evil.example\\a',
  '"><img src=x onerror=x()>',
  "x' onmouseover='x()' '",
  'x" onfocus="x()" autofocus tabindex="0" x="',
]
const addressKeys = new Set(['href', 'url', 'media', 'src', 'action', 'address', 'poster'])
/** Passes where a line must be short. */
const SHORT = '<img src=x onerror=x()>'

const leaves = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === 'string') return [path]
  if (Array.isArray(value)) return value.flatMap((one, at) => leaves(one, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]))
}

function put(value: unknown, [key, ...rest]: Path, given: string): unknown {
  if (key === undefined) return given
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? put(one, rest, given) : one))
  return { ...(value as object), [key]: put((value as Record<string, unknown>)[key], rest, given) }
}

export interface HostileSection {
  type: string
  version: number
  props: Record<string, unknown>
}

const kinds = library.filter(({ type }) => type !== 'shared')

const stored = ({ type, version }: SectionDefinition, props: unknown): HostileSection => ({
  type,
  version,
  props: props as Record<string, unknown>,
})

const namesAddress = (path: Path): boolean => addressKeys.has(String(path.at(-1)))

/** One section for each field of each type: everything as its sample has it, that one field hostile whatever it is. */
export function oneFieldHostile(): HostileSection[] {
  let nth = 0
  return kinds.flatMap((definition) =>
    leaves(definition.sample.en).map((path) => {
      const choices = namesAddress(path) ? badAddresses : attacks
      return stored(definition, put(definition.sample.en, path, choices[nth++ % choices.length]!))
    }),
  )
}

/** One section for each type, with every text hostile that its schema takes so: what a caller of the API could store. */
export function hostileWhereTaken(): HostileSection[] {
  let nth = 0
  return kinds.map((definition) => {
    const taken = leaves(definition.sample.en).reduce<Record<string, unknown>>((props, path) => {
      const attack = attacks[nth++ % attacks.length]!
      const next = [attack, SHORT].map((text) => put(props, path, text) as Record<string, unknown>)
      return next.find((one) => definition.props.safeParse(one).success) ?? props
    }, definition.sample.en)
    return stored(definition, taken)
  })
}

/** Every attack as the HTML of the two types that hold HTML. */
export function hostileHtml(): HostileSection[] {
  const holders = kinds.filter(({ type }) => type === 'html' || type === 'rich_text')
  return attacks.flatMap((attack) =>
    holders.map((definition) => stored(definition, { ...definition.sample.en, html: attack })),
  )
}

/** Addresses that a redirect must never lead to. */
export const badTargets = [
  ...badAddresses,
  'https://evil.example\r\nSet-Cookie: a=b',
  '/ok\r\n\r\n<script>x()</script>',
]
