import * as z from 'zod'
import { commonProps } from './common.ts'
import { choice } from './fields.ts'

export const siteLocales = ['en', 'uk', 'de'] as const
export type SiteLocale = (typeof siteLocales)[number]

type Props = Record<string, unknown>

/** Turns the props of one version into those of the next. Gets what was stored, so it must not trust its shape. */
export type Upgrade = (props: Props) => Props

export interface RuleIssue {
  /** Inside the props: `['rows', 2]`. */
  path: (string | number)[]
  code: string
  message: string
}

type Variants = readonly [string, ...string[]]
type Full<S extends z.core.$ZodLooseShape, V extends Variants> = typeof commonProps & {
  variant: ReturnType<typeof choice<V>>
} & S

interface SectionSpec<S extends z.core.$ZodLooseShape, V extends Variants> {
  type: string
  title: string
  /** One sentence: what it is for. */
  description: string
  variants: V
  props: z.ZodObject<S, z.core.$strict>
  /** Upgrade n turns version n + 1 into n + 2, so the version is counted, not kept. Append only. */
  upgrades?: Upgrade[]
  /** What the schema of one field cannot say. Runs when every field is right by itself. */
  rules?: (props: z.output<z.ZodObject<S, z.core.$strict>>) => RuleIssue[]
  sample: Record<SiteLocale, z.input<z.ZodObject<Full<S, V>, z.core.$strict>>>
}

/** Everything the product knows of a section type; drawing comes beside it. */
export interface SectionDefinition {
  type: string
  title: string
  description: string
  variants: readonly string[]
  props: z.ZodObject
  upgrades: readonly Upgrade[]
  version: number
  sample: Record<SiteLocale, Props>
}

/** Declares a section type. The common props are added to its own. */
export function section<const V extends Variants, S extends z.core.$ZodLooseShape>(spec: SectionSpec<S, V>) {
  const { upgrades = [], rules, ...rest } = spec
  const shape = { variant: choice('Variant', spec.variants), ...spec.props.shape, ...commonProps } as Full<S, V>
  const strict = z.strictObject(shape)
  const props = rules
    ? strict.superRefine((value, context) => {
        for (const issue of rules(value as never)) {
          context.addIssue({ code: 'custom', path: issue.path, message: issue.message, params: { code: issue.code } })
        }
      })
    : strict
  return { ...rest, props, upgrades, version: upgrades.length + 1 }
}
