import * as z from 'zod'
import { type Section, SectionId } from '../contract/hosted-values.ts'
import { background } from './background.ts'
import { type Issue, toIssues } from './issues.ts'
import { definitionOf } from './library.ts'
import type { SectionDefinition } from './section.ts'

export type Checked<Value> = { ok: true; value: Value } | { ok: false; issues: Issue[] }

const Envelope = z.strictObject({
  id: SectionId,
  type: z.string().max(40),
  version: z.int().positive().optional(),
  props: z.unknown(),
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const refused = (path: string, code: string, message: string): Checked<never> => ({
  ok: false,
  issues: [{ path, code, message }],
})

/** Never throws: what comes in is anybody's. The result is complete, sanitised and of the newest version. */
export function parseSection(section: unknown): Checked<Section> {
  const outer = Envelope.safeParse(section, { reportInput: true })
  if (!outer.success) return { ok: false, issues: toIssues(outer.error) }
  const { id, type, version, props: given } = outer.data
  const definition = definitionOf(type)
  if (!definition) return refused('type', 'unknown_type', `There is no section type "${type}".`)
  if (version !== undefined && version > definition.version) {
    return refused(
      'version',
      'unknown_version',
      `This section is of version ${version}; the newest known here is ${definition.version}. Update Quoin to open it.`,
    )
  }
  // Not a record of zod: that would drop a `__proto__`, which is to be named and refused.
  if (!isObject(given))
    return refused('props', given === undefined ? 'required' : 'invalid_type', 'The props are an object.')
  const props = readProps(definition, given, version ?? definition.version)
  return props.ok ? { ok: true, value: { id, type, version: definition.version, props: props.value } } : props
}

/** Props of `version` as those of the newest. Issues are named from the section: `props.items.2.title`. */
export function readProps(
  { type, upgrades, props }: SectionDefinition,
  given: Record<string, unknown>,
  version: number,
): Checked<Record<string, unknown>> {
  let newest: unknown
  try {
    newest = upgrades.slice(version - 1).reduce((older, step) => step(older), given)
  } catch {
    return refused('props', 'not_upgraded', `These are not the props of a ${type} of version ${version}.`)
  }
  const parsed = props.safeParse(newest, { reportInput: true })
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, issues: toIssues(parsed.error, ['props']) }
}

export function parseBackground(value: unknown): Checked<Record<string, unknown>> {
  const parsed = background.safeParse(value, { reportInput: true })
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, issues: toIssues(parsed.error) }
}
