import type { CatalogIssue, Section, SiteTemplate } from '../../contract/hosted-values.ts'

export type Checked<Value> = { ok: true; value: Value } | { ok: false; issues: CatalogIssue[] }

/** The section library as the core sees it: made by src/site, handed in by the host. Nothing here throws. */
export interface SectionCatalog {
  /**
   * Strict: validates, upgrades an older version, fills what is left out and sanitises rich text. Takes
   * `{id, type, version?, props}`; without a version it is the newest. Paths inside the section: `props.items.2.title`.
   */
  parse(section: unknown): Checked<Section>
  /** Strict and complete: defaults fill what is left out. Paths inside the theme: `colors.light.accent`. */
  parseTheme(config: unknown): Checked<Record<string, unknown>>
  /** The background of a page: a token, an image or a gradient. */
  parseBackground(background: unknown): Checked<Record<string, unknown>>
  /** What in the colours of a complete theme cannot be read (`error`) or is read with effort (`warning`). */
  contrast(theme: Record<string, unknown>): ContrastProblem[]
  types(): readonly SectionType[]
  /** Curated, in the order in which they are shown. */
  templates(): readonly SiteTemplate[]
}

export interface ContrastProblem {
  level: 'error' | 'warning'
  /** `colors.dark.muted` */
  field: string
  message: string
}

export interface SectionType {
  type: string
  title: string
  description: string
  version: number
  /** JSON Schema of the props. */
  schema: Record<string, unknown>
}
